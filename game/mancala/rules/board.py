"""The board: sixteen holes in a ring, where a sowing goes, and which holes face each other.

Holes are numbered in the order of sowing: 0–7 are South's A–H, 8–15 North's a–h. A lies opposite h, B
opposite g, …, H opposite a. A board is a tuple of sixteen numbers of stones.
"""

from __future__ import annotations

from typing import NamedTuple

SOUTH, NORTH = 0, 1
LETTERS = "ABCDEFGHabcdefgh"
ROW = 8
HOLES = 2 * ROW
STONES = 128

Board = tuple[int, ...]

START: Board = (STONES // HOLES,) * HOLES


class Capture(NamedTuple):
    """A capture: the mover's empty hole, the hole opposite that is taken, and its stones."""

    empty: int
    taken: int
    stones: int


def opposite(hole: int) -> int:
    """The hole that faces this one."""
    return HOLES - 1 - hole


def owner(hole: int) -> int:
    """The seat in whose row the hole lies."""
    return hole // ROW


def row(seat: int) -> range:
    """The seat's holes, in the order of sowing."""
    return range(seat * ROW, (seat + 1) * ROW)


def stones_in_row(board: Board, seat: int) -> int:
    """The stones in a seat's row."""
    return sum(board[seat * ROW : (seat + 1) * ROW])


def path(hole: int, stones: int) -> tuple[int, ...]:
    """The holes into which so many stones of a hole fall, one after the other; the hole itself is skipped."""
    return tuple((hole + 1 + step % (HOLES - 1)) % HOLES for step in range(stones))


def sown(board: Board, hole: int) -> Board:
    """The board after the stones of a hole were sown."""
    after = list(board)
    after[hole] = 0
    for reached in path(hole, board[hole]):
        after[reached] += 1
    return tuple(after)


def unsown(board: Board, hole: int, stones: int) -> Board:
    """The board before so many stones were sown from a hole that is empty now.

    Where a count is below 0 there was no such board.
    """
    before = list(board)
    before[hole] += stones
    for reached in path(hole, stones):
        before[reached] -= 1
    return tuple(before)


def with_hole_emptied(board: Board, hole: int) -> Board:
    """The board without the stones of a hole."""
    return (*board[:hole], 0, *board[hole + 1 :])


def mirrored(board: Board) -> Board:
    """The board as the other player sees it: A and a change places, …, H and h."""
    return board[ROW:] + board[:ROW]


def all_captures(board: Board, seat: int) -> tuple[Capture, ...]:
    """Every capture of a seat: its empty holes that face stones, in the order of its row."""
    return tuple(
        Capture(hole, opposite(hole), board[opposite(hole)])
        for hole in row(seat)
        if not board[hole] and board[opposite(hole)]
    )
