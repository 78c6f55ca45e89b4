"""The arena's baselines for Star of Africa."""

from __future__ import annotations

from tests.africa.players import chosen_move
from tests.africa.positions import play, position
from tools.arena.africa import CarelessChild, LandPlayer

OTHER = "tangier 300"


def test_land_walks_to_the_nearest_token_though_it_could_fly() -> None:
    state = position("cairo 1000", OTHER)
    assert chosen_move(LandPlayer, state) == "land"
    assert chosen_move(LandPlayer, play(state, "land, 6")) == "go egypt"


def test_land_buys_a_token_on_arrival_and_tries_for_it_without_money() -> None:
    assert chosen_move(LandPlayer, play(position("cairo 300", OTHER), "land, 6, go egypt")) == "buy"
    assert chosen_move(LandPlayer, position("egypt 0", OTHER)) == "try"


def test_land_sails_only_where_no_road_leads_to_a_token() -> None:
    assert chosen_move(LandPlayer, position("tangier 300", OTHER)) == "land"
    assert chosen_move(
        LandPlayer, position("canary_islands 300 found=canary_islands:blank", OTHER)
    ).startswith("sail")


def test_land_brings_the_star_home_on_foot() -> None:
    state = position("suakin 300 found=suakin:star", OTHER)
    assert chosen_move(LandPlayer, state) == "land"
    assert (
        chosen_move(LandPlayer, play(position("cairo-egypt:2 1000 found=darfur:star", OTHER), "land, 4"))
        == "go cairo"
    )


def test_the_child_tosses_a_coin_which_way_to_walk_and_opens_the_first_token_there() -> None:
    state = play(position("cairo-egypt:2 300", OTHER), "land, 4")
    assert {chosen_move(CarelessChild, state, seed) for seed in range(20)} == {"go cairo", "go egypt"}
    assert chosen_move(CarelessChild, play(state, "go egypt")) == "buy"
    assert chosen_move(CarelessChild, position("egypt 0", OTHER)) == "try"


def test_the_child_walks_though_it_could_sail_or_fly_and_knows_the_way_home() -> None:
    assert chosen_move(CarelessChild, position("cairo 1000", OTHER)) == "land"
    going_home = play(position("cairo-egypt:2 1000 found=darfur:star", OTHER), "land, 4")
    assert {chosen_move(CarelessChild, going_home, seed) for seed in range(20)} == {"go cairo"}
