"""A player without a chance to win is out of the game; if all are, the game is a draw."""

import pytest

from game.africa import GAME
from game.africa.rules.state import State, parse_state
from game.africa.text.messages import prompt
from game.africa.view.input import actions, automatic_move
from game.contract import Outcome
from game.draw.presentation import Ui
from tests.africa.players import check_thought, think
from tests.africa.positions import choices, play, position, with_tokens_found


def after_a_turn(*seats: str, rules: str = "", bonus: int = 500) -> State:
    """The state after a turn that does not change `seats`: another player walks one step near Cairo."""
    state = position(*seats, "cairo-egypt:2 300", turn=len(seats), rules=rules, bonus=bonus)
    return play(state, "land, 1, go cairo-egypt:1")


def stranded(*seats: str, rules: str = "", bonus: int = 500) -> bool:
    return after_a_turn(*seats, rules=rules, bonus=bonus).seats[0].stranded


# 1: on an island


@pytest.mark.parametrize("island", ["canary_islands", "st_helena"])
def test_a_player_on_an_island_without_token_and_fare_is_stranded(island: str) -> None:
    assert stranded(f"{island} 99 found={island}:blank")


@pytest.mark.parametrize("island", ["canary_islands", "st_helena"])
def test_a_player_on_an_island_with_a_token_is_not_stranded(island: str) -> None:
    assert not stranded(f"{island} 0")


def test_a_player_on_an_island_with_a_fare_is_not_stranded() -> None:
    assert not stranded("st_helena 100 found=st_helena:blank")


def test_one_of_the_two_fares_is_enough() -> None:
    assert not stranded("st_helena 99 found=st_helena:blank", rules="air_fare=50")
    assert stranded("st_helena 49 found=st_helena:blank", rules="air_fare=50")


@pytest.mark.parametrize("spot", ["tamatave", "cape_st_marie", "cape_st_marie-tamatave:2"])
def test_madagascar_is_one_island_with_two_tokens(spot: str) -> None:
    assert stranded(f"{spot} 0 found=tamatave:blank,cape_st_marie:blank")
    assert not stranded(f"{spot} 0 found=tamatave:blank")
    assert not stranded(f"{spot} 0 found=cape_st_marie:blank")


@pytest.mark.parametrize("passage", ["two_steps", "one_step", "stowaway"])
def test_no_player_is_stranded_on_an_island_under_a_free_passage(passage: str) -> None:
    assert not stranded("st_helena 0 found=st_helena:blank", rules=f"penniless_sea={passage}")


def test_a_player_with_the_star_can_be_stranded_on_an_island() -> None:
    assert stranded("st_helena 0 found=st_helena:star")


# 2: on the mainland


OVERSEAS = "canary_islands tamatave"
LEFT = ("horseshoe", "blank")


def test_a_mainland_player_is_stranded_without_fare_tokens_ashore_and_bonus() -> None:
    assert stranded(with_tokens_found("congo 99", "star", "horseshoe", left_in=OVERSEAS), bonus=0)


def test_an_islander_is_not_stranded_with_the_last_tokens_on_islands() -> None:
    """One turns the token of the own island, the other one leaves as a stowaway."""
    left = ("star", "horseshoe")
    assert not stranded(with_tokens_found("canary_islands 99", *left, left_in=OVERSEAS), bonus=0)
    elsewhere = with_tokens_found("st_helena 99", *left, left_in=OVERSEAS)
    assert not stranded(elsewhere, rules="penniless_sea=stowaway", bonus=0)


def test_a_mainland_player_is_not_stranded_while_the_bonus_is_left() -> None:
    assert not stranded(with_tokens_found("congo 99", "star", "horseshoe", left_in=OVERSEAS), bonus=500)


def test_a_bonus_of_0_counts_as_gone() -> None:
    assert stranded(
        with_tokens_found("congo 0", "star", "horseshoe", left_in=OVERSEAS),
        bonus=0,
        rules="cape_town_bonus=0",
    )


