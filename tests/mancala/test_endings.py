"""Komi, swap, the ends of the game, and the repetition rule."""

from __future__ import annotations

import pytest

from game.contract import NOBODY, IllegalMove, Outcome, find_move
from game.mancala import GAME
from game.mancala.rules.board import START, mirrored, sown
from game.mancala.rules.state import State, is_decided, scores
from tests.mancala.boards import events_of, new_game, play, position

LAST_STONE_FOR_SOUTH = "0 0 0 0 0 0 0 0/1 0 0 0 0 0 0 0"
ENDLESS_ROWS = "15 13 11 9 7 5 3 1/14 12 10 8 6 4 2 0"
ROUND_MOVES = "A, a, B, b, C, c, D, d, E, e, F, f, G, g, H, h"


# Komi


@pytest.mark.parametrize(("south", "winners"), [(64, (1,)), (65, (0,))])
def test_with_komi_south_needs_66_stones(south: int, winners: tuple[int, ...]) -> None:
    after = play(position(LAST_STONE_FOR_SOUTH, south, komi="2.5"), "xa")
    assert after.outcome == Outcome(winners, (south + 1, 127 - south), "empty")


# Swap


def test_only_north_may_swap_and_only_on_the_second_turn() -> None:
    first = new_game(swap="yes")
    assert "swap" not in map(str, first.legal_moves())
    for move in first.legal_moves():
        second = first.play(move)
        assert str(second.legal_moves()[-1]) == "swap"
        for answer in second.legal_moves():
            for third in (
                second.play(answer),
                *map(second.play(answer).play, second.play(answer).legal_moves()),
            ):
                assert "swap" not in map(str, third.legal_moves())


def test_swap_mirrors_the_board_and_south_moves_again() -> None:
    after = play(new_game(swap="yes"), "C, swap")
    assert after.board == mirrored(sown(START, 2)) == sown(START, 10)
    assert after.to_act == 0
    assert GAME.parse_state(after.text()) == after


def test_without_the_option_there_is_no_swap() -> None:
    with pytest.raises(IllegalMove):
        find_move(play(new_game(), "C"), "swap")


# Majority


def test_majority_ends_the_game_at_65() -> None:
    rows = "0 0 0 0 0 0 0 0/1 9 9 9 9 9 9 9"
    assert play(position(rows, 63, end="majority"), "xa").outcome is None
    after = play(position(rows, 64, end="majority"), "xa")
    assert after.outcome == Outcome((0,), (65, 0), "majority")
    assert after.to_act == NOBODY


@pytest.mark.parametrize(("south", "certain"), [(64, False), (65, True)])
def test_with_komi_south_has_the_majority_at_66(south: int, certain: bool) -> None:
    after = play(position("0 0 0 0 0 0 0 0/1 9 9 9 9 9 9 0", south, end="majority", komi="2.5"), "xa")
    assert (after.outcome is not None) == certain


@pytest.mark.parametrize(("north", "certain"), [(61, False), (62, True)])
def test_with_komi_north_has_the_majority_at_63(north: int, certain: bool) -> None:
    state = position("9 9 9 9 9 9 9 1/0 0 0 0 0 0 0 0", 128 - 64 - north, "N", end="majority", komi="2.5")
    after = play(state, "xH")
    assert (after.outcome is not None) == certain
    assert not certain or after.outcome == Outcome((1,), after.captured, "majority")


def test_without_the_majority_rule_a_decided_game_continues() -> None:
    after = play(position("0 0 0 0 0 0 0 0/1 9 9 9 9 9 9 9", 64), "xa")
    assert after.outcome is None
    assert is_decided(after)


# Repetition


def test_the_third_occurrence_of_a_position_ends_the_game_with_players_own_rows() -> None:
    first = position(ENDLESS_ROWS, 4)
    after = play(first, f"{ROUND_MOVES}, {ROUND_MOVES}")
    assert after.board == first.board
    assert after.outcome == Outcome((0,), (4 + 64, 4 + 56), "repetition")
    assert scores(after) == (68, 60)
    assert sum(after.board) + sum(after.captured) == 128


def test_the_second_occurrence_of_a_position_continues_the_game() -> None:
    after = play(position(ENDLESS_ROWS, 4), ROUND_MOVES)
    assert after.board == position(ENDLESS_ROWS, 4).board
    assert after.outcome is None


def test_the_second_occurrence_of_a_position_is_told_but_not_without_the_rule() -> None:
    for rule, told in (("yes", ["sow", "repeated"]), ("no", ["sow"])):
        before = play(position(ENDLESS_ROWS, 4, repetition=rule), ROUND_MOVES.removesuffix(", h"))
        assert [event.kind for event in events_of(before, "h")] == told


def test_a_hundred_turns_without_a_capture_end_the_game() -> None:
    """No real line of this length without a repetition is known, so the earlier turns are invented."""
    state = play(position(ENDLESS_ROWS, 4), ROUND_MOVES)
    late = State(state.board, state.captured, state.seat, state.turns_since_capture[:1] * 99, state.house)
    after = late.play(find_move(late, "A"))
    assert after.outcome
    assert after.outcome.reason == "quiet"
    assert sum(after.outcome.scores or ()) == 128


def test_without_the_repetition_rule_the_game_continues_and_no_turns_are_stored() -> None:
    after = play(position(ENDLESS_ROWS, 4, repetition="no"), ", ".join([ROUND_MOVES] * 7))
    assert after.outcome is None
    assert after.turns_since_capture == ()


def test_a_capture_clears_the_turns_since_the_last_capture() -> None:
    after = play(new_game(), "A, a")
    assert len(after.turns_since_capture) == 2
    while not after.captures():
        after = after.play(after.legal_moves()[0])
    assert after.play(after.legal_moves()[0]).turns_since_capture == ()
