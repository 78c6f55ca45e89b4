"""Master: searches a tree of playouts as deep as time allows, and reuses the tree in its next turn.

See `game.search.mcts` for the method and `game.star.playouts` for its speed. Towards the end, score bounds
prove lines won or lost, and finally the whole position.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from math import inf
from random import Random

from game.search.mcts import PRIOR_PLAYOUTS, Tree
from game.search.mcts_node import Node
from game.search.thinker import SearchResult
from game.star.ai.move_bonuses import MoveBonuses
from game.star.ai.opening_policy import move_without_search
from game.star.ai.wanderer import best_shape
from game.star.playouts.leaf_evaluator import BOUND_LANES, LANES, LeafEvaluator, PlayoutPosition
from game.star.rules.moves import STONES, Move
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY
from game.text.message import Message, msg, percent_of

MAX_TREE_BYTES = 50_000_000
NODE_BYTES, CELL_BYTES = 700, 9
"""Memory of a node of the tree, and per cell of its counts. A tree as large as the limit grows no further."""

MAX_LINES, MAX_LINE_LENGTH = 6, 5
"""Number and length of the expected lines in a result."""

LEAVES_PER_BATCH = 24
"""Leaves that are evaluated at once. A batch does not learn from itself, but half as many leaves take more
than half as long."""

SLICE_SIZE = 220
"""Batches between two results, times the empty nodes: in a browser a slice takes about 20 ms."""

MIN_BATCHES = 16
"""A search with few playouts has smaller batches, so that there are this many. A batch has at least one leaf,
so 350 playouts are six batches."""

CALIBRATION = 3.0
"""The odds of winning are those of a playout, raised to this power: playouts move at random, so they win a
good position less often than players do. Fitted to games on four and six rings (`README.md`)."""


class Master:
    """Plays the most visited move. An object that plays a whole game continues its tree in each turn.

    Thinking ends after `max_playouts`. `root` is the tree, None before the first turn.
    """

    def __init__(self, max_playouts: float = inf) -> None:
        self._max_playouts = max_playouts
        self.root: Node | None = None
        self._root_position: PlayoutPosition | None = None

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        answer = move_without_search(state, rng)
        if answer is not None:
            yield answer
            return
        first = best_shape(state, rng)  # a move in case the search stops before the first batch
        yield first
        position = PlayoutPosition.of(state)
        leaves = self._leaves_per_batch()
        batches_per_slice = max(1, SLICE_SIZE // state.stones.count(EMPTY))
        evaluator = LeafEvaluator(position, leaves, rng, hold_bridges=True)
        tree = Tree(
            len(state.stones),
            evaluator.empty,
            position.turns,
            self._reusable_subtree(position),
            MoveBonuses(position),
        )
        self.root, self._root_position = tree.root, position
        yield first  # what is made once for a board takes a slice of its own
        before = tree.root.counted_playouts
        max_nodes = MAX_TREE_BYTES // (NODE_BYTES + CELL_BYTES * len(state.stones))
        for batch in count(1):
            tree.run_batch(evaluator.evaluate, leaves)
            playouts = tree.root.counted_playouts - before
            full = tree.nodes > max_nodes
            finished = full or tree.root.proved is not None or playouts >= self._max_playouts
            if finished or batch % batches_per_slice == 0:
                yield _search_result(tree, playouts)
            if finished:
                return

    def _leaves_per_batch(self) -> int:
        all_leaves = self._max_playouts / (LANES - BOUND_LANES)
        return max(1, int(min(LEAVES_PER_BATCH, all_leaves / MIN_BATCHES)))

    def _reusable_subtree(self, position: PlayoutPosition) -> Node | None:
        """The subtree of a position, if only stones were placed since the last search and it was visited."""
        root, before = self.root, self._root_position
        if root is None or before is None or before.rings != position.rings:
            return None
        placed = {at: stone for at, stone in enumerate(position.stones) if stone != before.stones[at]}
        if any(before.stones[at] != EMPTY for at in placed) or before.turns[len(placed) :] != position.turns:
            return None
        return _find_descendant(root, placed)


def _find_descendant(node: Node, placed: dict[int, str]) -> Node | None:
    """The visited node that the stones `placed` lead to in any order, or None."""
    if not placed:
        return node if node.playouts else None
    for at, stone in placed.items():
        if stone == COLOURS[node.seat] and at in node.children:
            remaining = {other: stone for other, stone in placed.items() if other != at}
            found = _find_descendant(node.children[at], remaining)
            if found is not None:
                return found
    return None


def _search_result(tree: Tree, work: int) -> SearchResult:
    """The present result of the tree: a move proved to win, or the most visited one."""
    root = tree.root
    values = {at: value for value, at in root.ranked_cells(root.seat, tree.free, tree.cells)}
    for at, child in root.children.items():
        values[at] = _steadied(child, root.seat, values[at])
    values = {at: win_probability(share) for at, share in values.items()}
    proved = {at for at, child in root.children.items() if child.proved is not None}
    refuted = {at for at in tree.free if root.is_refuted(at)}
    values.update(dict.fromkeys(refuted, 0.0))
    best = max(values, key=lambda at: _rank_key(root, at, values))
    value = values[best] if root.proved is None else root.value(root.seat)
    rated = sorted(values.items(), key=lambda each: -each[1])
    candidates = tuple((STONES[at], value) for at, value in rated)
    return SearchResult(
        STONES[best],
        value,
        _reason(root, value),
        candidates,
        exact=root.proved is not None,
        work=work,
        proved=frozenset(STONES[at] for at in proved | refuted),
        lines=tuple(_line(root, at) for at, _ in rated[:MAX_LINES]),
    )


def win_probability(share: float) -> float:
    """The chance to win (0 to 1) after a share of won playouts, calibrated (Platt 1999) without a shift."""
    won, lost = pow(share, CALIBRATION), pow(1 - share, CALIBRATION)
    return float(won / (won + lost))


def _steadied(child: Node, seat: int, amaf_value: float) -> float:
    """The value of a move, drawn towards its AMAF value while it has few playouts of its own."""
    if child.proved is not None:
        return child.value(seat)
    wins = child.wins if seat == 0 else child.playouts - child.wins
    return (wins + PRIOR_PLAYOUTS * amaf_value) / (child.playouts + PRIOR_PLAYOUTS)


def _line(root: Node, at: int) -> tuple[Move, ...]:
    """A move and the most visited moves after it."""
    moves, node = [at], root.children.get(at)
    while node and node.children and len(moves) < MAX_LINE_LENGTH:
        reply, node = max(node.children.items(), key=lambda each: each[1].playouts)
        moves.append(reply)
    return tuple(STONES[each] for each in moves)


def _rank_key(root: Node, at: int, values: dict[int, float]) -> tuple[bool, int, float]:
    child = root.children.get(at)
    if child is None:
        return False, 0, values[at]
    return child.proved == root.seat, 0 if child.proved == 1 - root.seat else child.playouts, values[at]


def _reason(root: Node, value: float) -> Message:
    if root.proved is not None:
        return msg("star-reason-won") if root.proved == root.seat else msg("star-reason-lost")
    return msg("star-reason-chance", percent=percent_of(value))
