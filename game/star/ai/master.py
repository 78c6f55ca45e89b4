"""Master searches a tree of playouts as deep as time allows, and keeps what it found for its next turn.

See `game.search.mcts` for the method and `game.star.playouts` for what makes it quick. Toward the end bounds
prove lines won or lost, and then the whole position.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.search.mcts import Node, Tree
from game.search.thinker import Thought
from game.star.ai.ahead import ahead
from game.star.ai.manners import without_thinking
from game.star.ai.wanderer import shapely
from game.star.moves import STONES
from game.star.playouts.leaves import Leaves
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY
from game.text.message import Message, say

MOST_NODES = 12_000
"""A tree of this size is grown no further: about 50 MB on the largest board."""

LEAVES = {4: 64, 5: 64, 6: 64, 7: 48, 8: 40, 9: 32, 10: 32}
"""Leaves of a batch by rings, so that a slice stays short in a browser."""


class Master:
    """Plays the move most visited. One thinker may play a whole game: it goes on in the tree it has."""

    def __init__(self) -> None:
        self._root: Node | None = None
        self._stones = ""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        known = without_thinking(state, rng)
        if known is not None:
            yield known
            return
        yield shapely(state, rng)  # there is something to play before the first batch
        position = ahead(state)
        leaves = Leaves(position, LEAVES[state.rings], rng)
        tree = Tree(len(state.stones), leaves.empty, position.turns, self._kept(state))
        self._root, self._stones = tree.root, state.stones
        before = tree.root.playouts
        while True:
            tree.grow(leaves.evaluate, LEAVES[state.rings])
            yield thought(tree, tree.root.playouts - before)
            if tree.root.proved is not None or tree.nodes > MOST_NODES:
                return

    def _kept(self, state: State) -> Node | None:
        """The tree below the stones that were placed since the last time, if it was looked at."""
        node, old = self._root, self._stones
        if node is None or len(old) != len(state.stones):
            return None
        placed = [at for at, (was, now) in enumerate(zip(old, state.stones, strict=True)) if was != now]
        if any(old[at] != EMPTY for at in placed):
            return None
        return _below(node, {at: state.stones[at] for at in placed}, state.seat)


def _below(node: Node, placed: dict[int, str], seat: int) -> Node | None:
    """The node that these stones lead to, in whatever order; most visited first."""
    if not placed:
        return node if node.seat == seat and node.playouts else None
    here = [at for at, stone in placed.items() if stone == COLOURS[node.seat] and at in node.children]
    for at in here:
        rest = {other: stone for other, stone in placed.items() if other != at}
        found = _below(node.children[at], rest, seat)
        if found is not None:
            return found
    return None


def thought(tree: Tree, work: int) -> Thought:
    """What the tree says now: the move most visited, or one that is proved to win."""
    root = tree.root
    ranking = tree.rank(root, None, ())
    values = {at: value for value, _, at in ranking}
    for at, child in root.children.items():
        if child.playouts:
            values[at] = child.value(root.seat)
    best = max(values, key=lambda at: _preference(root, at, values))
    rated = sorted(values.items(), key=lambda each: -each[1])
    candidates = tuple((STONES[at], value) for at, value in rated)
    return Thought(
        STONES[best],
        _worth(root, values[best]),
        _reason(root, values[best]),
        candidates,
        exact=root.proved is not None,
        work=work,
        proved=frozenset(STONES[at] for at, child in root.children.items() if child.proved is not None),
    )


def _preference(root: Node, at: int, values: dict[int, float]) -> tuple[bool, int, float]:
    child = root.children.get(at)
    if child is None:
        return False, 0, values[at]
    return child.proved == root.seat, 0 if child.proved == 1 - root.seat else child.playouts, values[at]


def _worth(root: Node, value: float) -> float:
    return value if root.proved is None else float(root.proved == root.seat)


def _reason(root: Node, value: float) -> Message:
    if root.proved is not None:
        return say("star-reason-won") if root.proved == root.seat else say("star-reason-lost")
    return say("star-reason-ends", percent=round(100 * value))