def test_a_mainland_player_is_not_stranded_while_the_mainland_has_a_token() -> None:
    assert not stranded(
        with_tokens_found("congo 99", "star", "horseshoe", left_in="canary_islands tunis"), bonus=0
    )


def test_a_mainland_player_with_a_fare_is_not_stranded() -> None:
    assert not stranded(with_tokens_found("congo 100", "star", "horseshoe", left_in=OVERSEAS), bonus=0)


def test_a_mainland_player_with_the_star_is_not_stranded() -> None:
    finder = with_tokens_found("congo 0", *LEFT, left_in=OVERSEAS)
    assert not stranded(finder, bonus=0)
    assert stranded("congo 0", finder, bonus=0), "the others are"


def test_a_mainland_player_with_a_late_horseshoe_is_not_stranded() -> None:
    finder = with_tokens_found("tunis 0", "horseshoe", *LEFT, left_in=f"{OVERSEAS} congo")
    assert not stranded("congo 0 horseshoe found=congo:horseshoe", finder, bonus=0)
    assert stranded("congo 0 found=congo:horseshoe", finder, bonus=0), "an early one does not count"


@pytest.mark.parametrize(("passage", "out"), [("stowaway", True), ("two_steps", False), ("one_step", False)])
def test_stowaway_gives_no_passage_off_the_mainland(passage: str, out: bool) -> None:
    seat = with_tokens_found("congo 99", "star", "horseshoe", left_in=OVERSEAS)
    assert stranded(seat, bonus=0, rules=f"penniless_sea={passage}") is out


def test_a_player_at_sea_is_not_stranded_for_lack_of_money() -> None:
    assert not stranded(
        with_tokens_found("congo~whale_bay:2 0 bound=congo", "star", "horseshoe", left_in=OVERSEAS), bonus=0
    )


# 3: nothing left to win with


def test_a_player_without_star_or_late_horseshoe_is_stranded_once_all_are_found() -> None:
    star = with_tokens_found("tunis 5000", "blank", "blank", left_in="sahara congo")
    state = after_a_turn("cape_verde 5000", star)
    assert [seat.stranded for seat in state.seats] == [True, False, True]


def test_once_all_are_found_a_ship_or_a_free_passage_does_not_help() -> None:
    star = with_tokens_found("tunis 5000", "blank", "blank", left_in="sahara congo")
    assert stranded("congo~whale_bay:2 5000 bound=congo", star)
    assert stranded("cape_verde 5000", star, rules="penniless_sea=two_steps")


def test_a_player_with_money_is_not_stranded_while_a_horseshoe_is_left() -> None:
    star = with_tokens_found("tunis 5000", "horseshoe", "blank", left_in="sahara congo")
    assert not stranded("cape_verde 5000", star)


def test_a_player_with_money_is_not_stranded_while_the_star_is_left() -> None:
    assert not stranded(with_tokens_found("tunis 5000", "star", "blank", left_in="sahara congo"))


# Effects


def test_a_token_can_strand_any_player() -> None:
    """When the last horseshoe is turned, players without one that counts are out of the game."""
    star = with_tokens_found("tunis 5000", "horseshoe", "blank", left_in="sahara congo")
    state = play(position("sahara 100", "cape_verde 5000", star), "buy, horseshoe")
    assert [seat.stranded for seat in state.seats] == [False, True, False]
    assert state.to_act == 2


def test_stranding_is_checked_at_the_end_of_every_turn() -> None:
    """The player pays the last fare for a passage to an island without a token."""
    state = play(
        position("tangier 100 found=canary_islands:blank", "cairo-egypt:2 300"), "sail canary_islands, 2"
    )
    assert not state.seats[0].stranded, "at sea"
    assert play(state, "land, 1, go cairo-egypt:1, onward, 1").seats[0].stranded


def test_a_stranded_seat_gets_no_turn_and_its_piece_stays() -> None:
    state = position("cairo-egypt:2 300", "st_helena 0 stranded found=st_helena:blank", "cairo 300")
    state = play(state, "land, 1, go cairo-egypt:1")
    assert state.to_act == 2
    assert state.seats[1].place == "st_helena"


