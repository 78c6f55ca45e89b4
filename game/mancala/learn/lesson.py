"""The lesson of Afrika: the aim, the first moves of a game, then the end of one, which South wins."""

from __future__ import annotations

from game.learn.lesson import Lesson, Step
from game.mancala.learn.puzzles import SIDE_NAMES
from game.mancala.rules.board import START, Board
from game.mancala.rules.options import STANDARD
from game.mancala.rules.state import State
from game.text.message import msg

BOARD: Board = (0, 0, 0, 0, 0, 6, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0)

OPENING = Lesson(
    start=State(START, (0, 0), 0, (), STANDARD).text(),
    steps=(
        Step(msg("lesson-mancala-aim")),
        Step(msg("lesson-mancala-first"), "E", ("a",)),
        Step(msg("lesson-mancala-take"), "xd"),
        Step(msg("lesson-mancala-taken")),
    ),
    names=SIDE_NAMES,
)

INTRODUCTION = Lesson(
    opening=OPENING,
    start=State(BOARD, (59, 60), 0, (), STANDARD).text(),
    steps=(
        Step(msg("lesson-mancala-sow"), "F", ("b",)),
        Step(msg("lesson-mancala-capture"), "xd", ("xG",)),
        Step(msg("lesson-mancala-more"), "xc", ("a",)),
        Step(msg("lesson-mancala-last"), "xb", ("xH",)),
        Step(msg("lesson-mancala-end")),
    ),
    names=SIDE_NAMES,
)

LESSONS = (INTRODUCTION,)
