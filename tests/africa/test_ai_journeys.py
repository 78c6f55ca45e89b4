"""What all tempers do on their way: home with the star, into the race, off the islands."""

from __future__ import annotations

import pytest

from game.africa.ai import Homebody, Scout, Trader
from game.africa.ai.traveller import Traveller
from tests.africa.players import choice, key, think
from tests.africa.table import find, play, table

every_temper = pytest.mark.parametrize("temper", [Scout, Trader, Homebody])

NORTH = "tripoli:blank,tunis:blank,morocco:blank,egypt:blank"


@every_temper
def test_whoever_can_stop_at_home_with_the_star_does(temper: type[Traveller]) -> None:
    state = table("darfur-egypt:1 1000 found=darfur:star", "cairo 300")
    arriving = play(table("cairo-egypt:2 1000 found=darfur:star", "tangier 300"), "land, 4")
    assert choice(temper, state) == "land"
    assert choice(temper, arriving) == "go cairo"
    assert key(temper, arriving) == "win"
    assert think(temper, arriving).value == 1


@every_temper
def test_a_plane_brings_the_star_home_at_once(temper: type[Traveller]) -> None:
    state = table("suakin 300 found=suakin:star", "tangier 300")
    assert choice(temper, state) == "fly cairo"
    assert think(temper, state).value > 0.9


@every_temper
def test_the_star_goes_home_by_ship_when_that_is_quicker(temper: type[Traveller]) -> None:
    state = table("suakin 200 found=suakin:star", "tangier 300")
    assert choice(temper, state) == "sail cairo"
    assert key(temper, state) == "sail"


@every_temper
def test_the_star_goes_home_on_foot_without_money(temper: type[Traveller]) -> None:
    state = table("suakin 0 found=suakin:star", "tangier 300")
    assert choice(temper, state) == "land"
    assert choice(temper, play(state, "land, 6")) == "go darfur-egypt:2"


@every_temper
def test_a_horseshoe_found_after_the_star_goes_home_too(temper: type[Traveller]) -> None:
    state = table(
        "suakin 300 horseshoe found=suakin:horseshoe", "cape_town 300 found=cape_town:star", bonus=0
    )
    assert choice(temper, state) == "fly cairo"


@every_temper
def test_once_another_one_has_the_star_both_ways_count(temper: type[Traveller]) -> None:
    """Two tokens are equally far; the one on the side of home is the better one."""
    runner = find("cape_town 0", "horseshoe", "horseshoe", but="egypt bahr_el_ghazal")
    state = play(table("darfur-egypt:1 300", runner, bonus=0), "land, 1")
    assert choice(temper, state) == "go darfur-egypt:2"
    assert key(temper, state) == "horseshoe"


@every_temper
def test_a_token_for_the_taking_is_taken_in_the_race(temper: type[Traveller]) -> None:
    state = table("egypt 100", "cape_town 300 found=cape_town:star", bonus=0)
    assert choice(temper, state) == "buy"


@every_temper
def test_nobody_sails_to_an_island_with_the_last_money_while_there_are_tokens_ashore(
    temper: type[Traveller],
) -> None:
    state = table(f"tangier 100 found={NORTH}", "cairo 300", bonus=0)
    assert choice(temper, state) == "land"


@every_temper
def test_the_fare_for_the_way_back_is_kept_on_an_island(temper: type[Traveller]) -> None:
    assert choice(temper, table("canary_islands 100", "cairo 300", bonus=0)) == "try"


@every_temper
def test_who_has_no_money_for_the_islands_goes_for_the_bonus(temper: type[Traveller]) -> None:
    state = table(find("whale_bay 0", "star", "blank", but="canary_islands st_helena"), "tangier 0")
    assert choice(temper, play(state, "land, 3")) == "go cape_town-whale_bay:1"
    assert choice(temper, play(state, "land, 4")) == "go cape_town"
    assert key(temper, play(state, "land, 4")) == "bonus"


@every_temper
def test_a_stowaway_waits_for_the_free_passage(temper: type[Traveller]) -> None:
    state = table(
        "canary_islands 0 found=canary_islands:star", "cairo 0", bonus=0, rules="penniless_sea=stowaway"
    )
    assert choice(temper, state) == "skip"
    assert choice(temper, play(state, "skip, land, 1, go cairo-egypt:1")) == "sail tangier"