def test_the_only_player_left_plays_on_alone() -> None:
    state = position("cairo-egypt:2 300", "st_helena 0 stranded found=st_helena:blank")
    assert play(state, "land, 1, go cairo-egypt:1").to_act == 0


def test_if_all_are_stranded_the_game_is_a_draw() -> None:
    state = position("canary_islands 0", "st_helena 0 stranded found=st_helena:blank")
    assert play(state, "try, 4, blank").outcome == Outcome((), (0.0, 0.0), "stranded")


def test_only_a_player_who_can_travel_is_asked_to_travel_on() -> None:
    """On an island with a token, but without the fare, only a try is left."""
    stays, travels = (position(f"canary_islands {purse}", "cairo 0") for purse in (0, 100))
    assert choices(stays) == ["try"]
    assert prompt(stays).key == "africa-prompt-act-stay"
    assert prompt(travels).key == "africa-prompt-act-token"


def test_only_a_player_with_a_choice_is_asked_how_to_travel() -> None:
    walks, chooses = (position(f"cairo {purse}", "cairo 0") for purse in (0, 100))
    assert prompt(walks).key == "africa-prompt-act-walk"
    assert prompt(chooses).key == "africa-prompt-act-free"


STUCK = ("canary_islands 0 found=canary_islands:blank", "st_helena 0 found=st_helena:blank")


def test_players_who_are_all_stuck_can_end_the_game_as_a_draw() -> None:
    """Under `stranding` `no` they are still in the game; skipping their turns would never end it."""
    state = position(*STUCK, rules="stranding=no")
    assert choices(state) == ["skip", "end"]
    assert choices(play(state, "skip, skip, skip")) == ["skip", "end"]
    assert play(state, "skip, end").outcome == Outcome((), (0, 0), "stranded")
    assert parse_state(play(state, "end").text()) == play(state, "end")


def test_a_game_that_a_player_can_win_cannot_be_ended() -> None:
    assert "end" not in choices(position(STUCK[0], "cairo 0", rules="stranding=no"))
    assert "end" not in choices(position("cairo 0", "cairo 0", rules="stranding=no"))


def test_a_game_without_winners_can_be_ended_on_the_mainland_and_in_captivity() -> None:
    seat = with_tokens_found("cairo 0", "star", "blank", left_in="canary_islands st_helena")
    assert "end" in choices(position(seat, "egypt 0", bonus=0, rules="stranding=no"))
    captured = position("darfur-sahara:6 0 captured", seat, bonus=0, rules="stranding=no")
    assert choices(captured) == ["escape", "end"]


def test_players_without_a_ticket_to_buy_can_end_the_game() -> None:
    """No plane leaves Canary Islands, so the money for one is of no use there."""
    stuck = "canary_islands 50 found=canary_islands:blank"
    assert choices(position(stuck, "canary_islands 60", rules="air_fare=50")) == ["skip", "end"]


@pytest.mark.parametrize("level", GAME.levels)
def test_computer_players_end_a_game_that_no_player_can_win(level: str) -> None:
    thought = think(GAME.levels[level].thinker, position(*STUCK, rules="stranding=no"))
    assert str(thought.move) == "end"
    check_thought(position(*STUCK, rules="stranding=no"), thought)


def test_the_page_offers_the_draw_and_skips_no_turn_by_itself() -> None:
    state = position(*STUCK, rules="stranding=no")
    assert [action.target for action in actions(state, Ui())] == ["end", "skip"]
    assert automatic_move(state, Ui()) is None
    assert prompt(state).key == "africa-prompt-act-hopeless"


def test_without_stranding_a_player_without_actions_skips() -> None:
    state = after_a_turn("st_helena 0 found=st_helena:blank", rules="stranding=no")
    assert not state.seats[0].stranded
    assert choices(state) == ["skip"]
    assert play(state, "skip").to_act == 1


def test_a_player_with_another_action_cannot_skip() -> None:
    for place in ("cairo 300", "sahara 0", "canary_islands 0", "darfur-sahara:6 0 captured"):
        assert "skip" not in choices(position(place, "cairo 300"))
