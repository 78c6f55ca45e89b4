"""Before the first turn: the playing order and the choice of homes."""

import pytest

from game.contract import CHANCE
from tests.africa.positions import choices, new_game, pass_turn, play


def test_a_random_order_is_one_move_and_all_orders_are_equally_likely() -> None:
    state = new_game(3, order="random")
    assert state.to_act == CHANCE
    assert choices(state) == [
        f"order {order}" for order in ("0 1 2", "0 2 1", "1 0 2", "1 2 0", "2 0 1", "2 1 0")
    ]
    assert {weight for _, weight in state.odds()} == {1}
    assert state.hidden_draw() is None
    assert play(state, "order 2 0 1").order == (2, 0, 1)


@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ("3, 5, 2", (1, 2, 0)),
        ("2, 2, 6", (2, 0, 1)),
        ("6, 1, 6, 2, 4", (2, 0, 1)),
        ("4, 4, 4, 1, 3, 3, 6, 5", (1, 2, 0)),
    ],
)
def test_under_clockwise_the_highest_roll_begins(dice: str, order: tuple[int, ...]) -> None:
    """Seats tied for the highest roll roll again; other ties do not matter."""
    state = play(new_game(3, order="clockwise"), dice)
    assert state.phase == "start"
    assert state.order == order


@pytest.mark.parametrize(
    ("dice", "order"),
    [
        ("2, 5, 3, 6", (3, 1, 2, 0)),
        ("2, 5, 5, 6, 1, 4", (3, 2, 1, 0)),
        ("5, 5, 3, 3, 1, 2, 6, 4", (1, 0, 2, 3)),
        ("1, 3, 2, 3, 3, 3, 4, 5", (3, 1, 2, 0)),
    ],
)
def test_under_descending_the_seats_play_in_order_of_their_rolls(dice: str, order: tuple[int, ...]) -> None:
    """Tied seats roll again, for the places in the order that they share."""
    state = play(new_game(4, order="descending"), dice)
    assert state.phase == "start"
    assert state.order == order


def test_each_seat_rolls_in_turn_and_tied_seats_roll_again_in_turn() -> None:
    state, rolling = new_game(3, order="descending"), []
    for die in ("5", "2", "5", "3", "4"):
        rolling.append(state.seat)
        state = play(state, die)
    assert rolling == [0, 1, 2, 0, 2]


def test_homes_are_chosen_in_playing_order() -> None:
    state = play(new_game(3), "order 2 0 1")
    assert (state.to_act, choices(state)) == (2, ["start tangier", "start cairo"])
    state = play(state, "start cairo")
    assert state.to_act == 0
    state = play(state, "start cairo, start tangier")
    assert [seat.place for seat in state.seats] == ["cairo", "tangier", "cairo"]
    assert (state.phase, state.to_act) == ("act", 2)


def test_turns_follow_the_playing_order() -> None:
    state = play(new_game(3), "order 2 0 1, start cairo, start cairo, start cairo")
    turns = []
    for _ in range(5):
        turns.append(state.to_act)
        state = pass_turn(state)
    assert turns == [2, 0, 1, 2, 0]


@pytest.mark.parametrize("order", ["clockwise", "descending"])
def test_seats_that_are_tied_after_fifty_rolls_play_in_the_order_of_their_numbers(order: str) -> None:
    state = new_game(3, order=order)
    for _ in range(3 * 50):
        assert state.phase == "order"
        state = play(state, "3")
    assert state.order == (0, 1, 2)
