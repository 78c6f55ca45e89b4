"""The arena's baseline for Afrika: `depth:6` searches to a fixed depth."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.mancala.ai.planner import Planner
from game.mancala.rules.state import State
from game.search.thinker import SearchResult


class FixedDepth(Planner):
    """Searches to its depth and the captures beyond, with the levels' kernel and without a time limit."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        *_, thought = super().think(state, rng)
        yield thought
