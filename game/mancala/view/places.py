"""Where everything lies on the board, in board units.

South's row lies below and reads A … H from the left, North's above it and reads h … a. Turned round for a
player who sits opposite (`flipped`), North's row lies below and reads a … h. Each player's store lies beyond
the own row.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.mancala.board import HOLES, LETTERS, ROW, SOUTH

Point = tuple[float, float]

WIDTH, HEIGHT = 1000.0, 720.0
MIDDLE = (500.0, 356.0)
"""About this point the board is turned."""

ACROSS, DOWN = 53.0, 84.0
"""The radii of a hole, which is an oval."""

_PITCH, _FIRST = 119.0, 83.5
_TO_ROW, _TO_COUNT, _TO_STORE = 102.0, 212.0, 285.0
"""How far a row, its counts and the store lie from the middle line."""

TROUGH = (120.0, 856.0)
"""A store's left and right end."""

FIGURE_X, SCORE_X = 69.0, 915.0


def below(seat: int, flipped: bool) -> bool:
    """Whether the seat's row is the lower one."""
    return (seat == SOUTH) != flipped


def hole_at(hole: int, flipped: bool) -> Point:
    """The middle of a hole."""
    return _column(hole, flipped), _line(hole // ROW, _TO_ROW, flipped)


def count_at(hole: int, flipped: bool) -> Point:
    """Where a hole's letter and number stand, beyond the hole."""
    return _column(hole, flipped), _line(hole // ROW, _TO_COUNT, flipped)


def rim_at(hole: int, flipped: bool) -> Point:
    """Where a hole's rim comes nearest to the other row."""
    return _column(hole, flipped), _line(hole // ROW, _TO_ROW - DOWN, flipped)


def store_y(seat: int, flipped: bool) -> float:
    """The height of a seat's store."""
    return _line(seat, _TO_STORE, flipped)


def letters(holes: Iterable[int]) -> tuple[str, ...]:
    """The letters of holes, which are the names of their spots."""
    return tuple(LETTERS[hole] for hole in holes)


def neighbours(hole: int) -> tuple[int, ...]:
    """The holes next to a hole round the ring, and the one that faces it."""
    return ((hole - 1) % HOLES, (hole + 1) % HOLES, HOLES - 1 - hole)


def _column(hole: int, flipped: bool) -> float:
    place = hole % ROW if below(hole // ROW, flipped) else ROW - 1 - hole % ROW
    return _FIRST + _PITCH * place


def _line(seat: int, away: float, flipped: bool) -> float:
    return MIDDLE[1] + (away if below(seat, flipped) else -away)
