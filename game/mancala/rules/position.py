"""The data of a position, with the turns since the last capture.

The repetition rule needs only these turns, since no position before a capture can occur again. Each turn is
stored as a hole and its stones, so earlier boards can be computed by undoing the sowings.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.mancala.rules.board import LETTERS, Board, mirrored, unsown
from game.mancala.rules.options import HouseRules


class NonCapture(NamedTuple):
    """A turn without a capture: `stones` sown from `hole`, or, without a hole, a swap."""

    hole: int = -1
    stones: int = 0

    def __str__(self) -> str:
        return f"{LETTERS[self.hole]}{self.stones}" if self.stones else "swap"


@dataclass(frozen=True, slots=True)
class Position:
    """The stones on the board and captured by each seat, and the seat to move (also after the end).

    `turns_since_capture` are in order, the oldest first; empty if repetition does not end the game.
    `reason` is why the game ended, or empty; it follows from the rest.
    """

    board: Board
    captured: tuple[int, int]
    seat: int
    turns_since_capture: tuple[NonCapture, ...]
    house: HouseRules
    reason: str = ""


def previous_positions(position: Position) -> Iterator[tuple[int, Board]]:
    """The seat to move and the board, turn by turn back to the last capture."""
    seat, board = position.seat, position.board
    for turn in reversed(position.turns_since_capture):
        seat = 1 - seat
        board = unsown(board, turn.hole, turn.stones) if turn.stones else mirrored(board)
        yield seat, board
