"""A position of *Star as one line of text, and the gate through which such a line comes back.

    4 ..b../…/…/…rr… b stones=1 left=1 swap=yes passes=0

The number of rings, each ring's nodes from the `*` arm clockwise as `b`, `r` or `.`, and who is to move; then
how many stones a turn has, how many are left of this one, whether a first stone may be swapped, and the
passes in a row. Any mix of stones is a position, and nothing that follows is checked against it. A line
that ends with the mover stands for one stone a turn, no swap and no pass before.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from game.contract import BadNotation, quote
from game.star.board import node

_LINE = re.compile(
    r"(10|[4-9]) ([br./]+) ([br])(?: stones=([12]) left=([1-9]) swap=(yes|no) passes=([012]))?", re.ASCII
)


class Setting(NamedTuple):
    """What a position is beside its stones and its mover; the fields are those of `rules.State`."""

    a_turn: int
    left: int
    swap: bool
    passes: int


PLAIN = Setting(a_turn=1, left=1, swap=False, passes=0)
"""What a line says that ends with the mover."""


def write_position(rings: int, stones: str, mover: str, setting: Setting) -> str:
    """The line for a position; `mover` is the letter of the colour to move."""
    drawn = "/".join(stones[node(ring, 0) : node(ring + 1, 0)] for ring in range(1, rings + 1))
    a_turn, left, swap, passes = setting
    return (
        f"{rings} {drawn} {mover} stones={a_turn} left={left} swap={'yes' if swap else 'no'} passes={passes}"
    )


def read_position(text: str) -> tuple[int, str, str, Setting]:
    """The rings, stones, mover and setting that a line writes. Raises BadNotation."""
    found = _LINE.fullmatch(text)
    if found is None:
        raise BadNotation(f"no position of *Star: {quote(text)}", text)
    rows = found[2].split("/")
    rings = int(found[1])
    if [len(row) for row in rows] != [5 * ring for ring in range(1, rings + 1)]:
        raise BadNotation(f"not the rings of a board of {rings}: {quote(text)}", text)
    return rings, "".join(rows), found[3], _setting(found) if found[4] else PLAIN


def _setting(found: re.Match[str]) -> Setting:
    return Setting(int(found[4]), int(found[5]), found[6] == "yes", int(found[7]))
