"""Sharing a game or a position as a link, a readable text, a file, or a picture of the board."""

from __future__ import annotations

from collections.abc import Mapping

from js import document, navigator
from pyodide.ffi import JsException, create_once_callable

from game.play.exchange.import_game import record_from_position
from game.play.exchange.share_link import encode
from game.play.exchange.transcript import format_transcript
from game.play.record import Record
from game.play.session import Session
from game.text.message import msg
from game.web.board.static_board import idle_scene, paint_scene
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, js_object, listen
from game.web.platform.downloads import copy, download, download_blob, page_link
from game.web.services import Services

PICTURE_SIZE = 1600.0
"""Pixels of the longer side of a picture."""


class ShareDialog:
    """The dialog for sharing what is on the board. Nothing leaves the device until a player sends it."""

    def __init__(self, services: Services, controller: GameController) -> None:
        self._i18n, self._controller, self._tasks = services.i18n, controller, services.tasks
        for name in ("share-what", "share-how"):
            listen(by_id(name), "change", self._tasks.guarded(lambda _: self._show_text()))

    def commands(self) -> Mapping[str, Command]:
        return {
            "share": lambda _: self._show(),
            "share-copy": lambda _: self._tasks.spawn(self._copy()),
            "share-send": lambda _: self._tasks.spawn(self._send()),
            "share-file": lambda _: self._download_file(),
            "share-picture": lambda _: self._download_picture(),
        }

    def _show(self) -> None:
        by_id("share-send").hidden = not hasattr(navigator, "share")
        by_id("share-done").hidden = True
        note = "share-note-chance" if self._visible_session.game.has_chance else "share-note"
        self._i18n.set_text(by_id("share-note"), msg(note))
        self._show_text()
        by_id("share").showModal()

    @property
    def _visible_session(self) -> Session:
        """The moment on the board, in a replay an earlier one."""
        return self._controller.screen.session

    def _record(self) -> Record:
        if by_id("share-what").value == "position":
            return record_from_position(self._visible_session)
        assert self._controller.session, "a game is on"
        return self._controller.session.record.without_seed()

    def _text(self) -> str:
        """The text in the box: a link, a transcript or a position."""
        if by_id("share-how").value == "link":
            return page_link(encode(self._record()))
        if by_id("share-what").value == "position":
            return self._visible_session.state.text()
        assert self._controller.session, "a game is on"
        return format_transcript(self._controller.session)

    def _show_text(self) -> None:
        by_id("share-text").value = self._text()
        by_id("share-done").hidden = True

    async def _copy(self) -> None:
        """Copy the text to the clipboard; if that is refused, select it."""
        if await copy(by_id("share-text").value):
            by_id("share-done").hidden = False
        else:
            by_id("share-text").select()

    async def _send(self) -> None:
        """Open the device's share menu; if it fails, copy. Cancelling it does nothing."""
        text = by_id("share-text").value
        share_field = "url" if by_id("share-how").value == "link" else "text"
        try:
            await navigator.share(js_object(**{share_field: text}))
        except JsException as error:
            if "AbortError" not in str(error):
                await self._copy()

    def _download_file(self) -> None:
        download(f"starboard-{self._visible_session.game.id}.json", self._record().text())

    def _download_picture(self) -> None:
        """Download the board as it is shown, as a PNG."""
        session = self._visible_session
        scene = idle_scene(session, self._i18n.board_language())
        scale = PICTURE_SIZE / max(scene.width, scene.height)
        element = document.createElement("canvas")
        paint_scene(element, scene, scene.width * scale, scene.height * scale)
        name = f"starboard-{session.game.id}.png"
        element.toBlob(create_once_callable(lambda blob: download_blob(name, blob)))
