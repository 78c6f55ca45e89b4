"""The rules of *Star: turns, swap, handicap, Double *Star, passes and the end."""

from __future__ import annotations

import pytest

from game.contract import NOBODY, BadNotation, IllegalMove, Outcome, find_move
from game.star import GAME
from game.star.rules.moves import PASS, SWAP
from game.star.rules.state import BLUE, RED, parse_state
from tests.star.boards import board_with
from tests.star.positions import AGREED, full, new_game, play, position


def test_blue_and_red_place_stones_in_turn() -> None:
    state = play(new_game(swap="no"), "*10 S10 T10")
    assert state.stones == board_with(6, blue="*10 T10", red="S10")
    assert state.to_act == RED


def test_every_empty_node_and_the_pass_are_legal() -> None:
    state = play(new_game(rings=4, swap="no"), "*10")
    assert len(state.legal_moves()) == 49 + 1
    assert state.legal_moves()[-1] == PASS
    with pytest.raises(IllegalMove):
        find_move(state, "*10")


def test_a_node_of_a_larger_board_is_no_move() -> None:
    with pytest.raises(BadNotation):
        find_move(new_game(rings=4), "*50")


# The swap


def test_red_may_take_the_first_stone_over() -> None:
    first = play(new_game(), "T32")
    assert SWAP in first.legal_moves()
    swapped = first.play(SWAP)
    assert swapped.stones == board_with(6, blue="", red="T32")
    assert swapped.to_act == BLUE
    assert SWAP not in swapped.legal_moves()


def test_the_swap_is_offered_once_only() -> None:
    assert not new_game().may_swap
    assert not play(new_game(), "T32 S10").may_swap
    assert not play(new_game(), "T32 pass").may_swap
    assert not play(new_game(), "pass T32").may_swap


def test_no_swap_without_the_option() -> None:
    with pytest.raises(IllegalMove):
        find_move(play(new_game(swap="no"), "T32"), "swap")


def test_no_swap_under_a_handicap() -> None:
    assert not play(new_game(handicap=1), "T32").may_swap


# Handicap and Double *Star


@pytest.mark.parametrize("handicap", [1, 2, 9])
def test_a_handicap_is_blues_first_turn(handicap: int) -> None:
    state = new_game(handicap=handicap)
    for at in range(handicap):
        assert state.to_act == BLUE
        state = state.play(state.legal_moves()[at])
    assert state.to_act == RED
    assert play(state, "R30").to_act == BLUE


def test_double_star_has_one_stone_in_the_first_turn_and_two_in_every_later_one() -> None:
    state = new_game(stones=2, swap="no")
    seats = []
    for move in ["*10", "S10", "T10", "A10", "R10", "*20", "*21", "S20"]:
        seats.append(state.to_act)
        state = play(state, move)
    assert seats == [BLUE, RED, RED, BLUE, BLUE, RED, RED, BLUE]


def test_after_the_swap_of_double_star_blue_has_two_stones() -> None:
    state = play(new_game(stones=2), "*10 swap S10")
    assert state.to_act == BLUE
    assert play(state, "T10").to_act == RED


def test_no_swap_in_the_middle_of_a_turn() -> None:
    assert not play(new_game(stones=2), "*10 S10").may_swap


def test_a_pass_gives_up_the_rest_of_the_turn() -> None:
    state = play(new_game(stones=2, swap="no"), "*10 S10 pass")
    assert state.to_act == BLUE
    assert state.stones_left == 2


def test_a_handicap_turn_may_be_cut_short() -> None:
    assert play(new_game(handicap=5), "*10 pass").to_act == RED


# The end


def test_a_full_board_is_over() -> None:
    state = full(4, "*40 *41")
    assert state.to_act == NOBODY
    assert state.outcome is not None
    assert state.outcome.reason == "full"
    assert state.legal_moves() == ()


def test_two_consecutive_passes_end_the_game_with_the_present_totals() -> None:
    state = play(AGREED, "pass pass")
    assert state.outcome == Outcome((BLUE,), (11, 10), "agreed")


def test_a_stone_between_two_passes_continues_the_game() -> None:
    assert play(new_game(), "pass *10 pass").outcome is None


def test_a_stone_and_a_pass_answered_by_a_pass_end_double_star() -> None:
    assert play(new_game(stones=2, swap="no"), "*10 S10 pass pass").outcome is not None


def test_two_passes_on_an_empty_board_are_a_draw() -> None:
    assert play(new_game(), "pass pass").outcome == Outcome((), (0, 0), "agreed")


def test_quarks_decide_equal_totals() -> None:
    even = play(position(5, blue="*50 *51", red="S51 S52"), "pass pass")
    assert even.score().total == (2, 2)
    assert even.score().quarks == (1, 0)
    assert even.outcome == Outcome((BLUE,), (2, 2), "agreed")


def test_the_board_can_fill_up_in_the_middle_of_a_turn() -> None:
    text = new_game(rings=4, stones=2, handicap=2).text()
    almost = parse_state(text.replace(".", "b").replace("b/", "./", 1))
    assert almost.stones.count(".") == 1
    assert almost.play(almost.legal_moves()[0]).to_act == NOBODY


# Positions as text


def test_the_text_of_a_position() -> None:
    state = play(new_game(rings=4, stones=2), "*10 T43")
    assert state.text() == (
        "4 b..../........../.............../...........r........ r stones=2 left=1 swap=yes passes=0"
    )
    assert parse_state(state.text()) == state


@pytest.mark.parametrize(
    "text",
    [
        "3 ...../........../............... b stones=1 left=1 swap=no passes=0",
        "4 ...../........../............... b stones=1 left=1 swap=no passes=0",
        "4 ...../........../.............../...................x b stones=1 left=1 swap=no passes=0",
        "4 ...../........../.............../.................... b stones=1 left=0 swap=no passes=0",
    ],
)
def test_an_invalid_position_is_rejected(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(text)


def test_any_mix_of_stones_is_a_valid_position() -> None:
    text = new_game(rings=4).text()
    crowded = parse_state(text.replace(".", "b", 30).replace(" b ", " r "))
    assert crowded.to_act == RED
    assert len(crowded.legal_moves()) == 20 + 1
    assert parse_state(text.replace(".", "r")).to_act == NOBODY


def test_a_line_that_ends_with_the_colour_to_move_has_the_default_turn_state() -> None:
    rows = "/".join("." * 5 * ring for ring in range(1, 5))
    assert parse_state(f"4 {rows} r").text() == f"4 {rows} r stones=1 left=1 swap=no passes=0"
