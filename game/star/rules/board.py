"""The board of *Star: five arms around a bridge, in rings. After Craige Schensted's (Ea Ea's) game.

Nodes are numbered ring by ring from the centre, each ring clockwise from the `*` arm, so a node has the same
number and name on every board size. A name is the arm, the last digit of the ring, and the steps clockwise
from the arm. The bridge in the centre is not a node: it makes the five nodes of ring 1 mutual neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations

ARMS = "*STAR"
"""Letters of the arms, clockwise from the lower right; the fourth arm points up."""

SIZES = range(4, 11)
"""The possible numbers of rings."""


@dataclass(frozen=True, slots=True)
class Board:
    """The graph of one board size. Perimeter nodes have the highest numbers; every `rings`-th is a corner."""

    rings: int
    size: int
    neighbours: tuple[tuple[int, ...], ...]
    """For each node, the adjacent nodes, including those across the bridge, in ascending order."""
    perimeter: range
    corners: range


@cache
def board(rings: int) -> Board:
    """The board with `rings` rings."""
    size, perimeter_length = node_number(rings + 1, 0), 5 * rings
    neighbour_sets: list[set[int]] = [set() for _ in range(size)]
    for one, other in edges(rings):
        neighbour_sets[one].add(other)
        neighbour_sets[other].add(one)
    return Board(
        rings=rings,
        size=size,
        neighbours=tuple(tuple(sorted(nodes)) for nodes in neighbour_sets),
        perimeter=range(size - perimeter_length, size),
        corners=range(size - perimeter_length, size, rings),
    )


def node_number(ring: int, step: int) -> int:
    """The number of the node on `ring` (from 1) that is `step` steps clockwise from the `*` arm."""
    return 5 * ring * (ring - 1) // 2 + step % (5 * ring)


def edges(rings: int) -> set[tuple[int, int]]:
    """All pairs of neighbours, the smaller number first."""
    found = set(combinations(range(5), 2))
    for ring in range(2, rings + 1):
        for step in range(5 * ring):
            here = node_number(ring, step)
            beside = node_number(ring, step + 1)
            found.add((min(here, beside), max(here, beside)))
            found.update((inner, here) for inner in inner_neighbours(ring, step))
    return found


def inner_neighbours(ring: int, step: int) -> tuple[int, ...]:
    """The neighbours of a node on the next smaller ring: one if the node lies on an arm, else two."""
    arm, y = divmod(step, ring)
    inner_step = arm * (ring - 1) + y
    return (
        (node_number(ring - 1, inner_step),)
        if y == 0
        else (node_number(ring - 1, inner_step - 1), node_number(ring - 1, inner_step))
    )


def ring_and_step(number: int) -> tuple[int, int]:
    """The ring of a node and its steps clockwise from the `*` arm."""
    ring = next(ring for ring in range(1, SIZES[-1] + 1) if number < node_number(ring + 1, 0))
    return ring, number - node_number(ring, 0)


def _name(number: int) -> str:
    ring, step = ring_and_step(number)
    arm, y = divmod(step, ring)
    return f"{ARMS[arm]}{ring % 10}{y}"


NAMES: tuple[str, ...] = tuple(_name(number) for number in range(node_number(SIZES[-1] + 1, 0)))
"""The names of all nodes of the largest board; a smaller board uses the first of them."""

NUMBERS: Mapping[str, int] = {name: number for number, name in enumerate(NAMES)}
