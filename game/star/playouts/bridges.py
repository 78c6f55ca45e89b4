"""Bridges that hold: two connections of which the enemy can cut only one.

Two empty neighbours, the *carriers*, lie between two stones of one colour, or between a stone and the rim.
If the enemy takes one, the owner takes the other. Random colourings do not know this: in a quarter of them
the enemy has both. So the colours are read as moves in a random order. Where a bridge is cut that was there
before its carriers were taken, its owner gets the later carrier, and the enemy gets one of the owner's next
nodes for it: the answer was the owner's move. Every lane keeps its number of blue nodes. Without that,
holding bridges does not predict the winner any better than random colours do.

`BridgeAnswers` finds the answer to the last stone of a line: a bridge that is cut already cannot hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from operator import itemgetter
from random import Random
from typing import NamedTuple

from game.star.playouts.random_fills import Forced, exchange_colours
from game.star.rules.board import Board, board
from game.star.rules.territory import COLOURS, EMPTY

MAX_PAYMENT_NODES = 6
"""How many of the next nodes are tried as payment for a carrier. In lanes where none can pay, the bridge
stays cut. In an earlier version, trying all nodes was no better, and took a tenth of master's time on ten
rings."""


class Bridge(NamedTuple):
    """The two carriers, and the two nodes that they connect; a bridge to the rim has its only node twice."""

    carriers: tuple[int, int]
    ends: tuple[int, int]


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
                    yield Bridge((one, other), (start, end))
            if one in graph.perimeter and other in graph.perimeter:
                yield from (Bridge((one, other), (start, start)) for start in common)


class BridgeHolder:
    """Makes bridges hold in random colourings of a position's empty nodes, listed in `empty`."""

    def __init__(self, rings: int, stones: str, empty: Sequence[int], lanes: int, rng: Random) -> None:
        self._lanes, self._rng = lanes, rng
        occupied = [at for at, stone in enumerate(stones) if stone != EMPTY]
        self._stones = [0 if stones[at] == COLOURS[1] else lanes for at in occupied]
        index_of = {at: index for index, at in enumerate((*empty, *occupied))}
        self._bridges = [
            tuple(map(index_of.__getitem__, (*bridge.carriers, *bridge.ends)))
            for bridge in bridges(rings)
            if all(stones[at] == EMPTY for at in bridge.carriers)
        ]

    def hold(self, words: list[int], forced: Forced) -> None:
        """Change the words of the empty nodes; nodes in `forced` are taken already and keep their colours.

        Where bridges share a carrier, only one of them holds. The order of moves is the same in all lanes;
        each call draws a new one.
        """
        lanes, count = self._lanes, len(words)
        free_lanes = [lanes] * count
        for index, (blue, red) in forced.items():
            free_lanes[index] ^= blue | red
        words += self._stones
        order = list(range(count))
        self._rng.shuffle(order)
        for turn, connecting, first, later, start, end in self._in_turn(order, free_lanes):
            own = words[start]
            lost_first, lost_later = own ^ words[first], own ^ words[later]
            free = free_lanes[first] & free_lanes[later] & connecting
            held = (lost_first | lost_later) & free & (lanes ^ own ^ words[end])
            if held:
                free_lanes[first] ^= held
                free_lanes[later] ^= held
                cut = held & lost_first & lost_later
                if cut:
                    next_nodes = order[turn + 1 : turn + 1 + MAX_PAYMENT_NODES]
                    exchange_colours(words, later, cut, free_lanes, next_nodes)
        del words[count:]

    def _in_turn(
        self, order: Sequence[int], free_lanes: Sequence[int]
    ) -> list[tuple[int, int, int, int, int, int]]:
        """The bridges, sorted by the turn in which their first carrier is taken.

        For each: this turn, the lanes in which both ends are taken before it, the first and the later
        carrier, and the two ends.
        """
        turns = [0] * len(order) + [-1] * len(self._stones)
        for turn, index in enumerate(order):
            turns[index] = turn
        self._rng.shuffle(self._bridges)
        found = []
        for one, other, start, end in self._bridges:
            first, later = (one, other) if turns[one] < turns[other] else (other, one)
            turn, connecting = turns[first], self._lanes
            for at in (start, end):
                if turns[at] > turn:
                    connecting &= ~free_lanes[at]
            if connecting:
                found.append((turn, connecting, first, later, start, end))
        found.sort(key=itemgetter(0))
        return found


class BridgeAnswers:
    """Finds the answers to stones that cut a bridge, after lines of play from a position."""

    def __init__(self, rings: int, stones: str, turns: Sequence[int], rng: Random) -> None:
        self._seats = [None if stone == EMPTY else COLOURS.index(stone) for stone in stones]
        self._turns, self._rng = turns, rng
        self._bridges = _bridges_by_carrier(rings)

    def answer(self, line: Sequence[int]) -> int | None:
        """The other carrier of a bridge that the last stone of `line` cuts, at random among several.

        None if there is none, or if the owner of the bridge does not place the next stone.
        """
        depth = len(line)
        if depth == 0 or depth == len(self._turns) or self._turns[depth] == self._turns[depth - 1]:
            return None
        owner, seats = self._turns[depth], self._seats.copy()
        for at, seat in zip(line, self._turns, strict=False):
            seats[at] = seat
        answers = [
            other
            for other, start, end in self._bridges[line[-1]]
            if seats[start] == seats[end] == owner and seats[other] is None
        ]
        return self._rng.choice(answers) if answers else None


@lru_cache(maxsize=8)
def _bridges_by_carrier(rings: int) -> list[list[tuple[int, int, int]]]:
    """For each node, the bridges that it carries: the other carrier, and the ends (at the rim, one twice)."""
    found: list[list[tuple[int, int, int]]] = [[] for _ in range(board(rings).size)]
    for bridge in bridges(rings):
        one, other = bridge.carriers
        found[one].append((other, *bridge.ends))
        found[other].append((one, *bridge.ends))
    return found
