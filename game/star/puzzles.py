"""The puzzles of *Star: endings that one stone wins, made by `python3 -m tools puzzles`."""

from __future__ import annotations

from game.learn.puzzle import Puzzle, read_puzzles
from game.star import puzzle_data
from game.text.message import Message, say

PUZZLES: tuple[Puzzle, ...] = read_puzzles(puzzle_data.PUZZLES)

SIDES: tuple[Message, Message] = (say("puzzle-star-blue"), say("puzzle-star-red"))
"""What the two sides are called: there are no players."""


def goal(seat: int) -> Message:
    """What is asked of the side to move."""
    return say("puzzle-star-goal", side=SIDES[seat])
