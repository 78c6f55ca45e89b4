"""A position of *Star as one line of text, and the parser for such lines.

    4 ..b../…/…/…rr… b stones=1 left=1 swap=yes passes=0

The number of rings; the nodes of each ring, clockwise from the `*` arm, as `b`, `r` or `.`; the colour to
move; stones per turn; stones left in this turn; whether a first stone may be swapped; consecutive passes.
Any mix of stones is accepted, and the other fields are not checked against it. A line that ends with the
colour to move means one stone per turn, no swap and no passes.
"""

from __future__ import annotations

import re

from game.contract import BadNotation, ImpossiblePosition, shortened_repr
from game.star.rules.board import node_number

_LINE = re.compile(
    r"(10|[4-9]) ([br./]+) ([br])(?: stones=([12]) left=([1-9]) swap=(yes|no) passes=([012]))?", re.ASCII
)


def write_position(
    rings: int, stones: str, mover: str, stones_per_turn: int, stones_left: int, swap: bool, passes: int
) -> str:
    """The text of a position; `mover` is the letter of the colour to move, the rest as in `State`."""
    ring_rows = "/".join(
        stones[node_number(ring, 0) : node_number(ring + 1, 0)] for ring in range(1, rings + 1)
    )
    turn = f"stones={stones_per_turn} left={stones_left} swap={'yes' if swap else 'no'} passes={passes}"
    return f"{rings} {ring_rows} {mover} {turn}"


def read_position(text: str) -> tuple[int, str, str, int, int, bool, int]:
    """The arguments of `write_position` for a line. Raises BadNotation."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise BadNotation(f"no position of *Star: {shortened_repr(text)}", text)
    rings, rows, mover, *turn = found.groups()
    if [len(row) for row in rows.split("/")] != [5 * ring for ring in range(1, int(rings) + 1)]:
        message = f"not the rings of a board of {rings}: {shortened_repr(text)}"
        raise ImpossiblePosition(message, text, "rings", int(rings))
    stones_per_turn, stones_left, swap, passes = turn if turn[0] else ("1", "1", "no", "0")
    stones = rows.replace("/", "")
    return int(rings), stones, mover, int(stones_per_turn), int(stones_left), swap == "yes", int(passes)
