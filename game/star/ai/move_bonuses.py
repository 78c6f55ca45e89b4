"""What the tree of master adds to the value of a move: a bonus for the stones around it.

The bonuses are learned from games (`tools/train`), in units of `UNIT` of a win: one for each inner and each
pair pattern (`move_patterns.py`), and one for a node next to the last stone. `pattern_weights.py` has them
for Blue to move; for Red, blue and red are exchanged.
"""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Sequence
from functools import cache

from game.star.ai.move_patterns import (
    INNER_OFFSETS,
    KINDS,
    MAX_DIRECTIONS,
    PAIR_PATTERNS,
    PAIR_PATTERNS_PER_DISTANCE,
    STATES,
    MovePatterns,
)
from game.star.ai.pattern_weights import INNER, NEAR_LAST, PAIRS
from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.board import board

UNIT = 0.004

BONUS = 0.75 * UNIT
"""What one unit adds in the tree: less than was learned from single moves, since a tree looks ahead."""

MAX_PAIR_WEIGHT = 18
"""So that the sum over all directions, each at least zero after adding this, fits in a byte."""

EXCHANGED = (0, 2, 1, 3)
"""The states of a node with blue and red exchanged; the rim stays."""


class MoveBonuses:
    """The bonuses of all nodes after any line of play from a position; `game.search.mcts.Bonuses`."""

    def __init__(self, position: PlayoutPosition) -> None:
        self._patterns = MovePatterns(position.rings, position.stones)
        self._turns = (*position.turns, position.turns[-1])
        self._neighbours = board(position.rings).neighbours
        self._size = len(position.stones)

    def __call__(self, line: Sequence[int]) -> list[float]:
        patterns, size = self._patterns, self._size
        if line:
            patterns = patterns.copy()
            for at, seat in zip(line, self._turns, strict=False):
                patterns.place(at, seat)
        inner, pairs = _weights(self._turns[len(line)])
        rated = patterns.pairs.translate(pairs)
        rows = [int.from_bytes(rated[first : first + size], "little") for first in range(0, len(rated), size)]
        totals = sum(rows).to_bytes(size, "little")
        bonuses = [
            inner[number] + _VALUE_OF_TOTAL[each] for number, each in zip(patterns.inner, totals, strict=True)
        ]
        if line:
            for at in self._neighbours[line[-1]]:
                bonuses[at] += BONUS * NEAR_LAST
        return bonuses


_VALUE_OF_TOTAL = [BONUS * (total - MAX_DIRECTIONS * MAX_PAIR_WEIGHT) for total in range(256)]


@cache
def _weights(seat: int) -> tuple[list[float], bytes]:
    """For the seat to move: the bonus of each inner pattern, and a table for `translate` of the pairs."""
    inner = [BONUS * (weight - 256 if weight > 127 else weight) for weight in b85decode(INNER)]
    pairs = bytes((weight + MAX_PAIR_WEIGHT) % 256 for weight in b85decode(PAIRS))
    if seat == 1:
        inner = [inner[number] for number in exchanged_inner_patterns()]
        pairs = bytes(pairs[number] for number in exchanged_pair_patterns())
    return inner, pairs + bytes([MAX_PAIR_WEIGHT] * (256 - PAIR_PATTERNS))


def exchanged_inner_patterns() -> list[int]:
    """The number of each inner pattern with blue and red exchanged."""
    found: list[int] = []
    for kind, offset in zip(KINDS, INNER_OFFSETS, strict=False):
        numbers = [0]
        for place in range(kind.neighbours):
            numbers = [EXCHANGED[state] * STATES**place + each for state in range(STATES) for each in numbers]
        found += [offset + each for each in numbers]
    return found


def exchanged_pair_patterns() -> list[int]:
    """The number of each pair pattern with blue and red exchanged."""
    found = []
    for number in range(PAIR_PATTERNS):
        first, pattern = divmod(number, PAIR_PATTERNS_PER_DISTANCE)
        pair, one = divmod(pattern, STATES)
        beyond, other = divmod(pair, STATES)
        exchanged = (EXCHANGED[beyond] * STATES + EXCHANGED[other]) * STATES + EXCHANGED[one]
        found.append(first * PAIR_PATTERNS_PER_DISTANCE + exchanged)
    return found
