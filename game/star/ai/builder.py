"""Builder, and Dreamer with fewer leaves: random playouts, and the node whose owner won most often."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.search.mcts_node import Node
from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.ai.playout_position import playout_position
from game.star.playouts.leaf_evaluator import LeafEvaluator
from game.star.rules.moves import STONES
from game.star.rules.state import State
from game.text.message import msg


class Builder:
    """Plays the node with the highest share of wins among the playouts in which Builder owned the node.

    `leaves` are evaluated, with 62 playouts each.
    """

    def __init__(self, leaves: int = 4) -> None:
        self._leaves = leaves

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield move_without_search(state, rng) or _sample_playouts(state, rng, self._leaves)


def _sample_playouts(state: State, rng: Random, leaves: int) -> SearchResult:
    evaluator = LeafEvaluator(playout_position(state), leaves, rng)
    root = Node(state.seat)
    for leaf in evaluator.evaluate([()] * leaves):
        root.add(leaf)
    ranking = root.ranked_cells(state.seat, evaluator.empty, len(state.stones))
    value, at = ranking[0]
    candidates = tuple((STONES[cell], worth) for worth, cell in ranking)
    reason = msg("star-reason-ends", percent=round(100 * value))
    return SearchResult(STONES[at], value, reason, candidates, work=root.playouts)
