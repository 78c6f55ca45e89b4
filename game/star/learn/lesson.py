"""The lesson of *Star: a star on the perimeter, two stars joined across the bridge, the count."""

from __future__ import annotations

from game.learn.lesson import Lesson, Step
from game.star.rules.board import NUMBERS, board
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY
from game.text.message import msg

RINGS = 4

STONES = {"b": "R41 R31 R20 R10 T41 T42 T31 T20", "r": "S41 S31 S20 A40 A30"}
"""The stones of the start position, by colour."""


def _start_position() -> str:
    stones = [EMPTY] * board(RINGS).size
    for colour in COLOURS:
        for name in STONES[colour].split():
            stones[NUMBERS[name]] = colour
    return State(RINGS, "".join(stones), 0, 1, 1, False, 0).text()


LESSON = Lesson(
    start=_start_position(),
    steps=(
        Step(msg("lesson-star-place"), "R42", ("A41",)),
        Step(msg("lesson-star-star")),
        Step(msg("lesson-star-bridge"), "T10", ("S42",)),
        Step(msg("lesson-star-joined")),
        Step(msg("lesson-star-rim"), "*40", ("A20",)),
        Step(msg("lesson-star-pass"), "pass", ("pass",)),
        Step(msg("lesson-star-count")),
    ),
)
