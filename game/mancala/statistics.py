"""Statistics of a game of Afrika: the stones captured over the moves, and the sizes of captures."""

from __future__ import annotations

from collections.abc import Sequence

from game.draw.presentation import Ui
from game.draw.statistics_interface import Table
from game.draw.theme import Theme
from game.mancala.rules.board import NORTH, SOUTH
from game.mancala.rules.moves import CAPTURE, Move
from game.mancala.rules.state import State
from game.text.message import Message, msg


def series_titles() -> tuple[Message, ...]:
    return (msg("mancala-statistics-captured"),)


def series_values(state: State) -> tuple[tuple[float, ...], ...]:
    return (state.captured,)


def tables(states: Sequence[State], moves: Sequence[Move]) -> tuple[Table, ...]:
    """For each player the number of captures, their mean size and the largest."""
    taken: tuple[list[int], list[int]] = ([], [])
    for before, move in zip(states, moves, strict=False):
        if move.verb == CAPTURE:
            taken[before.seat].append(before.board[move.hole])
    if not any(taken):
        return ()
    head = (
        "statistics-player",
        "mancala-statistics-captures",
        "mancala-statistics-mean",
        "mancala-statistics-largest",
    )
    rows = tuple(_row(seat, taken[seat]) for seat in (SOUTH, NORTH))
    return (Table(msg("mancala-statistics-title"), tuple(map(msg, head)), rows),)


def _row(seat: int, taken: Sequence[int]) -> tuple[Message, ...]:
    mean = sum(taken) / len(taken) if taken else 0.0
    return (
        msg("player", seat=seat),
        msg("number", value=len(taken)),
        msg("statistics-decimal", value=mean),
        msg("number", value=max(taken, default=0)),
    )


def map_picture(states: Sequence[State], moves: Sequence[Move], ui: Ui, theme: Theme) -> None:
    """None: the board itself already shows the whole game."""
