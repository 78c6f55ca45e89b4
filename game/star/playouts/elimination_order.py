"""The order in which vertices are eliminated, and the links that this creates: symbolic elimination.

A vertex is a connected group of stones or an empty node. An eliminated vertex passes its links to one of its
neighbours, in each lane possibly a different one, so every pair of its neighbours may become linked. As in
sparse Gaussian elimination, the order decides the number of such pairs; eliminating the vertex with the
fewest neighbours next works well (minimum degree: Tinney and Walker 1967).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.star.rules.board import Board, board
from game.star.rules.territory import Group, empty_nodes, find_groups

Adjacency = list[dict[int, int]]
"""For each vertex, the slot of the link's word by neighbour."""


class Link(NamedTuple):
    """A neighbour that an eliminated vertex may be merged into; `slot` is the slot of their link.

    There is a pair of slots for each later neighbour that this one may get linked to: the slot of the
    vertex's link to it, and the slot of this neighbour's link to it. The second link exists before this step
    (`existing_links`), or is made in it (`new_links`).
    """

    neighbour: int
    slot: int
    existing_links: tuple[tuple[int, int], ...]
    new_links: tuple[tuple[int, int], ...]


class EliminationOrder(NamedTuple):
    """The elimination of one position.

    Vertices are numbered: first the nodes of `empty`, then the `groups`. `initial_links` are the pairs of
    adjacent vertices; they use the first slots. `steps` has each vertex with its links, in the order of
    elimination.
    """

    rings: int
    empty: tuple[int, ...]
    groups: tuple[Group, ...]
    initial_links: tuple[tuple[int, int], ...]
    slot_count: int
    steps: tuple[tuple[int, tuple[Link, ...]], ...]


@lru_cache(maxsize=4)
def elimination_order(rings: int, stones: str) -> EliminationOrder:
    """The elimination order of a board."""
    graph = board(rings)
    empty = tuple(empty_nodes(stones))
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
    """Pairs of adjacent vertices, each once, except two groups, which always differ in colour."""
    vertex_of = {at: number for number, at in enumerate(empty)}
    for number, group in enumerate(groups, start=len(empty)):
        vertex_of.update(dict.fromkeys(group.nodes, number))
    for number, at in enumerate(empty):
        neighbours = {vertex_of[other] for other in graph.neighbours[at]}
        yield from ((number, other) for other in sorted(neighbours) if other > number)


class _Elimination:
    """Eliminates all vertices; `slot_count` counts the links made."""

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
        """The links of a vertex, the oldest first, since they hold in the most lanes."""
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
        """False for two groups of different colours."""
        colours = self._colours[one], self._colours[other]
        return None in colours or colours[0] == colours[1]
