"""Bridges that hold: two connections of which the enemy can cut only one.

Two empty neighbours, the *carriers*, lie between two stones of one colour, or between a stone and the rim.
If the enemy takes one, the owner takes the other. Random colourings do not know this: in a quarter of them
the enemy has both. So in each lane where a bridge is cut, between stones of the position or random ones, its
owner gets one carrier, and the enemy gets one of the owner's other nodes for it: the answer was the owner's
move. Every lane keeps its number of blue nodes. Without that, holding bridges does not predict the winner
any better than random colours do.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import NamedTuple

from game.star.playouts.random_fills import Forced, exchange_colours
from game.star.rules.board import Board, board
from game.star.rules.territory import COLOURS, EMPTY

MAX_PARTNERS = 6
"""Nodes that may be given to the enemy for a carrier; a bridge stays cut in lanes where none of them can.

About one lane in eight. Asking all nodes is no better, and takes a tenth of master's time on ten rings."""


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
        self._lanes, self._rng = lanes, rng
        occupied = [at for at, stone in enumerate(stones) if stone != EMPTY]
        self._stones = [0 if stones[at] == COLOURS[1] else lanes for at in occupied]
        index_of = {at: index for index, at in enumerate((*empty, *occupied))}
        self._bridges = [
            (*map(index_of.__getitem__, (*carriers, start)), index_of[start if end is None else end])
            for carriers, start, end in bridges(rings)
            if all(stones[at] == EMPTY for at in carriers)
        ]

    def hold(self, words: list[int], forced: Forced) -> None:
        """Change the words of the empty nodes; nodes in `forced` keep their colours.

        Where bridges share a carrier, only one of them holds. A fixed order of the bridges would prefer one
        colour in some positions, so each call draws a new one.
        """
        rng, lanes, count = self._rng, self._lanes, len(words)
        free_lanes = [lanes] * count
        for index, (blue, red) in forced.items():
            free_lanes[index] ^= blue | red
        words += self._stones
        order = list(range(count))
        rng.shuffle(order)
        order += order
        rng.shuffle(self._bridges)
        for one, other, start, end in self._bridges:
            own = words[start]
            lost_one, lost_other = own ^ words[one], own ^ words[other]
            held = (lost_one | lost_other) & free_lanes[one] & free_lanes[other] & (lanes ^ own ^ words[end])
            if held:
                free_lanes[one] ^= held
                free_lanes[other] ^= held
                cut = held & lost_one & lost_other
                if cut:
                    first = rng.randrange(count)
                    saved = one if first & 1 else other
                    exchange_colours(words, saved, cut, free_lanes, order[first : first + MAX_PARTNERS])
        del words[count:]
