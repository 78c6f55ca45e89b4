"""Wanderer looks at shape: what a stone would join, cut and bridge, and how near to the perimeter it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.search.thinker import Thought
from game.star.ai.manners import without_thinking
from game.star.board import Board, place
from game.star.moves import STONES
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY, find_groups
from game.text.message import say

JOIN, CUT, BRIDGE, LONELY, OUTWARD, CROWDED = 3.0, 2.5, 1.5, 0.5, 0.25, 1.0
"""Worth of another group of one's own joined, an enemy group cut off, a bridge; an enemy beside to lean on,
a ring further out, a stone of one's own beside without need."""

CHANCE = 0.5
"""Chance decides between shapes that differ by less."""


class Wanderer:
    """The node of the best shape."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        yield without_thinking(state, rng) or shapely(state, rng)


def shapely(state: State, rng: Random) -> Thought:
    """The node of the best shape at a glance, others in the order of theirs."""
    own, enemy = COLOURS[state.seat], COLOURS[1 - state.seat]
    groups = [-1] * len(state.stones)
    for number, group in enumerate(find_groups(state.board, state.stones)):
        for at in group.nodes:
            groups[at] = number
    empty = [at for at, stone in enumerate(state.stones) if stone == EMPTY]
    rated = [
        (_shape(state.board, state.stones, groups, at, own, enemy) + CHANCE * rng.random(), at)
        for at in empty
    ]
    rated.sort(reverse=True)
    most = max(1.0, rated[0][0])
    candidates = tuple((STONES[at], max(0.0, worth / most)) for worth, at in rated)
    return Thought(STONES[rated[0][1]], 0.5, say("star-reason-shape"), candidates)


def _shape(graph: Board, stones: str, groups: Sequence[int], at: int, own: str, enemy: str) -> float:
    """What a stone there would do for those around it."""
    beside = graph.neighbours[at]
    friends = {groups[each] for each in beside if stones[each] == own}
    enemies = {groups[each] for each in beside if stones[each] == enemy}
    bridges = {groups[far] for far in _bridged(graph, stones, at) if stones[far] == own} - friends
    worth = OUTWARD * min(place(at)[0], graph.rings - 1)
    worth += JOIN * max(0, len(friends) - 1) + CUT * max(0, len(enemies) - 1)
    worth += BRIDGE * len(bridges) + LONELY * bool(enemies)
    return worth - CROWDED * bool(friends)


def _bridged(graph: Board, stones: str, at: int) -> set[int]:
    """Nodes with two empty neighbours in common with this one, so that the enemy cannot cut both."""
    once, twice = set[int](), set[int]()
    for step in graph.neighbours[at]:
        if stones[step] == EMPTY:
            for far in graph.neighbours[step]:
                (twice if far in once else once).add(far)
    return twice - {at} - set(graph.neighbours[at])
