"""What the arena knows of Afrika: a search of a fixed depth as a yardstick, `depth:6`."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.mancala.ai.planner import DepthLimitedSearch
from game.mancala.rules.state import State
from game.search.thinker import SearchResult


class FixedDepth(DepthLimitedSearch):
    """Searches so many plies and the captures beyond, with the levels' kernel, however long it takes."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        *_, thought = super().think(state, rng)
        yield thought
