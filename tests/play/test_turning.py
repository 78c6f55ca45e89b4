"""Which moves turned a game."""

from game.play.turning import MOST, Judgement, TurningPoint, turning_points


def judged(*chances: float) -> list[Judgement]:
    """Seats in turn; the best move is always called `best`."""
    return [Judgement(number % 2, chance, "best") for number, chance in enumerate(chances)]


def test_a_move_that_costs_its_player_much_is_a_turning_point() -> None:
    found = turning_points(judged(0.6, 0.3, 0.35), ("bad", "good"))
    assert found == (TurningPoint(1, 0, "bad", "best", 0.6, 0.3),)


def test_the_second_player_loses_what_the_first_one_gains() -> None:
    (point,) = turning_points(judged(0.5, 0.5, 0.9), ("good", "bad"))
    assert (point.ply, point.seat) == (2, 1)
    assert (point.before, round(point.after, 9)) == (0.5, 0.1)


def test_a_move_that_the_computer_would_have_played_is_none() -> None:
    assert turning_points(judged(0.6, 0.3), ("best",)) == ()


def test_small_losses_and_gains_are_none() -> None:
    assert turning_points(judged(0.6, 0.55, 0.5), ("slip", "gift")) == ()


def test_only_the_costliest_are_told_in_the_order_of_play() -> None:
    losses = (0.2, 0.5, 0.15, 0.4, 0.6, 0.3)
    positions = []
    for loss in losses:
        positions += [Judgement(0, 0.9, "best"), Judgement(1, 0.9 - loss, "forced")]
    found = turning_points([*positions, Judgement(0, 0.9, "")], ("bad", "forced") * len(losses))
    assert [round(point.before - point.after, 9) for point in found] == [0.2, 0.5, 0.4, 0.6, 0.3]
    assert len(found) == MOST
