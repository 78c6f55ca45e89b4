"""The puzzles of Afrika: endings that one sowing wins (`python3 -m tools puzzles`), and Gering's problem.

That one is played under the capture rule of its year. Its winning line is a legal one; the published
mistake is answered as published, the other moves as our solver says (see `problem.py`).
"""

from __future__ import annotations

from game.learn.puzzle import Line, Puzzle, read_lines, read_puzzles
from game.mancala import problem, puzzle_data
from game.text.message import Message, say


def _plain(line: Line) -> Line:
    """The moves without the gains that are printed behind them."""
    return tuple(ply.partition(" ")[0] for ply in line)


OTHERS = """
F xH xc b xd xG xc e xf xD B xD xg xC A xC xh xB / B xC xg e xg xD xf b xe xG xd c xf xF xe h xd xA /
A b xh xG xd c xf xF xd e D xG A xF xh xE B xF xg xE D xE C xE
"""
"""What our solver makes of the other moves."""

GERING = Puzzle(
    id="gering",
    start=problem.problem().text(),
    best="G",
    lines={
        "G": _plain(problem.WIN)[1:],
        "D": _plain(problem.MISTAKE)[1:],
        **read_lines(OTHERS),
    },
    about=(say("puzzle-gering"), say("puzzle-gering-solved")),
)
"""South wins by G and by nothing else."""

PUZZLES: tuple[Puzzle, ...] = (*read_puzzles(puzzle_data.PUZZLES), GERING)

SIDES: tuple[Message, Message] = (say("puzzle-mancala-south"), say("puzzle-mancala-north"))
"""What the two sides are called: there are no players."""


def goal(seat: int) -> Message:
    """What is asked of the side to move."""
    return say("puzzle-mancala-goal", side=SIDES[seat])
