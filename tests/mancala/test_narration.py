"""What is told of Afrika: the beats of each move, and how they read."""

from __future__ import annotations

import pytest

from game.mancala import GAME
from game.mancala.rules.state import State
from game.mancala.text.narration import narrate
from game.text.message import Message
from tests.mancala.boards import PROBLEM_ROWS, events_of, new_game, play, position
from tests.strategies import random_line
from tests.text.speaker import LANGUAGES, Speaker

ENGLISH = Speaker("en")
"""South is Anna, North is Ben."""


def texts_of(state: State, moves: str) -> list[str]:
    return [ENGLISH.text(beat.message) for beat in events_of(state, moves)]


def prompt(state: State) -> str:
    return ENGLISH.text(GAME.view.prompt(state, None))


# The beats of a move.


def test_a_sowing_is_told_with_where_it_ends() -> None:
    assert texts_of(new_game(), "C") == ["Anna sows C: 8 stones, ending in c on the other side."]
    assert texts_of(position(PROBLEM_ROWS), "G") == ["Anna sows G: 4 stones, ending in c on the other side."]
    assert texts_of(position(PROBLEM_ROWS), "A") == ["Anna sows A: one stone, ending in B on the same side."]


def test_the_trail_of_a_sowing_goes_from_hole_to_hole() -> None:
    (beat,) = events_of(position(PROBLEM_ROWS), "G")
    assert (beat.kind, beat.path) == ("sow", ("G", "H", "a", "b", "c"))


def test_a_long_sowing_skips_its_hole_and_takes_longer() -> None:
    (long,) = events_of(position("17 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A")
    (short,) = events_of(position("1 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A")
    assert long.path == tuple("ABCDEFGHabcdefghBC")
    assert 0.6 <= short.seconds < long.seconds <= 4.0


def test_a_capture_is_told_with_its_gain() -> None:
    state = play(position(PROBLEM_ROWS, capture="free"), "G, e")
    assert texts_of(state, "xf") == ["Anna captures one stone in f."]
    (beat,) = events_of(state, "xf")
    assert (beat.kind, beat.path) == ("capture", ("f",))


def test_a_swap_looks_as_if_north_had_sown() -> None:
    first = play(new_game(swap="yes"), "C")
    (beat,) = events_of(first, "swap")
    assert beat.path == tuple("cdefghABC")
    assert ENGLISH.text(beat.message) == "Ben swaps: the board is turned round, as if Ben had sown."


# What decides and what ends a game.


def test_the_stone_that_decides_is_told_once() -> None:
    state = position("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=64)
    assert texts_of(state, "xh") == [
        "Anna captures one stone in h.",
        "Anna has 65 and cannot be overtaken any more.",
    ]
    assert [beat.kind for beat in events_of(play(state, "xh"), "xG")] == ["capture"]


def test_the_majority_may_end_the_game() -> None:
    state = position("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=64, end="majority")
    *_, last = texts_of(state, "xh")
    assert last == "Anna has the majority of the stones and wins 65 to 60."


def test_a_board_that_is_empty_ends_the_game() -> None:
    state = position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=64)
    *_, last = events_of(state, "xh")
    assert (last.kind, last.seat) == ("win", 0)
    assert ENGLISH.text(last.message) == "The board is empty: Anna wins 65 to 63."


def test_a_draw_is_nobodys_win() -> None:
    state = position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=63)
    *_, last = events_of(state, "xh")
    assert last.kind == "draw"
    assert ENGLISH.text(last.message) == "The board is empty: 64 to 64, a draw."


def test_komi_is_told_beside_the_stones() -> None:
    state = position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=64, komi="2.5")
    assert texts_of(state, "xh")[-1] == "The board is empty: Ben wins 63 + 2.5 to 65."


# What a player is asked.


def test_a_forced_capture_says_why() -> None:
    only = position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3")
    assert prompt(only) == "Anna, capture h, opposite your empty hole A"
    fewest = position("0 0 1 1 1 1 1 1/0 0 0 0 0 0 2 3")
    assert prompt(fewest) == "Anna, capture g: the fewest stones opposite your empty holes"


def test_a_choice_of_captures_says_what_may_be_chosen() -> None:
    equal = position("0 0 1 1 1 1 1 1/0 0 0 0 0 0 2 2")
    assert prompt(equal) == "Anna, capture a hole opposite an empty one of yours"
    some = position("0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2")
    assert prompt(some) == "Anna, capture one of those with the fewest stones"
    free = position("0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2", capture="free")
    assert prompt(free) == "Anna, capture a hole opposite an empty one of yours"


def test_whoever_may_sow_is_asked_to() -> None:
    assert prompt(new_game()) == "Anna, sow one of your holes"
    assert prompt(play(new_game(swap="yes"), "C")) == "Ben, sow, or swap"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", GAME.presets)
def test_whatever_is_said_can_be_said_in_every_language(language: str, preset: str) -> None:
    speaker = Speaker(language)
    for before, move, after in random_line(GAME.new(GAME.presets[preset]), seed=3):
        assert isinstance(before, State)
        assert isinstance(after, State)
        for message in all_messages(before, move, after):
            assert speaker.text(message).strip()


def all_messages(before: State, move: object, after: State) -> list[Message]:
    told = [beat.message for beat in narrate(before, move, after)]  # type: ignore[arg-type]
    return [*told, GAME.view.prompt(after, None)]
