"""Who owns what on a board of *Star: groups, stars, what is left over between them.

A star is a group of one colour with at least two peries. Smaller groups count as removed; a region left over
belongs to the colour whose stars alone border it. Both colours pass over the bridge, and so do regions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import NamedTuple

from game.star.rules.board import Board, board

COLOURS = "br"
"""The letter of each seat's stones, Blue's and Red's."""

EMPTY = "."


class Group(NamedTuple):
    """Stones of one colour that hang together, or a region between stars (then `colour` is its owner)."""

    colour: int | None
    nodes: frozenset[int]


class Territory(NamedTuple):
    """A board taken apart.

    `stars` and `small` are the groups that count and that do not, each in the order of their first nodes;
    `peries` tells for each star the perimeter's nodes that it owns, its own and those of regions that it
    borders (a region between several stars of one colour goes to the first of them). `owners` has a seat
    for each node, or None where no colour's stars alone reach.
    """

    stars: tuple[Group, ...]
    small_groups: tuple[Group, ...]
    regions: tuple[Group, ...]
    peries: tuple[frozenset[int], ...]
    owners: tuple[int | None, ...]


@lru_cache(maxsize=64)
def territory(rings: int, stones: str) -> Territory:
    """Who owns what. `stones` has a letter for each node: `b`, `r` or `.`."""
    graph = board(rings)
    groups = find_groups(graph, stones)
    stars = tuple(group for group in groups if is_star(graph, group))
    small_groups = tuple(group for group in groups if group not in stars)
    peries = [star.nodes.intersection(graph.perimeter) for star in stars]
    regions = []
    for nodes, border in _regions(graph, stars):
        colours = {stars[number].colour for number in border}
        owner = colours.pop() if len(colours) == 1 else None
        regions.append(Group(owner, nodes))
        if owner is not None:
            peries[border[0]] |= nodes.intersection(graph.perimeter)
    owner_of = {at: group.colour for group in (*stars, *regions) for at in group.nodes}
    owners = tuple(owner_of[at] for at in range(graph.size))
    return Territory(stars, small_groups, tuple(regions), tuple(peries), owners)


def _regions(graph: Board, stars: tuple[Group, ...]) -> Iterator[tuple[frozenset[int], list[int]]]:
    """What lies between the stars, each region with the numbers of the stars that border it."""
    star_at = {at: number for number, star in enumerate(stars) for at in star.nodes}
    for nodes in components(graph, lambda at: at not in star_at, lambda one, other: True):
        neighbours = {each for at in nodes for each in graph.neighbours[at]}
        yield nodes, sorted({star_at[at] for at in neighbours if at in star_at})


def find_groups(graph: Board, stones: str) -> tuple[Group, ...]:
    """The groups of both colours, in the order of their first nodes."""
    return tuple(
        Group(COLOURS.index(stones[min(nodes)]), nodes)
        for nodes in components(
            graph, lambda at: stones[at] != EMPTY, lambda one, other: stones[one] == stones[other]
        )
    )


def is_star(graph: Board, group: Group) -> bool:
    return len(group.nodes.intersection(graph.perimeter)) >= 2


def components(
    graph: Board, is_included: Callable[[int], bool], are_joined: Callable[[int, int], bool]
) -> Iterator[frozenset[int]]:
    """The nodes that count, in sets that hang together over neighbours that are joined."""
    remaining = {at for at in range(graph.size) if is_included(at)}
    for first in range(graph.size):
        if first in remaining:
            remaining.remove(first)
            nodes = [first]
            for at in nodes:  # grows while it is read
                reached = [
                    neighbour
                    for neighbour in graph.neighbours[at]
                    if neighbour in remaining and are_joined(at, neighbour)
                ]
                remaining.difference_update(reached)
                nodes += reached
            yield frozenset(nodes)
