"""A node of the search tree in `game.search.mcts`, and the leaf that adds to it.

Counts of all cells are one big integer with a field of `COUNT_BYTES` for each. Sets of cells are integers
with one bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

COUNT_BYTES = 4
"""Bytes of a cell's field in the counts."""

ANY_CELL = -1
"""The set of all cells."""

RankedMove = tuple[float, float, int]
"""A move's AMAF value for the seat to move, the weight of one of its own playouts beside it, and the move."""


class Leaf(NamedTuple):
    """The result of a line: playouts, seat 0's wins, and per cell how often seat 0 owned it, and won with it.

    `proved` is the seat that wins with any continuation, if there is one.
    """

    playouts: int
    wins: int
    owned_counts: int
    owned_win_counts: int
    proved: int | None


class Node:
    """A position in the tree; `seat` is to move. Wins and counts are sums for seat 0.

    `playouts` and `wins` are those of its value. The counts are of `counted_playouts`, which may be more.

    Its moves were ranked when it had `counted_when_ranked`: each child got the `prior_value` of its move, and
    the `playout_weight` of one of its own playouts beside it. `promise` is the child's value in the choice of
    a move, or None if it has to be computed. `unvisited` has the best other moves, the best first. Moves
    outside `must_play` are proved lost. `carrier` has the cells that the winner of a proved node plays.
    """

    __slots__ = (
        "carrier",
        "children",
        "counted_playouts",
        "counted_when_ranked",
        "counted_wins",
        "must_play",
        "owned_counts",
        "owned_win_counts",
        "pending",
        "playout_weight",
        "playouts",
        "prior_value",
        "promise",
        "proved",
        "seat",
        "unvisited",
        "wins",
    )

    def __init__(self, seat: int, prior_value: float = 0.0, playout_weight: float = 0.0) -> None:
        self.seat, self.prior_value, self.playout_weight = seat, prior_value, playout_weight
        self.playouts = self.wins = self.pending = 0
        self.counted_playouts = self.counted_wins = self.owned_counts = self.owned_win_counts = 0
        self.promise: float | None = None
        self.proved: int | None = None
        self.carrier, self.must_play = 0, ANY_CELL
        self.children: dict[int, Node] = {}
        self.unvisited: list[RankedMove] = []
        self.counted_when_ranked = 0

    def is_refuted(self, move: int) -> bool:
        """Whether a move is proved lost, by its own child or by the refutation of another move."""
        return not self.must_play >> move & 1

    def value(self, seat: int) -> float:
        """The share of playouts that the seat wins, or the proved result (0 or 1)."""
        if self.proved is not None:
            return float(self.proved == seat)
        share = self.wins / self.playouts
        return 1 - share if seat else share

    def amaf(self, seat: int, cells: int) -> tuple[list[int], list[int]]:
        """For each cell, the number of playouts in which the seat owned it, and of those that it won."""
        owned, won = self.owned_counts, self.owned_win_counts
        if seat == 1:
            ones = _one_in_each_field(cells)
            lost = self.counted_playouts - self.counted_wins
            owned, won = self.counted_playouts * ones - owned, lost * ones - owned + won
        return _unpacked_counts(owned, cells), _unpacked_counts(won, cells)

    def ranked_cells(self, seat: int, free: Iterable[int], cells: int) -> list[tuple[float, int]]:
        """The free cells with their AMAF values for a seat, best first."""
        owned, won = self.amaf(seat, cells)
        return sorted((((won[cell] + 1) / (owned[cell] + 2), cell) for cell in free), reverse=True)

    def add_pending(self, leaves: int) -> None:
        """Note that this number of leaves at or below the node is being evaluated."""
        self.pending += leaves
        self.promise = None

    def add(self, leaf: Leaf) -> None:
        """Add a leaf to the value and to the counts."""
        self.playouts += leaf.playouts
        self.wins += leaf.wins
        self.promise = None
        self.add_counts(leaf)

    def add_counts(self, leaf: Leaf) -> None:
        """Add a leaf to the counts only."""
        self.counted_playouts += leaf.playouts
        self.counted_wins += leaf.wins
        self.owned_counts += leaf.owned_counts
        self.owned_win_counts += leaf.owned_win_counts


def count_nodes(node: Node) -> int:
    """The number of nodes in a tree."""
    found = [node]
    for each in found:  # grows during the loop
        found += each.children.values()
    return len(found)


@cache
def _one_in_each_field(cells: int) -> int:
    return sum(1 << 8 * COUNT_BYTES * cell for cell in range(cells))


def _unpacked_counts(number: int, cells: int) -> list[int]:
    return memoryview(number.to_bytes(COUNT_BYTES * cells, "little")).cast("I").tolist()
