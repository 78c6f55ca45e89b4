"""Gering's endgame problem: South to move and win, under the capture rule of 2004.

The diagram was lost. With three misprints corrected, the published lines are legal as far as this: all of the
mistake, and eleven plies of the solution. Under `smallest`, `BOARD` is the only board of 22 stones on which
these are legal; under `free` it is one of four, which its test has. The later plies do not decide: the
second and third board allow fifteen plies of the solution, no board allows sixteen, and on `BOARD` the
twelfth, `h`, is illegal, because `xB` is forced. On all four only G wins, by two stones, and D draws. So the
puzzle uses legal lines: a win, and the published mistake. `game/mancala/README.md` has the solver's results.
"""

from __future__ import annotations

from game.mancala.rules.board import Board
from game.mancala.rules.options import PRESETS, house_rules
from game.mancala.rules.state import State

BOARD: Board = (1, 1, 0, 3, 0, 2, 4, 0, 0, 3, 2, 0, 4, 0, 1, 1)
CAPTURED = (54, 52)


def _split_plies(text: str) -> tuple[str, ...]:
    return tuple(text.split("; "))


WIN = _split_plies(
    "G; e; xf (+1); xD (+3); xb (+4); c; xf (+1); xF (+2); xe (+1); a; xd (+1); xH (+1); xb (+1); h; B; "
    "xD (+1); xg (+2); xC (+1); A; xD (+1); C; xD (+1); B; xC (+1)"
)
"""A win, 65:63."""

MISTAKE = _split_plies(
    "D; xE (+1); xe (+4); b; xe (+1); xG (+5); xd (+1); c; xf (+1); xF (+3); xe (+1); h; xd (+1); xA (+2); "
    "B; xC (+1); xg (+1)"
)
"""The published mistake, a draw, 64:64."""


def problem(preset: str = "rule_2004") -> State:
    """The position, South to move; preset `standard` has today's capture rule."""
    return State(BOARD, CAPTURED, 0, (), house_rules(PRESETS[preset]))
