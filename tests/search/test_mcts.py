"""Monte Carlo tree search on a game small enough to solve: the heavier half of six weighted cells wins."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

import pytest

from game.search.mcts import EXPANDED_MOVES, Tree
from game.search.mcts_node import ANY_CELL, COUNT_BYTES, Leaf, Node, count_nodes

WEIGHTS = (5, 4, 3, 3, 2, 2)
CELLS = len(WEIGHTS)
TURNS = (0, 1, 0, 1, 0, 1)
PLAYOUTS = 8


def winner(owners: Sequence[int]) -> int:
    """Seat 0 wins with 10 or more of the total weight of 19."""
    return 0 if sum(weight for weight, owner in zip(WEIGHTS, owners, strict=True) if owner == 0) >= 10 else 1


class Evaluator:
    """Plays lines out at random; a line is proved if its cells decide the game."""

    def __init__(self, turns: Sequence[int] = TURNS, seed: int = 1) -> None:
        self.rng, self.turns, self.leaves = Random(seed), turns, 0

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


def grown_tree(batches: int, leaves: int = 4, seed: int = 1) -> Tree:
    tree, evaluate = Tree(CELLS, range(CELLS), TURNS), Evaluator(seed=seed)
    for _ in range(batches):
        if tree.root.proved is None:
            tree.run_batch(evaluate, leaves)
    return tree


def test_the_search_solves_a_small_game() -> None:
    tree = grown_tree(200)
    assert tree.root.proved == solved(())


def test_every_proved_value_is_right() -> None:
    for node, line in all_nodes(grown_tree(60).root):
        if node.proved is not None:
            assert node.proved == solved(line)


def test_every_excluded_move_loses() -> None:
    """Some of them without a child: a refutation that does not use a cell refutes the move there, too."""
    excluded = without_child = 0
    for seed in range(20):
        tree = grown_tree(12, leaves=3, seed=seed)
        for node, line in all_nodes(tree.root):
            for move in set(range(CELLS)).difference(line):
                if node.is_refuted(move):
                    assert solved((*line, move)) == 1 - node.seat
                    excluded += 1
                    without_child += move not in node.children
    assert excluded > without_child > 0


def test_the_winner_needs_no_cell_outside_the_carrier() -> None:
    for seed in range(20):
        for node, line in all_nodes(grown_tree(60, seed=seed).root):
            if node.proved is not None:
                assert wins_inside(node.carrier, node.proved, line)


def wins_inside(carrier: int, seat: int, line: tuple[int, ...]) -> bool:
    """Whether a seat can win by taking cells of the carrier only; without one left, it has won already."""
    cells = set(range(CELLS)).difference(line)
    if cells and TURNS[len(line)] != seat:
        return all(wins_inside(carrier, seat, (*line, cell)) for cell in cells)
    own = {cell for cell in cells if carrier >> cell & 1}
    if any(wins_inside(carrier, seat, (*line, cell)) for cell in own):
        return True
    owners = [1 - seat] * CELLS
    for cell, owner in zip(line, TURNS, strict=False):
        owners[cell] = owner
    return winner(owners) == seat


def all_nodes(node: Node, line: tuple[int, ...] = ()) -> Iterator[tuple[Node, tuple[int, ...]]]:
    yield node, line
    for move, child in node.children.items():
        yield from all_nodes(child, (*line, move))


def test_playout_counts_add_up() -> None:
    tree, evaluate = Tree(CELLS, range(CELLS), TURNS), Evaluator()
    for _ in range(5):
        tree.run_batch(evaluate, 3)
    root, children = tree.root, tree.root.children.values()
    assert root.counted_playouts == evaluate.leaves * PLAYOUTS == 15 * PLAYOUTS
    assert sum(child.counted_playouts for child in children) <= root.counted_playouts
    assert all(node.playouts <= node.counted_playouts for node in (root, *children))
    assert tree.nodes == count_nodes(tree.root)
    assert tree.root.pending == 0


def test_amaf_counts_a_cell_for_either_seat() -> None:
    root = grown_tree(3).root
    mine, theirs = root.amaf(0, CELLS), root.amaf(1, CELLS)
    for cell in range(CELLS):
        assert mine[0][cell] + theirs[0][cell] == root.counted_playouts
        assert theirs[1][cell] <= theirs[0][cell]
    assert sum(mine[0]) == sum(theirs[0])
    assert sum(mine[1]) == root.counted_wins * CELLS // 2
    assert sum(theirs[1]) == (root.counted_playouts - root.counted_wins) * CELLS // 2


@pytest.mark.parametrize("seat", [0, 1])
def test_the_heaviest_cell_ranks_first_for_both(seat: int) -> None:
    assert grown_tree(30).root.ranked_cells(seat, range(CELLS), CELLS)[0][1] == 0


def test_a_bonus_moves_a_cell_up_the_ranking_and_fades_with_its_own_playouts() -> None:
    """The lightest cell loses, so the search returns to the heaviest."""
    bonuses = [0.0, 0.0, 0.0, 0.0, 0.0, 0.6]
    tree, evaluate = Tree(CELLS, range(CELLS), TURNS, bonuses=lambda line: bonuses), Evaluator()
    tree.run_batch(evaluate, 3)
    tree.run_batch(evaluate, 1)
    assert list(tree.root.children) == [5]
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


def test_only_the_best_of_the_moves_evaluated_at_once_counts_in_the_value_of_a_node() -> None:
    """Seat 0 wins all playouts with cell 0, which is the best by its bonus, and none with another."""

    def evaluate(batch: Sequence[Sequence[int]]) -> list[Leaf]:
        return [Leaf(PLAYOUTS, PLAYOUTS * (line == [0]), 0, 0, None) for line in batch]

    tree = Tree(CELLS, range(CELLS), TURNS, bonuses=lambda line: [0.5, 0.4, 0.3, 0.2, 0.1, 0.0])
    tree.run_batch(evaluate, 1)
    tree.run_batch(evaluate, EXPANDED_MOVES)
    assert (tree.root.playouts, tree.root.wins) == (2 * PLAYOUTS, PLAYOUTS)
    assert (tree.root.counted_playouts, tree.root.counted_wins) == ((1 + EXPANDED_MOVES) * PLAYOUTS, PLAYOUTS)


def test_one_refutation_excludes_all_moves_but_the_cells_that_it_uses() -> None:
    """Seat 1 wins with the good cell, unless seat 0 takes it: more moves than a node considers are lost."""
    cells = 60
    good = cells - 1

    def evaluate(lines: Sequence[Sequence[int]]) -> list[Leaf]:
        return [Leaf(1, 0, 0, 0, 1 if good in line[1::2] else None) for line in lines]

    def bonuses(line: Sequence[int]) -> list[float]:
        return [0.0] * good + [0.5 * (len(line) % 2)]  # seat 1 tries the good cell first

    tree = Tree(cells, range(cells), (0, 1) * (cells // 2), bonuses=bonuses)
    while tree.root.must_play == ANY_CELL:
        tree.run_batch(evaluate, 4)
    assert [cell for cell in range(cells) if not tree.root.is_refuted(cell)] == [good]
    before = tree.root.counted_playouts
    while good not in tree.root.children:
        tree.run_batch(evaluate, 4)
    assert tree.root.counted_playouts - before <= 8
    assert tree.root.children[good].proved is None
    assert tree.root.proved is None


def test_a_subtree_can_be_reused() -> None:
    tree = grown_tree(3)
    move, child = max(tree.root.children.items(), key=lambda each: each[1].playouts)
    before = child.counted_playouts
    free = [cell for cell in range(CELLS) if cell != move]
    subtree = Tree(CELLS, free, TURNS[1:], child)
    assert subtree.root.seat == 1
    assert subtree.nodes == count_nodes(child)
    subtree.run_batch(Evaluator((*TURNS[1:], 1)), 3)
    assert child.counted_playouts == before + 3 * PLAYOUTS


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
