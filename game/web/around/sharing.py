"""Handing a game or a position on: as a link, a text for people, a file, or a picture of the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import URL, document, navigator, window
from pyodide.ffi import JsException, create_once_callable

from game.draw.camera import whole
from game.play.incoming import position_of
from game.play.link import pack
from game.play.record import Record
from game.play.session import Session
from game.play.transcript import write
from game.web.around.picture import at_rest
from game.web.board.canvas import Canvas
from game.web.commands import Command, Tasks
from game.web.dom import by_id, listen, make
from game.web.files import download
from game.web.match import Match
from game.web.words import Words

SIDE = 1600.0
"""Pixels of a picture's longer side."""


class Sharing:
    """The dialog for handing on what is on the board. Nothing leaves the device before a player sends it."""

    def __init__(self, words: Words, match: Match, tasks: Tasks) -> None:
        self._words, self._match, self._tasks = words, match, tasks
        for name in ("share-what", "share-how"):
            listen(by_id(name), "change", tasks.guarded(lambda _: self._show_text()))

    def commands(self) -> Mapping[str, Command]:
        return {
            "share": lambda _: self._show(),
            "share-copy": lambda _: self._tasks.spawn(self._copy()),
            "share-send": lambda _: self._tasks.spawn(self._send()),
            "share-file": lambda _: self._save(),
            "share-picture": lambda _: self._picture(),
        }

    def _show(self) -> None:
        by_id("share-send").hidden = not hasattr(navigator, "share")
        by_id("share-done").hidden = True
        self._show_text()
        by_id("share").showModal()

    @property
    def _shown(self) -> Session:
        """The moment on the board, which may be one that is looked back at."""
        return self._match.display.session

    def _record(self) -> Record:
        if by_id("share-what").value == "position":
            return position_of(self._shown.record, self._shown.state.text())
        assert self._match.session, "a game is on"
        return self._match.session.record.without_seed()

    def _text(self) -> str:
        """What the box shows: a link, or the text for people."""
        if by_id("share-how").value == "link":
            here = window.location
            return f"{here.origin}{here.pathname}#{pack(self._record())}"
        if by_id("share-what").value == "position":
            return self._shown.state.text()
        assert self._match.session, "a game is on"
        return write(self._match.session)

    def _show_text(self) -> None:
        by_id("share-text").value = self._text()
        by_id("share-done").hidden = True

    async def _copy(self) -> None:
        """To the clipboard; where that is refused the text is selected, ready for the keys that copy."""
        try:
            await navigator.clipboard.writeText(by_id("share-text").value)
        except (JsException, AttributeError):
            by_id("share-text").select()
            return
        by_id("share-done").hidden = False

    async def _send(self) -> None:
        """By the device's own means; whoever changes their mind there has changed it."""
        text = by_id("share-text").value
        part = "url" if by_id("share-how").value == "link" else "text"
        what = window.JSON.parse("{}")
        setattr(what, part, text)
        try:
            await navigator.share(what)
        except JsException as error:
            if "AbortError" not in str(error):
                await self._copy()

    def _save(self) -> None:
        download(f"starboard-{self._shown.game.id}.json", self._record().text())

    def _picture(self) -> None:
        """The board as it is shown, as a PNG."""
        session = self._shown
        scene = at_rest(session, self._words.language())
        scale = SIDE / max(scene.width, scene.height)
        across, down = scene.width * scale, scene.height * scale
        element = document.createElement("canvas")
        canvas = Canvas(element)
        canvas.resize(across, down, 1)
        canvas.paint(scene, whole(scene.width, scene.height, across, down))

        def save(blob: Any) -> None:
            url = URL.createObjectURL(blob)
            make("a", href=url, download=f"starboard-{session.game.id}.png").click()
            URL.revokeObjectURL(url)

        element.toBlob(create_once_callable(save))
