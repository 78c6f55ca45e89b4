"""The order of engine lines, by value and the best move first, and the ratings on the board."""

from __future__ import annotations

from game.web.ai.candidate_order import CandidateMove, move_ratings, ranked


def candidates(**values: float) -> list[CandidateMove]:
    return [CandidateMove(move, value, move == "best") for move, value in values.items()]


def test_moves_are_listed_by_value_and_overrated_ones_are_left_out() -> None:
    found = candidates(a=0.2, best=0.28, lucky=0.37, b=0.28)
    assert [each.move for each in ranked(found, "best")] == ["best", "b", "a"]


def test_all_moves_are_listed_if_the_best_is_not_among_them() -> None:
    found = candidates(a=0.2, b=0.3)
    assert [each.move for each in ranked(found, "c")] == ["b", "a"]


def test_ratings_are_relative_to_the_best_and_the_worst_trusted_move() -> None:
    found = candidates(a=0.2, best=0.3, lucky=0.4)
    ratings = [(each.target, each.relative, each.exact) for each in move_ratings(found, "best")]
    assert ratings == [("best", 1.0, True), ("a", 0.0, False)]
    assert move_ratings([], "best") == ()
