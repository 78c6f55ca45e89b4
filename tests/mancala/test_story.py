"""What is told of Afrika: the beats of each move, and how they read."""

from __future__ import annotations

import pytest

from game.mancala import GAME
from game.mancala.rules import State
from game.mancala.story import tell
from game.text.message import Message
from tests.mancala.boards import PROBLEM, board, new_game, play, story
from tests.strategies import random_line
from tests.text.speaker import LANGUAGES, Speaker

ENGLISH = Speaker("en")
"""South is Anna, North is Ben."""


def told(state: State, moves: str) -> list[str]:
    return [ENGLISH.text(beat.message) for beat in story(state, moves)]


def prompt(state: State) -> str:
    return ENGLISH.text(GAME.view.prompt(state, None))


# The beats of a move.


def test_a_sowing_is_told_with_where_it_ends() -> None:
    assert told(new_game(), "C") == ["Anna sows C: 8 stones, ending in c on the other side."]
    assert told(board(PROBLEM), "G") == ["Anna sows G: 4 stones, ending in c on the other side."]
    assert told(board(PROBLEM), "A") == ["Anna sows A: one stone, ending in B on the same side."]


def test_the_trail_of_a_sowing_goes_from_hole_to_hole() -> None:
    (beat,) = story(board(PROBLEM), "G")
    assert (beat.kind, beat.trail) == ("sow", ("G", "H", "a", "b", "c"))


def test_a_long_sowing_skips_its_hole_and_takes_longer() -> None:
    (long,) = story(board("17 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A")
    (short,) = story(board("1 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A")
    assert long.trail == tuple("ABCDEFGHabcdefghBC")
    assert 0.6 <= short.seconds < long.seconds <= 4.0


def test_a_capture_is_told_with_its_gain() -> None:
    state = play(board(PROBLEM, capture="free"), "G, e")
    assert told(state, "xf") == ["Anna captures one stone in f."]
    (beat,) = story(state, "xf")
    assert (beat.kind, beat.trail) == ("capture", ("f",))


def test_a_swap_looks_as_if_north_had_sown() -> None:
    first = play(new_game(swap="yes"), "C")
    (beat,) = story(first, "swap")
    assert beat.trail == tuple("cdefghABC")
    assert ENGLISH.text(beat.message) == "Ben swaps: the board is turned round, as if Ben had sown."


# What decides and what ends a game.


def test_the_stone_that_decides_is_told_once() -> None:
    state = board("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=64)
    assert told(state, "xh") == [
        "Anna captures one stone in h.",
        "Anna has 65 and cannot be overtaken any more.",
    ]
    assert [beat.kind for beat in story(play(state, "xh"), "xG")] == ["capture"]


def test_the_majority_may_end_the_game() -> None:
    state = board("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=64, end="majority")
    *_, last = told(state, "xh")
    assert last == "Anna has the majority of the stones and wins 65 to 60."


def test_a_board_that_is_empty_ends_the_game() -> None:
    state = board("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=64)
    *_, last = story(state, "xh")
    assert (last.kind, last.seat) == ("win", 0)
    assert ENGLISH.text(last.message) == "The board is empty: Anna wins 65 to 63."


def test_a_draw_is_nobodys_win() -> None:
    state = board("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=63)
    *_, last = story(state, "xh")
    assert last.kind == "draw"
    assert ENGLISH.text(last.message) == "The board is empty: 64 to 64, a draw."


def test_komi_is_told_beside_the_stones() -> None:
    state = board("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=64, komi="2.5")
    assert told(state, "xh")[-1] == "The board is empty: Ben wins 63 + 2.5 to 65."


# What a player is asked.


def test_a_forced_capture_says_why() -> None:
    only = board("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3")
    assert prompt(only) == "Anna, capture h, opposite your empty hole A"
    fewest = board("0 0 1 1 1 1 1 1/0 0 0 0 0 0 2 3")
    assert prompt(fewest) == "Anna, capture g: the fewest stones opposite your empty holes"


def test_a_choice_of_captures_says_what_may_be_chosen() -> None:
    equal = board("0 0 1 1 1 1 1 1/0 0 0 0 0 0 2 2")
    assert prompt(equal) == "Anna, capture a hole opposite an empty one of yours"
    some = board("0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2")
    assert prompt(some) == "Anna, capture one of those with the fewest stones"
    free = board("0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2", capture="free")
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
        for message in said(before, move, after):
            assert speaker.text(message).strip()


def said(before: State, move: object, after: State) -> list[Message]:
    told = [beat.message for beat in tell(before, move, after)]  # type: ignore[arg-type]
    return [*told, GAME.view.prompt(after, None)]
