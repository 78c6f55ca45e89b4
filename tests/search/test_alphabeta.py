"""Iterative deepening with a kernel that looks its values up."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.search.alphabeta import INFINITY, Branch, Branches, Pause, deepen

VALUES = {"bad": 5, "good": -7, "same": 5}
"""For the other side: what is bad for it is good at the root."""


class Lookup:
    """A kernel of one node a position; estimates change with the depth until `proved_from`."""

    def __init__(self, values: Mapping[str, int], proved_from: int = 3) -> None:
        self.nodes = 0
        self.limit = INFINITY
        self.touched = 0
        self.tidied = 0
        self.windows: list[tuple[int, int]] = []
        self._values = values
        self._proved_from = proved_from

    def value(self, position: str, depth: int, alpha: int, beta: int) -> int:
        self.nodes += 1
        if self.nodes > self.limit:
            raise Pause
        self.windows.append((alpha, beta))
        if depth < self._proved_from:
            self.touched += 1
            return self._values[position] - 20 * depth
        return self._values[position]

    def tidy(self) -> None:
        self.tidied += 1


def names(found: Branches) -> list[object]:
    return [branch.move for branch in found]


BRANCHES = tuple(Branch(name, 0, name) for name in VALUES)


@pytest.mark.parametrize("every", [0, 2, 99])
def test_the_best_branch_stands_first_and_ends_proved(every: int) -> None:
    *_, found = deepen(Lookup(VALUES), BRANCHES, range(1, 99), window=2, every=every)
    assert (found[0].move, found[0].value, found[0].exact) == ("good", 7, True)
    assert found[0].depth == 4


def test_every_branch_gets_its_own_value() -> None:
    *_, found = deepen(Lookup(VALUES), BRANCHES, range(1, 99), window=2, every=99)
    assert {branch.move: branch.value for branch in found} == {"good": 7, "bad": -5, "same": -5}


def test_without_that_the_others_are_only_shown_to_be_no_better() -> None:
    *_, found = deepen(Lookup(VALUES), BRANCHES, range(1, 99), window=2, every=0)
    assert all(branch.value <= 7 for branch in found)


def test_a_bound_is_not_proved() -> None:
    *_, found = deepen(Lookup(VALUES), BRANCHES, range(1, 99), window=2, every=0)
    assert [branch.proved for branch in found] == [True, False, False]
    assert all(branch.exact for branch in found)


def test_the_others_keep_the_value_that_they_had() -> None:
    falling = Lookup({"bad": 5, "good": -7}, proved_from=0)
    branches = [Branch("good", 0, "good", 7, 1), Branch("bad", 0, "bad", -6, 1)]
    *_, found = deepen(falling, branches, [2], window=2, every=0)
    assert [branch.value for branch in found] == [7, -6]


def test_equals_keep_their_order() -> None:
    *_, found = deepen(
        Lookup(dict.fromkeys("abc", 0)), [Branch(each, 0, each) for each in "abc"], [1, 2], 2, True
    )
    assert names(found) == ["a", "b", "c"]


def test_a_gain_counts() -> None:
    *_, found = deepen(Lookup(VALUES), [*BRANCHES[:2], Branch("gain", 20, "bad")], [9], 2, 99)
    assert (found[0].move, found[0].value) == ("gain", 15)


def test_an_end_of_a_slice_gives_what_is_known_and_tidies() -> None:
    kernel = Lookup(VALUES)
    kernel.limit = 0
    seen = []
    for found in deepen(kernel, BRANCHES, [9], window=2, every=99):
        kernel.limit = kernel.nodes + 1
        seen.append(names(found))
    assert seen[0] == list(VALUES)
    assert seen[-1][0] == "good"
    assert kernel.tidied == len(seen) - 1


def test_depths_end_where_they_are_told_to() -> None:
    found = list(deepen(Lookup(VALUES, proved_from=99), BRANCHES, range(1, 4), window=50, every=99))
    assert [branches[0].depth for branches in found] == [1, 2, 3]
    assert not any(branch.exact for branch in found[-1])
