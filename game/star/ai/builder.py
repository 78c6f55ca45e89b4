"""Builder: a few hundred random playouts, and the node whose owner won most often."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.search.mcts import Node
from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.ai.playout_position import playout_position
from game.star.playouts.leaf_evaluator import LeafEvaluator
from game.star.rules.moves import STONES
from game.star.rules.state import State
from game.text.message import msg

SAMPLED_LEAVES = 4
"""Leaves evaluated, with `leaf_evaluator.PLAYOUTS` playouts each."""


class Builder:
    """Plays the node with the highest share of wins among the playouts in which Builder owned the node."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield move_without_search(state, rng) or _sample_playouts(state, rng)


def _sample_playouts(state: State, rng: Random) -> SearchResult:
    evaluator = LeafEvaluator(playout_position(state), SAMPLED_LEAVES, rng)
    root = Node(state.seat)
    for leaf in evaluator.evaluate([()] * SAMPLED_LEAVES):
        root.add(leaf)
    ranking = root.ranked_cells(state.seat, evaluator.empty, len(state.stones))
    value, at = ranking[0]
    candidates = tuple((STONES[cell], worth) for worth, cell in ranking)
    reason = msg("star-reason-ends", percent=round(100 * value))
    return SearchResult(STONES[at], value, reason, candidates, work=root.playouts)
