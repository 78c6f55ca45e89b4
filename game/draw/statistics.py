"""How a game looks back on itself: numbers over it, tables of what happened, and a picture of it.

A review is told from the states and moves of a whole game or of one still going on. Nothing in it is guessed:
what a computer player thinks of the moves is somebody else's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.draw.presentation import Ui
from game.draw.scene import Scene
from game.draw.theme import Theme
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class Table:
    """A table: a head and rows of as many cells. `note` says what the numbers do and do not mean."""

    title: Message
    head: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]
    note: Message | None = None


class Statistics(Protocol):
    """What a game tells of itself; `moves[k]` led from `states[k]` to `states[k + 1]`."""

    def series_titles(self) -> tuple[Message, ...]:
        """What is counted over the game, one chart each."""

    def series_values(self, state: Any) -> tuple[tuple[float, ...], ...]:
        """For each course, each seat's number in a state."""

    def tables(self, states: Sequence[Any], moves: Sequence[Any]) -> tuple[Table, ...]:
        """Tables of what happened; none of what there is nothing to tell yet."""

    def map_picture(self, states: Sequence[Any], moves: Sequence[Any], ui: Ui, theme: Theme) -> Scene | None:
        """The game in one picture, if it has one: the ways that pieces went."""
