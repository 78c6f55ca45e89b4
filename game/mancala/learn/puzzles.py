"""The puzzles of Afrika: endings that one sowing wins (`python3 -m tools puzzles`), and Gering's problem.

That one is played under the capture rule of its year. Its winning line is a legal one; the published
mistake is answered as published, the other moves as our solver says (see `problem.py`).
"""

from __future__ import annotations

from game.learn.puzzle import Puzzle, Variation, read_puzzles, read_variations
from game.mancala.learn import gering_problem, puzzle_data
from game.text.message import Message, msg


def _without_gains(line: Variation) -> Variation:
    """The moves without the gains that are printed behind them."""
    return tuple(ply.partition(" ")[0] for ply in line)


OTHER_LINES = """
F xH xc b xd xG xc e xf xD B xD xg xC A xC xh xB / B xC xg e xg xD xf b xe xG xd c xf xF xe h xd xA /
A b xh xG xd c xf xF xd e D xG A xF xh xE B xF xg xE D xE C xE
"""
"""What our solver makes of the other moves."""

GERING = Puzzle(
    id="gering",
    start=gering_problem.problem().text(),
    best="G",
    variations={
        "G": _without_gains(gering_problem.WIN)[1:],
        "D": _without_gains(gering_problem.MISTAKE)[1:],
        **read_variations(OTHER_LINES),
    },
    stories=(msg("puzzle-gering"), msg("puzzle-gering-solved")),
)
"""South wins by G and by nothing else."""

PUZZLES: tuple[Puzzle, ...] = (*read_puzzles(puzzle_data.PUZZLES), GERING)

SIDE_NAMES: tuple[Message, Message] = (msg("puzzle-mancala-south"), msg("puzzle-mancala-north"))
"""What the two sides are called: there are no players."""


def goal_message(seat: int) -> Message:
    """What is asked of the side to move."""
    return msg("puzzle-mancala-goal", side=SIDE_NAMES[seat])
