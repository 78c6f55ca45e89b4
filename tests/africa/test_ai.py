"""The computer players: what all of them do, and how a family can tell them apart."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.africa import GAME
from game.africa.ai import Homebody, Scout, Trader
from game.africa.ai.homebody import LEASH, way_home
from game.africa.ai.traveller import Traveller
from game.africa.options import PRESETS
from game.africa.position import SEATS
from game.africa.rules import State, new_game, parse_state
from game.search.players import RandomPlayer
from game.search.thinker import decide
from tests.africa.players import Player, check_thought, choice, game, key, think
from tests.africa.table import find, play, table
from tests.strategies import first_states

TEMPERS: tuple[type[Traveller], ...] = (Scout, Trader, Homebody)

every_temper = pytest.mark.parametrize("temper", TEMPERS)
every_preset = pytest.mark.parametrize("preset", PRESETS)

NORTH = "tripoli:blank,tunis:blank,morocco:blank,egypt:blank"


# What all of them do


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


@every_temper
@every_preset
def test_games_among_computers_end(preset: str, temper: type[Traveller]) -> None:
    """Three tempers, five presets, two to five players, four games each: 240."""
    for seats, seed in product(SEATS, range(4)):
        start = new_game(PRESETS[preset], seats)
        mixed: list[Player] = [TEMPERS[(seat + seed) % 3]() for seat in range(seats)]
        players = mixed if seed % 2 else [temper()] * seats
        assert sum(1 for _ in game(players, start, seed)) < 2000


@every_temper
@given(start=first_states(GAME), seed=st.integers(0, 1000))
@settings(max_examples=25)
def test_every_choice_is_legal_and_weighed_under_any_house_rules(
    temper: type[Traveller], start: State, seed: int
) -> None:
    players: list[Player] = [temper(), *[RandomPlayer()] * (len(start.seats) - 1)]
    for state, thought, _ in game(players, start, seed, most=300):
        assert thought.move in state.legal_moves()
        if state.to_act == 0:
            check_thought(state, thought)


@every_temper
def test_a_choice_depends_on_what_the_seat_may_see_and_on_the_generator_alone(
    temper: type[Traveller],
) -> None:
    """Nor on what was thought before: one player remembers nothing, the other is always new."""
    veteran: Player = temper()
    for state, _, _ in game([veteran] * 3, new_game(PRESETS["classic"], 3), seed=7):
        seen = parse_state(state.seen_by(state.to_act).text())
        before = decide(veteran, state, Random(3), slices=1)
        assert think(temper, seen, seed=3) == before


@every_temper
def test_a_free_win_is_never_refused(temper: type[Traveller]) -> None:
    for seed in range(12):
        for state, thought, _ in game([temper()] * 3, new_game(PRESETS["classic"], 3), seed):
            wins = [move for move in state.legal_moves() if state.play(move).outcome]
            assert not wins or thought.move in wins


@every_temper
def test_each_beats_a_player_who_moves_at_random(temper: type[Traveller]) -> None:
    """The arena says nineteen times in twenty."""
    wins = 0
    for seed in range(60):
        *_, (_, _, end) = game([temper(), RandomPlayer()], new_game(PRESETS["amended_2005"], 2), seed)
        wins += end.outcome is not None and end.outcome.winners == (0,)
    assert wins >= 52


# The scout


def test_the_scout_goes_for_the_nearest_token() -> None:
    state = play(table("ain_galaka 300 found=ain_galaka:blank", "cairo 300"), "land, 4")
    assert choice(Scout, state) in ("go darfur", "go ain_galaka-fork_chad:4")
    assert key(Scout, play(table("darfur-egypt:1 300", "cairo 300"), "land, 1")) == "near"


def test_the_scout_turns_a_token_at_once() -> None:
    assert choice(Scout, table("sahara 100", "cairo 300")) == "buy"
    assert choice(Scout, table("sahara 0", "cairo 300")) == "try"
    assert choice(Scout, play(table("darfur-sahara:7 100", "cairo 300"), "land, 1, go sahara")) == "buy"


# The trader


def test_the_trader_heads_for_cape_town_while_the_bonus_waits() -> None:
    rolled = play(table("victoria_falls-whale_bay:2 300", "tangier 300"), "land, 2")
    assert choice(Trader, rolled) == "go whale_bay"
    assert key(Trader, table("whale_bay 300 found=whale_bay:blank", "tangier 300")) == "bonus"


def test_the_trader_turns_what_lies_on_the_way_to_the_bonus() -> None:
    assert choice(Trader, table("whale_bay 300", "tangier 300")) == "buy"


def test_the_trader_gives_the_bonus_up_when_another_one_is_nearer() -> None:
    state = "whale_bay 300 found=whale_bay:blank"
    assert key(Trader, table(state, "cape_town-whale_bay:1 300")) == "bonus"
    assert key(Trader, table(state, "cape_town-whale_bay:1 300", bonus=0)) != "bonus"
    assert key(Trader, table("congo 300 found=congo:blank", "cape_town-whale_bay:1 300")) != "bonus"


def test_the_trader_sees_a_rival_at_sea_coming() -> None:
    state = "whale_bay 300 found=whale_bay:blank"
    at_sea = "cape_town~fork_benguela:1 0 bound=cape_town"
    assert key(Trader, table(state, at_sea)) == "bonus"
    assert key(Trader, table("congo 300 found=congo:blank", at_sea)) != "bonus"


def test_the_trader_likes_gold_coast_while_gems_are_left() -> None:
    """Gold Coast or Slave Coast, three turns by plane either way."""
    state = table("morocco 600 found=morocco:blank", "cape_town 300", bonus=0)
    assert choice(Trader, state) == "fly gold_coast"


def test_the_trader_keeps_the_money_for_a_ticket() -> None:
    assert choice(Trader, table("sahara 100", "cairo 300", bonus=0)) == "try"
    assert choice(Trader, table("sahara 200", "cairo 300", bonus=0)) == "buy"


# The homebody


def test_the_homebody_stays_on_its_leash_while_there_are_tokens() -> None:
    for seed in range(6):
        for state, _, _ in game([Homebody(), Scout(), Trader()], new_game(PRESETS["amended_2005"], 3), seed):
            seat = state.seats[0]
            near = any(way_home(state, city) <= LEASH for city in state.tokens)
            if near and not state.star_found and seat.place and not seat.bound:
                assert way_home(state, seat.place) <= LEASH + 1


def test_the_homebody_keeps_the_price_of_a_token_for_the_race() -> None:
    assert choice(Homebody, table("egypt 100", "cairo 300")) == "try"
    assert choice(Homebody, table("egypt 200", "cairo 300")) == "buy"
    assert choice(Homebody, table("egypt 100", "cape_town 300 found=cape_town:star", bonus=0)) == "buy"


def test_the_homebody_goes_further_when_nothing_is_left_near_home() -> None:
    state = play(
        table(find("mozambique 0", "star", "blank", but="cape_town victoria_falls"), "cairo 300"), "land, 2"
    )
    assert choice(Homebody, state) == "go fork_zambezi"
    assert key(Homebody, state) == "further"


# Seen from the table


def test_a_family_can_tell_them_apart() -> None:
    """Over two dozen games: who stays where, who flies, who is first in Cape Town."""
    seen = {temper: Counter[str]() for temper in TEMPERS}
    for seed in range(24):
        tempers = [TEMPERS[(seat + seed) % 3] for seat in range(3)]
        players = [temper() for temper in tempers]
        for before, thought, after in game(players, new_game(PRESETS["amended_2005"], 3), seed):
            if not before.star_found:
                watch(seen[tempers[before.to_act]], before, str(thought.move), after)
    far = {temper: count["turns from home"] / count["decisions"] for temper, count in seen.items()}
    assert far[Homebody] < far[Scout] < far[Trader]
    assert seen[Trader]["fly"] > 1.5 * seen[Scout]["fly"] > seen[Homebody]["fly"]
    assert seen[Trader]["bonus"] > seen[Scout]["bonus"] + seen[Homebody]["bonus"]


def watch(count: Counter[str], before: State, move: str, after: State) -> None:
    seat = before.mover
    count[move.partition(" ")[0]] += 1
    if seat.place and not seat.bound:
        count["decisions"] += 1
        count["turns from home"] += round(way_home(before, seat.place))
    count["bonus"] += before.bonus > after.bonus
