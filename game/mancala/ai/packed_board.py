"""A whole board in one integer, so that a sowing is one addition from a table.

A byte a hole. The low eight bytes are South's A–H; the high eight are North's h–a, so that a hole and the
one opposite are eight bytes apart and one shift lays a row over the other. A hole holds 128 stones at the
most, which leaves room to find the filled holes of the whole board by one addition: `board + BELOW` sets the
top bit of every byte that was not empty.
"""

from __future__ import annotations

from itertools import accumulate
from typing import NamedTuple

from game.mancala.rules.board import HOLES, NORTH, ROW, SOUTH, STONES, Board, owner, path, row

HOLE_BITS = 8
ROW_BITS = ROW * HOLE_BITS
"""Bits of a row: how far a hole and the one opposite are apart."""

SOUTH_BITS = (1 << ROW_BITS) - 1
"""The bits of South's row."""

CARRY_BITS = int.from_bytes(b"\x7f" * HOLES, "little")
TOP_BITS = int.from_bytes(b"\x80" * HOLES, "little")
SOUTH_TOP_BITS = TOP_BITS & SOUTH_BITS


class Sowing(NamedTuple):
    """A hole, where it lies, and by its stones: what sowing adds to the board and sends across."""

    byte: int
    hole: int
    deltas: tuple[int, ...]
    stones_given: tuple[int, ...]
    """By how many stones the other row grows."""


def hole_shift(hole: int) -> int:
    """The lowest bit of a hole."""
    return HOLE_BITS * (hole if owner(hole) == SOUTH else HOLES + ROW - 1 - hole)


def pack(board: Board) -> int:
    """The board as one integer."""
    return sum(stones << hole_shift(hole) for hole, stones in enumerate(board))


def _sowing(hole: int) -> Sowing:
    """Stone by stone: each takes one from the hole and drops it one hole further than the one before."""
    reached = path(hole, STONES)
    deltas = accumulate(((1 << hole_shift(each)) - (1 << hole_shift(hole)) for each in reached), initial=0)
    stones_given = accumulate((owner(each) != owner(hole) for each in reached), initial=0)
    return Sowing(hole_shift(hole) // HOLE_BITS, hole, tuple(deltas), tuple(stones_given))


SOWINGS = tuple(tuple(_sowing(hole) for hole in reversed(row(seat))) for seat in (SOUTH, NORTH))
"""By seat, the last hole first: its stones cross soonest."""


def _shifts(flags: int, seat: int) -> tuple[int, ...]:
    return tuple(hole_shift(hole) for hole in row(1 - seat) if flags & COLUMN_FLAGS[hole])


COLUMN_FLAGS = {hole: 0x80 << hole_shift(hole) % ROW_BITS for hole in range(HOLES)}
"""The bit that stands for a hole, or the one opposite, once both rows lie over each other."""

CAPTURE_SHIFTS = tuple(
    {
        flags: _shifts(flags, seat)
        for flags in (
            sum(0x80 << HOLE_BITS * place for place in range(ROW) if picks >> place & 1)
            for picks in range(1 << ROW)
        )
    }
    for seat in (SOUTH, NORTH)
)
"""By seat and flags of holes that may be captured: where those holes lie."""

HOLE_OF_SHIFT = {hole_shift(hole): hole for hole in range(HOLES)}


def capturable(board: int, seat: int) -> tuple[int, ...]:
    """Where the holes lie that the seat may capture under `free`."""
    filled = (board + CARRY_BITS) & TOP_BITS
    across = filled >> ROW_BITS
    return CAPTURE_SHIFTS[seat][filled & ~across & SOUTH_TOP_BITS if seat else across & ~filled]
