"""The events of moves in Afrika, and their texts."""

from __future__ import annotations

from game.mancala import GAME
from game.mancala.rules.state import State
from tests.mancala.boards import PROBLEM_ROWS, events_of, new_game, play, position
from tests.text.speaker import Speaker

ENGLISH = Speaker("en")
"""South is Anna, North is Ben."""


def texts_of(state: State, moves: str) -> list[str]:
    return [ENGLISH.text(event.message) for event in events_of(state, moves)]


def prompt(state: State) -> str:
    return ENGLISH.text(GAME.view.prompt(state, None))


# Events of a move


def test_the_text_of_a_sowing_names_its_last_hole() -> None:
    assert texts_of(new_game(), "C") == ["Anna sows C: 8 stones, ending in c on the other side."]
    assert texts_of(position(PROBLEM_ROWS), "G") == ["Anna sows G: 4 stones, ending in c on the other side."]
    assert texts_of(position(PROBLEM_ROWS), "A") == ["Anna sows A: one stone, ending in B on the same side."]


def test_the_path_of_a_sowing_has_every_hole() -> None:
    (event,) = events_of(position(PROBLEM_ROWS), "G")
    assert (event.kind, event.path) == ("sow", ("G", "H", "a", "b", "c"))


def test_a_long_sowing_skips_its_hole_and_takes_longer() -> None:
    (long,) = events_of(position("17 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A")
    (short,) = events_of(position("1 1 1 1 1 1 1 1/1 1 1 1 1 1 1 1"), "A")
    assert long.path == tuple("ABCDEFGHabcdefghBC")
    assert 0.6 <= short.seconds < long.seconds <= 4.0


def test_the_text_of_a_capture_has_its_gain() -> None:
    state = play(position(PROBLEM_ROWS, capture="free"), "G, e")
    assert texts_of(state, "xf") == ["Anna captures one stone in f."]
    (event,) = events_of(state, "xf")
    assert (event.kind, event.path) == ("capture", ("f",))


def test_a_swap_is_shown_as_a_sowing_by_north() -> None:
    first = play(new_game(swap="yes"), "C")
    (event,) = events_of(first, "swap")
    assert event.path == tuple("cdefghABC")
    assert ENGLISH.text(event.message) == "Ben swaps: the board is turned round, as if Ben had sown."


# The end of the game


def test_a_decided_game_is_announced_once() -> None:
    state = position("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=64)
    assert texts_of(state, "xh") == [
        "Anna captures one stone in h.",
        "Anna has 65 and cannot be overtaken any more.",
    ]
    assert [event.kind for event in events_of(play(state, "xh"), "xG")] == ["capture"]


def test_a_majority_ends_the_game_if_the_rules_say_so() -> None:
    state = position("0 0 0 0 0 0 1 1/1 0 0 0 0 0 0 1", south=64, end="majority")
    *_, last = texts_of(state, "xh")
    assert last == "Anna cannot be overtaken any more and wins 65 to 60."


def test_a_win_by_komi_before_the_end_is_no_majority_of_the_stones() -> None:
    state = position("9 9 9 9 9 9 9 1/0 0 0 0 0 0 0 0", 2, "N", end="majority", komi="2.5")
    last = texts_of(state, "xH")[-1]
    assert last == "Ben cannot be overtaken any more and wins 63 + 2.5 to 2."


def test_an_empty_board_ends_the_game() -> None:
    state = position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=64)
    *_, last = events_of(state, "xh")
    assert (last.kind, last.seat) == ("win", 0)
    assert ENGLISH.text(last.message) == "The board is empty: Anna wins 65 to 63."


def test_equal_scores_are_a_draw() -> None:
    state = position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=63)
    *_, last = events_of(state, "xh")
    assert last.kind == "draw"
    assert ENGLISH.text(last.message) == "The board is empty: 64 to 64, a draw."


def test_the_result_shows_komi() -> None:
    state = position("0 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1", south=64, komi="2.5")
    assert texts_of(state, "xh")[-1] == "The board is empty: Ben wins 63 + 2.5 to 65."


# Prompts


def test_the_prompt_of_a_forced_capture_gives_the_reason() -> None:
    only = position("0 1 1 1 1 1 1 1/0 0 0 0 0 0 0 3")
    assert prompt(only) == "Anna, capture h, opposite your empty hole A"
    fewest = position("0 0 1 1 1 1 1 1/0 0 0 0 0 0 2 3")
    assert prompt(fewest) == "Anna, capture g: the fewest stones opposite your empty holes"


def test_the_prompt_of_a_choice_of_captures_describes_the_choice() -> None:
    equal = position("0 0 1 1 1 1 1 1/0 0 0 0 0 0 2 2")
    assert prompt(equal) == "Anna, capture a hole opposite an empty one of yours"
    some = position("0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2")
    assert prompt(some) == "Anna, capture one of those with the fewest stones"
    free = position("0 0 0 1 1 1 1 1/0 0 0 0 0 5 2 2", capture="free")
    assert prompt(free) == "Anna, capture a hole opposite an empty one of yours"


def test_the_prompt_without_captures_asks_to_sow() -> None:
    assert prompt(new_game()) == "Anna, sow one of your holes"
    assert prompt(play(new_game(swap="yes"), "C")) == "Ben, sow, or swap"
