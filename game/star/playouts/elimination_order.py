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

from game.star.rules.board import Board, board
from game.star.rules.territory import EMPTY, Group, find_groups

Adjacency = list[dict[int, int]]
"""For each vertex its neighbours, each with the slot where the link's word lies."""


class Link(NamedTuple):
    """A neighbour that a vertex may be handed to.

    `slot` is where the link's word lies. `onto` and `fresh` are for the neighbours that come after this
    one: where their links with the vertex lie, and where they go as links with this one, on top of what is
    there or for the first time.
    """

    neighbour: int
    slot: int
    existing_links: tuple[tuple[int, int], ...]
    new_links: tuple[tuple[int, int], ...]


class EliminationOrder(NamedTuple):
    """How one position is worked off.

    Vertices are numbered: first the empty nodes, which are `empty` in this order, then the `groups`.
    `touching` are the links there are from the start, one for each slot up to their number; `steps` has
    each vertex with its links, in the order of elimination.
    """

    rings: int
    empty: tuple[int, ...]
    groups: tuple[Group, ...]
    initial_links: tuple[tuple[int, int], ...]
    slot_count: int
    steps: tuple[tuple[int, tuple[Link, ...]], ...]


@lru_cache(maxsize=4)
def elimination_order(rings: int, stones: str) -> EliminationOrder:
    """The plan for a position; `stones` has a letter for each node."""
    graph = board(rings)
    empty = tuple(at for at, stone in enumerate(stones) if stone == EMPTY)
    groups = find_groups(graph, stones)
    initial_links = tuple(_adjacent_vertices(graph, empty, groups))
    adjacency: Adjacency = [{} for _ in range(len(empty) + len(groups))]
    for slot, (one, other) in enumerate(initial_links):
        adjacency[one][other] = adjacency[other][one] = slot
    colours = [None] * len(empty) + [group.colour for group in groups]
    elimination = _Elimination(adjacency, colours, len(initial_links))
    steps = tuple(elimination.steps())
    return EliminationOrder(rings, empty, groups, initial_links, elimination.slot_count, steps)


def _adjacent_vertices(
    graph: Board, empty: tuple[int, ...], groups: tuple[Group, ...]
) -> Iterator[tuple[int, int]]:
    """Vertices that touch, each pair once; groups of different colours never join."""
    vertex_of = {at: number for number, at in enumerate(empty)}
    for number, group in enumerate(groups, start=len(empty)):
        vertex_of.update(dict.fromkeys(group.nodes, number))
    for number, at in enumerate(empty):
        neighbours = {vertex_of[other] for other in graph.neighbours[at]}
        yield from ((number, other) for other in sorted(neighbours) if other > number)


class _Elimination:
    """Takes vertices off until none is left; `rows` shrink, `slots` counts the links made so far."""

    def __init__(self, adjacency: Adjacency, colours: list[int | None], slot_count: int) -> None:
        self.slot_count = slot_count
        self._adjacency = adjacency
        self._colours = colours

    def steps(self) -> Iterator[tuple[int, tuple[Link, ...]]]:
        adjacency, remaining = self._adjacency, set(range(len(self._adjacency)))
        while remaining:
            vertex = min(remaining, key=lambda each: (len(adjacency[each]), each))
            remaining.remove(vertex)
            yield vertex, tuple(self._eliminate(vertex))

    def _eliminate(self, vertex: int) -> Iterator[Link]:
        """The vertex's links, those that were there first in front: their lanes are the most likely."""
        adjacency = self._adjacency
        links = sorted(adjacency[vertex].items(), key=lambda link: link[1])
        for number, (one, slot) in enumerate(links):
            row = adjacency[one]
            del row[vertex]
            existing_links, new_links = [], []
            for other, other_slot in links[number + 1 :]:
                if other in row:
                    existing_links.append((other_slot, row[other]))
                elif self._may_join(one, other):
                    new_links.append((other_slot, self.slot_count))
                    row[other] = adjacency[other][one] = self.slot_count
                    self.slot_count += 1
            yield Link(one, slot, tuple(existing_links), tuple(new_links))

    def _may_join(self, one: int, other: int) -> bool:
        """Two groups of different colours never become one."""
        colours = self._colours[one], self._colours[other]
        return None in colours or colours[0] == colours[1]
