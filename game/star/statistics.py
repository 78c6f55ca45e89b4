"""Statistics of a game of *Star: the certain points of each player over the moves."""

from __future__ import annotations

from collections.abc import Sequence

from game.draw.presentation import Ui
from game.draw.statistics_interface import Table
from game.draw.theme import Theme
from game.star.rules.moves import Move
from game.star.rules.proved_ownership import ownership_of
from game.star.rules.state import State
from game.text.message import Message, msg


def series_titles() -> tuple[Message, ...]:
    """Certain points only: the other player can no longer take them."""
    return (msg("star-statistics-sure"),)


def series_values(state: State) -> tuple[tuple[float, ...], ...]:
    return (ownership_of(state).certain,)


def tables(states: Sequence[State], moves: Sequence[Move]) -> tuple[Table, ...]:
    return ()


def map_picture(states: Sequence[State], moves: Sequence[Move], ui: Ui, theme: Theme) -> None:
    """None: the board itself already shows the whole game."""
