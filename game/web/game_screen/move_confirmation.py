"""A move chosen on the board that waits to be confirmed, where players want to be asked.

Moves that have a button of their own were chosen on purpose and are never doubted.
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
    """`target` is what was chosen and not confirmed yet; empty where nothing waits."""

    def __init__(self) -> None:
        self.pending_target = ""

    def resolve(self, target: str) -> str:
        """What choosing a target means: to confirm means the move that waits."""
        return self.pending_target if target == CONFIRM_TARGET else target

    def needs_confirmation(self, target: str, button_targets: Collection[str]) -> bool:
        """Whether a move has to wait; one that is chosen twice is sure."""
        if not settings.confirm_moves() or target in button_targets or target == self.pending_target:
            self.pending_target = ""
            return False
        self.pending_target = target
        return True

    def cancel(self) -> bool:
        """What waited is not meant; whether anything did."""
        was_pending, self.pending_target = bool(self.pending_target), ""
        return was_pending
