"""Monte Carlo tree search for games in which two seats take cells, with leaves in batches and AMAF.

A move is a cell that the seat to move takes. The game ends when all cells are taken, and one seat wins. The
game's `Evaluator` is given lines of play. It plays the game on from each of them to the end, many times, and
returns counts.

- All moves as first (AMAF: Brügmann 1993; RAVE: Gelly and Silver 2007): a cell that a seat owns in the end
  counts as if the seat had taken it first. A node adds these counts for all cells at once: one field each in
  a big integer.
- Progressive widening (Coulom 2007): a node considers few moves, the best by its own AMAF and its parent's,
  and more as its visits grow. The game may add a bonus to each move's AMAF value, from knowledge of its own;
  it counts less as the move's own playouts grow.
- Replies (`reply_history.py`): what did well after a move in one branch has a bonus after it in the others.
- Virtual loss (Chaslot 2008): pending visits count as partly lost, so that the leaves of a batch differ.
- MCTS solver (Winands 2008): proved results go up the tree; one move that surely wins proves its node won.
- Must-play regions (Hayward et al. 2003): the *carrier* of a proof has the cells that the winner plays in it.
  A move outside the carrier of a refutation loses, too, so one refutation may prove many moves lost. This
  needs a game in which a further cell never harms its owner.

The tree knows no rules and no clock, and frees no nodes: the caller watches `nodes`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from math import log2

from game.search.mcts_node import ANY_CELL, Leaf, Node, count_nodes
from game.search.reply_history import ReplyHistory

AMAF_BIAS = 0.014
"""Assumed error of AMAF values: the smaller it is, the longer they outweigh a move's own playouts."""

PRIOR_PLAYOUTS = 60
"""Weight of the parent's AMAF values in a node's ranking, in playouts."""

MIN_WIDTH, WIDTH_PER_DOUBLING = 4, 2.0
"""Moves considered by a node with one leaf, and additional ones each time its leaves double."""

EXPANDED_MOVES = 2
"""Moves of a node that are evaluated at once when it is visited again: one more leaf costs less time
than one more walk down the tree.

Only the first of them, the best by rank, counts in the values of the nodes above; all count for AMAF."""

RERANK_FACTOR = 1.4
"""A node's moves are ranked again when its playouts have grown by this factor."""

PENDING_LOSS = 0.5
"""How much of a move's value its pending visits are expected to lose: 1 would count them as lost."""

MAX_PRIORS = 256
"""Nodes whose priors for their children are kept in memory."""

Evaluator = Callable[[Sequence[Sequence[int]]], Sequence[Leaf]]

Bonuses = Callable[[Sequence[int]], Sequence[float]]
"""For a line of play: what is added to the AMAF value of each cell as the next move."""


