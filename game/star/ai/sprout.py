"""Sprout: extends its own stones, preferably towards the perimeter. The weakest level."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.rules.board import node_number, ring_and_step
from game.star.rules.moves import STONES
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY
from game.text.message import msg


class Sprout:
    """Plays a random empty node next to an own stone; the probability grows with the ring."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield move_without_search(state, rng) or _grow(state, rng)


def _grow(state: State, rng: Random) -> SearchResult:
    own = COLOURS[state.seat]
    empty = [at for at, stone in enumerate(state.stones) if stone == EMPTY]
    next_to_own = [at for at in empty if own in (state.stones[each] for each in state.board.neighbours[at])]
    growth_nodes = next_to_own or [at for at in empty if at < node_number(3, 0)] or empty
    weights = [ring_and_step(at)[0] for at in growth_nodes]
    at = rng.choices(growth_nodes, weights)[0]
    candidates = sorted(zip(growth_nodes, weights, strict=True), key=lambda each: -each[1])
    rated = tuple((STONES[each], weight / state.rings) for each, weight in candidates)
    return SearchResult(STONES[at], 0.5, msg("star-reason-grow"), rated)
