"""Monte Carlo tree search on a game small enough to solve: the heavier half of six weighted cells wins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

import pytest

from game.search.mcts import COUNT_BYTES, EXPANDED_MOVES, Leaf, Node, Tree, count_nodes

WEIGHTS = (5, 4, 3, 3, 2, 2)
CELLS = len(WEIGHTS)
TURNS = (0, 1, 0, 1, 0, 1)
PLAYOUTS = 8


def winner(owners: Sequence[int]) -> int:
    """Seat 0 wins with 10 or more of the total weight of 19."""
    return 0 if sum(weight for weight, owner in zip(WEIGHTS, owners, strict=True) if owner == 0) >= 10 else 1


class Evaluator:
    """Plays lines out at random; a line is proved if its cells decide the game."""

    def __init__(self, turns: Sequence[int] = TURNS) -> None:
        self.rng, self.turns, self.leaves = Random(1), turns, 0

    def __call__(self, lines: Sequence[Sequence[int]]) -> list[Leaf]:
        self.leaves += len(lines)
        return [self._leaf(line) for line in lines]

    def _leaf(self, line: Sequence[int]) -> Leaf:
        wins = owned = won = 0
        for _ in range(PLAYOUTS):
            owners = self._fill(line)
            win = winner(owners) == 0
            wins += win
            for cell, owner in enumerate(owners):
                owned += (owner == 0) << 8 * COUNT_BYTES * cell
                won += (owner == 0 and win) << 8 * COUNT_BYTES * cell
        return Leaf(PLAYOUTS, wins, owned, won, self._proved(line))

    def _fill(self, line: Sequence[int]) -> list[int]:
        rest = [cell for cell in range(CELLS) if cell not in line]
        self.rng.shuffle(rest)
        owners = [0] * CELLS
        for cell, seat in zip((*line, *rest), self.turns, strict=True):
            owners[cell] = seat
        return owners

    def _proved(self, line: Sequence[int]) -> int | None:
        ends = set()
        for fill in (0, 1):
            owners = [fill] * CELLS
            for cell, seat in zip(line, self.turns, strict=False):
                owners[cell] = seat
            ends.add(winner(owners))
        return ends.pop() if len(ends) == 1 else None


@cache
def solved(line: tuple[int, ...]) -> int:
    """The seat that wins with best play."""
    if len(line) == CELLS:
        return winner([TURNS[line.index(cell)] for cell in range(CELLS)])
    seat = TURNS[len(line)]
    results = {solved((*line, cell)) for cell in range(CELLS) if cell not in line}
    return seat if seat in results else 1 - seat


def grown_tree(batches: int, leaves: int = 4) -> Tree:
    tree, evaluate = Tree(CELLS, range(CELLS), TURNS), Evaluator()
    for _ in range(batches):
        if tree.root.proved is None:
            tree.run_batch(evaluate, leaves)
    return tree


def test_the_search_solves_a_small_game() -> None:
    tree = grown_tree(200)
    assert tree.root.proved == solved(())


def test_every_proved_value_is_right() -> None:
    tree = grown_tree(60)

    def check(node: Node, line: tuple[int, ...]) -> None:
        if node.proved is not None:
            assert node.proved == solved(line)
        for move, child in node.children.items():
            check(child, (*line, move))

    check(tree.root, ())


def test_playout_counts_add_up() -> None:
    tree, evaluate = Tree(CELLS, range(CELLS), TURNS), Evaluator()
    for _ in range(5):
        tree.run_batch(evaluate, 3)
    assert tree.root.playouts == evaluate.leaves * PLAYOUTS == 15 * PLAYOUTS
    assert sum(child.playouts for child in tree.root.children.values()) <= tree.root.playouts
    assert tree.nodes == count_nodes(tree.root)
    assert tree.root.pending == 0


def test_amaf_counts_a_cell_for_either_seat() -> None:
    root = grown_tree(3).root
    mine, theirs = root.amaf(0, CELLS), root.amaf(1, CELLS)
    for cell in range(CELLS):
        assert mine[0][cell] + theirs[0][cell] == root.playouts
        assert theirs[1][cell] <= theirs[0][cell]
    assert sum(mine[0]) == sum(theirs[0])
    assert sum(mine[1]) == root.wins * CELLS // 2
    assert sum(theirs[1]) == (root.playouts - root.wins) * CELLS // 2


@pytest.mark.parametrize("seat", [0, 1])
def test_the_heaviest_cell_ranks_first_for_both(seat: int) -> None:
    assert grown_tree(30).root.ranked_cells(seat, range(CELLS), CELLS)[0][1] == 0


def test_a_bonus_moves_a_cell_up_the_ranking_and_fades_with_its_own_playouts() -> None:
    """The lightest cell loses, so the search returns to the heaviest."""
    bonuses = [0.0, 0.0, 0.0, 0.0, 0.0, 0.6]
    tree, evaluate = Tree(CELLS, range(CELLS), TURNS, bonuses=lambda line: bonuses), Evaluator()
    tree.run_batch(evaluate, 3)
    assert tree.rank(tree.root, None, ())[0][2] == 5
    for _ in range(60):
        tree.run_batch(evaluate, 3)
    assert max(tree.root.children.items(), key=lambda each: each[1].playouts)[0] == 0


def test_the_best_moves_of_a_node_are_evaluated_at_once() -> None:
    tree, lines = Tree(CELLS, range(CELLS), TURNS), list[Sequence[int]]()

    def evaluate(batch: Sequence[Sequence[int]]) -> list[Leaf]:
        lines.extend(batch)
        return Evaluator()(batch)

    tree.run_batch(evaluate, 1)
    tree.run_batch(evaluate, EXPANDED_MOVES)
    assert lines[0] == []
    assert [len(line) for line in lines[1:]] == [1] * EXPANDED_MOVES
    assert len({tuple(line) for line in lines}) == 1 + EXPANDED_MOVES


def test_moves_that_are_proved_lost_leave_room_for_the_others() -> None:
    """There are more of them than a node considers moves."""
    cells = 60
    only_good_move = cells - 1

    def evaluate(lines: Sequence[Sequence[int]]) -> list[Leaf]:
        return [Leaf(1, 0, 0, 0, None if not line or only_good_move in line else 1) for line in lines]

    tree = Tree(cells, range(cells), (0, 1) * (cells // 2))
    while tree.root.playouts < 2 * cells:
        tree.run_batch(evaluate, 4)
    assert sum(child.proved == 1 for child in tree.root.children.values()) == cells - 1
    assert tree.root.children[only_good_move].proved is None
    assert tree.root.proved is None


def test_a_subtree_can_be_reused() -> None:
    tree = grown_tree(3)
    move, child = max(tree.root.children.items(), key=lambda each: each[1].playouts)
    before = child.playouts
    free = [cell for cell in range(CELLS) if cell != move]
    subtree = Tree(CELLS, free, TURNS[1:], child)
    assert subtree.root.seat == 1
    assert subtree.nodes == count_nodes(child)
    subtree.run_batch(Evaluator((*TURNS[1:], 1)), 3)
    assert child.playouts == before + 3 * PLAYOUTS


def test_the_reference_solver_knows_the_winner() -> None:
    """Always taking the heaviest cell, seat 0 gets 10 of 19; after a first cell of 2 it gets 9 at most."""
    assert solved(()) == 0
    assert solved((5,)) == 1


def test_a_line_repeats_no_cell_and_uses_only_free_cells() -> None:
    free, lines = frozenset({0, 1, 3, 4, 5}), list[tuple[int, ...]]()

    def evaluate(batch: Sequence[Sequence[int]]) -> list[Leaf]:
        lines.extend(map(tuple, batch))
        return [Leaf(PLAYOUTS, PLAYOUTS // 2, 0, 0, won(line)) for line in batch]

    def won(line: Sequence[int]) -> int | None:
        return line[-1] % 2 if len(line) == len(free) else None

    tree = Tree(CELLS, free, TURNS[1:])
    for _ in range(40):
        tree.run_batch(evaluate, 3)
    assert all(len(set(line)) == len(line) and free.issuperset(line) for line in lines)
    assert {len(line) for line in lines} == set(range(len(free) + 1))
