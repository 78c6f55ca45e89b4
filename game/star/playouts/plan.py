"""The order in which nodes are taken off the board, and which links that makes: symbolic elimination.

Stones that hang together already are one vertex, an empty node is one. Taking off a vertex hands its links
to one of its neighbours; which one differs from lane to lane, so every pair of neighbours may become
linked. As in sparse Gaussian elimination the order decides how many such pairs there are; taking the vertex
with the fewest neighbours next is a good one (minimum degree: Tinney and Walker 1967).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.star.board import Board, board
from game.star.territory import EMPTY, Group, find_groups

Rows = list[dict[int, int]]
"""For each vertex its neighbours, each with the slot where the link's word lies."""


class Link(NamedTuple):
    """A neighbour that a vertex may be handed to.

    `slot` is where the link's word lies. `onto` and `fresh` are for the neighbours that come after this
    one: where their links with the vertex lie, and where they go as links with this one, on top of what is
    there or for the first time.
    """

    neighbour: int
    slot: int
    onto: tuple[tuple[int, int], ...]
    fresh: tuple[tuple[int, int], ...]


class Plan(NamedTuple):
    """How one position is worked off.

    Vertices are numbered: first the empty nodes, which are `empty` in this order, then the `groups`.
    `touching` are the links there are from the start, one for each slot up to their number; `steps` has
    each vertex with its links, in the order of elimination.
    """

    rings: int
    empty: tuple[int, ...]
    groups: tuple[Group, ...]
    touching: tuple[tuple[int, int], ...]
    slots: int
    steps: tuple[tuple[int, tuple[Link, ...]], ...]


@lru_cache(maxsize=4)
def make_plan(rings: int, stones: str) -> Plan:
    """The plan for a position; `stones` has a letter for each node."""
    graph = board(rings)
    empty = tuple(at for at, stone in enumerate(stones) if stone == EMPTY)
    groups = find_groups(graph, stones)
    touching = tuple(_pairs_that_touch(graph, empty, groups))
    rows: Rows = [{} for _ in range(len(empty) + len(groups))]
    for slot, (one, other) in enumerate(touching):
        rows[one][other] = rows[other][one] = slot
    colours = [None] * len(empty) + [group.colour for group in groups]
    elimination = _Elimination(rows, colours, len(touching))
    steps = tuple(elimination.steps())
    return Plan(rings, empty, groups, touching, elimination.slots, steps)


def _pairs_that_touch(
    graph: Board, empty: tuple[int, ...], groups: tuple[Group, ...]
) -> Iterator[tuple[int, int]]:
    """Vertices that touch, each pair once; groups of different colours never join."""
    vertex = {at: number for number, at in enumerate(empty)}
    for number, group in enumerate(groups, start=len(empty)):
        vertex.update(dict.fromkeys(group.nodes, number))
    for number, at in enumerate(empty):
        beside = {vertex[other] for other in graph.neighbours[at]}
        yield from ((number, other) for other in sorted(beside) if other > number)


class _Elimination:
    """Takes vertices off until none is left; `rows` shrink, `slots` counts the links made so far."""

    def __init__(self, rows: Rows, colours: list[int | None], slots: int) -> None:
        self.slots = slots
        self._rows = rows
        self._colours = colours

    def steps(self) -> Iterator[tuple[int, tuple[Link, ...]]]:
        rows, left = self._rows, set(range(len(self._rows)))
        while left:
            vertex = min(left, key=lambda each: (len(rows[each]), each))
            left.remove(vertex)
            yield vertex, tuple(self._take_off(vertex))

    def _take_off(self, vertex: int) -> Iterator[Link]:
        """The vertex's links, those that were there first in front: their lanes are the most likely."""
        rows = self._rows
        links = sorted(rows[vertex].items(), key=lambda link: link[1])
        for number, (one, slot) in enumerate(links):
            row = rows[one]
            del row[vertex]
            onto, fresh = [], []
            for other, theirs in links[number + 1 :]:
                if other in row:
                    onto.append((theirs, row[other]))
                elif self._may_join(one, other):
                    fresh.append((theirs, self.slots))
                    row[other] = rows[other][one] = self.slots
                    self.slots += 1
            yield Link(one, slot, tuple(onto), tuple(fresh))

    def _may_join(self, one: int, other: int) -> bool:
        """Two groups of different colours never become one."""
        colours = self._colours[one], self._colours[other]
        return None in colours or colours[0] == colours[1]
