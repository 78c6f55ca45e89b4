"""Expected turns: the computer players' estimates of travel times."""

from __future__ import annotations

from itertools import pairwise
from math import inf

import pytest

from game.africa.ai.travel import PLACE_INDEX, TravelTimes
from game.africa.ai.walking_turns import expected_turns
from game.africa.rules.board import BOARDS, Board
from game.africa.rules.options import PRESETS, house_rules

every_preset = pytest.mark.parametrize("preset", PRESETS)


def travel(preset: str = "classic", turns_per_pound: float = 0.0, **changes: str | int) -> TravelTimes:
    return TravelTimes(house_rules({**PRESETS[preset], **changes}), turns_per_pound)


def turns(times: TravelTimes, start: str, end: str, purse: int, reserve: int = 0) -> float:
    return times.turns(start, purse, reserve)[PLACE_INDEX[end]]


# Dice


def test_n_steps_up_to_six_take_seven_sixths_to_the_power_of_n_minus_one() -> None:
    for steps in range(1, 7):
        assert expected_turns(steps) == pytest.approx((7 / 6) ** (steps - 1))


def test_a_long_walk_takes_two_turns_for_seven_steps() -> None:
    assert expected_turns(107) - expected_turns(100) == pytest.approx(2)


def test_a_ship_without_a_die_moves_the_same_steps_each_turn() -> None:
    assert expected_turns(8, steps_per_turn=(2,)) == 4
    assert expected_turns(5, steps_per_turn=(1,)) == 5


def test_a_capture_spot_on_the_way_costs_three_turns_if_the_piece_stops_there() -> None:
    assert expected_turns(4, steps_per_turn=(1,), steps_after_captor=2) == 2 + 3 + (1 + 0) / 2
    assert expected_turns(4, steps_per_turn=(1,), steps_after_captor=2, freeing_roll_moves=False) == 2 + 3 + 2
    assert expected_turns(4) < expected_turns(4, steps_after_captor=2) < expected_turns(4) + 3


# By land


def exact_turns(board: Board, goal: str) -> dict[str, float]:
    """Bellman's equation for a walk to a goal, solved by iteration over the walks of the rules."""
    expected = dict.fromkeys(board.land, 0.0)
    for _ in range(60):
        expected = {spot: exact_turn(board, spot, goal, expected) for spot in board.land}
    return expected


def exact_turn(board: Board, spot: str, goal: str, expected: dict[str, float]) -> float:
    if spot == goal:
        return 0.0
    rolls = (1, 2) if spot in board.capture_spots else range(1, 7)
    moved = sum(min(expected[end] for end in board.walks_by_end(spot, roll)) for roll in rolls) / len(rolls)
    return moved + (3 if spot in board.capture_spots else 1)


@pytest.mark.parametrize("goal", ["cairo", "sahara"])
def test_estimated_walks_take_as_long_as_under_best_play(goal: str) -> None:
    """Near the bedouins best play is slightly quicker than the estimate."""
    board, times = BOARDS["finnish"], travel()
    exact = exact_turns(board, goal)
    for spot in board.land.keys() - board.islands.keys():
        estimate = times.walking_turns(spot)[PLACE_INDEX[goal]]
        no_captors = exact[spot] == pytest.approx(expected_turns(board.land_distances(spot)[goal]))
        assert exact[spot] - 1e-9 <= estimate <= exact[spot] + (1e-9 if no_captors else 0.5), spot


def test_an_island_cannot_be_reached_on_foot() -> None:
    assert travel().walking_turns("tangier")[PLACE_INDEX["canary_islands"]] == inf
    assert travel().walking_turns("tamatave")[PLACE_INDEX["cape_st_marie"]] == expected_turns(4)


# By sea and air


def test_a_ship_takes_its_steps_and_a_plane_one_turn() -> None:
    assert turns(travel(), "tangier", "canary_islands", 100) == expected_turns(3)
    assert turns(travel(), "gold_coast", "tripoli", 300) == 1


def test_an_island_is_unreachable_without_the_fare() -> None:
    assert turns(travel(), "tangier", "canary_islands", 99) == inf


def test_reserved_money_buys_no_ticket() -> None:
    assert turns(travel(), "tangier", "canary_islands", 199, reserve=100) == inf
    assert turns(travel(), "tangier", "canary_islands", 200, reserve=100) == expected_turns(3)
    assert turns(travel(), "tangier", "morocco", 50, reserve=100) == inf


def test_two_flights_cost_two_fares() -> None:
    """St. Helena, Sierra Leone, Morocco: two flights."""
    assert turns(travel(), "st_helena", "morocco", 600) == 2
    assert turns(travel(), "st_helena", "morocco", 599) > 2


def test_ships_without_a_die_are_for_players_without_the_fare() -> None:
    assert turns(travel("amended_2005"), "canary_islands", "cape_verde", 0) == 3
    assert turns(travel("piatnik"), "canary_islands", "cape_verde", 0) == 5
    assert turns(travel("amended_2005"), "canary_islands", "cape_verde", 100, reserve=100) == inf


def test_a_stowaway_misses_a_turn() -> None:
    times = travel("lost_diamond")
    assert turns(times, "canary_islands", "cape_verde", 0) == 1 + expected_turns(5)
    assert turns(times, "cape_verde", "canary_islands", 0) == inf


def test_the_pirates_lengthen_the_voyage_to_st_helena() -> None:
    route = BOARDS["finnish"].sea_route("cape_town", "st_helena")
    assert turns(travel(), "cape_town", "st_helena", 100) > expected_turns(len(route) - 1) + 0.3


def test_a_weight_on_money_prefers_the_journey_on_foot() -> None:
    assert turns(travel(), "tangier", "tunis", 100) == expected_turns(3)
    assert turns(travel(turns_per_pound=0.02), "tangier", "tunis", 100) == expected_turns(5)


@every_preset
def test_more_money_never_makes_a_journey_longer(preset: str) -> None:
    """From the sea fare upwards; with less, a slow ship may be free."""
    times = travel(preset)
    house = house_rules(PRESETS[preset])
    for start in ("tangier", "st_helena", "cape_st_marie", "fork_chad"):
        rows = [times.turns(start, purse) for purse in range(house.sea_fare, 13 * house.sea_fare, 100)]
        for poorer, richer in pairwise(rows):
            assert all(less <= more + 1e-9 for less, more in zip(richer, poorer, strict=True))


def test_free_tickets_give_finite_travel_times() -> None:
    times = travel(sea_fare=0, air_fare=0)
    assert turns(times, "tangier", "cape_town", 0) == 4
    assert max(times.turns("tangier", 0)) < 6


def test_starting_on_foot_and_starting_with_a_ticket_differ() -> None:
    times = travel()
    assert times.starting_on_foot("tangier", 300)[PLACE_INDEX["tangier"]] == inf
    assert times.starting_on_foot("canary_islands", 300)[PLACE_INDEX["tangier"]] == inf
    assert times.starting_with_ticket("canary_islands", 300)[PLACE_INDEX["tangier"]] == expected_turns(3)
