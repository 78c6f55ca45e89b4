"""Groups, stars and the regions between stars on a board of *Star: who owns each node if the game ended now.

A star is a group of one colour with at least two peries. Other groups count as removed; a region between
stars belongs to the colour whose stars alone border it. Groups and regions also connect across the bridge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from game.star.rules.board import Board, board

COLOURS = "br"
"""The letters of Blue's and Red's stones, by seat."""

EMPTY = "."


def empty_nodes(stones: str) -> list[int]:
    """The numbers of the nodes without a stone; `stones` has a letter for each node: `b`, `r` or `.`."""
    return [at for at, stone in enumerate(stones) if stone == EMPTY]


class Group(NamedTuple):
    """Connected stones of one colour: 0 is blue, 1 is red."""

    colour: int
    nodes: frozenset[int]


class Territory(NamedTuple):
    """The stars of a board, and who owns its nodes.

    `stars` are the groups with at least two peries, in the order of their lowest nodes. `peries` has, for
    each star, the perimeter nodes that it owns: its own, and those of the regions it borders (a region
    between several stars of one colour goes to the first of them). `owners` has a seat or None for each node.
    """

    stars: tuple[Group, ...]
    peries: tuple[frozenset[int], ...]
    owners: tuple[int | None, ...]


@lru_cache(maxsize=64)
def territory(rings: int, stones: str) -> Territory:
    """The territory of a board."""
    graph = board(rings)
    stars = tuple(group for group in find_groups(graph, stones) if is_star(graph, group))
    peries = [star.nodes.intersection(graph.perimeter) for star in stars]
    owner_of: dict[int, int | None] = {at: star.colour for star in stars for at in star.nodes}
    for nodes, border in _regions(graph, stars):
        colours = {stars[number].colour for number in border}
        owner = colours.pop() if len(colours) == 1 else None
        owner_of |= dict.fromkeys(nodes, owner)
        if owner is not None:
            peries[border[0]] |= nodes.intersection(graph.perimeter)
    return Territory(stars, tuple(peries), tuple(owner_of[at] for at in range(graph.size)))


def _regions(graph: Board, stars: tuple[Group, ...]) -> Iterator[tuple[frozenset[int], list[int]]]:
    """The regions between the stars, each with the numbers of the stars that border it."""
    star_at = {at: number for number, star in enumerate(stars) for at in star.nodes}
    for nodes in components(graph, [None if at in star_at else "region" for at in range(graph.size)]):
        neighbours = {each for at in nodes for each in graph.neighbours[at]}
        yield nodes, sorted({star_at[at] for at in neighbours if at in star_at})


def find_groups(graph: Board, stones: str) -> tuple[Group, ...]:
    """The groups of both colours, in the order of their lowest nodes."""
    found = components(graph, [None if stone == EMPTY else stone for stone in stones])
    return tuple(Group(COLOURS.index(stones[min(nodes)]), nodes) for nodes in found)


def is_star(graph: Board, group: Group) -> bool:
    return len(group.nodes.intersection(graph.perimeter)) >= 2


def components(graph: Board, labels: Sequence[str | None]) -> Iterator[frozenset[int]]:
    """The connected components of the nodes that share a label; a node labelled None belongs to none."""
    remaining = {at for at, label in enumerate(labels) if label is not None}
    for first, label in enumerate(labels):
        if first in remaining:
            remaining.remove(first)
            nodes = [first]
            for at in nodes:  # `nodes` grows during the loop
                reached = [
                    each for each in graph.neighbours[at] if each in remaining and labels[each] == label
                ]
                remaining.difference_update(reached)
                nodes += reached
            yield frozenset(nodes)
