"""Builder, and Dreamer with fewer leaves: random playouts, and the node whose owner won most often."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.search.mcts_node import Node
from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.ai.wanderer import best_shape
from game.star.playouts.leaf_evaluator import LeafEvaluator, PlayoutPosition
from game.star.rules.moves import STONES
from game.star.rules.state import State

LEAVES_PER_SLICE = 4
"""Leaves that are evaluated at once: as many as keep a slice short in a browser."""


class Builder:
    """Plays the node with the highest share of wins among the playouts in which Builder owned the node.

    `leaves` are evaluated, with 62 playouts each.
    """

    def __init__(self, leaves: int = 4) -> None:
        self._leaves = leaves

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        answer = move_without_search(state, rng)
        if answer is not None:
            yield answer
            return
        first = best_shape(state, rng)  # a move in case thinking stops before the first playouts
        yield first
        root, cells = Node(state.seat), len(state.stones)
        at_once = min(self._leaves, LEAVES_PER_SLICE)
        evaluator = LeafEvaluator(PlayoutPosition.of(state), at_once, rng)
        yield first  # what is made once for a board takes a slice of its own
        for done in range(0, self._leaves, at_once):
            for leaf in evaluator.evaluate([()] * min(at_once, self._leaves - done)):
                root.add(leaf)
            yield _most_often_won(root, root.ranked_cells(root.seat, evaluator.empty, cells))


def _most_often_won(root: Node, ranking: Sequence[tuple[float, int]]) -> SearchResult:
    value, at = ranking[0]
    candidates = tuple((STONES[cell], worth) for worth, cell in ranking)
    return SearchResult(STONES[at], value, candidates=candidates, work=root.playouts)
