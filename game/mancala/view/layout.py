"""Where everything lies on the board, in board units.

South's row lies below and reads A … H from the left, North's above it and reads h … a. Turned round for a
player who sits opposite (`flipped`), North's row lies below and reads a … h. Each player's store lies beyond
the own row. On a screen that is higher than broad the board stands `upright`: what lay below is on the
right then, and reads from below.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.draw.presentation import Ui
from game.mancala.rules.board import HOLES, LETTERS, ROW, SOUTH

Point = tuple[float, float]

HOLE_SPACING = 119.0
"""From hole to hole along a row."""

SLAB_HALF_LENGTH = 492.0
"""From the middle of the slab to its end."""

_RADIUS_ALONG, _RADIUS_ACROSS = 53.0, 84.0
"""The radii of a hole, which is an oval: along the row and across it."""

_MIDDLE_COLUMN = (ROW - 1) / 2


class Orientation(NamedTuple):
    """How the board lies before whoever looks at it."""

    flipped: bool = False
    portrait: bool = False


class Layout(NamedTuple):
    """The size of the picture, the middle of the board, and how far things lie from its middle line."""

    width: float
    height: float
    centre: Point
    half_width: float
    row_offset: float
    count_offset: float
    store_offset: float


_LANDSCAPE = Layout(
    1000.0, 720.0, (500.0, 356.0), 348.0, row_offset=102.0, count_offset=212.0, store_offset=285.0
)
_PORTRAIT = Layout(
    784.0, 1008.0, (392.0, 500.0), 384.0, row_offset=106.0, count_offset=226.0, store_offset=314.0
)

STORE_CENTRE, STORE_HALF_SIZE = -12.0, (368.0, 38.0)
"""Where along its row a store has its middle, and how far it reaches along the row and across."""

_FIGURE_ALONG, _SCORE_ALONG = -431.0, 415.0
"""Where along the row a player's figure and score are."""


def orientation_of(ui: Ui) -> Orientation:
    """How the board lies in a picture."""
    return Orientation(ui.flipped, ui.portrait)


def layout_of(orientation: Orientation) -> Layout:
    """The board's measures."""
    return _PORTRAIT if orientation.portrait else _LANDSCAPE


def hole_radii(orientation: Orientation, margin: float = 0.0) -> tuple[float, float]:
    """How far a hole, and so much more, reaches from its middle to the sides and up and down."""
    along, across = _RADIUS_ALONG + margin, _RADIUS_ACROSS + margin
    return (across, along) if orientation.portrait else (along, across)


def board_point(along: float, offset: float, orientation: Orientation) -> Point:
    """So far along the rows in the direction of the lower one, and so far from the middle line towards it."""
    x, y = layout_of(orientation).centre
    return (x + offset, y - along) if orientation.portrait else (x + along, y + offset)


def is_near_side(seat: int, orientation: Orientation) -> bool:
    """Whether the seat's row is the lower one; of an upright board, the one on the right."""
    return (seat == SOUTH) != orientation.flipped


def hole_at(hole: int, orientation: Orientation) -> Point:
    """The middle of a hole."""
    return column_point(hole, layout_of(orientation).row_offset, orientation)


def count_at(hole: int, orientation: Orientation) -> Point:
    """Where a hole's letter and number stand, beyond the hole."""
    return column_point(hole, layout_of(orientation).count_offset, orientation)


def inner_rim_at(hole: int, orientation: Orientation, inset: float = 0.0) -> Point:
    """Where a hole's rim comes nearest to the other row, or a point that lies farther in the hole."""
    return column_point(hole, layout_of(orientation).row_offset - _RADIUS_ACROSS + inset, orientation)


def column_point(hole: int, offset: float, orientation: Orientation) -> Point:
    """The point of a hole's column that lies so far from the middle line."""
    column = hole % ROW if is_near_side(hole // ROW, orientation) else ROW - 1 - hole % ROW
    return board_point(
        HOLE_SPACING * (column - _MIDDLE_COLUMN), _direction(hole // ROW, orientation) * offset, orientation
    )


def store_at(seat: int, orientation: Orientation) -> Point:
    """The middle of a store."""
    return _store_point(seat, STORE_CENTRE, orientation)


def figure_at(seat: int, orientation: Orientation) -> Point:
    """Where the figure of the player is whose store this is."""
    return _store_point(seat, _FIGURE_ALONG, orientation)


def score_at(seat: int, orientation: Orientation) -> Point:
    """The middle of the plate with a player's score."""
    return _store_point(seat, _SCORE_ALONG, orientation)


def letters(holes: Iterable[int]) -> tuple[str, ...]:
    """The letters of holes, which are the names of their spots."""
    return tuple(LETTERS[hole] for hole in holes)


def neighbours(hole: int) -> tuple[int, ...]:
    """The holes next to a hole round the ring, and the one that faces it."""
    return ((hole - 1) % HOLES, (hole + 1) % HOLES, HOLES - 1 - hole)


def _store_point(seat: int, along: float, orientation: Orientation) -> Point:
    return board_point(
        along, _direction(seat, orientation) * layout_of(orientation).store_offset, orientation
    )


def _direction(seat: int, orientation: Orientation) -> int:
    return 1 if is_near_side(seat, orientation) else -1
