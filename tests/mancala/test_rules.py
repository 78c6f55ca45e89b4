"""The rules of Afrika: sowing, capturing and turns."""

from __future__ import annotations

import pytest

from game.contract import IllegalMove, find_move
from game.mancala.learn.gering_problem import problem
from game.mancala.rules.board import (
    LETTERS,
    START,
    STONES,
    all_captures,
    mirrored,
    opposite,
    path,
    sown,
    unsown,
)
from game.mancala.rules.state import State
from tests.mancala.boards import new_game, play, position


def perft(state: State, depth: int) -> int:
    """The number of legal lines of `depth` plies; a finished game has none."""
    moves = state.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(perft(state.play(move), depth - 1) for move in moves)


def legal_texts(state: State) -> str:
    return " ".join(map(str, state.legal_moves()))


@pytest.mark.parametrize(
    ("capture", "counts"),
    [("smallest", (8, 64, 383, 1996, 10345, 53537)), ("free", (8, 64, 383, 1996, 10348, 53579))],
)
def test_legal_lines_from_the_start(capture: str, counts: tuple[int, ...]) -> None:
    state = new_game(capture=capture)
    assert tuple(perft(state, depth) for depth in range(1, len(counts) + 1)) == counts


@pytest.mark.parametrize(
    ("preset", "counts"),
    [("standard", (5, 14, 22, 47, 91, 159, 282, 599)), ("rule_2004", (5, 14, 24, 49, 98, 190, 358, 746))],
)
def test_legal_lines_of_an_endgame(preset: str, counts: tuple[int, ...]) -> None:
    assert tuple(perft(problem(preset), depth) for depth in range(1, len(counts) + 1)) == counts


def test_a_is_opposite_h_and_b_opposite_g() -> None:
    assert [LETTERS[opposite(LETTERS.index(hole))] for hole in "ABGHah"] == list("hgbaHA")


def test_sowing_continues_in_the_other_row() -> None:
    assert [LETTERS[hole] for hole in path(6, 4)] == list("Habc")
    assert [LETTERS[hole] for hole in path(15, 2)] == list("AB")


def test_the_starting_hole_is_skipped_on_every_lap() -> None:
    assert 3 not in path(3, 100)
    assert path(3, 16)[-1] == path(3, 1)[-1] == 4
    after = sown(tuple(40 if hole == 3 else 0 for hole in range(16)), 3)
    assert after[3] == 0
    assert sum(after) == 40
    assert max(after) - min(after[:3] + after[4:]) == 1


def test_a_sowing_captures_nothing_and_ends_the_turn() -> None:
    after = play(new_game(), "G")
    assert after.board == (8, 8, 8, 8, 8, 8, 0, 9, 9, 9, 9, 9, 9, 9, 9, 8)
    assert after.captured == (0, 0)
    assert after.to_act == 1


def test_unsowing_gives_the_board_before() -> None:
    for hole in range(16):
        assert unsown(sown(START, hole), hole, 8) == START


def test_an_empty_hole_opposite_stones_forces_a_capture() -> None:
    state = position("8 8 8 8 8 8 0 8/8 8 8 8 8 8 8 8")
    assert legal_texts(state) == "xb"
    with pytest.raises(IllegalMove):
        find_move(state, "A")


def test_a_capture_takes_the_hole_and_sows_nothing() -> None:
    before = position("8 8 8 8 8 8 0 8/8 5 8 8 8 8 8 8", south=7)
    after = play(before, "xb")
    assert after.captured == (12, before.captured[1])
    assert after.board == (*before.board[:9], 0, *before.board[10:])
    assert after.to_act == 1


def test_only_the_smallest_captures_are_legal_and_equal_ones_are_a_choice() -> None:
    rows = "0 0 0 8 8 8 8 8/8 8 8 8 8 3 5 3"
    assert legal_texts(position(rows)) == "xh xf"
    assert legal_texts(position(rows, capture="free")) == "xh xg xf"


def test_opposite_empty_holes_force_nothing() -> None:
    assert legal_texts(position("0 8 8 8 8 8 8 8/8 8 8 8 8 8 8 0")) == "B C D E F G H"


def test_only_own_holes_with_stones_may_be_sown() -> None:
    state = position("0 1 0 0 0 0 0 0/0 0 0 0 0 0 4 0", seat="N")
    assert legal_texts(state) == "g"
    with pytest.raises(IllegalMove):
        find_move(state, "B")


def test_with_an_empty_row_every_stone_opposite_can_be_captured() -> None:
    state = position("0 0 0 0 0 0 0 0/1 0 2 3 4 5 6 7")
    assert len(all_captures(state.board, 0)) == 7
    assert legal_texts(state) == "xa"


def test_an_empty_board_ends_the_game_and_more_stones_win() -> None:
    after = play(position("0 0 0 0 0 0 0 0/1 0 0 0 0 0 0 0", south=64), "xa")
    assert after.outcome
    assert (after.outcome.winners, after.outcome.scores, after.outcome.reason) == ((0,), (65, 63), "empty")


def test_sixty_four_each_is_a_draw() -> None:
    after = play(position("0 0 0 0 0 0 0 0/1 0 0 0 0 0 0 0", south=63), "xa")
    assert after.outcome
    assert after.outcome.winners == ()


def test_a_mirrored_board_has_the_same_moves_for_the_other_player() -> None:
    assert mirrored(mirrored(START)) == START
    state = position("1 2 3 4 5 6 7 0/8 9 10 0 12 13 14 15")
    north = position("8 9 10 0 12 13 14 15/1 2 3 4 5 6 7 0", seat="N")
    assert legal_texts(state).swapcase().replace("X", "x") == legal_texts(north)
    assert sum(START) == STONES
