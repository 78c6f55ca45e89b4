"""The shape of a position, and the turns that led to it since the last capture.

The repetition rule asks for those turns, and only for those: a capture can never be taken back. Each is
kept as a hole and its stones, so that the boards before can be had by taking the stones up again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.mancala.rules.board import LETTERS, Board, mirrored, unsown
from game.mancala.rules.options import HouseRules


class NonCapture(NamedTuple):
    """A turn without a capture: so many stones sown from a hole, or (without a hole) a swap."""

    hole: int = -1
    stones: int = 0

    def __str__(self) -> str:
        return f"{LETTERS[self.hole]}{self.stones}" if self.stones else "swap"


@dataclass(frozen=True, slots=True)
class Position:
    """Stones on the board and captured, by seat; whose turn it is (or would be, once the game is over).

    `since` are the turns since the last capture, oldest first (none are kept where repetition is no rule);
    `reason` is empty, or how the game ended. It follows from the rest.
    """

    board: Board
    captured: tuple[int, int]
    seat: int
    turns_since_capture: tuple[NonCapture, ...]
    house: HouseRules
    reason: str = ""


def previous_positions(position: Position) -> Iterator[tuple[int, Board]]:
    """Whose turn it was and the board, turn by turn back to the last capture."""
    seat, board = position.seat, position.board
    for turn in reversed(position.turns_since_capture):
        seat = 1 - seat
        board = unsown(board, turn.hole, turn.stones) if turn.stones else mirrored(board)
        yield seat, board
