"""Statistics of a game: values over its moves, tables, and a map.

They are computed from the states and moves of a finished or unfinished game, without computer analysis.
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
    """A table; every row has as many cells as `head`. `note` explains the numbers."""

    title: Message
    head: tuple[Message, ...]
    rows: tuple[tuple[Message, ...], ...]
    note: Message | None = None


class Statistics(Protocol):
    """Statistics of one game; `moves[k]` led from `states[k]` to `states[k + 1]`."""

    def series_titles(self) -> tuple[Message, ...]:
        """The titles of the charts, one per series of values."""

    def series_values(self, state: Any) -> tuple[tuple[float, ...], ...]:
        """For each series, the value of each seat in a state."""

    def tables(self, states: Sequence[Any], moves: Sequence[Any]) -> tuple[Table, ...]:
        """Tables of what happened; tables without content are left out."""

    def map_picture(self, states: Sequence[Any], moves: Sequence[Any], ui: Ui, theme: Theme) -> Scene | None:
        """A map of the pieces' routes, or None."""
