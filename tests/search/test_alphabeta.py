"""Iterative deepening with a kernel that looks its values up."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.search.alphabeta import INFINITY, NodeLimitReached, RootMove, RootMoves, iterative_deepening

VALUES = {"bad": 5, "good": -7, "same": 5}
"""For the other side: what is bad for it is good at the root."""


class LookupKernel:
    """A kernel of one node a position; estimates change with the depth until `proved_from`."""

    def __init__(self, values: Mapping[str, int], proved_from: int = 3) -> None:
        self.nodes = 0
        self.limit = INFINITY
        self.horizon_hits = 0
        self.trims = 0
        self.windows: list[tuple[int, int]] = []
        self._values = values
        self._proved_from = proved_from

    def value(self, position: str, depth: int, alpha: int, beta: int) -> int:
        self.nodes += 1
        if self.nodes > self.limit:
            raise NodeLimitReached
        self.windows.append((alpha, beta))
        if depth < self._proved_from:
            self.horizon_hits += 1
            return self._values[position] - 20 * depth
        return self._values[position]

    def trim_table(self) -> None:
        self.trims += 1


def move_names(found: RootMoves) -> list[object]:
    return [branch.move for branch in found]


BRANCHES = tuple(RootMove(name, 0, name) for name in VALUES)


@pytest.mark.parametrize("every", [0, 2, 99])
def test_the_best_move_is_first_and_exact(every: int) -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), BRANCHES, range(1, 99), window=2, exact_depth=every)
    assert (found[0].move, found[0].value, found[0].exact) == ("good", 7, True)
    assert found[0].depth == 4


def test_every_root_move_gets_an_exact_value() -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), BRANCHES, range(1, 99), window=2, exact_depth=99)
    assert {branch.move: branch.value for branch in found} == {"good": 7, "bad": -5, "same": -5}


def test_other_root_moves_are_bounded_by_the_best() -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), BRANCHES, range(1, 99), window=2, exact_depth=0)
    assert all(branch.value <= 7 for branch in found)


def test_an_upper_bound_is_not_proved() -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), BRANCHES, range(1, 99), window=2, exact_depth=0)
    assert [branch.proved for branch in found] == [True, False, False]
    assert all(branch.exact for branch in found)


def test_other_root_moves_keep_their_last_value() -> None:
    falling = LookupKernel({"bad": 5, "good": -7}, proved_from=0)
    branches = [RootMove("good", 0, "good", 7, 1), RootMove("bad", 0, "bad", -6, 1)]
    *_, found = iterative_deepening(falling, branches, [2], window=2, exact_depth=0)
    assert [branch.value for branch in found] == [7, -6]


def test_equals_keep_their_order() -> None:
    *_, found = iterative_deepening(
        LookupKernel(dict.fromkeys("abc", 0)), [RootMove(each, 0, each) for each in "abc"], [1, 2], 2, True
    )
    assert move_names(found) == ["a", "b", "c"]


def test_the_gain_of_a_root_move_is_added() -> None:
    *_, found = iterative_deepening(
        LookupKernel(VALUES), [*BRANCHES[:2], RootMove("gain", 20, "bad")], [9], 2, 99
    )
    assert (found[0].move, found[0].value) == ("gain", 15)


def test_a_slice_ends_with_the_current_order_and_trims_the_table() -> None:
    kernel = LookupKernel(VALUES)
    kernel.limit = 0
    seen = []
    for found in iterative_deepening(kernel, BRANCHES, [9], window=2, exact_depth=99):
        kernel.limit = kernel.nodes + 1
        seen.append(move_names(found))
    assert seen[0] == list(VALUES)
    assert seen[-1][0] == "good"
    assert kernel.trims == len(seen) - 1


def test_deepening_ends_at_the_last_depth() -> None:
    found = list(
        iterative_deepening(
            LookupKernel(VALUES, proved_from=99), BRANCHES, range(1, 4), window=50, exact_depth=99
        )
    )
    assert [branches[0].depth for branches in found] == [1, 2, 3]
    assert not any(branch.exact for branch in found[-1])
