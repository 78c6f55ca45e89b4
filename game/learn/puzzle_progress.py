"""Which puzzles somebody has solved, as a text that a browser keeps.

A puzzle is known by a digest of its position, so that marks stay where they belong when puzzles are made
anew. Whatever else stands in the text is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256

from game.learn.puzzle import Puzzle

MAX_SOLVED = 1000
"""More marks than there are puzzles are not kept."""


def puzzle_id(puzzle: Puzzle) -> str:
    """Eight hexadecimal digits."""
    return sha256(puzzle.start.encode()).hexdigest()[:8]


def parse_solved(text: str | None) -> frozenset[str]:
    """The digests that a text holds; anything else in it means nothing."""
    return frozenset(re.findall(r"\b[0-9a-f]{8}\b", text or "")[:MAX_SOLVED])


def format_solved(solved: Iterable[str]) -> str:
    """The text that `read_marks` reads."""
    return " ".join(sorted(solved)[:MAX_SOLVED])
