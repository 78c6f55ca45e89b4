"""Coordinates on the board, in board units.

South's row is the lower one and reads A … H from the left; North's is above it and reads h … a. If `rotated`,
North's row is the lower one and reads a … h. Each player's store lies outside the player's row. If
`portrait`, for screens that are higher than wide, the lower row is on the right and reads upwards.
"""

from __future__ import annotations

from typing import NamedTuple

from game.draw.presentation import Ui
from game.draw.svg_paths import Point
from game.mancala.rules.board import HOLES, ROW, SOUTH, opposite, owner

HOLE_SPACING = 119.0
"""Distance between holes along a row."""

SLAB_HALF_LENGTH = 492.0
"""Distance from the centre of the slab to its ends."""

_RADIUS_ALONG, _RADIUS_ACROSS = 53.0, 84.0
"""Radii of an oval hole, along the row and across it."""

_MIDDLE_COLUMN = (ROW - 1) / 2


class Orientation(NamedTuple):
    """The orientation of the board on the screen."""

    rotated: bool = False
    portrait: bool = False


class Layout(NamedTuple):
    """The size of the scene, the centre of the board, and distances from the line between the rows."""

    width: float
    height: float
    centre: Point
    half_width: float
    row_offset: float
    count_offset: float
    store_offset: float


_LANDSCAPE = Layout(
    1000.0, 672.0, (500.0, 332.0), 324.0, row_offset=98.0, count_offset=208.0, store_offset=270.0
)
_PORTRAIT = Layout(
    728.0, 1008.0, (364.0, 500.0), 356.0, row_offset=98.0, count_offset=218.0, store_offset=299.0
)

STORE_HALF_SIZE = 368.0, 34.0
"""Half the size of a store, along its row and across."""

_STORE_ALONG, _FIGURE_ALONG, _SCORE_ALONG = -12.0, -431.0, 415.0
"""Positions of a store's centre, and of a player's figure and score, along the row."""


def orientation_of(ui: Ui) -> Orientation:
    """The orientation in a UI state."""
    return Orientation(ui.rotated, ui.portrait)


def layout_of(orientation: Orientation) -> Layout:
    """The measures of the board in an orientation."""
    return _PORTRAIT if orientation.portrait else _LANDSCAPE


def hole_radii(orientation: Orientation, margin: float = 0.0) -> tuple[float, float]:
    """The horizontal and vertical radius of a hole, plus a margin."""
    along, across = _RADIUS_ALONG + margin, _RADIUS_ACROSS + margin
    return (across, along) if orientation.portrait else (along, across)


def board_point(along: float, offset: float, orientation: Orientation) -> Point:
    """The point `along` in the lower row's direction, and `offset` from the middle line towards that row."""
    x, y = layout_of(orientation).centre
    return (x + offset, y - along) if orientation.portrait else (x + along, y + offset)


def is_near_side(seat: int, orientation: Orientation) -> bool:
    """Whether the seat's row is the lower one, or in portrait the right one."""
    return (seat == SOUTH) != orientation.rotated


def hole_at(hole: int, orientation: Orientation) -> Point:
    """The centre of a hole."""
    return column_point(hole, layout_of(orientation).row_offset, orientation)


def count_at(hole: int, orientation: Orientation) -> Point:
    """The position of a hole's letter and number, outside the hole."""
    return column_point(hole, layout_of(orientation).count_offset, orientation)


def inner_rim_at(hole: int, orientation: Orientation) -> Point:
    """The point of a hole's rim nearest to the other row."""
    return column_point(hole, layout_of(orientation).row_offset - _RADIUS_ACROSS, orientation)


def column_point(hole: int, offset: float, orientation: Orientation) -> Point:
    """The point in a hole's column at distance `offset` from the middle line."""
    column = hole % ROW if is_near_side(owner(hole), orientation) else ROW - 1 - hole % ROW
    return board_point(
        HOLE_SPACING * (column - _MIDDLE_COLUMN), _direction(owner(hole), orientation) * offset, orientation
    )


def store_at(seat: int, orientation: Orientation) -> Point:
    """The centre of a store."""
    return _store_point(seat, _STORE_ALONG, orientation)


def figure_at(seat: int, orientation: Orientation) -> Point:
    """The position of a player's figure."""
    return _store_point(seat, _FIGURE_ALONG, orientation)


def score_at(seat: int, orientation: Orientation) -> Point:
    """The centre of the plate with a player's score."""
    return _store_point(seat, _SCORE_ALONG, orientation)


def offset_by(at: Point, by: Point) -> Point:
    """The point at an offset from another."""
    return at[0] + by[0], at[1] + by[1]


def neighbours(hole: int) -> tuple[int, ...]:
    """The previous and the next hole of the ring, and the opposite hole."""
    return ((hole - 1) % HOLES, (hole + 1) % HOLES, opposite(hole))


def _store_point(seat: int, along: float, orientation: Orientation) -> Point:
    return board_point(
        along, _direction(seat, orientation) * layout_of(orientation).store_offset, orientation
    )


def _direction(seat: int, orientation: Orientation) -> int:
    return 1 if is_near_side(seat, orientation) else -1
