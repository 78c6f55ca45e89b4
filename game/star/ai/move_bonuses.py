"""What the tree of master adds to the value of a move: a bonus for the stones around it.

The bonuses are learned from games (`tools/train`), in units of `UNIT` of a win: one for each inner and each
pair pattern (`move_patterns.py`), and one for a node next to the last stone. `pattern_weights.py` has them
for Blue to move; for Red, blue and red are exchanged.
"""

from __future__ import annotations

from base64 import b85decode
from collections.abc import Sequence
from typing import Self

from game.star.ai.move_patterns import (
    INNER_OFFSETS,
    KINDS,
    NO_PATTERN,
    PAIR_PATTERNS,
    PAIR_PATTERNS_PER_DISTANCE,
    STATES,
    MovePatterns,
    pattern_geometry,
)
from game.star.ai.pattern_weights import INNER, NEAR_LAST, PAIRS
from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.board import board

UNIT = 0.004

BONUS = 3 / 1024
"""What one unit adds in the tree: about three quarters of it, since a tree looks ahead. With a denominator
that is a power of two, sums of bonuses are exact."""

EXCHANGED = (0, 2, 1, 3)
"""The states of a node with blue and red exchanged; the rim stays."""

MAX_KNOWN_LINES = 512
"""Lines whose patterns are kept, since a node is ranked again soon, and so are the nodes after it."""


class MoveBonuses:
    """The bonuses of all nodes after any line of play from a position; `game.search.mcts.Bonuses`."""

    def __init__(self, position: PlayoutPosition) -> None:
        self._turns = (*position.turns, position.turns[-1])
        self._neighbours = board(position.rings).neighbours
        self._start = _RatedPatterns(position.rings, position.stones)
        self._known: dict[tuple[int, ...], _RatedPatterns] = {}

    def __call__(self, line: Sequence[int]) -> list[float]:
        bonuses = self._after(tuple(line)).bonuses[self._turns[len(line)]].copy()
        if line:
            for at in self._neighbours[line[-1]]:
                bonuses[at] += BONUS * NEAR_LAST
        return bonuses

    def _after(self, line: tuple[int, ...]) -> _RatedPatterns:
        """The patterns after a line: known, or those before its last stone, changed by this stone."""
        if not line:
            return self._start
        found = self._known.get(line)
        if found is None:
            found = self._after(line[:-1]).copy()
            found.place(line[-1], self._turns[len(line) - 1])
            if len(self._known) >= MAX_KNOWN_LINES:
                self._known.clear()
            self._known[line] = found
        return found


class _RatedPatterns(MovePatterns):
    """The patterns of a position, and `bonuses`: for each seat to move, the sum of each node's bonuses."""

    def __init__(self, rings: int, stones: str) -> None:
        geometry = pattern_geometry(rings)
        self.bonuses = [[inner[number] for number in geometry.inner] for inner, _ in _PATTERN_BONUSES]
        self._size = len(stones)
        for bonuses, (_, pairs) in zip(self.bonuses, _PATTERN_BONUSES, strict=True):
            for slot, number in enumerate(geometry.pairs):
                if number != NO_PATTERN:
                    bonuses[slot % self._size] += pairs[number]
        super().__init__(rings, stones)  # last, since it places the stones

    def copy(self) -> Self:
        other = super().copy()
        other.bonuses, other._size = [bonuses.copy() for bonuses in self.bonuses], self._size
        return other

    def place(self, at: int, seat: int) -> None:
        """Change the patterns around a further stone, and the bonuses by what these gain."""
        state, inner, pairs, size = seat + 1, self.inner, self.pairs, self._size
        blue, red = self.bonuses
        (blue_inner, blue_pairs), (red_inner, red_pairs) = _PATTERN_BONUSES
        for node, factor in self._geometry.inner_uses[at]:
            before = inner[node]
            inner[node] = now = before + state * factor
            blue[node] += blue_inner[now] - blue_inner[before]
            red[node] += red_inner[now] - red_inner[before]
        for slot, factor in self._geometry.pair_uses[at]:
            before = pairs[slot]
            pairs[slot] = now = before + state * factor
            node = slot % size
            blue[node] += blue_pairs[now] - blue_pairs[before]
            red[node] += red_pairs[now] - red_pairs[before]


def _pattern_bonuses(seat: int) -> tuple[list[float], list[float]]:
    """For the seat to move: the bonus of each inner pattern, and of each pair pattern."""
    inner, pairs = (
        [BONUS * (weight - 256 if weight > 127 else weight) for weight in b85decode(table)]
        for table in (INNER, PAIRS)
    )
    if seat == 1:
        inner = [inner[number] for number in exchanged_inner_patterns()]
        pairs = [pairs[number] for number in exchanged_pair_patterns()]
    return inner, pairs


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


_PATTERN_BONUSES = _pattern_bonuses(0), _pattern_bonuses(1)
