"""Properties of every position of every game, under all options."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from game.mancala import GAME
from game.mancala.rules.board import STONES, all_captures, row
from game.mancala.rules.position import previous_positions
from game.mancala.rules.state import State
from tests.strategies import initial_states, random_states

few_examples = settings(max_examples=40)
games = given(initial_states(GAME), st.integers(0, 2**32))


@few_examples
@games
def test_there_are_always_128_stones(first: State, seed: int) -> None:
    for state in random_states(first, seed, 300):
        assert sum(state.board) + sum(state.captured) == STONES
        assert min(state.board) >= 0
        if state.outcome and state.reason != "majority":
            assert sum(state.outcome.scores or ()) == STONES


@few_examples
@games
def test_turns_alternate(first: State, seed: int) -> None:
    for before, after in pairwise(random_states(first, seed, 300)):
        assert after.seat == 1 - before.seat


@few_examples
@games
def test_captures_are_forced_and_only_the_smallest_are_legal_unless_free(first: State, seed: int) -> None:
    for state in random_states(first, seed, 300):
        found = all_captures(state.board, state.seat)
        if state.outcome or not found:
            continue
        taken = {state.board[move.hole] for move in state.legal_moves()}
        assert {move.verb for move in state.legal_moves()} == {"capture"}
        assert all(move.hole in row(1 - state.seat) for move in state.legal_moves())
        if state.house.capture == "smallest":
            assert taken == {min(each.stones for each in found)}
        else:
            assert len(state.legal_moves()) == len(found)


@few_examples
@games
def test_previous_positions_are_those_since_the_last_capture(first: State, seed: int) -> None:
    states = random_states(first, seed, 300)
    for number, state in enumerate(states):
        before = [(each.seat, each.board) for each in reversed(states[:number])]
        assert list(previous_positions(state)) == before[: len(state.turns_since_capture)]
