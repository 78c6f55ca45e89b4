"""Another game on the board for a while: something tried out, or a game to look at. The real one waits.

Nothing of it is saved. One button leads back to where it was asked for.
"""

from __future__ import annotations

from collections.abc import Mapping

from js import document

from game.play.session import Session
from game.text.message import Message, msg
from game.web.game_screen.controller import GameController
from game.web.game_screen.toolbar import GameToolbar
from game.web.platform.commands import Command
from game.web.platform.dom import by_id
from game.web.platform.i18n import Translator
from game.web.platform.screens import current_screen, show_screen


class Sandbox:
    """Holds the real game, if there is one, while another one is on the board."""

    def __init__(self, i18n: Translator, toolbar: GameToolbar, controller: GameController) -> None:
        self._i18n, self._toolbar, self._controller = i18n, toolbar, controller
        self.is_active = False
        self._real_session: Session | None = None
        self._was_spectating = False
        self._origin_screen = "game"

    def commands(self) -> Mapping[str, Command]:
        return {"return": lambda _: self.exit_sandbox()}

    @property
    def exit_label(self) -> Message:
        """Where `back` leads to."""
        return msg("sandbox-home" if self._origin_screen == "start" else "sandbox-return")

    def enter(self, session: Session) -> None:
        """Put a game on the board; from a branch on it is still the same game that waits."""
        if not self.is_active:
            self.is_active, self._real_session, self._was_spectating = (
                True,
                self._controller.session,
                self._controller.is_spectating,
            )
            self._origin_screen = current_screen()
        by_id("sandbox-bar").hidden = False
        self._i18n.set_text(
            by_id("sandbox-text"), msg("sandbox-other" if self._origin_screen == "start" else "sandbox-on")
        )
        self._i18n.set_text(by_id("sandbox-exit"), self.exit_label)
        document.body.dataset.game = session.game.id
        show_screen("game")
        self._toolbar.close_panel()
        self._toolbar.open(session)

    def discard(self) -> None:
        """Forget what was on the board: the game is the real one again."""
        if self.is_active:
            self._controller.session, self._controller.is_spectating = (
                self._real_session,
                self._was_spectating,
            )
            self.is_active, self._real_session = False, None
        by_id("sandbox-bar").hidden = True

    def exit_sandbox(self) -> None:
        """Leave, to where it was asked for."""
        if self._origin_screen == "start" or self._real_session is None:
            by_id("home").click()
            return
        self.discard()
        assert self._controller.session
        document.body.dataset.game = self._controller.session.game.id
        self._controller.resume()
        self._toolbar.update_buttons()
