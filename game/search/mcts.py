"""Monte Carlo tree search for games in which two seats take cells: leaves in batches, all moves as first.

A move is a cell that the seat to move takes; the game is over when all cells are taken, and somebody wins.
The game's `evaluate` plays the lines it is given to their ends, many times each, and counts.

- Where a cell ends up a seat's, it counts as if the seat had taken it first (AMAF: Brügmann 1993; RAVE: Gelly
  and Silver 2007). Each node adds these counts up for all cells at once: a field of one big integer each.
- A node looks at few moves, the best by AMAF and by that of its parent, and at more the more often it is
  visited (progressive widening: Coulom 2007).
- The leaves of one batch are kept apart by counting what is under way as lost (virtual loss: Chaslot 2008).
- What is proved goes up the tree: one move that wins for certain wins its node (MCTS solver: Winands 2008).

The tree knows no rules and no clock; `grow` does one batch. It forgets nothing: the caller minds `nodes`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import log2
from typing import NamedTuple

COUNT_BYTES = 4
"""Bytes of a cell's field in the counts."""

AMAF_BIAS = 0.05
"""How far AMAF is expected to be off: the smaller, the longer it is trusted."""

PRIOR_PLAYOUTS = 60
"""Playouts that the parent's AMAF is worth in a node."""

MIN_WIDTH, WIDTH_PER_DOUBLING = 4, 2.0
"""Moves looked at by a node with one leaf, and how many more each time its leaves double."""

MAX_RANKED = 48
"""Moves that a node keeps in its ranking; more where all of them are proved lost."""

RERANK_FACTOR = 1.4
"""A node's moves are ranked anew when it has so many times as many playouts as before."""


class Leaf(NamedTuple):
    """What came of a line: playouts, seat 0's wins, and by cell where seat 0 had it, and won with it.

    `proved` is the seat that wins whatever is played, if one does.
    """

    playouts: int
    wins: int
    owned_counts: int
    owned_win_counts: int
    proved: int | None


Evaluator = Callable[[Sequence[Sequence[int]]], Sequence[Leaf]]


RankedMove = tuple[float, int, int]
"""A move's AMAF value for the seat to move, the playouts that this comes from, and the move."""


