"""The bar over a board that does not show the game: what it shows, and the button back."""

from __future__ import annotations

from collections.abc import Mapping

from game.text.message import Message, msg
from game.web.game_screen.board_mode import ModeName
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.dom import by_id
from game.web.services import Services


class SandboxBar:
    """Visible in the sandbox and in the position editor."""

    def __init__(self, services: Services, controller: GameController) -> None:
        self._i18n, self._controller = services.i18n, controller
        controller.changed.subscribe(self._update)

    def commands(self) -> Mapping[str, Command]:
        return {"return": lambda _: self._controller.back()}

    def _update(self) -> None:
        mode = self._controller.mode
        is_shown = mode is not None and mode.name in (ModeName.SANDBOX, ModeName.EDIT)
        by_id("sandbox-bar").hidden = not is_shown
        if is_shown:
            self._i18n.set_text(by_id("sandbox-exit"), exit_label(self._controller))


def exit_label(controller: GameController) -> Message:
    """The label of the button back."""
    return msg("sandbox-return" if controller.has_waiting_game else "sandbox-home")
