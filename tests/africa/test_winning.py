"""Winning: the star or a late horseshoe brought home, or the star with no horseshoe left."""

import pytest

from game.africa import GAME
from game.contract import NOBODY, Outcome
from tests.africa.positions import play, position, with_tokens_found

STAR = "found=egypt:star"


@pytest.mark.parametrize(
    ("seat", "moves"),
    [
        (f"cairo-egypt:2 50 {STAR}", "land, 2, go cairo"),
        (f"cairo-egypt:2 50 {STAR}", "land, 6, go cairo"),
        (f"suakin 150 {STAR}", "sail cairo, 5"),
        (f"suakin 350 {STAR}", "fly cairo"),
        (f"fork_atlas 50 {STAR}", "land, 3, go tangier"),
    ],
)
def test_the_first_to_stop_in_tangier_or_cairo_with_the_star_wins(seat: str, moves: str) -> None:
    """By land, sea or air, and with no exact roll."""
    state = play(position(seat, "sahara 300"), moves)
    assert state.to_act == NOBODY
    assert state.outcome == Outcome((0,), (50.0, 300.0), "star")
    assert state.legal_moves() == ()


def test_a_horseshoe_found_after_the_star_wins_like_the_star() -> None:
    seat = "cairo-egypt:2 50 horseshoe found=congo:horseshoe"
    state = play(position("sahara 300 found=egypt:star", seat, turn=1), "land, 2, go cairo")
    assert state.outcome == Outcome((1,), (300.0, 50.0), "horseshoe")


def test_a_horseshoe_found_before_the_star_wins_nothing() -> None:
    state = play(
        position("cairo-egypt:2 50 found=congo:horseshoe", "sahara 300 found=egypt:star"),
        "land, 2, go cairo",
    )
    assert state.outcome is None


def test_a_player_who_passes_home_does_not_win() -> None:
    state = play(position(f"fork_atlas 50 {STAR}", "sahara 300"), "land, 3, go tangier-tunis:2")
    assert state.outcome is None


def test_a_player_who_comes_home_with_nothing_does_not_win() -> None:
    assert (
        play(position("cairo-egypt:2 5000", "sahara 300 found=egypt:star"), "land, 2, go cairo").outcome
        is None
    )


@pytest.mark.parametrize("rules", ["", "stranding=no"])
def test_the_finder_of_the_star_wins_at_once_when_no_horseshoe_is_left(rules: str) -> None:
    finder = with_tokens_found("sahara 100", "star", "blank", left_in="sahara congo")
    state = play(position(finder, "cairo 300", rules=rules), "buy, star")
    assert state.outcome == Outcome((0,), (0.0, 300.0), "no_horseshoe_left")


def test_the_star_is_brought_home_although_no_horseshoe_is_left_if_the_house_rule_says_so() -> None:
    state = position(
        with_tokens_found("morocco 100", "star", "blank", left_in="morocco congo"),
        "cairo 300",
        rules="no_horseshoe=bring_home",
    )
    found = play(state, "buy, star")
    assert found.outcome is None
    assert [seat.stranded for seat in found.seats] == [False, True], "nobody else can win any more"
    assert play(found, "land, 6, go tangier").outcome == Outcome((0,), (0.0, 300.0), "star")


def test_a_record_without_the_option_is_played_by_the_old_rule() -> None:
    house = dict(GAME.presets["classic"])
    del house["no_horseshoe"]
    assert GAME.complete_options(house)["no_horseshoe"] == "wins"
    assert "no_horseshoe" not in GAME.new(house).text()


def test_while_a_horseshoe_is_left_the_star_must_be_brought_home() -> None:
    state = position(
        with_tokens_found("sahara 100", "star", "horseshoe", left_in="sahara congo"), "cairo 300"
    )
    assert play(state, "buy, star").outcome is None


def test_a_finder_caught_on_an_island_does_not_win() -> None:
    finder = with_tokens_found("canary_islands 100", "star", "blank", left_in="canary_islands congo")
    stranded, stays = (
        play(position(finder, "cairo 300", rules=rules), "buy, star") for rules in ("", "stranding=no")
    )
    assert stranded.outcome == Outcome((), (0.0, 300.0), "stranded")
    assert stays.outcome is None


def test_a_finder_who_can_leave_the_island_wins_at_once() -> None:
    with_fare = with_tokens_found("canary_islands 200", "star", "blank", left_in="canary_islands congo")
    assert play(position(with_fare, "cairo 300"), "buy, star").outcome is not None
    without = with_tokens_found("canary_islands 100", "star", "blank", left_in="canary_islands congo")
    for passage in ("one_step", "two_steps", "stowaway"):
        state = play(position(without, "cairo 300", rules=f"penniless_sea={passage}"), "buy, star")
        assert state.outcome == Outcome((0,), (0.0, 300.0), "no_horseshoe_left")


def test_a_finder_on_madagascar_wins_at_once_while_its_other_token_lies_there() -> None:
    state = position(
        with_tokens_found("tamatave 0", "star", "blank", left_in="tamatave cape_st_marie"), "cairo 300"
    )
    assert play(state, "try, 4, star").outcome == Outcome((0,), (0.0, 300.0), "no_horseshoe_left")
