"""The simplest players, for any game: opponents in matches, and the lowest rung to climb from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from game.contract import State
from game.search.thinker import Thought


class RandomPlayer:
    """Any legal move, each as likely as the next."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        moves = state.legal_moves()
        yield Thought(rng.choice(moves), 0.5, candidates=tuple((move, 0.5) for move in moves))


class GreedyPlayer:
    """The move that `worth(state, move)` says is best at once; equals are drawn by lot."""

    def __init__(self, worth: Callable[[State, Any], float]) -> None:
        self._worth = worth

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        rated = [(move, self._worth(state, move)) for move in state.legal_moves()]
        best = max(value for _, value in rated)
        move = rng.choice([move for move, value in rated if value == best])
        yield Thought(move, best, candidates=tuple(sorted(rated, key=lambda each: -each[1])))
