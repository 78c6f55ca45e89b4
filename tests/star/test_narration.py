"""The events of moves in *Star, and their texts."""

from __future__ import annotations

import pytest

from game.star.rules.state import State
from tests.star.positions import (
    AGREED,
    BLUE_AGREED,
    BLUE_FULL,
    RED_AGREED,
    events_of,
    full,
    new_game,
    position,
)
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

ENGLISH = Speaker("en")


def texts_of(state: State, moves: str) -> list[str]:
    return [ENGLISH.text(event.message) for event in events_of(state, moves)]


def kinds_of(state: State, moves: str) -> list[str]:
    return [event.kind for event in events_of(state, moves)]


def test_a_placement_names_its_node() -> None:
    (event,) = events_of(new_game(), "R32")
    assert (event.kind, event.path, event.seat, event.sound) == ("place", ("R32",), 0, "place")
    assert ENGLISH.text(event.message) == "Anna places a stone on R32."


def test_every_event_lasts_long_enough_to_be_seen() -> None:
    assert all(event.seconds >= 0.6 for event in events_of(new_game(), "A21 S31 pass pass"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_swap_has_a_text_in_every_language(language: str) -> None:
    *_, swap = events_of(new_game(), "R32 swap")
    assert "R32" in Speaker(language).text(swap.message)


def test_a_swap_names_the_next_player() -> None:
    *_, event = events_of(new_game(), "R32 swap")
    assert (event.kind, event.path, event.seat) == ("swap", ("R32",), 1)
    assert ENGLISH.text(event.message) == "Ben takes over the stone on R32, and Anna moves again."


def test_a_pass_is_narrated() -> None:
    assert texts_of(new_game(), "R32 pass")[-1] == "Ben passes."


def test_a_pass_instead_of_the_second_stone_is_narrated() -> None:
    assert texts_of(new_game(stones=2), "R32 A10 pass")[-1] == "Ben places no second stone."


def test_a_pass_in_a_handicap_turn_is_narrated() -> None:
    assert texts_of(new_game(handicap=5), "R32 A10 pass")[-1] == "Anna places no more stones."


def test_the_second_stone_continues_the_turn() -> None:
    events = events_of(new_game(stones=2), "R32 A10 S21 T31 *10")
    assert [event.continues_turn for event in events] == [False, False, True, False, True]


def test_the_stones_of_a_handicap_are_one_turn() -> None:
    events = events_of(new_game(handicap=3), "R32 A10 S21 T31 *10")
    assert [event.continues_turn for event in events] == [False, True, True, False, False]


def test_a_stone_after_a_pass_starts_a_new_turn() -> None:
    events = events_of(new_game(), "R32 pass A10")
    assert not any(event.continues_turn for event in events)


def test_two_passes_agree_on_the_result() -> None:
    assert texts_of(AGREED, "pass pass") == [
        "Anna offers to end the game.",
        "Ben agrees to the result.",
        "Both agree: Anna wins 11–10!",
        "Standard 11–10, simplified 3–2, Schmittberger +1, −1.",
    ]


def test_the_winners_numbers_come_first() -> None:
    ahead = position(5, "T51 T52 T53 T54 A50 A51", "*50 *51 *52 *53 *54 S50 S51")
    assert texts_of(ahead, "pass pass")[-2:] == [
        "Both agree: Ben wins 7–6!",
        "Standard 7–6, simplified 3–2, Schmittberger +1, −1.",
    ]


def test_a_full_board_ends_the_game() -> None:
    last = full(4, BLUE_FULL)
    before = State(4, last.stones.replace("b", ".", 1), 0, 1, 1, True, 0)
    assert kinds_of(before, "*10") == ["place", "win", "count"]
    assert texts_of(before, "*10")[1] == "Anna wins 11–10!"


def test_quarks_decide_equal_totals() -> None:
    """Each has six peries and one star; Blue has two corners, Red one."""
    tied = position(5, "*50 *51 *52 *53 *54 S50", "T51 T52 T53 T54 A50 A51")
    assert texts_of(tied, "pass pass")[-2] == "6–6, and Anna wins by having more quarks!"


def test_agreement_on_an_empty_board_is_a_draw() -> None:
    assert kinds_of(new_game(), "pass pass")[-2:] == ["draw", "count"]
    assert texts_of(new_game(), "pass pass")[-2] == "0–0: the game is a draw."


def test_a_decided_game_is_announced_once() -> None:
    before = position(4, BLUE_AGREED.replace(" R32", ""), RED_AGREED)
    assert kinds_of(before, "R32 A20") == ["place", "decided", "place"]
    assert texts_of(before, "R32")[-1] == "Anna cannot lose any more."
