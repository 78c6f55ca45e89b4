"""Strategist: hundreds of playouts, then more for its best moves with the best replies to each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from game.search.mcts_node import Node
from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.ai.playout_position import playout_position
from game.star.playouts.leaf_evaluator import LeafEvaluator
from game.star.rules.board import NAMES
from game.star.rules.moves import STONES
from game.star.rules.state import State
from game.text.message import msg

MAX_MOVES, MAX_REPLIES = 8, 4
"""Moves searched, and replies to each; together one batch of leaves."""

LANES = 32
"""Lanes of a leaf, two of them bounds: few enough playouts for a human opponent to see further."""

FIRST_BATCHES, REPLY_BATCHES = 1, 2
"""Batches for the whole board, then for the moves with replies."""


class Strategist:
    """Plays the move with the best value after its worst reply."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        known = move_without_search(state, rng)
        if known is not None:
            yield known
            return
        position = playout_position(state)
        evaluator = LeafEvaluator(position, MAX_MOVES * MAX_REPLIES, rng, LANES)
        root = Node(state.seat)
        for _ in range(FIRST_BATCHES):
            _add_playouts(root, evaluator, [()] * (MAX_MOVES * MAX_REPLIES))
            yield _quick_choice(root, evaluator.empty, len(state.stones))
        if len(position.turns) > 1:
            yield from _search_replies(root, position.turns[1], evaluator, len(state.stones))


def _quick_choice(root: Node, empty: Sequence[int], cells: int) -> SearchResult:
    """The best node by the playouts of the whole board."""
    ranked = root.ranked_cells(root.seat, empty, cells)
    candidates = tuple((STONES[at], value) for value, at in ranked)
    move, value = candidates[0]
    reason = msg("star-reason-ends", percent=round(100 * value))
    return SearchResult(move, value, reason, candidates, work=root.playouts)


def _search_replies(
    root: Node, reply_seat: int, evaluator: LeafEvaluator, cells: int
) -> Iterator[SearchResult]:
    """Playouts for the best moves, each followed by the best nodes of `reply_seat`."""
    moves = root.ranked_cells(root.seat, evaluator.empty, cells)
    replies = [at for _, at in root.ranked_cells(reply_seat, evaluator.empty, cells)]
    lines = [
        (at, reply)
        for _, at in moves[:MAX_MOVES]
        for reply in [each for each in replies if each != at][:MAX_REPLIES]
    ]
    line_nodes = [Node(root.seat) for _ in lines]
    for _ in range(REPLY_BATCHES):
        for node, leaf in zip(line_nodes, evaluator.evaluate(lines), strict=True):
            node.add(leaf)
        yield _choose_by_worst_reply(root, lines, line_nodes, moves, reply_seat)


def _choose_by_worst_reply(
    root: Node,
    lines: Sequence[tuple[int, int]],
    line_nodes: Sequence[Node],
    moves: Sequence[tuple[float, int]],
    reply_seat: int,
) -> SearchResult:
    """Moves ranked by their worst reply, or by the best second stone if the same seat plays again."""
    values_by_move: dict[int, list[tuple[float, int]]] = {}
    for (at, reply), node in zip(lines, line_nodes, strict=True):
        values_by_move.setdefault(at, []).append((node.value(root.seat), reply))
    pick = max if reply_seat == root.seat else min
    ranked = sorted(((*pick(values), at) for at, values in values_by_move.items()), reverse=True)
    value, reply, best = ranked[0]
    candidates = [(STONES[at], worth) for worth, _, at in ranked]
    candidates += [(STONES[at], min(value, worth)) for worth, at in moves if at not in values_by_move]
    reason = msg("star-reason-reply", reply=NAMES[reply])
    work = root.playouts + sum(node.playouts for node in line_nodes)
    return SearchResult(STONES[best], value, reason, tuple(candidates), work=work)


def _add_playouts(node: Node, evaluator: LeafEvaluator, lines: Sequence[Sequence[int]]) -> None:
    for leaf in evaluator.evaluate(lines):
        node.add(leaf)