class Tree:
    """A search from a position of `cells` cells: `free` are empty, `turns` lists the seats that move next."""

    def __init__(
        self,
        cells: int,
        free: Iterable[int],
        turns: Sequence[int],
        root: Node | None = None,
        bonuses: Bonuses | None = None,
    ) -> None:
        self.root = root or Node(turns[0])
        self.nodes = count_nodes(self.root)
        self.cells = cells
        self.free = frozenset(free)
        self._replies = ReplyHistory()
        self._turns = (*turns, turns[-1])
        self._priors: dict[Node, tuple[int, list[float]]] = {}
        self._playouts_per_leaf = 1
        no_bonuses = [0.0] * cells
        self._bonuses: Bonuses = bonuses or (lambda line: no_bonuses)

    def run_batch(self, evaluate: Evaluator, leaves: int) -> None:
        """Evaluate a batch of leaves. The first batch evaluates the root only."""
        visits: list[tuple[list[Node], list[Node], list[list[int]]]] = []  # path, ends, lines of the ends
        lines: list[list[int]] = []
        while len(lines) < leaves:
            path, line = self._descend()
            if path[-1].playouts and path[-1].proved is None:
                moves = self._expand(path, line, min(EXPANDED_MOVES, leaves - len(lines)))
                ends, played = [path[-1].children[move] for move in moves], [[*line, move] for move in moves]
            else:
                ends, played = [path.pop()], [line]
            lines += played
            visits.append((path, ends, played))
            for node in path:
                node.add_pending(len(ends))
            for node in ends:
                node.add_pending(1)
        results = iter(evaluate(lines))
        for path, ends, played in visits:
            self._count(path, ends, played, list(islice(results, len(ends))))

    def _count(
        self,
        path: list[Node],
        ends: Sequence[Node],
        lines: Sequence[Sequence[int]],
        results: Sequence[Leaf],
    ) -> None:
        """Add the results of the leaves at the end of a path, and their proofs.

        Only the first counts in the values of the nodes above: its move is the best by rank.
        """
        for node, line, leaf in zip(ends, lines, results, strict=True):
            node.pending -= 1
            node.add(leaf)
            if leaf.proved is not None and node.proved is None:
                node.proved = leaf.proved
                self._prove([*path, node], line)
        first, *others = results
        self._playouts_per_leaf = first.playouts
        self._replies.add(path, lines[0], first)
        for node in path:
            node.pending -= len(ends)
            node.add(first)
            for leaf in others:
                node.add_counts(leaf)

    def _descend(self) -> tuple[list[Node], list[int]]:
        """A path from the root to a node that is new, proved, or without children, and the moves along it."""
        path, line = [self.root], list[int]()
        while path[-1].children and path[-1].proved is None:
            move = self._choose(path, line)
            path.append(path[-1].children[move])
            line.append(move)
        return path, line

    def _expand(self, path: Sequence[Node], line: Sequence[int], count: int) -> list[int]:
        """Make children for the best moves of the last node of a path; return these moves."""
        self._rank_again(path, line)
        node = path[-1]
        return [self._add_child(node, len(line)) for _ in node.unvisited[:count]]

    def _add_child(self, node: Node, depth: int) -> int:
        """Make a child for the best unvisited move of a node at a depth; return the move."""
        value, weight, move = node.unvisited.pop(0)
        node.children[move] = Node(self._turns[depth + 1], value, weight)
        self.nodes += 1
        return move

    def _choose(self, path: Sequence[Node], line: Sequence[int]) -> int:
        """The most promising of the considered moves."""
        node = path[-1]
        if node.counted_playouts >= RERANK_FACTOR * node.counted_when_ranked:
            self._rank_again(path, line)
        best, best_promise = self._most_promising(node)
        if best is None and not node.unvisited:  # all that are considered are proved lost
            self._rank(node, None, line, len(self.free))
        if (
            node.unvisited
            and node.unvisited[0][0] > best_promise
            and _unproved_children(node) < self._width(node.counted_playouts)
        ):
            return self._add_child(node, len(line))
        assert best is not None, "a node without a proof has a move without one"
        return best

    def _rank_again(self, path: Sequence[Node], line: Sequence[int]) -> None:
        """Rank the moves of the last node of a path, as many as it may consider before the next ranking."""
        node = path[-1]
        parent = path[-2] if len(path) > 1 else None
        self._rank(node, parent, line, self._width(RERANK_FACTOR * node.counted_playouts))
        node.counted_when_ranked = node.counted_playouts

    def _most_promising(self, node: Node) -> tuple[int | None, float]:
        """The child with the greatest promise: its move, and its promise."""
        best, best_promise = None, -1.0
        for move, child in node.children.items():
            promise = child.promise
            if promise is None:
                promise = child.promise = self._promise(child, node.seat)
            if promise > best_promise:
                best, best_promise = move, promise
        return best, best_promise

    def _promise(self, child: Node, seat: int) -> float:
        """A child's value for the seat that chooses it, by the errors of playouts and AMAF (Silver 2009)."""
        if child.proved is not None:
            return -1.0  # a loss: a win would have proved the parent
        playouts, weight = child.playouts, child.playout_weight
        wins = playouts - child.wins if seat else child.wins
        known = 1 + weight * playouts
        value = (child.prior_value + weight * wins) / known
        if child.pending:
            pending = weight * self._playouts_per_leaf * child.pending
            value *= 1 - PENDING_LOSS * pending / (known + pending)
        return value

    def _width(self, playouts: float) -> int:
        """The number of moves that a node considers after this number of playouts."""
        return int(MIN_WIDTH + WIDTH_PER_DOUBLING * log2(playouts / self._playouts_per_leaf))

    def _rank(self, node: Node, parent: Node | None, line: Sequence[int], count: int) -> None:
        """Value the children of a node by AMAF and bonuses, and list the best other moves: `count` together.

        Moves that are proved lost do not count.
        """
        owned, won = node.amaf(node.seat, self.cells)
        bonuses = self._bonuses(line)
        if parent is None:
            values = [(w + 1) / (n + 2) + bonus for n, w, bonus in zip(owned, won, bonuses, strict=True)]
        else:
            prior = self._prior(parent, node.seat)
            values = [
                (w + before) / (n + PRIOR_PLAYOUTS) + bonus
                for n, w, before, bonus in zip(owned, won, prior, bonuses, strict=True)
            ]
        if line:
            for reply, advantage in self._replies.advantages(node.seat, line[-1]):
                values[reply] += advantage
        # A playout's weight beside AMAF samples is 1 / samples + 4 bias² (Silver); + 1 as there may be none.
        least_weight = 4 * AMAF_BIAS * AMAF_BIAS
        for move, child in node.children.items():
            child.prior_value, child.playout_weight = values[move], 1 / (owned[move] + 1) + least_weight
            child.promise = None
        others = self.free.difference(line, node.children)
        if node.must_play != ANY_CELL:
            others = frozenset(move for move in others if not node.is_refuted(move))
        best = sorted(others, key=values.__getitem__, reverse=True)
        del best[max(0, count - _unproved_children(node)) :]
        node.unvisited = [(values[move], 1 / (owned[move] + 1) + least_weight, move) for move in best]

    def _prior(self, parent: Node, seat: int) -> list[float]:
        """For each cell, the wins that a parent lends its children for `PRIOR_PLAYOUTS`; kept for a while."""
        playouts, prior = self._priors.get(parent, (0, []))
        if parent.counted_playouts >= 2 * playouts:
            owned, won = parent.amaf(seat, self.cells)
            prior = [PRIOR_PLAYOUTS * (w + 1) / (n + 2) for n, w in zip(owned, won, strict=True)]
            if len(self._priors) >= MAX_PRIORS:
                self._priors.clear()
            self._priors[parent] = parent.counted_playouts, prior
        return prior

    def _prove(self, path: Sequence[Node], line: Sequence[int]) -> None:
        """Take the proof of a path's end up: a node is won if one of its moves is, and lost if all are."""
        for depth in range(len(path) - 2, -1, -1):
            node, child = path[depth], path[depth + 1]
            if node.proved is not None:
                break
            if child.proved == node.seat:
                node.proved, node.carrier = child.proved, child.carrier | 1 << line[depth]
                continue
            self._exclude_refuted_moves(node, child)
            if not all(map(node.is_refuted, self.free.difference(line[:depth]))):
                break
            node.proved = 1 - node.seat
            for other in node.children.values():
                if other.proved is not None:
                    node.carrier |= other.carrier

    def _exclude_refuted_moves(self, node: Node, lost: Node) -> None:
        """All moves of a node outside the carrier of a child that is proved lost are lost in the same way."""
        node.must_play &= lost.carrier
        for move, child in node.children.items():
            if child.proved is None and node.is_refuted(move):
                child.proved, child.carrier, child.promise = lost.proved, lost.carrier, None
        node.unvisited = [each for each in node.unvisited if not node.is_refuted(each[2])]


def _unproved_children(node: Node) -> int:
    return sum(child.proved is None for child in node.children.values())
