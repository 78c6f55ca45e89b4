"""A whole board in one integer, so that a sowing is the addition of a number from a table.

One byte per hole. The low eight bytes are South's A–H; the high eight are North's h–a, so opposite holes are
eight bytes apart, and one shift aligns the two rows. A hole has at most 128 stones, so one addition finds all
holes with stones: `board + CARRY_BITS` sets the top bit of every byte that is not zero.

The stones in a row are counted without a loop: as 256 % 255 is 1, the remainder of a row's bits by 255 is the
sum of its bytes, which is at most 128.
"""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from game.mancala.rules.board import HOLES, NORTH, ROW, SOUTH, STONES, Board, opposite, owner, path, row

HOLE_BITS = 8
ROW_BITS = ROW * HOLE_BITS
"""Bits of a row: the distance between opposite holes."""

SOUTH_BITS = (1 << ROW_BITS) - 1
"""The bits of South's row."""

CARRY_BITS = int.from_bytes(b"\x7f" * HOLES, "little")
TOP_BITS = int.from_bytes(b"\x80" * HOLES, "little")
SOUTH_TOP_BITS = TOP_BITS & SOUTH_BITS


class Sowing(NamedTuple):
    """The byte of a hole, and tables by its number of stones."""

    byte: int
    deltas: tuple[int, ...]
    """The number to add to the board."""
    stones_given: tuple[int, ...]
    """The number of stones that reach the other row."""


def hole_shift(hole: int) -> int:
    """The position of the lowest bit of a hole's byte."""
    return HOLE_BITS * (hole if owner(hole) == SOUTH else opposite(hole) + ROW)


def pack(board: Board) -> int:
    """The board as one integer."""
    return sum(stones << hole_shift(hole) for hole, stones in enumerate(board))


def _sowing(hole: int) -> Sowing:
    """The tables of a hole: each further stone leaves the hole and falls one hole further."""
    reached = path(hole, STONES)
    deltas = accumulate(((1 << hole_shift(each)) - (1 << hole_shift(hole)) for each in reached), initial=0)
    stones_given = accumulate((owner(each) != owner(hole) for each in reached), initial=0)
    return Sowing(hole_shift(hole) // HOLE_BITS, tuple(deltas), tuple(stones_given))


SOWINGS = tuple(tuple(_sowing(hole) for hole in reversed(row(seat))) for seat in (SOUTH, NORTH))
"""The sowings by seat, the last hole first, since its stones reach the other row soonest."""


def _capture_shifts(seat: int) -> dict[int, tuple[int, ...]]:
    """For each set of flags, the shifts of the other seat's holes in these columns."""
    found: dict[int, tuple[int, ...]] = {0: ()}
    for hole in row(1 - seat):
        top_bit = 0x80 << hole_shift(hole) % ROW_BITS
        found |= {flags | top_bit: (*shifts, hole_shift(hole)) for flags, shifts in found.items()}
    return found


CAPTURE_SHIFTS = _capture_shifts(SOUTH), _capture_shifts(NORTH)
"""By seat, and by flags (top bits in South's row) of the columns to capture in: the shifts of those holes."""
