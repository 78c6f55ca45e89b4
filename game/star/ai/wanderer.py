"""Wanderer: rates nodes by shape (connections, cuts, bridges) and by distance from the centre."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.rules.board import Board, ring_and_step
from game.star.rules.moves import STONES
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY, empty_nodes, find_groups
from game.text.message import msg

JOIN, CUT, BRIDGE, CONTACT, OUTWARD, CROWDED = 3.0, 2.5, 1.5, 0.5, 3.0, 1.0
"""Points for each further own group connected, each further enemy group cut off, and each bridge; for an
adjacent enemy, and for the way from the centre outwards; penalty for an adjacent own stone."""

NOISE = 0.5
"""Largest random addition to a node's points."""


class Wanderer:
    """Plays the node of the best shape; without `sees_enemy`, cuts and contact do not count."""

    def __init__(self, *, sees_enemy: bool = True) -> None:
        self._sees_enemy = sees_enemy

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield move_without_search(state, rng) or best_shape(state, rng, sees_enemy=self._sees_enemy)


def best_shape(state: State, rng: Random, *, sees_enemy: bool = True) -> SearchResult:
    """All empty nodes rated by shape; the best is the move."""
    own, enemy = COLOURS[state.seat], COLOURS[1 - state.seat] if sees_enemy else None
    group_of = [-1] * len(state.stones)
    for number, group in enumerate(find_groups(state.board, state.stones)):
        for at in group.nodes:
            group_of[at] = number
    rated = [
        (_shape_score(state.board, state.stones, group_of, at, own, enemy) + NOISE * rng.random(), at)
        for at in empty_nodes(state.stones)
    ]
    rated.sort(reverse=True)
    best_score = max(1.0, rated[0][0])
    candidates = tuple((STONES[at], max(0.0, worth / best_score)) for worth, at in rated)
    return SearchResult(STONES[rated[0][1]], 0.5, msg("star-reason-shape"), candidates)


def _shape_score(
    graph: Board, stones: str, group_of: Sequence[int], at: int, own: str, enemy: str | None
) -> float:
    """The points of a stone on the node `at`; an enemy None is not seen."""
    neighbours = graph.neighbours[at]
    friends = {group_of[each] for each in neighbours if stones[each] == own}
    enemies = {group_of[each] for each in neighbours if stones[each] == enemy}
    bridges = {group_of[far] for far in _bridge_partners(graph, stones, at) if stones[far] == own} - friends
    score = OUTWARD * min(ring_and_step(at)[0], graph.rings - 1) / graph.rings
    score += JOIN * max(0, len(friends) - 1) + CUT * max(0, len(enemies) - 1)
    score += BRIDGE * len(bridges) + CONTACT * bool(enemies)
    return score - CROWDED * bool(friends)


def _bridge_partners(graph: Board, stones: str, at: int) -> set[int]:
    """Nodes that share two empty neighbours with this one, so the enemy cannot cut both connections."""
    once, twice = set[int](), set[int]()
    for common in graph.neighbours[at]:
        if stones[common] == EMPTY:
            for far in graph.neighbours[common]:
                (twice if far in once else once).add(far)
    return twice - {at} - set(graph.neighbours[at])
