"""A move chosen on the board that waits to be confirmed, where players want to be asked.

Moves that have a button of their own were chosen on purpose and are never doubted.
"""

from __future__ import annotations

from collections.abc import Collection

from game.draw.show import Action
from game.text.message import say
from game.web import settings

CONFIRM = "confirm"
"""The target of the button that plays the move."""

BUTTONS = (
    Action(CONFIRM, say("confirm-play"), "check", main=True),
    Action("", say("confirm-withdraw"), "x"),
)


class Doubt:
    """`target` is what was chosen and not confirmed yet; empty where nothing waits."""

    def __init__(self) -> None:
        self.target = ""

    def meant(self, target: str) -> str:
        """What choosing a target means: to confirm means the move that waits."""
        return self.target if target == CONFIRM else target

    def arises(self, target: str, buttons: Collection[str]) -> bool:
        """Whether a move has to wait; one that is chosen twice is sure."""
        if not settings.confirms() or target in buttons or target == self.target:
            self.target = ""
            return False
        self.target = target
        return True

    def withdraw(self) -> bool:
        """What waited is not meant; whether anything did."""
        waited, self.target = bool(self.target), ""
        return waited