class Node:
    """A position in the tree. `wins`, `taken` and `won` are seat 0's sums; `seat` is to move."""

    __slots__ = (
        "children",
        "owned_counts",
        "owned_win_counts",
        "pending",
        "playouts",
        "playouts_when_ranked",
        "proved",
        "ranking",
        "seat",
        "wins",
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.playouts = self.wins = self.owned_counts = self.owned_win_counts = self.pending = 0
        self.proved: int | None = None
        self.children: dict[int, Node] = {}
        self.ranking: Sequence[RankedMove] = ()
        self.playouts_when_ranked = 0

    def value(self, seat: int) -> float:
        """The share of playouts that the seat wins, or what is proved."""
        if self.proved is not None:
            return float(self.proved == seat)
        share = self.wins / self.playouts
        return 1 - share if seat else share

    def amaf(self, seat: int, cells: int) -> tuple[list[int], list[int]]:
        """For each cell in how many playouts the seat had it, and in how many of those it won."""
        taken, won = (
            _unpacked_counts(self.owned_counts, cells),
            _unpacked_counts(self.owned_win_counts, cells),
        )
        if seat == 0:
            return taken, won
        lost = self.playouts - self.wins
        return [self.playouts - n for n in taken], [lost - n + w for n, w in zip(taken, won, strict=True)]

    def ranked_cells(self, seat: int, free: Iterable[int], cells: int) -> list[tuple[float, int]]:
        """The free cells by their AMAF values for a seat, the best first."""
        taken, won = self.amaf(seat, cells)
        return sorted((((won[cell] + 1) / (taken[cell] + 2), cell) for cell in free), reverse=True)

    def add(self, leaf: Leaf) -> None:
        self.playouts += leaf.playouts
        self.wins += leaf.wins
        self.owned_counts += leaf.owned_counts
        self.owned_win_counts += leaf.owned_win_counts


class Tree:
    """A search from one position. `cells` is their number, `free` those left, `turns` who takes one when."""

    def __init__(
        self, cells: int, free: Iterable[int], turns: Sequence[int], root: Node | None = None
    ) -> None:
        self.root = root or Node(turns[0])
        self.nodes = count_nodes(self.root)
        self._cells = cells
        self._free = frozenset(free)
        self._turns = (*turns, turns[-1])
        self._playouts_per_leaf = 1

    def run_batch(self, evaluate: Evaluator, leaves: int) -> None:
        """One batch of so many leaves; all of them are the root as long as nothing is known of it."""
        paths, lines = [], []
        for _ in range(leaves):
            path, line = self._descend()
            for node in path:
                node.pending += 1
            paths.append(path)
            lines.append(line)
        for path, leaf in zip(paths, evaluate(lines), strict=True):
            for node in path:
                node.pending -= 1
                node.add(leaf)
            self._playouts_per_leaf = leaf.playouts
            if leaf.proved is not None:
                path[-1].proved = leaf.proved
                self._prove(path)

    def _descend(self) -> tuple[list[Node], list[int]]:
        """From the root to a node without playouts yet, made where there is none; with the moves to it."""
        path, line = [self.root], list[int]()
        while path[-1].playouts and path[-1].proved is None:
            node = path[-1]
            move = self._choose(node, path, line)
            if move not in node.children:
                node.children[move] = Node(self._turns[len(line) + 1])
                self.nodes += 1
            line.append(move)
            path.append(node.children[move])
        return path, line

    def _choose(self, node: Node, path: Sequence[Node], line: Sequence[int]) -> int:
        """The most promising of the moves looked at, what is under way counting as lost."""
        if node.playouts >= RERANK_FACTOR * node.playouts_when_ranked:
            node.ranking = self.rank(node, path[-2] if len(path) > 1 else None, line)[:MAX_RANKED]
            node.playouts_when_ranked = node.playouts
        move = self._most_promising(node)
        if move is None:  # all of them proved lost
            node.ranking = self.rank(node, None, line)
            move = self._most_promising(node)
        assert move is not None, "a node that is not proved has a move that is not"
        return move

    def _most_promising(self, node: Node) -> int | None:
        """By own playouts and AMAF, each weighted by how far it may be off (Silver 2009)."""
        width = int(MIN_WIDTH + WIDTH_PER_DOUBLING * log2(node.playouts / self._playouts_per_leaf))
        best, best_value = None, -1.0
        for value, seen, move in node.ranking:
            child = node.children.get(move)
            if child is not None:
                if child.proved is not None:
                    continue  # lost: were it won, nobody would come here
                own = child.playouts + self._playouts_per_leaf * child.pending
                if own:
                    wins = child.playouts - child.wins if node.seat else child.wins
                    trust = seen / (seen + own + 4 * AMAF_BIAS * AMAF_BIAS * seen * own)
                    value = trust * value + (1 - trust) * wins / own
            if value > best_value:
                best, best_value = move, value
            width -= 1
            if not width:
                break
        return best

    def rank(self, node: Node, parent: Node | None, line: Sequence[int]) -> list[RankedMove]:
        """The free cells, the best by AMAF first."""
        taken, won = node.amaf(node.seat, self._cells)
        if parent is None:
            values = [(w + 1) / (n + 2) for n, w in zip(taken, won, strict=True)]
        else:
            before = zip(*parent.amaf(node.seat, self._cells), strict=True)
            priors = [(w + 1) / (n + 2) for n, w in before]
            values = [
                (w + PRIOR_PLAYOUTS * prior) / (n + PRIOR_PLAYOUTS)
                for n, w, prior in zip(taken, won, priors, strict=True)
            ]
        free = sorted(self._free.difference(line), key=values.__getitem__, reverse=True)
        return [(values[cell], taken[cell], cell) for cell in free]

    def _prove(self, path: Sequence[Node]) -> None:
        """A node is won if one of its moves is, and lost if all of them are."""
        for depth in range(len(path) - 2, -1, -1):
            node = path[depth]
            results = [child.proved for child in node.children.values()]
            if node.seat in results:
                node.proved = node.seat
            elif None not in results and len(results) == len(self._free) - depth:
                node.proved = 1 - node.seat
            else:
                break


def count_nodes(node: Node) -> int:
    """The nodes of a tree."""
    found = [node]
    for each in found:  # grows while it is read
        found += each.children.values()
    return len(found)


def _unpacked_counts(number: int, cells: int) -> list[int]:
    return memoryview(number.to_bytes(COUNT_BYTES * cells, "little")).cast("I").tolist()
