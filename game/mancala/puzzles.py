"""The puzzles of Afrika: endings that one sowing wins, made by `python3 -m tools puzzles`, and Gering's problem.

His problem is played under the capture rule of its year. Its winning line is a legal one; the published
mistake is answered as published, the other moves as our solver says (see `problem.py`).
"""

from __future__ import annotations

from game.learn.puzzle import Line, Puzzle, read_puzzles
from game.mancala import problem, puzzle_data
from game.text.message import Message, say


def _plain(line: Line) -> Line:
    """The moves without the gains that are printed behind them."""
    return tuple(ply.partition(" ")[0] for ply in line)


def _plies(text: str) -> Line:
    return tuple(text.split())


GERING = Puzzle(
    id="gering",
    start=problem.problem().text(),
    best="G",
    lines={
        "G": _plain(problem.WIN)[1:],
        "D": _plain(problem.MISTAKE)[1:],
        "F": _plies(""),
        "A": _plies(""),
        "B": _plies(""),
    },
    about=(say("puzzle-gering"), say("puzzle-gering-solved")),
)
"""South wins by G and by nothing else."""

PUZZLES: tuple[Puzzle, ...] = (*read_puzzles(puzzle_data.PUZZLES), GERING)

GOAL: Message = say("puzzle-mancala-goal")
"""What is asked for in each."""

SIDES: tuple[Message, Message] = (say("puzzle-mancala-south"), say("puzzle-mancala-north"))
"""What the two sides are called: there are no players."""
