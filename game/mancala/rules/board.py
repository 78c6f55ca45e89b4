"""The board: sixteen holes in a ring, the paths of sowings, and opposite holes.

Holes are numbered in the order of sowing: 0–7 are South's A–H, 8–15 North's a–h. A is opposite h, B
opposite g, …, H opposite a. A board is a tuple of sixteen counts of stones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

SOUTH, NORTH = 0, 1
LETTERS = "ABCDEFGHabcdefgh"
ROW = 8
HOLES = 2 * ROW
STONES = 128

Board = tuple[int, ...]

START: Board = (STONES // HOLES,) * HOLES


class Capture(NamedTuple):
    """A capture: the mover's empty hole, the opposite hole, which is taken, and its stones."""

    empty: int
    taken: int
    stones: int


def opposite(hole: int) -> int:
    """The hole opposite `hole`."""
    return HOLES - 1 - hole


def owner(hole: int) -> int:
    """The seat that has the hole in its row."""
    return hole // ROW


def letters(holes: Iterable[int]) -> tuple[str, ...]:
    """The letters of holes."""
    return tuple(LETTERS[hole] for hole in holes)


def row(seat: int) -> range:
    """The holes of a seat, in the order of sowing."""
    return range(seat * ROW, (seat + 1) * ROW)


def stones_in_row(board: Board, seat: int) -> int:
    """The stones in a seat's row."""
    return sum(board[seat * ROW : (seat + 1) * ROW])


def path(hole: int, stones: int) -> tuple[int, ...]:
    """The holes that receive the stones sown from `hole`, in order; `hole` itself is skipped."""
    return tuple((hole + 1 + step % (HOLES - 1)) % HOLES for step in range(stones))


def sown(board: Board, hole: int) -> Board:
    """The board after the stones of a hole are sown."""
    after = list(board)
    after[hole] = 0
    for reached in path(hole, board[hole]):
        after[reached] += 1
    return tuple(after)


def unsown(board: Board, hole: int, stones: int) -> Board:
    """The board before `stones` were sown from `hole`, which is empty now.

    A negative count means that there was no such board.
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
    """The board seen from the other side: A and a change places, …, H and h."""
    return board[ROW:] + board[:ROW]


def all_captures(board: Board, seat: int) -> tuple[Capture, ...]:
    """The captures of a seat, of any size: its empty holes opposite stones, in the order of its row."""
    return tuple(
        Capture(hole, opposite(hole), board[opposite(hole)])
        for hole in row(seat)
        if not board[hole] and board[opposite(hole)]
    )


def legal_captures(board: Board, seat: int, rule: str) -> tuple[Capture, ...]:
    """The captures that a rule allows: `free` all of them, `smallest` those of the fewest stones."""
    found = all_captures(board, seat)
    if rule == "free":
        return found
    fewest = min((each.stones for each in found), default=0)
    return tuple(each for each in found if each.stones == fewest)
