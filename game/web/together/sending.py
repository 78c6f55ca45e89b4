"""Sending the game on the board as a letter."""

from __future__ import annotations

from typing import Any

from js import navigator
from pyodide.ffi import JsException

from game.play.session import Session
from game.play.together.agreements import progress
from game.play.together.draws import with_revealed
from game.play.together.letter import write_letter
from game.web.game_screen.controller import GameController
from game.web.platform.dom import js_object, listen
from game.web.platform.downloads import copy, download, page_link
from game.web.platform.qr_code import qr_code
from game.web.services import Services
from game.web.together.dialogs import SendDialog
from game.web.together.games import SharedGames


class Sending:
    """The ways to send. After each of them the others are taken to know the moves."""

    def __init__(self, services: Services, controller: GameController, games: SharedGames) -> None:
        self._spawn, self._controller, self._games = services.tasks.spawn, controller, games
        self._dialog = SendDialog(services.i18n)
        listen(self._dialog.link, "copy", services.tasks.guarded(self._on_copied_by_hand))

    def run(self, name: str) -> None:
        """Run the command of a button."""
        match name:
            case "together-send" if hasattr(navigator, "share"):
                self._spawn(self._share())
            case "together-send" | "together-ways":
                self._show_ways()
            case "together-copy":
                self._spawn(self._copy())
            case "together-code":
                self._spawn(self._show_code())
            case "together-file":
                self._download()

    def close_dialog(self) -> None:
        self._dialog.close()

    def _outgoing(self) -> Session:
        """The game on the board with this device's elements, as the others get it."""
        entry, mode = self._games.on_board, self._games.mode
        assert entry
        assert mode
        return with_revealed(mode.whole, entry.device, entry.secret)

    def _link(self) -> str:
        return page_link(write_letter(self._outgoing()))

    def _show_ways(self) -> None:
        self._dialog.show(self._link(), self._outgoing().game.has_chance)

    async def _share(self) -> None:
        """Open the device's share menu; if it fails, show other ways. Cancelling it does nothing."""
        try:
            await navigator.share(js_object(url=self._link()))
        except JsException as error:
            if "AbortError" not in str(error):
                self._show_ways()
            return
        self._on_sent()

    async def _copy(self) -> None:
        """Copy the link to the clipboard; if that is refused, select it, so that the player can."""
        if await copy(self._link()):
            self._dialog.say_copied()
            self._on_sent()
        else:
            self._dialog.link.select()

    def _on_copied_by_hand(self, _: Any) -> None:
        self._dialog.say_copied()
        self._on_sent()

    async def _show_code(self) -> None:
        self._dialog.code.replaceChildren(await qr_code(self._link()))
        self._on_sent()

    def _download(self) -> None:
        session = self._outgoing()
        download(f"starboard-{session.game.id}.json", session.record.without_seed().text())
        self._on_sent()

    def _on_sent(self) -> None:
        session, entry, mode = self._outgoing(), self._games.on_board, self._games.mode
        assert entry
        assert mode
        mode.sent = progress(session)
        self._games.keep(session, entry.chain, mode.session.ply, mode.sent)
        self._controller.changed.emit()
