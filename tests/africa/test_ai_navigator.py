"""The navigator: the strongest computer player."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.africa import GAME
from game.africa.ai import Navigator, Scout
from game.africa.ai.navigator import move_values
from game.africa.ai.navigator.hidden_star_evaluator import HiddenStarEvaluator
from game.africa.ai.navigator.last_tokens_evaluator import (
    FEW_TOKENS,
    FEW_TOKENS_WITH_FREE_SHIPS,
    LastTokensEvaluator,
    evaluator_while_hidden,
)
from game.africa.ai.navigator.move_values import AfterMove
from game.africa.rules.options import PRESETS
from game.africa.rules.state import State, new_game, parse_state
from game.africa.rules.token_effects import gem_value
from game.search.players import RandomPlayer
from game.search.thinker import think_for_slices
from game.text.message import msg
from tests.africa.players import Player, check_thought, chosen_move, decisions, reason_key, think
from tests.africa.positions import play, position, with_tokens_found
from tests.strategies import initial_states
from tools.arena.africa import NearestTokenPlayer

every_preset = pytest.mark.parametrize("preset", PRESETS)


# Few tokens


@every_preset
def test_the_last_tokens_are_valued_one_by_one_and_earlier_where_players_can_be_stranded(preset: str) -> None:
    options = GAME.complete_options(PRESETS[preset])
    start = new_game(options, 2)
    free_ships = options["penniless_sea"] in ("one_step", "two_steps")
    for left in (2, FEW_TOKENS_WITH_FREE_SHIPS, 4, FEW_TOKENS, 9):
        state = start._replace(tokens=frozenset(sorted(start.tokens)[:left]), order=(0, 1))
        is_last = isinstance(evaluator_while_hidden(state), LastTokensEvaluator)
        assert is_last == (left <= (FEW_TOKENS_WITH_FREE_SHIPS if free_ships else FEW_TOKENS))


# The only move


@pytest.mark.parametrize(
    "mover",
    [
        "cairo-egypt:1 300",
        "slave_coast 300 held=2",
        "cape_town~fork_benguela:1 0 bound=cape_town",
        "darfur-sahara:6 300 captured",
        "fork_guinea~st_helena:8 300 captured bound=st_helena",
    ],
)
def test_the_only_move_is_valued_like_any_other(mover: str) -> None:
    """A person may ask about a roll, a lost turn, a ship and a captive, too."""
    fair, hopeless = position(mover, "tripoli 300"), position(mover, "tunis 300 found=darfur:star")
    for state in (fair, hopeless):
        assert len(state.legal_moves()) == 1
        assert think(Navigator, state).reason == msg("africa-reason-only-choice")
    assert think(Navigator, hopeless).value < 0.1 < 0.3 < think(Navigator, fair).value < 0.7


# With the star


def test_the_reason_for_a_sure_win_is_that_it_wins() -> None:
    arriving = play(position("cairo-egypt:2 1000 found=darfur:star", "tangier 300"), "land, 4")
    in_morocco = position("morocco 300 found=darfur:star", "tangier 300")
    assert chosen_move(Navigator, in_morocco) == "fly tangier"
    assert [reason_key(Navigator, state) for state in (arriving, in_morocco)] == ["win", "win"]


def test_the_further_the_star_is_from_home_the_less_it_is_worth() -> None:
    evaluator = HiddenStarEvaluator(position("cairo 300", "tangier 300"))
    chances = [
        evaluator.winning_token_found(AfterMove(city, 0, 0.0, 0))
        for city in ("egypt", "darfur", "congo", "cape_town")
    ]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert 0.5 < chances[-1] < 0.7


# The race for a horseshoe


def test_in_the_race_the_reason_is_a_horseshoe() -> None:
    opponent = with_tokens_found("cape_town 0", "horseshoe", "horseshoe", left_in="egypt bahr_el_ghazal")
    state = play(position("darfur-egypt:1 300", opponent, bonus=0), "land, 1")
    assert reason_key(Navigator, state) == "horseshoe"


def test_in_the_race_the_navigator_counts_the_fare_to_an_island_and_does_not_pace() -> None:
    """It walked to and fro for ever: before the harbour, or between two tokens of Madagascar."""
    opponent = with_tokens_found(
        "canary_islands 0 stranded",
        "topaz",
        "robber",
        "horseshoe",
        left_in="st_helena tamatave cape_st_marie",
    )
    state = position("cape_verde 200", opponent, bonus=0)
    for seed in range(3):
        assert len(list(decisions([Navigator(), Navigator()], state, seed, max_moves=500))) < 500


def test_an_opponent_with_the_star_near_home_leaves_little_hope() -> None:
    far, near = "cape_town 0 found=cape_town:star", "cairo-egypt:1 0 found=egypt:star"
    chances = [think(Navigator, position("tunis 300", opponent, bonus=0)).value for opponent in (far, near)]
    assert chances[0] > 3 * chances[1]


def test_an_opponent_stuck_on_an_island_with_a_horseshoe_is_no_threat() -> None:
    """A token is left on Canary Islands, so the opponent is not stranded, but has no way home."""
    stuck, empty_handed = (
        play(position("darfur 0 found=darfur:star", opponent, bonus=0), "land, 6")
        for opponent in ("canary_islands 0 horseshoe found=morocco:horseshoe", "canary_islands 0")
    )
    assert chosen_move(Navigator, stuck) == chosen_move(Navigator, empty_handed) == "go cairo-egypt:1"
    assert think(Navigator, stuck).value < 1


# While the star is hidden


def test_the_navigator_buys_a_token_on_arrival() -> None:
    state = play(position("cairo-egypt:2 300", "tangier 300"), "land, 2, go egypt")
    assert chosen_move(Navigator, state) == "buy"
    assert reason_key(Navigator, state) == "buy"


def test_double_gems_make_a_token_worth_more(monkeypatch: pytest.MonkeyPatch) -> None:
    state = position("gold_coast 100", "cairo 300")
    double = think(Navigator, state).value
    monkeypatch.setattr(move_values, "gem_value", lambda house, kind, *_: gem_value(house, kind))
    assert think(Navigator, state).value < double


def test_tokens_near_an_opponent_are_worth_less() -> None:
    here = AfterMove("cairo", 300, 0.0, 0)
    near, far = (
        HiddenStarEvaluator(position("cairo 300", f"{place} 300", bonus=0)) for place in ("egypt", "congo")
    )
    assert near.token_untouched(here) < far.token_untouched(here)
    assert near.components(here).tokens < far.components(here).tokens


def test_a_token_on_the_way_is_turned_first() -> None:
    """Bahr el Ghazal and more tokens are ahead; the other roads have none near."""
    gone = "egypt:blank,suakin:blank,ain_galaka:blank,sahara:blank,tripoli:blank,tunis:blank"
    state = play(position(f"darfur 300 found=darfur:blank,{gone}", "tangier 300", bonus=0), "land, 2")
    assert chosen_move(Navigator, state) == "go bahr_el_ghazal"


def test_the_navigator_takes_the_bonus_one_step_away() -> None:
    state = play(position("cape_town-whale_bay:1 0 found=whale_bay:blank", "tangier 300"), "land, 1")
    assert chosen_move(Navigator, state) == "go cape_town"
    assert reason_key(Navigator, state) == "bonus"


def test_the_reason_mentions_the_bonus_on_the_way() -> None:
    state = position("whale_bay 300 found=whale_bay:blank", "tangier 300")
    reason = think(Navigator, state).reason
    assert reason == msg(
        "africa-reason-bonus-way", place=msg("place-cape_town"), money=msg("money-pounds", amount=500)
    )
    assert reason_key(Navigator, position("congo 300 found=congo:blank", "tangier 300")) != "bonus-way"


def test_more_opponents_leave_a_smaller_chance() -> None:
    chances = [
        think(Navigator, position("cairo 300", *["tangier 300"] * others)).value for others in (1, 2, 3, 4)
    ]
    assert chances == sorted(chances, reverse=True)
    assert 0.4 < chances[0] < 0.6
    assert 0.15 < chances[-1] < 0.3


def test_the_reason_for_a_walk_is_the_token_that_can_be_bought_on_arrival() -> None:
    state = play(position("cairo 300", "cairo 300", rules="penniless_sea=two_steps"), "land, 5")
    assert chosen_move(Navigator, state) == "go egypt"
    assert think(Navigator, state).reason == msg("africa-reason-first", place=msg("place-egypt"))


def test_the_reason_before_a_roll_is_the_token_that_most_rolls_lead_to() -> None:
    state = position("suakin 400 found=suakin:blank", "tangier 300", bonus=0)
    ends = [chosen_move(Navigator, play(state, f"land, {roll}")) for roll in range(1, 7)]
    assert (ends.count("go addis_ababa"), ends[-1]) == (3, "go lake_victoria")
    assert chosen_move(Navigator, state) == "land"
    assert think(Navigator, state).reason == msg("africa-reason-first", place=msg("place-addis_ababa"))


def test_the_reason_to_leave_a_token_is_the_free_try_next_turn() -> None:
    state = parse_state("arrived turn=0 order=0,1 roll=4 bonus=0 | cape_st_marie 200 | cairo 300 | rules")
    assert chosen_move(Navigator, state) == "done"
    assert reason_key(Navigator, state) == "try"


def test_the_navigator_avoids_a_token_that_an_opponent_will_turn() -> None:
    """The navigator is three steps from Egypt and from Tripoli; an opponent is one step from Egypt."""
    road = "egypt-tripoli:3 300 found=tunis:blank,darfur:blank,suakin:blank,ain_galaka:blank"
    alone = play(position(road, "cape_town 0", bonus=0), "land, 1")
    preceded = play(position(road, "egypt-tripoli:1 300", bonus=0), "land, 1")
    between = play(position(road, "egypt-tripoli:2 300", "egypt-tripoli:4 300", bonus=0), "land, 1")
    assert chosen_move(Navigator, alone) == "go egypt-tripoli:2"
    assert chosen_move(Navigator, preceded) == "go egypt-tripoli:4"
    assert [reason_key(Navigator, state) for state in (alone, preceded, between)] == [
        "tour",
        "first",
        "contest",
    ]


def test_the_navigator_does_not_wait_for_fear_of_robbers() -> None:
    """Three of seven tokens are robbers, far from home; the navigator still turns one."""
    left = ("star", "topaz", "robber", "robber", "robber", "horseshoe", "blank")
    cities = "cape_st_marie dar_es_salaam kandjama mozambique st_helena tamatave timbuktu"
    rules = "board=scandinavian tokens=swedish penniless_sea=stowaway"
    here = with_tokens_found("mozambique 400", *left, tokens="swedish", left_in=cities)
    assert chosen_move(Navigator, position(here, "dar_es_salaam 100", bonus=0, rules=rules)) == "buy"


# The last tokens: no waiting for ever

OTHERS_STRANDED = "victoria_falls 0 stranded"


def test_the_navigator_spends_its_last_fare_on_the_last_tokens() -> None:
    """Three tokens are left, on islands, and the purse pays for one voyage: a topaz would pay for more."""
    found = with_tokens_found(
        OTHERS_STRANDED, "star", "topaz", "blank", left_in="canary_islands cape_st_marie tamatave"
    )
    state = position("mozambique 100", found, bonus=0)
    assert chosen_move(Navigator, state) == "sail cape_st_marie"


PACING = {
    "between Mozambique and the road": (
        "mozambique 100",
        OTHERS_STRANDED,
        ("star", "topaz", "blank"),
        "canary_islands cape_st_marie tamatave",
    ),
    "two players, three tokens on islands": (
        "dar_es_salaam 200",
        "whale_bay 100",
        ("star", "topaz", "blank"),
        "st_helena cape_st_marie tamatave",
    ),
    "between the tokens of Madagascar, and around Sahara": (
        "tamatave 200",
        "fork_atlas 300",
        ("star", "ruby", "robber", "blank", "blank", "blank"),
        "ain_galaka canary_islands cape_st_marie sahara st_helena tamatave",
    ),
}


@pytest.mark.parametrize("case", PACING)
def test_navigators_never_walk_to_and_fro_without_end(case: str) -> None:
    mover, opponent, kinds, cities = PACING[case]
    state = position(mover, with_tokens_found(opponent, *kinds, left_in=cities), bonus=0)
    for seed in range(4):
        *_, (_, _, end) = decisions([Navigator(), Navigator()], state, seed, max_moves=400)
        assert end.outcome, end.text()


# Invariants


def test_a_choice_depends_only_on_the_visible_state_and_the_random_generator() -> None:
    reused: Player = Navigator()
    for state, _, _ in decisions(
        [reused, Scout(), Scout()], new_game(PRESETS["amended_2005"], 3), seed=7, max_moves=40
    ):
        seen = parse_state(state.seen_by(state.to_act).text())
        assert think(Navigator, seen, seed=3) == think_for_slices(reused, state, Random(3), slices=1)


@every_preset
def test_games_of_the_navigator_end_and_it_takes_every_immediate_win(preset: str) -> None:
    for seats in (2, 5):
        players: list[Player] = [Navigator(), *[Scout()] * (seats - 1)]
        turns = list(decisions(players, new_game(PRESETS[preset], seats), seats, max_moves=2000))
        assert turns[-1][2].outcome
        for state, thought, _ in turns:
            wins = [move for move in state.legal_moves() if state.play(move).outcome]
            assert not wins or thought.move in wins


@given(start=initial_states(GAME), seed=st.integers(0, 1000))
@settings(max_examples=6)
def test_every_choice_is_rated_under_any_house_rules(start: State, seed: int) -> None:
    players: list[Player] = [Navigator(), *[RandomPlayer()] * (len(start.seats) - 1)]
    for state, thought, _ in decisions(players, start, seed, max_moves=80):
        if state.to_act == 0:
            check_thought(state, thought)
            assert thought.reason


def test_the_navigator_beats_a_random_player() -> None:
    wins = 0
    for seed in range(4):
        *_, (_, _, end) = decisions([Navigator(), RandomPlayer()], new_game(PRESETS["amended_2005"], 2), seed)
        wins += end.outcome is not None and end.outcome.winners == (0,)
    assert wins >= 3


def test_the_navigator_wins_at_least_half_against_the_nearest_token_player() -> None:
    """The arena measures more than three wins in five; a dozen games here require half."""
    wins = 0
    for seed in range(12):
        players: list[Player] = [Navigator(), NearestTokenPlayer()]
        *_, (_, _, end) = decisions(players, new_game(PRESETS["amended_2005"], 2), seed)
        wins += end.outcome is not None and end.outcome.winners == (0,)
    assert wins >= 6
