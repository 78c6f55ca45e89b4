"""Builder dreams: a few hundred random ends of the game, and what those that end well have in common."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.search.mcts import Node
from game.search.thinker import Thought
from game.star.ai.ahead import ahead
from game.star.ai.manners import without_thinking
from game.star.moves import STONES
from game.star.playouts.leaves import Leaves
from game.star.rules import State
from game.text.message import say

DREAMS = 4
"""Leaves of the dream, of some sixty playouts each."""


class Builder:
    """The node that it has most often in the ends that it wins."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        yield without_thinking(state, rng) or _dream(state, rng)


def _dream(state: State, rng: Random) -> Thought:
    leaves = Leaves(ahead(state), DREAMS, rng)
    root = Node(state.seat)
    for leaf in leaves.evaluate([()] * DREAMS):
        root.add(leaf)
    ranking = root.ranked_cells(state.seat, leaves.empty, len(state.stones))
    value, at = ranking[0]
    candidates = tuple((STONES[cell], worth) for worth, cell in ranking)
    reason = say("star-reason-ends", percent=round(100 * value))
    return Thought(STONES[at], value, reason, candidates, work=root.playouts)
