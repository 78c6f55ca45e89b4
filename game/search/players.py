"""The simplest players, for any game: opponents in matches, and the lowest rung to climb from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from game.contract import State
from game.search.thinker import SearchResult


class RandomPlayer:
    """Any legal move, each as likely as the next."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        moves = state.legal_moves()
        yield SearchResult(rng.choice(moves), 0.5, candidates=tuple((move, 0.5) for move in moves))


class GreedyPlayer:
    """The move that `worth(state, move)` says is best at once; equals are drawn by lot."""

    def __init__(self, evaluate: Callable[[State, Any], float]) -> None:
        self._evaluate = evaluate

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        rated = [(move, self._evaluate(state, move)) for move in state.legal_moves()]
        best = max(value for _, value in rated)
        move = rng.choice([move for move, value in rated if value == best])
        yield SearchResult(move, best, candidates=tuple(sorted(rated, key=lambda each: -each[1])))
