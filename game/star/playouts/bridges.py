"""Bridges that hold: two connections of which the enemy can cut only one.

Two empty neighbours, the *carriers*, lie between two stones of one colour, or between a stone and the rim.
If the enemy takes one, the owner takes the other. Random colourings do not know this: in a quarter of them
the enemy has both. So in the lanes where a bridge is, one carrier gets the colour that the other has not.
On average both colours keep their numbers of stones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from game.star.playouts.random_fills import Forced
from game.star.rules.board import Board, board
from game.star.rules.territory import COLOURS


class Bridge(NamedTuple):
    """The two carriers, and the nodes that they connect; `end` is None if the bridge leads to the rim."""

    carriers: tuple[int, int]
    start: int
    end: int | None


@lru_cache(maxsize=8)
def bridges(rings: int) -> tuple[Bridge, ...]:
    """All places for a bridge on a board."""
    return tuple(_find_bridges(board(rings)))


def _find_bridges(graph: Board) -> Iterator[Bridge]:
    for one in range(graph.size):
        for other in (each for each in graph.neighbours[one] if each > one):
            common = set(graph.neighbours[one]).intersection(graph.neighbours[other])
            for start, end in combinations(sorted(common), 2):
                if end not in graph.neighbours[start]:
                    yield Bridge((one, other), start, end)
            if one in graph.perimeter and other in graph.perimeter:
                yield from (Bridge((one, other), start, None) for start in common)


class BridgeHolder:
    """Makes bridges hold in random colourings of a position's empty nodes, listed in `empty`."""

    def __init__(self, rings: int, stones: str, empty: Sequence[int], lanes: int, rng: Random) -> None:
        self._empty, self._lanes, self._rng = empty, lanes, rng
        rim = len(stones)  # belongs to both colours
        self._blue, self._red = (
            [*(lanes if stone == colour else 0 for stone in stones), lanes] for colour in COLOURS
        )
        index_of = {at: index for index, at in enumerate(empty)}
        self._bridges = [
            (*map(index_of.__getitem__, each.carriers), each.start, rim if each.end is None else each.end)
            for each in bridges(rings)
            if index_of.keys() >= set(each.carriers)
        ]
        rng.shuffle(self._bridges)

    def hold(self, words: list[int], forced: Forced) -> None:
        """Change the words of the empty nodes. Nodes in `forced` count as stones and keep their colours.

        Where bridges share a carrier, only one of them holds: the first, from a random one on.
        """
        blue, red = self._blue.copy(), self._red.copy()
        free_lanes = [self._lanes] * len(words)
        for index, (forced_blue, forced_red) in forced.items():
            at = self._empty[index]
            blue[at], red[at] = forced_blue, forced_red
            free_lanes[index] ^= forced_blue | forced_red
        first = self._rng.randrange(len(self._bridges) or 1)
        for one, other, start, end in self._bridges[first:] + self._bridges[:first]:
            held = (blue[start] & blue[end]) | (red[start] & red[end])
            if held:
                held &= free_lanes[one] & free_lanes[other]
                free_lanes[one] ^= held
                free_lanes[other] ^= held
                words[one] ^= held & ~(words[one] ^ words[other])
