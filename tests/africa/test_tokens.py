"""Tokens: how players turn them, and their effects."""

import pytest

from game.contract import CHANCE
from tests.africa.positions import choices, pass_turn, play, position, with_tokens_found


def test_a_token_can_be_bought_at_the_start_of_a_turn_instead_of_moving() -> None:
    state = play(position("sahara 300", "cairo 300"), "buy")
    assert state.seats[0].purse == 200
    assert state.to_act == CHANCE
    assert play(state, "blank").to_act == 1


def test_the_odds_of_a_token_are_the_counts_in_the_bag() -> None:
    state = play(position("sahara 300 found=egypt:star,congo:blank", "cairo 300"), "buy")
    assert [(str(move), weight) for move, weight in state.odds()] == [
        ("ruby", 2),
        ("emerald", 3),
        ("topaz", 4),
        ("robber", 3),
        ("horseshoe", 5),
        ("blank", 11),
    ]


def test_the_hidden_draw_names_all_tokens_that_are_left() -> None:
    state = play(
        position(with_tokens_found("sahara 300", "star", "blank", left_in="tunis sahara"), "cairo 300"), "buy"
    )
    hidden_draw = state.hidden_draw()
    assert hidden_draw is not None
    assert (hidden_draw.slot, hidden_draw.remaining_slots) == ("sahara", ("sahara", "tunis"))


def test_dice_have_no_hidden_draw() -> None:
    assert play(position("sahara 300", "cairo 300"), "land").hidden_draw() is None
    assert position("sahara 300", "cairo 300").hidden_draw() is None


def test_a_turned_token_leaves_the_board() -> None:
    state = play(position("sahara 300", "sahara 300"), "buy, blank")
    assert "sahara" not in state.tokens
    assert choices(state) == ["land"]


def test_a_token_cannot_be_bought_without_its_price() -> None:
    assert "buy" not in choices(position("sahara 99", "cairo 300"))
    assert "try" in choices(position("sahara 99", "cairo 300"))


@pytest.mark.parametrize("face", "456")
def test_a_try_with_four_five_or_six_turns_the_token_for_free(face: str) -> None:
    state = play(position("sahara 300", "cairo 300"), f"try, {face}")
    assert state.seats[0].purse == 300
    assert "topaz" in choices(state)


@pytest.mark.parametrize("face", "123")
def test_a_failed_try_ends_the_turn_and_leaves_the_token(face: str) -> None:
    state = play(position("sahara 300", "cairo 300"), f"try, {face}")
    assert (state.phase, state.to_act) == ("act", 1)
    assert "sahara" in state.tokens


def test_a_try_does_not_move_the_piece() -> None:
    state = play(position("sahara 300", "cairo 300"), "try, 5, blank")
    assert state.seats[0].place == "sahara"
    assert state.to_act == 1


# On arriving


def test_a_player_who_arrives_with_the_price_may_buy_at_once() -> None:
    state = play(position("cairo 100", "cairo 300"), "land, 4, go egypt")
    assert choices(state) == ["buy", "done"]
    assert play(state, "buy, topaz").seats[0].purse == 300
    assert play(state, "done").to_act == 1


def test_a_player_may_also_buy_on_arrival_by_sea_or_air() -> None:
    assert choices(play(position("tangier 200", "cairo 300"), "sail canary_islands, 3")) == ["buy", "done"]
    assert choices(play(position("tangier 400", "cairo 300"), "fly tripoli")) == ["buy", "done"]


def test_a_player_who_spent_the_price_on_the_fare_cannot_buy() -> None:
    state = play(position("tangier 199", "cairo 300"), "sail canary_islands, 3")
    assert (state.phase, state.to_act) == ("act", 1)


def test_the_turn_ends_on_arrival_if_no_token_can_be_turned() -> None:
    assert play(position("cairo 99", "cairo 300"), "land, 4, go egypt").to_act == 1
    assert play(position("cairo 300 found=egypt:blank", "cairo 300"), "land, 4, go egypt").to_act == 1


def test_a_try_is_possible_on_arrival_only_under_try_on_arrival() -> None:
    walk = "land, 4, go egypt"
    assert "try" not in choices(play(position("cairo 100", "cairo 300"), walk))
    assert choices(play(position("cairo 100", "cairo 300", rules="try_on_arrival=yes"), walk)) == [
        "buy",
        "try",
        "done",
    ]
    assert choices(play(position("cairo 99", "cairo 300", rules="try_on_arrival=yes"), walk)) == [
        "try",
        "done",
    ]


