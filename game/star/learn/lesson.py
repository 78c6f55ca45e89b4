"""The lessons of *Star: a first game, and the count.

The first game: the aim and the first stone; a star on the perimeter, two stars joined across the bridge, the
count. The count: the two examples of the rules, each with a stone missing that turns the result.
"""

from __future__ import annotations

from game.learn.lesson import Answer, Lesson, Step
from game.star.learn.positions import small_board
from game.star.learn.puzzles import SIDE_NAMES
from game.star.rules.options import OPTIONS
from game.star.rules.state import new_game
from game.text.message import msg

_OPENING = Lesson(
    start=new_game({name: option.default for name, option in OPTIONS.items()}, 2).text(),
    steps=(
        Step(msg("lesson-star-aim")),
        Step(msg("lesson-star-first"), "S30", ("R31",)),
        Step(msg("lesson-star-begun")),
    ),
    names=SIDE_NAMES,
)

INTRODUCTION = Lesson(
    opening=_OPENING,
    start=small_board({"b": "R41 R31 R20 R10 T41 T42 T31 T20", "r": "S41 S31 S20 A40 A30"}).text(),
    steps=(
        Step(msg("lesson-star-place"), "R42", ("A41",)),
        Step(msg("lesson-star-star"), lit_stat="stars 0"),
        Step(msg("lesson-star-bridge"), "T10", ("S42",)),
        Step(msg("lesson-star-joined"), lit_stat="stars 0"),
        Step(msg("lesson-star-rim"), "R43", ("A20",)),
        Step(msg("lesson-star-pass"), "pass", ("pass",)),
        Step(msg("lesson-star-count")),
    ),
    names=SIDE_NAMES,
)

FEWER_PERIES = {
    "b": "R43 *40 *41 S41 T41 A40 A41 *10 T10 S21 T20 R21 S31 T31 T32 A30",
    "r": "*42 S40 A42 R40 R42 S42 T40 T42 T43 S10 R10 *21 A21 *32 S30 S32 T30 A32 R30 R31",
}
"""The first example without Blue's stone on R32: with it, seven peries win against thirteen."""

THIRD_QUARK = {
    "b": "*10 S10 A10 R10 *20 *21 S20 T21 A20 R20 *32 S30 S32 T30 T31 R32 *40 *43 S42 T40 A40 A42 A43 R43",
    "r": "T10 S21 T20 A21 R21 *30 *31 S31 T32 A30 A31 A32 R30 R31 *41 *42 S40 S41 S43 T41 T42 A41 R40 R41 "
    "R42",
}
"""The second example without Blue's stone on T43: with it, each has ten peries, and Blue the third quark."""

_BLUE, _RED = SIDE_NAMES

SCORING = Lesson(
    title=msg("lesson-star-scoring"),
    opening=Lesson(
        start=small_board(FEWER_PERIES).text(),
        steps=(
            Step(msg("lesson-star-peries"), lit_stat="peries 1"),
            Step(msg("lesson-star-stars"), lit_stat="stars 1"),
            Step(
                msg("lesson-star-ahead"),
                answers=(
                    Answer(_RED, "circle-help", msg("lesson-star-ahead-wrong")),
                    Answer(_BLUE, "circle-help"),
                ),
            ),
            Step(msg("lesson-star-join"), "R32", ("pass",), wrong=msg("lesson-star-join-wrong")),
            Step(msg("lesson-star-fewer"), lit_stat="stars 0"),
        ),
        names=SIDE_NAMES,
    ),
    start=small_board(THIRD_QUARK).text(),
    steps=(
        Step(msg("lesson-star-lone"), lit_stat="quarks 0"),
        Step(
            msg("lesson-star-ten"),
            answers=(
                Answer(msg("lesson-star-nobody"), "circle-help", msg("lesson-star-nobody-wrong")),
                Answer(_RED, "circle-help", msg("lesson-star-red-wrong")),
                Answer(_BLUE, "circle-help"),
            ),
        ),
        Step(msg("lesson-star-last"), "T43", wrong=msg("lesson-star-last-wrong")),
        Step(msg("lesson-star-quark"), lit_stat="quarks 0"),
    ),
    names=SIDE_NAMES,
)

LESSONS = (INTRODUCTION, SCORING)
