"""Iterative deepening with a kernel that reads its values from a table."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.search.iterative_deepening import (
    INFINITY,
    NodeLimitReached,
    RootMove,
    RootMoves,
    iterative_deepening,
)

VALUES = {"bad": 5, "good": -7, "same": 5}
"""From the other side's view: what is bad for it is good at the root."""


class LookupKernel:
    """A kernel with one node per position; from depth `proved_from` on its values are exact."""

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
    return [each.move for each in found]


ROOT_MOVES = tuple(RootMove(name, 0, name) for name in VALUES)


@pytest.mark.parametrize("own_values_depth", [0, 2, 99])
def test_the_best_move_is_first_and_exact(own_values_depth: int) -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), ROOT_MOVES, range(1, 99), 2, own_values_depth)
    assert (found[0].move, found[0].value, found[0].exact) == ("good", 7, True)
    assert found[0].depth == 4


def test_every_root_move_gets_a_value_of_its_own() -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), ROOT_MOVES, range(1, 99), 2, own_values_depth=99)
    assert {each.move: each.value for each in found} == {"good": 7, "bad": -5, "same": -5}


def test_other_root_moves_are_bounded_by_the_best() -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), ROOT_MOVES, range(1, 99), 2, own_values_depth=0)
    assert all(each.value <= 7 for each in found)


def test_an_upper_bound_is_not_proved() -> None:
    *_, found = iterative_deepening(LookupKernel(VALUES), ROOT_MOVES, range(1, 99), 2, own_values_depth=0)
    assert [each.proved for each in found] == [True, False, False]
    assert all(each.exact for each in found)


def test_other_root_moves_keep_their_last_value() -> None:
    falling = LookupKernel({"bad": 5, "good": -7}, proved_from=0)
    root_moves = [RootMove("good", 0, "good", 7, 1), RootMove("bad", 0, "bad", -6, 1)]
    *_, found = iterative_deepening(falling, root_moves, [2], window=2, own_values_depth=0)
    assert [each.value for each in found] == [7, -6]


def test_equals_keep_their_order() -> None:
    *_, found = iterative_deepening(
        LookupKernel(dict.fromkeys("abc", 0)), [RootMove(each, 0, each) for each in "abc"], [1, 2], 2, 1
    )
    assert move_names(found) == ["a", "b", "c"]


def test_the_gain_of_a_root_move_is_added() -> None:
    *_, found = iterative_deepening(
        LookupKernel(VALUES), [*ROOT_MOVES[:2], RootMove("gain", 20, "bad")], [9], 2, 99
    )
    assert (found[0].move, found[0].value) == ("gain", 15)


def test_a_slice_ends_with_the_current_order_and_trims_the_table() -> None:
    kernel = LookupKernel(VALUES)
    kernel.limit = 0
    seen = []
    for found in iterative_deepening(kernel, ROOT_MOVES, [9], window=2, own_values_depth=99):
        kernel.limit = kernel.nodes + 1
        seen.append(move_names(found))
    assert seen[0] == list(VALUES)
    assert seen[-1][0] == "good"
    assert kernel.trims == len(seen) - 1


def test_deepening_ends_at_the_last_depth() -> None:
    found = list(
        iterative_deepening(
            LookupKernel(VALUES, proved_from=99), ROOT_MOVES, range(1, 4), window=50, own_values_depth=99
        )
    )
    assert [ranked[0].depth for ranked in found] == [1, 2, 3]
    assert not any(each.exact for each in found[-1])
