"""Turning points of a game."""

from game.catalog import GAMES
from game.play.statistics.turning_points import (
    MAX_POINTS,
    PlyEvaluation,
    TurningPoint,
    evaluation_of,
    is_decisive,
    turning_points,
)
from tests.mancala.boards import position


def evaluations(*chances: float) -> list[PlyEvaluation]:
    """Evaluations with alternating seats and the best move `best`."""
    return [PlyEvaluation(number % 2, chance, "best") for number, chance in enumerate(chances)]


def test_a_large_loss_is_a_turning_point() -> None:
    found = turning_points(evaluations(0.6, 0.3, 0.35), ("bad", "good"))
    assert found == (TurningPoint(1, 0, "bad", "best", 0.6, 0.3),)


def test_the_second_players_loss_is_seen_from_its_side() -> None:
    (point,) = turning_points(evaluations(0.5, 0.5, 0.9), ("good", "bad"))
    assert (point.ply, point.seat) == (2, 1)
    assert (point.chance_before, round(point.chance_after, 9)) == (0.5, 0.1)


def test_a_win_turned_into_a_draw_that_is_proved_and_a_draw_turned_into_a_loss() -> None:
    drawn = PlyEvaluation(1, 0.5, "best", is_drawn=True)
    positions = (PlyEvaluation(0, 1.0, "best"), drawn, PlyEvaluation(0, 1.0, ""))
    assert [point.drawn for point in turning_points(positions, ("bad", "bad"))] == ["after", "before"]


def test_half_a_chance_is_a_draw_only_if_that_is_proved() -> None:
    state = GAMES["mancala"].new()
    assert not evaluation_of(state, 0.5, "A").is_drawn
    assert evaluation_of(state, 0.5, "A", exact=True).is_drawn
    assert not evaluation_of(state, 1.0, "A", exact=True).is_drawn
    over = [position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 0", south) for south in (64, 65)]
    assert [evaluation_of(each).is_drawn for each in over] == [True, False]


def test_the_best_move_is_no_turning_point() -> None:
    assert turning_points(evaluations(0.6, 0.3), ("best",)) == ()


def test_small_losses_are_no_turning_points() -> None:
    assert turning_points(evaluations(0.6, 0.55, 0.5), ("slip", "gift")) == ()


def test_only_the_largest_losses_are_listed_in_order_of_play() -> None:
    losses = (0.2, 0.5, 0.15, 0.4, 0.6, 0.3)
    positions = []
    for loss in losses:
        positions += [PlyEvaluation(0, 0.9, "best"), PlyEvaluation(1, 0.9 - loss, "forced")]
    found = turning_points([*positions, PlyEvaluation(0, 0.9, "")], ("bad", "forced") * len(losses))
    listed = [round(point.chance_before - point.chance_after, 9) for point in found]
    assert listed == [0.2, 0.5, 0.4, 0.6, 0.3]
    assert len(found) == MAX_POINTS


def test_a_move_throws_the_game_away_only_if_the_game_was_not_lost_before() -> None:
    for before, after, expected in (
        (0.6, 0.3, True),
        (0.6, 0.4, False),
        (0.35, 0.0, False),
        (1.0, 0.5, True),
    ):
        assert is_decisive(TurningPoint(1, 0, "a", "b", before, after)) == expected
