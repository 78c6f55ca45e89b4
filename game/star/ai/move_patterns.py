"""The stones around a node as numbers: the patterns from which the value of a move is learned.

A node has two kinds of patterns. The *inner* pattern is its neighbours, each empty, blue or red. A *pair*
pattern is two neighbours that touch each other and the node beyond them, or the rim; there is one for each
such direction, and bridges are among them. A pattern's number also holds how far its node is from the rim,
an inner one also whether the node is on an arm.

`MovePatterns` keeps the numbers of all nodes of a position, and changes the few that a further stone touches.
All pair patterns lie in one `bytearray`, a row per direction, so that a copy is cheap.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, Self

from game.star.rules.board import Board, board, node_number, ring_and_step
from game.star.rules.territory import COLOURS, EMPTY

STATES = 3
"""States of a node in a pattern: empty 0, blue 1, red 2."""

BEYOND_THE_RIM = 3
"""The fourth state of the node beyond a pair."""

PAIR_PATTERNS_PER_DISTANCE = (BEYOND_THE_RIM + 1) * STATES * STATES
RIM_DISTANCES = 4
"""Distances from the rim that are told apart; the last one is this or more."""

PAIR_PATTERNS = RIM_DISTANCES * PAIR_PATTERNS_PER_DISTANCE
NO_PATTERN = 255
"""Stands where a node has fewer directions than others."""

MAX_DIRECTIONS = 7


class Kind(NamedTuple):
    """Nodes with inner patterns of one shape: how many neighbours they have, how many of them further out."""

    neighbours: int
    further_out: int


KINDS = (Kind(3, 0), Kind(4, 0), *(Kind(6, 3), Kind(6, 2)) * (RIM_DISTANCES - 1), Kind(7, 3))
"""For each distance from the rim, nodes on an arm and the others; the last kind is the innermost ring."""

INNER_OFFSETS = tuple(
    sum(STATES**kind.neighbours for kind in KINDS[:number]) for number in range(len(KINDS) + 1)
)
"""The first number of each kind's inner patterns, and the count of all."""


class PatternGeometry(NamedTuple):
    """Where patterns lie on a board.

    `inner` has each node's pattern on the empty board, `pairs` the rows of pair patterns. `inner_uses` and
    `pair_uses` have for each node the patterns that it is part of (the node, or the place in the rows) and
    the factor of its state in their numbers.
    """

    inner: tuple[int, ...]
    pairs: bytes
    inner_uses: tuple[tuple[tuple[int, int], ...], ...]
    pair_uses: tuple[tuple[tuple[int, int], ...], ...]


@lru_cache(maxsize=8)
def pattern_geometry(rings: int) -> PatternGeometry:
    """The patterns of the empty board."""
    graph = board(rings)
    inner, pairs = [], bytearray([NO_PATTERN]) * (MAX_DIRECTIONS * graph.size)
    inner_uses: list[list[tuple[int, int]]] = [[] for _ in range(graph.size)]
    pair_uses: list[list[tuple[int, int]]] = [[] for _ in range(graph.size)]
    for at in range(graph.size):
        around = surrounding(graph, at)
        inner.append(INNER_OFFSETS[_kind_number(rings, at)])
        for place, neighbour in enumerate(around):
            inner_uses[neighbour].append((at, STATES**place))
        first = PAIR_PATTERNS_PER_DISTANCE * _rim_distance(rings, at)
        for direction, (one, other, beyond) in enumerate(_directions(graph, at, around)):
            slot = direction * graph.size + at
            pairs[slot] = first + (BEYOND_THE_RIM * STATES * STATES if beyond is None else 0)
            pair_uses[one].append((slot, 1))
            pair_uses[other].append((slot, STATES))
            if beyond is not None:
                pair_uses[beyond].append((slot, STATES * STATES))
    return PatternGeometry(
        tuple(inner), bytes(pairs), tuple(map(tuple, inner_uses)), tuple(map(tuple, pair_uses))
    )


def surrounding(graph: Board, at: int) -> list[int]:
    """The neighbours of a node clockwise, those further out first."""
    ring, step = ring_and_step(at)
    arm, y = divmod(step, ring)
    outer, inner = arm * (ring + 1) + y, arm * (ring - 1) + y
    further_out = [node_number(ring + 1, outer + each) for each in ((0, 1) if y else (-1, 0, 1))]
    found = [each for each in further_out if each < graph.size]
    if ring == 1:
        return found + [node_number(1, step + each) for each in (1, 2, 3, 4)]
    found.append(node_number(ring, step + 1))
    found += [node_number(ring - 1, inner - each) for each in ((0, 1) if y else (0,))]
    found.append(node_number(ring, step - 1))
    return found


def _directions(graph: Board, at: int, around: Sequence[int]) -> Iterator[tuple[int, int, int | None]]:
    """Two neighbours that touch each other, and the node beyond them (None: the rim)."""
    for one, other in zip(around, [*around[1:], around[0]], strict=True):
        common = set(graph.neighbours[one]).intersection(graph.neighbours[other]) - {at}
        if one in graph.perimeter and other in graph.perimeter:
            yield one, other, None
        elif other in graph.neighbours[one] and len(common) == 1:
            yield one, other, common.pop()


def _rim_distance(rings: int, at: int) -> int:
    return min(rings - ring_and_step(at)[0], RIM_DISTANCES - 1)


def _kind_number(rings: int, at: int) -> int:
    ring, step = ring_and_step(at)
    return len(KINDS) - 1 if ring == 1 else 2 * _rim_distance(rings, at) + (step % ring > 0)


class MovePatterns:
    """The patterns of a position: `inner` by node, `pairs` in rows of all nodes."""

    def __init__(self, rings: int, stones: str) -> None:
        self._geometry = pattern_geometry(rings)
        self.inner, self.pairs = list(self._geometry.inner), bytearray(self._geometry.pairs)
        for at, stone in enumerate(stones):
            if stone != EMPTY:
                self.place(at, COLOURS.index(stone))

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other._geometry = self._geometry
        other.inner, other.pairs = self.inner.copy(), self.pairs.copy()
        return other

    def place(self, at: int, seat: int) -> None:
        """Change the patterns around a further stone."""
        state, inner, pairs = seat + 1, self.inner, self.pairs
        for node, factor in self._geometry.inner_uses[at]:
            inner[node] += state * factor
        for slot, factor in self._geometry.pair_uses[at]:
            pairs[slot] += state * factor
