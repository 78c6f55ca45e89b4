"""Journeys of all personalities: home with the star, in the race, and off the islands."""

from __future__ import annotations

import pytest

from game.africa.ai import Homebody, Scout, Trader
from game.africa.ai.personalities.goal_player import GoalPlayer
from tests.africa.players import chosen_move, think
from tests.africa.positions import play, position, with_tokens_found

every_personality = pytest.mark.parametrize("personality", [Scout, Trader, Homebody])

NORTH = "tripoli:blank,tunis:blank,morocco:blank,egypt:blank"


@every_personality
def test_a_player_stops_at_home_with_the_star(personality: type[GoalPlayer]) -> None:
    state = position("darfur-egypt:1 1000 found=darfur:star", "cairo 300")
    arriving = play(position("cairo-egypt:2 1000 found=darfur:star", "tangier 300"), "land, 4")
    assert chosen_move(personality, state) == "land"
    assert chosen_move(personality, arriving) == "go cairo"
    assert think(personality, arriving).value == 1


@every_personality
def test_the_star_goes_home_by_plane_at_once(personality: type[GoalPlayer]) -> None:
    state = position("suakin 300 found=suakin:star", "tangier 300")
    assert chosen_move(personality, state) == "fly cairo"
    assert think(personality, state).value > 0.9


@every_personality
def test_the_star_goes_home_by_ship_when_that_is_quicker(personality: type[GoalPlayer]) -> None:
    state = position("suakin 200 found=suakin:star", "tangier 300")
    assert chosen_move(personality, state) == "sail cairo"


@every_personality
def test_the_star_goes_home_on_foot_without_money(personality: type[GoalPlayer]) -> None:
    state = position("suakin 0 found=suakin:star", "tangier 300")
    assert chosen_move(personality, state) == "land"
    assert chosen_move(personality, play(state, "land, 6")) == "go darfur-egypt:2"


@every_personality
def test_a_horseshoe_found_after_the_star_goes_home_too(personality: type[GoalPlayer]) -> None:
    state = position(
        "suakin 300 horseshoe found=suakin:horseshoe", "cape_town 300 found=cape_town:star", bonus=0
    )
    assert chosen_move(personality, state) == "fly cairo"


@every_personality
def test_in_the_race_the_distances_to_the_token_and_home_both_count(personality: type[GoalPlayer]) -> None:
    """Two tokens are equally far; the one nearer home is better."""
    opponent = with_tokens_found("cape_town 0", "horseshoe", "horseshoe", left_in="egypt bahr_el_ghazal")
    state = play(position("darfur-egypt:1 300", opponent, bonus=0), "land, 1")
    assert chosen_move(personality, state) == "go darfur-egypt:2"


@every_personality
def test_in_the_race_a_player_buys_the_token_at_hand(personality: type[GoalPlayer]) -> None:
    state = position("egypt 100", "cape_town 300 found=cape_town:star", bonus=0)
    assert chosen_move(personality, state) == "buy"


@every_personality
def test_a_player_does_not_spend_the_last_money_on_an_island_while_the_mainland_has_tokens(
    personality: type[GoalPlayer],
) -> None:
    state = position(f"tangier 100 found={NORTH}", "cairo 300", bonus=0)
    assert chosen_move(personality, state) == "land"


@every_personality
def test_a_player_on_an_island_keeps_the_fare_for_the_way_back(personality: type[GoalPlayer]) -> None:
    assert chosen_move(personality, position("canary_islands 100", "cairo 300", bonus=0)) == "try"


@every_personality
def test_a_player_without_money_for_the_islands_goes_for_the_bonus(personality: type[GoalPlayer]) -> None:
    state = position(
        with_tokens_found("whale_bay 0", "star", "blank", left_in="canary_islands st_helena"), "tangier 0"
    )
    assert chosen_move(personality, play(state, "land, 3")) == "go cape_town-whale_bay:1"
    assert chosen_move(personality, play(state, "land, 4")) == "go cape_town"


@every_personality
def test_a_stowaway_waits_for_the_free_passage(personality: type[GoalPlayer]) -> None:
    state = position(
        "canary_islands 0 found=canary_islands:star", "cairo 0", bonus=0, rules="penniless_sea=stowaway"
    )
    assert chosen_move(personality, state) == "skip"
    assert chosen_move(personality, play(state, "skip, land, 1, go cairo-egypt:1")) == "sail tangier"
