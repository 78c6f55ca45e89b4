"""The puzzles of *Star: endings that one stone wins, made by `python3 -m tools puzzles`."""

from __future__ import annotations

from game.learn.puzzle import Puzzle, read_puzzles
from game.star.learn import puzzle_data
from game.text.message import Message, msg

PUZZLES: tuple[Puzzle, ...] = read_puzzles(puzzle_data.PUZZLES)

SIDE_NAMES: tuple[Message, Message] = (msg("puzzle-star-blue"), msg("puzzle-star-red"))
"""What the two sides are called: there are no players."""


def goal_message(seat: int) -> Message:
    """What is asked of the side to move."""
    return msg("puzzle-star-goal", side=SIDE_NAMES[seat])
