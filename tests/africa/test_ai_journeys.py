"""Journeys of all computer players: home with the star, in the race, and off the islands."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.africa.ai import Homebody, Navigator, Scout, Trader
from tests.africa.players import Player, chosen_move, think
from tests.africa.positions import play, position, with_tokens_found

every_player = pytest.mark.parametrize("player", [Scout, Trader, Homebody, Navigator])

NORTH = "tripoli:blank,tunis:blank,morocco:blank,egypt:blank"


@every_player
def test_a_player_stops_at_home_with_the_star(player: Callable[[], Player]) -> None:
    state = position("darfur-egypt:1 1000 found=darfur:star", "cairo 300")
    arriving = play(position("cairo-egypt:2 1000 found=darfur:star", "tangier 300"), "land, 4")
    assert chosen_move(player, state) == "land"
    assert chosen_move(player, arriving) == "go cairo"
    assert think(player, arriving).value == 1


@every_player
def test_the_star_goes_home_by_plane_at_once(player: Callable[[], Player]) -> None:
    state = position("suakin 300 found=suakin:star", "tangier 300")
    assert chosen_move(player, state) == "fly cairo"
    assert think(player, state).value > 0.9


@every_player
def test_the_star_goes_home_by_ship_when_that_is_quicker(player: Callable[[], Player]) -> None:
    state = position("suakin 200 found=suakin:star", "tangier 300")
    assert chosen_move(player, state) == "sail cairo"


@every_player
def test_the_star_goes_home_on_foot_without_money(player: Callable[[], Player]) -> None:
    state = position("suakin 0 found=suakin:star", "tangier 300")
    assert chosen_move(player, state) == "land"
    assert chosen_move(player, play(state, "land, 6")) == "go darfur-egypt:2"


@every_player
def test_a_horseshoe_found_after_the_star_goes_home_too(player: Callable[[], Player]) -> None:
    state = position(
        "suakin 300 horseshoe found=suakin:horseshoe", "cape_town 300 found=cape_town:star", bonus=0
    )
    assert chosen_move(player, state) == "fly cairo"


@every_player
def test_in_the_race_the_distances_to_the_token_and_home_both_count(player: Callable[[], Player]) -> None:
    """Two tokens are equally far; the one nearer home is better."""
    opponent = with_tokens_found("cape_town 0", "horseshoe", "horseshoe", left_in="egypt bahr_el_ghazal")
    state = play(position("darfur-egypt:1 300", opponent, bonus=0), "land, 1")
    assert chosen_move(player, state) == "go darfur-egypt:2"


@every_player
def test_in_the_race_a_player_buys_the_token_at_hand(player: Callable[[], Player]) -> None:
    state = position("egypt 100", "cape_town 300 found=cape_town:star", bonus=0)
    assert chosen_move(player, state) == "buy"


@every_player
def test_a_player_does_not_spend_the_last_money_on_an_island_while_the_mainland_has_tokens(
    player: Callable[[], Player],
) -> None:
    state = position(f"tangier 100 found={NORTH}", "cairo 300", bonus=0)
    assert chosen_move(player, state) == "land"


@every_player
def test_a_player_on_an_island_keeps_the_fare_for_the_way_back(player: Callable[[], Player]) -> None:
    choice = "sail cape_verde" if player is Navigator else "try"
    assert chosen_move(player, position("canary_islands 100", "cairo 300", bonus=0)) == choice


@every_player
def test_a_player_without_money_for_the_islands_goes_for_the_bonus(player: Callable[[], Player]) -> None:
    state = position(
        with_tokens_found("whale_bay 0", "star", "blank", left_in="canary_islands st_helena"), "tangier 0"
    )
    assert chosen_move(player, play(state, "land, 3")) == "go cape_town-whale_bay:1"
    assert chosen_move(player, play(state, "land, 4")) == "go cape_town"


@every_player
def test_a_stowaway_waits_for_the_free_passage(player: Callable[[], Player]) -> None:
    state = position(
        "canary_islands 0 found=canary_islands:star", "cairo 0", bonus=0, rules="penniless_sea=stowaway"
    )
    assert chosen_move(player, state) == "skip"
    assert chosen_move(player, play(state, "skip, land, 1, go cairo-egypt:1")) == "sail tangier"