def test_a_failed_try_on_arrival_ends_the_turn() -> None:
    state = play(position("cairo 300", "cairo 300", rules="try_on_arrival=yes"), "land, 4, go egypt, try, 3")
    assert (state.phase, state.to_act) == ("act", 1)


# Effects


@pytest.mark.parametrize(("gem", "worth"), [("topaz", 300), ("emerald", 500), ("ruby", 1000)])
def test_gems_bring_money_and_double_in_gold_coast(gem: str, worth: int) -> None:
    assert play(position("sahara 100", "cairo 300"), f"buy, {gem}").seats[0].purse == worth
    assert play(position("gold_coast 100", "cairo 300"), f"buy, {gem}").seats[0].purse == 2 * worth


def test_house_rules_set_the_values_of_gems() -> None:
    rules = "topaz=7 emerald=8 ruby=9"
    for gem, worth in (("topaz", 7), ("emerald", 8), ("ruby", 9)):
        assert play(position("sahara 100", "cairo 300", rules=rules), f"buy, {gem}").seats[0].purse == worth


def test_a_robber_takes_all_money_but_never_the_star_or_a_horseshoe() -> None:
    state = play(
        position("sahara 900 horseshoe found=egypt:star,congo:horseshoe", "cairo 300"), "buy, robber"
    )
    assert state.seats[0].purse == 0
    assert state.seats[0].star
    assert state.seats[0].horseshoe


def test_a_blank_does_nothing_elsewhere() -> None:
    state = play(position("sahara 100", "cairo 300"), "buy, blank")
    assert state.seats[0]._replace(found=()) == position("sahara 0", "cairo 300").seats[0]


@pytest.mark.parametrize("turns", [0, 1, 2, 4])
def test_a_blank_in_slave_coast_holds_for_as_many_turns_as_the_house_says(turns: int) -> None:
    rules = f"slave_coast_turns={turns}"
    state = play(position("slave_coast 100", "cairo-egypt:2 300", rules=rules), "buy, blank")
    for _ in range(turns):
        state = pass_turn(state)
        assert choices(state) == ["skip"]
        state = play(state, "skip")
    assert choices(pass_turn(state)) == ["land"]


def test_a_blank_in_slave_coast_holds_for_three_turns_as_the_sheet_says() -> None:
    assert play(position("slave_coast 100", "cairo 300"), "buy, blank").seats[0].turns_to_miss == 3


def test_nothing_but_a_blank_holds_in_slave_coast() -> None:
    assert play(position("slave_coast 100", "cairo 300"), "buy, robber").seats[0].turns_to_miss == 0


def test_a_held_player_with_money_cannot_buy_out() -> None:
    assert choices(position("slave_coast 5000 held=2 found=slave_coast:blank", "cairo 300")) == ["skip"]


def test_a_horseshoe_before_the_star_is_worth_nothing() -> None:
    assert not play(position("sahara 100", "cairo 300"), "buy, horseshoe").seats[0].horseshoe


def test_a_horseshoe_after_the_star_counts() -> None:
    assert play(position("sahara 100", "cairo 300 found=egypt:star"), "buy, horseshoe").seats[0].horseshoe


def test_an_early_horseshoe_does_not_count_once_the_star_is_found() -> None:
    state = play(position("sahara 100 found=congo:horseshoe", "tunis 300"), "buy, blank, buy, star")
    assert not state.seats[0].horseshoe


# Cape Town


def test_only_the_first_player_to_stop_in_cape_town_gets_the_bonus() -> None:
    state = play(
        position("cape_town-whale_bay:1 0", "cape_town-whale_bay:1 0"), "land, 1, go cape_town, done"
    )
    assert state.seats[0].purse == 500
    state = play(state, "land, 1, go cape_town")
    assert state.seats[1].purse == 0


def test_the_bonus_comes_before_the_token() -> None:
    """A player without money can buy the token with the bonus."""
    assert choices(play(position("cape_town-whale_bay:1 0", "cairo 0"), "land, 1, go cape_town")) == [
        "buy",
        "done",
    ]


def test_arrival_by_sea_or_air_gets_the_bonus_too() -> None:
    assert play(position("whale_bay 100", "cairo 0"), "sail cape_town, 6").seats[0].purse == 500
    assert play(position("whale_bay 300", "cairo 0"), "fly cape_town").seats[0].purse == 500


def test_house_rules_set_the_bonus() -> None:
    state = position("whale_bay 300", "cairo 0", bonus=40, rules="cape_town_bonus=40")
    assert play(state, "fly cape_town").seats[0].purse == 40
