"""*Star looked back on: the points that each had for certain."""

from __future__ import annotations

from collections.abc import Sequence

from game.draw.review import Sheet
from game.draw.show import Ui
from game.draw.theme import Theme
from game.star.moves import Move
from game.star.rules import State
from game.star.view.owning import standing
from game.text.message import Message, say


def courses() -> tuple[Message, ...]:
    """Points that nobody could take any more, not those that stones merely stand on."""
    return (say("star-statistics-sure"),)


def numbers(state: State) -> tuple[tuple[float, ...], ...]:
    return (standing(state).sure,)


def sheets(states: Sequence[State], moves: Sequence[Move]) -> tuple[Sheet, ...]:
    return ()


def picture(states: Sequence[State], moves: Sequence[Move], ui: Ui, theme: Theme) -> None:
    """None: the board as it stands tells all."""
