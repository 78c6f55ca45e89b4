"""The puzzles of *Star: endgames with one winning move, made by `python3 -m tools puzzles`."""

from __future__ import annotations

from game.learn.puzzle import Puzzle, read_puzzles
from game.star.learn import puzzle_data
from game.text.message import Message, msg

PUZZLES: tuple[Puzzle, ...] = read_puzzles(puzzle_data.PUZZLES)

SIDE_NAMES: tuple[Message, Message] = (msg("puzzle-star-blue"), msg("puzzle-star-red"))
"""Names of the sides, since a puzzle has no players."""


def goal_message(seat: int) -> Message:
    """The task of the side to move."""
    return msg("puzzle-star-goal", side=SIDE_NAMES[seat])
