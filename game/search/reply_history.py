"""Which replies to a move did well anywhere in a search tree: the countermove heuristic (Uiterwijk 1992).

A reply that is good in one branch is often good in the others. Its *advantage* is how much better the leaves
below it were than the node in which it was chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.search.mcts_node import Leaf, Node

PRIOR_LEAVES = 1
"""Leaves without advantage that are added to those of a reply: one leaf says little."""


class ReplyHistory:
    """For each seat and move before: the leaves of each reply, and the sum of their advantages."""

    def __init__(self) -> None:
        self._replies: dict[tuple[int, int], dict[int, tuple[int, float]]] = {}

    def add(self, path: Sequence[Node], line: Sequence[int], leaf: Leaf) -> None:
        """Add a leaf at the end of a line, before it counts in the nodes of the path."""
        share = leaf.wins / leaf.playouts
        for node, last, reply in zip(path[1:], line, line[1:], strict=False):
            advantage = share - node.wins / node.playouts
            replies = self._replies.setdefault((node.seat, last), {})
            leaves, total = replies.get(reply, (0, 0.0))
            replies[reply] = leaves + 1, total - advantage if node.seat else total + advantage

    def advantages(self, seat: int, last: int) -> Iterator[tuple[int, float]]:
        """Each known reply of a seat to a move, and its mean advantage."""
        for reply, (leaves, total) in self._replies.get((seat, last), {}).items():
            yield reply, total / (leaves + PRIOR_LEAVES)
