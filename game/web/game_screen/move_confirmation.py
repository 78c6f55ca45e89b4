"""Confirmation of moves chosen on the board, if the setting asks for it.

Moves chosen with a button are played at once.
"""

from __future__ import annotations

from collections.abc import Collection

from game.draw.presentation import Action
from game.text.message import msg
from game.web.platform import settings

CONFIRM_TARGET = "confirm"
"""The target of the button that plays the move."""

BUTTONS = (
    Action(CONFIRM_TARGET, msg("confirm-play"), "check", main=True),
    Action("", msg("confirm-withdraw"), "x"),
)


class MoveConfirmation:
    """`pending_target` was chosen and is not confirmed yet; empty if there is none."""

    def __init__(self) -> None:
        self.pending_target = ""

    def resolve(self, target: str) -> str:
        """The target meant: for the confirm button the pending one."""
        return self.pending_target if target == CONFIRM_TARGET else target

    def needs_confirmation(self, target: str, button_targets: Collection[str]) -> bool:
        """Whether a move becomes pending; choosing it a second time confirms it."""
        if not settings.confirm_moves() or target in button_targets or target == self.pending_target:
            self.pending_target = ""
            return False
        self.pending_target = target
        return True

    def cancel(self) -> bool:
        """Drop the pending target. False if there was none."""
        was_pending, self.pending_target = bool(self.pending_target), ""
        return was_pending
