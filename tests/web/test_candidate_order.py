"""The order of engine lines: by value, the best move first."""

from __future__ import annotations

from typing import NamedTuple

from game.web.ai.candidate_order import ranked


class Candidate(NamedTuple):
    move: str
    value: float


def test_moves_are_listed_by_value_and_overrated_ones_are_left_out() -> None:
    found = [Candidate("a", 0.2), Candidate("best", 0.28), Candidate("lucky", 0.37), Candidate("b", 0.28)]
    assert [each.move for each in ranked(found, "best")] == ["best", "b", "a"]


def test_all_moves_are_listed_if_the_best_is_not_among_them() -> None:
    found = [Candidate("a", 0.2), Candidate("b", 0.3)]
    assert [each.move for each in ranked(found, "c")] == ["b", "a"]
