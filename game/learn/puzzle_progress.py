"""The set of solved puzzles, as a text that a browser stores.

A puzzle's id is a digest of its position, so that progress survives when puzzles are made anew.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256

from game.learn.puzzle import Puzzle

MAX_SOLVED = 1000
"""The most ids stored; there are fewer puzzles."""


def puzzle_id(puzzle: Puzzle) -> str:
    """Eight hexadecimal digits."""
    return sha256(puzzle.start.encode()).hexdigest()[:8]


def parse_solved(text: str | None) -> frozenset[str]:
    """The ids in a text; anything else in it is ignored."""
    return frozenset(re.findall(r"\b[0-9a-f]{8}\b", text or "")[:MAX_SOLVED])


def format_solved(solved: Iterable[str]) -> str:
    """The text that `parse_solved` reads."""
    return " ".join(sorted(solved)[:MAX_SOLVED])
