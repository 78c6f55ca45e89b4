"""The notation of moves and positions, and rejected input."""

from __future__ import annotations

import pytest

from game.contract import BadNotation, IllegalMove, find_move
from game.mancala import GAME
from tests.mancala.boards import new_game, play, position

RULES = "capture=smallest komi=0 swap=no end=empty repetition=yes"


def test_the_text_of_the_first_position() -> None:
    assert new_game().text() == f"8 8 8 8 8 8 8 8/8 8 8 8 8 8 8 8 0 0 S - {RULES}"


def test_the_end_of_the_first_positions_text_fits_any_board() -> None:
    for preset in GAME.presets.values():
        tail = GAME.new(preset).text().partition(" S ")[2]
        state = GAME.parse_state(f"1 1 0 3 0 2 4 0/0 3 2 0 4 0 1 1 54 52 N {tail}")
        assert state.to_act == 1


def test_a_line_that_ends_with_the_seat_to_move_means_the_standard_rules() -> None:
    line = "1 1 0 3 0 2 4 0/0 3 2 0 4 0 1 1 54 52 N"
    assert GAME.parse_state(line) == GAME.parse_state(f"{line} - {RULES}")


def test_a_position_stores_the_turns_since_the_last_capture() -> None:
    after = play(new_game(swap="yes"), "C, swap, H")
    assert " N C8,swap,H8 " in after.text()
    assert GAME.parse_state(after.text()) == after


@pytest.mark.parametrize(
    "text",
    [
        f"8 8 8 8 8 8 8 8/8 8 8 8 8 8 8 8 0 1 S - {RULES}",
        f"08 8 8 8 8 8 8 8/8 8 8 8 8 8 8 8 0 0 S - {RULES}",
        f"8 8 8 8 8 8 8 8/8 8 8 8 8 8 8  8 0 0 S - {RULES}",
        f"8 8 8 8 8 8 8 8/8 8 8 8 8 8 8 8 0 0 s - {RULES}",
        f"8 8 8 8 8 8 8 8/8 8 8 8 8 8 8 8 0 0 S - {RULES.replace('komi=0', 'komi=2')}",
        f"8 8 8 8 8 8 8 8/8 8 8 8 8 8 8 8 0 0 S A8 {RULES}",
        f"8 8 0 9 9 9 9 9/9 9 9 8 8 8 8 8 0 0 N E8 {RULES}",
        f"8 8 0 9 9 9 9 9/9 9 9 8 8 8 8 8 0 0 S C8 {RULES}",
        f"8 8 0 9 9 9 9 9/9 9 9 8 8 8 8 8 0 0 N C8 {RULES.replace('repetition=yes', 'repetition=no')}",
        f"8 8 0 9 9 9 9 9/9 9 9 8 8 8 8 8 0 0 N swap {RULES}",
        f"0 8 9 9 9 9 9 9/9 9 8 8 8 8 8 8 0 0 N A127 {RULES}",
    ],
)
def test_a_malformed_or_impossible_position_is_rejected(text: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_state(text)


def test_a_gain_is_read_and_checked() -> None:
    state = position("8 8 8 8 8 8 0 8/8 5 8 8 8 8 8 8")
    assert find_move(state, "xb (+5)") == find_move(state, "xb")
    assert str(find_move(state, "xb (+5)")) == "xb"
    for text in ("xb (+4)", "b (+5)"):
        with pytest.raises(IllegalMove):
            find_move(state, text)
    for text in ("xb (+05)", "xb(+5)", "xb (5)", "xb (+5) ", "xb (+0)"):
        with pytest.raises(BadNotation):
            find_move(state, text)


@pytest.mark.parametrize("text", ["i", "AA", "x", "Xb", "xx", "A1", "Swap", "xswap", "a\n"])
def test_invalid_notation_is_rejected(text: str) -> None:
    with pytest.raises(BadNotation):
        find_move(new_game(), text)


@pytest.mark.parametrize("text", ["a", "xa", "xA", "swap"])
def test_an_illegal_move_is_rejected(text: str) -> None:
    with pytest.raises(IllegalMove):
        find_move(new_game(), text)
