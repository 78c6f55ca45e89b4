"""The lesson of Afrika: the end of a game, in which South sows once and then captures."""

from __future__ import annotations

from game.learn.lesson import Lesson, Step
from game.mancala.rules.board import Board
from game.mancala.rules.options import STANDARD
from game.mancala.rules.state import State
from game.text.message import msg

BOARD: Board = (0, 0, 0, 0, 0, 6, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0)

LESSON = Lesson(
    start=State(BOARD, (59, 60), 0, (), STANDARD).text(),
    steps=(
        Step(msg("lesson-mancala-sow"), "F", ("b",)),
        Step(msg("lesson-mancala-capture"), "xd", ("xG",)),
        Step(msg("lesson-mancala-more"), "xc", ("a",)),
        Step(msg("lesson-mancala-last"), "xb", ("xH",)),
        Step(msg("lesson-mancala-end")),
    ),
)
