"""A position of *Star as one line of text, and the parser for such lines.

    4 ..b../…/…/…rr… b stones=1 left=1 swap=yes passes=0

The number of rings; the nodes of each ring, clockwise from the `*` arm, as `b`, `r` or `.`; the colour to
move; stones per turn; stones left in this turn; whether a first stone may be swapped; consecutive passes.
Any mix of stones is accepted, and the other fields are not checked against it. A line that ends with the
colour to move means one stone per turn, no swap and no passes.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from game.contract import BadNotation, shortened_repr
from game.star.rules.board import node_number

_LINE = re.compile(
    r"(10|[4-9]) ([br./]+) ([br])(?: stones=([12]) left=([1-9]) swap=(yes|no) passes=([012]))?", re.ASCII
)


class TurnState(NamedTuple):
    """The rest of a position, besides the stones and the colour to move; fields as in `State`."""

    stones_per_turn: int
    stones_left: int
    swap: bool
    passes: int


DEFAULT_TURN_STATE = TurnState(stones_per_turn=1, stones_left=1, swap=False, passes=0)
"""The turn state of a line that ends with the colour to move."""


def write_position(rings: int, stones: str, mover: str, turn_state: TurnState) -> str:
    """The text of a position; `mover` is the letter of the colour to move."""
    ring_rows = "/".join(
        stones[node_number(ring, 0) : node_number(ring + 1, 0)] for ring in range(1, rings + 1)
    )
    stones_per_turn, stones_left, swap, passes = turn_state
    turn = f"stones={stones_per_turn} left={stones_left} swap={'yes' if swap else 'no'} passes={passes}"
    return f"{rings} {ring_rows} {mover} {turn}"


def read_position(text: str) -> tuple[int, str, str, TurnState]:
    """The rings, stones, letter of the colour to move, and turn state of a line. Raises BadNotation."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise BadNotation(f"no position of *Star: {shortened_repr(text)}", text)
    rows = found[2].split("/")
    rings = int(found[1])
    if [len(row) for row in rows] != [5 * ring for ring in range(1, rings + 1)]:
        raise BadNotation(f"not the rings of a board of {rings}: {shortened_repr(text)}", text)
    return rings, "".join(rows), found[3], _read_turn_state(found) if found[4] else DEFAULT_TURN_STATE


def _read_turn_state(found: re.Match[str]) -> TurnState:
    return TurnState(int(found[4]), int(found[5]), found[6] == "yes", int(found[7]))
