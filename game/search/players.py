"""A player of random moves for any game: a baseline in matches, and the lowest level of Nim."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.contract import State
from game.search.thinker import SearchResult


class RandomPlayer:
    """Plays any legal move, all equally likely."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        moves = state.legal_moves()
        yield SearchResult(rng.choice(moves), 0.5, candidates=tuple((move, 0.5) for move in moves))
