"""Where everything lies on the board, in board units.

South's row lies below and reads A … H from the left, North's above it and reads h … a. Turned round for a
player who sits opposite (`flipped`), North's row lies below and reads a … h. Each player's store lies beyond
the own row. On a screen that is higher than broad the board stands `upright`: what lay below is on the
right then, and reads from below.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.draw.show import Ui
from game.mancala.board import HOLES, LETTERS, ROW, SOUTH

Point = tuple[float, float]

PITCH = 119.0
"""From hole to hole along a row."""

HALF_LENGTH = 492.0
"""From the middle of the slab to its end."""

_SHORT, _LONG = 53.0, 84.0
"""The radii of a hole, which is an oval: along the row and across it."""

_CENTRE = (ROW - 1) / 2


class Lie(NamedTuple):
    """How the board lies before whoever looks at it."""

    flipped: bool = False
    upright: bool = False


class Form(NamedTuple):
    """The size of the picture, the middle of the board, and how far things lie from its middle line."""

    width: float
    height: float
    middle: Point
    half_breadth: float
    to_row: float
    to_count: float
    to_store: float


_LYING = Form(1000.0, 720.0, (500.0, 356.0), 348.0, to_row=102.0, to_count=212.0, to_store=285.0)
_UPRIGHT = Form(784.0, 1008.0, (392.0, 500.0), 384.0, to_row=106.0, to_count=226.0, to_store=314.0)

TROUGH, TROUGH_HALF = -12.0, (368.0, 38.0)
"""Where along its row a store has its middle, and how far it reaches along the row and across."""

_FIGURE, _SCORE = -431.0, 415.0
"""Where along the row a player's figure and score are."""


def lie(ui: Ui) -> Lie:
    """How the board lies in a picture."""
    return Lie(ui.flipped, ui.upright)


def form(how: Lie) -> Form:
    """The board's measures."""
    return _UPRIGHT if how.upright else _LYING


def extent(how: Lie, more: float = 0.0) -> tuple[float, float]:
    """How far a hole, and so much more, reaches from its middle to the sides and up and down."""
    along, across = _SHORT + more, _LONG + more
    return (across, along) if how.upright else (along, across)


def point(along: float, away: float, how: Lie) -> Point:
    """So far along the rows in the direction of the lower one, and so far from the middle line towards it."""
    x, y = form(how).middle
    return (x + away, y - along) if how.upright else (x + along, y + away)


def below(seat: int, how: Lie) -> bool:
    """Whether the seat's row is the lower one; of an upright board, the one on the right."""
    return (seat == SOUTH) != how.flipped


def hole_at(hole: int, how: Lie) -> Point:
    """The middle of a hole."""
    return beside(hole, form(how).to_row, how)


def count_at(hole: int, how: Lie) -> Point:
    """Where a hole's letter and number stand, beyond the hole."""
    return beside(hole, form(how).to_count, how)


def rim_at(hole: int, how: Lie, inwards: float = 0.0) -> Point:
    """Where a hole's rim comes nearest to the other row, or a point that lies farther in the hole."""
    return beside(hole, form(how).to_row - _LONG + inwards, how)


def beside(hole: int, away: float, how: Lie) -> Point:
    """The point of a hole's column that lies so far from the middle line."""
    place = hole % ROW if below(hole // ROW, how) else ROW - 1 - hole % ROW
    return point(PITCH * (place - _CENTRE), _side(hole // ROW, how) * away, how)


def trough_at(seat: int, how: Lie) -> Point:
    """The middle of a store."""
    return _in_store(seat, TROUGH, how)


def figure_at(seat: int, how: Lie) -> Point:
    """Where the figure of the player is whose store this is."""
    return _in_store(seat, _FIGURE, how)


def score_at(seat: int, how: Lie) -> Point:
    """The middle of the plate with a player's score."""
    return _in_store(seat, _SCORE, how)


def letters(holes: Iterable[int]) -> tuple[str, ...]:
    """The letters of holes, which are the names of their spots."""
    return tuple(LETTERS[hole] for hole in holes)


def neighbours(hole: int) -> tuple[int, ...]:
    """The holes next to a hole round the ring, and the one that faces it."""
    return ((hole - 1) % HOLES, (hole + 1) % HOLES, HOLES - 1 - hole)


def _in_store(seat: int, along: float, how: Lie) -> Point:
    return point(along, _side(seat, how) * form(how).to_store, how)


def _side(seat: int, how: Lie) -> int:
    return 1 if below(seat, how) else -1
