"""The puzzles of Afrika: endgames with one winning move (`python3 -m tools puzzles`), one for each of
Gering's strategies (`strategies.py`), and his problem.

Gering's problem uses the capture rule of 2004. Replies to the published mistake are as published, replies to
the other moves come from our solver (see `gering_problem.py`).
"""

from __future__ import annotations

from game.learn.puzzle import Puzzle, Variation, read_puzzles, read_variations
from game.mancala.learn import gering_problem, puzzle_data
from game.mancala.learn.strategies import STRATEGIES
from game.text.message import Message, msg


def _without_gains(line: Variation) -> Variation:
    """The moves without their printed gains."""
    return tuple(ply.partition(" ")[0] for ply in line)


OTHER_LINES = """
F xH xc b xd xG xc e xf xD B xD xg xC A xC xh xB / B xC xg e xg xD xf b xe xG xd c xf xF xe h xd xA /
A b xh xG xd c xf xF xd e D xG A xF xh xE B xF xg xE D xE C xE
"""
"""The solver's replies to the other moves."""

GERING = Puzzle(
    id="gering",
    start=gering_problem.problem().text(),
    best="G",
    variations={
        "G": _without_gains(gering_problem.WIN)[1:],
        "D": _without_gains(gering_problem.MISTAKE)[1:],
        **read_variations(OTHER_LINES),
    },
    name="puzzle-gering-name",
    icon="sparkles",
    stories=(msg("puzzle-gering"), msg("puzzle-gering-solved")),
)
"""South wins by G only."""

PUZZLES: tuple[Puzzle, ...] = (*read_puzzles(puzzle_data.PUZZLES), *STRATEGIES, GERING)

SIDE_NAMES: tuple[Message, Message] = (msg("puzzle-mancala-south"), msg("puzzle-mancala-north"))
"""Names of the sides, since a puzzle has no players."""


def goal_message(seat: int) -> Message:
    """The task of the side to move."""
    return msg("puzzle-mancala-goal", side=SIDE_NAMES[seat])
