"""The search on packed boards: values as by the plain rules, pauses, and a limited table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.mancala.ai import Reckoner
from game.mancala.ai.alpha_beta import SOLVED_DEPTH, TURN_BONUS, UNITS_PER_STONE, AlphaBeta
from game.mancala.ai.packed_board import SOWINGS, Sowing, pack
from game.mancala.ai.planner import root_moves
from game.mancala.rules.board import HOLES, STONES, Board, row, sown, stones_in_row
from game.mancala.rules.state import State
from game.search.iterative_deepening import INFINITY, RootMoves, iterative_deepening
from tests.mancala.boards import new_game, position, result_after
from tests.strategies import random_line

few_examples = settings(max_examples=30)
boards = st.lists(st.integers(0, 9), min_size=HOLES, max_size=HOLES).filter(
    lambda each: 0 < sum(each) <= STONES
)
rules = st.sampled_from(["smallest", "free"])


def state_of(stones: Board, seat: int, capture: str) -> State:
    rows = "/".join(" ".join(map(str, each)) for each in (stones[:8], stones[8:]))
    return position(rows, seat="SN"[seat], capture=capture, repetition="no")


def packed_value(state: State, depth: int) -> int:
    kernel = AlphaBeta(free_capture=state.house.capture == "free")
    return kernel.value((pack(state.board), state.seat, sum(state.board)), depth, -INFINITY, INFINITY)


@cache
def plain_value(state: State, depth: int) -> int:
    """The same search with the plain rules: no window, no table, no loop for forced captures.

    Few stones may be worth less than their estimate; there the search, which knows their worth, is right.
    """
    if state.outcome:
        return 0
    if depth <= 0 and not state.captures():
        own, other = stones_in_row(state.board, state.seat), stones_in_row(state.board, 1 - state.seat)
        estimate = TURN_BONUS - (own - other)
        assume(abs(estimate) <= (own + other) * UNITS_PER_STONE)
        return estimate
    values = []
    for move in state.legal_moves():
        after = state.play(move)
        gain = after.captured[state.seat] - state.captured[state.seat]
        values.append(gain * UNITS_PER_STONE - plain_value(after, depth - 1))
    return max(values)


# Packed boards


def sowings_by_hole(seat: int) -> Iterator[tuple[int, Sowing]]:
    """The holes of a seat and their sowings, the last hole first."""
    return zip(reversed(row(seat)), SOWINGS[seat], strict=True)


@few_examples
@given(boards)
def test_a_sowing_is_one_addition_to_the_packed_board(stones: list[int]) -> None:
    for seat in (0, 1):
        for hole, (byte, deltas, stones_given) in sowings_by_hole(seat):
            after = sown(tuple(stones), hole)
            assert pack(tuple(stones)) + deltas[stones[hole]] == pack(after)
            assert pack(tuple(stones)).to_bytes(HOLES, "little")[byte] == stones[hole]
            moved = stones_in_row(tuple(stones), seat) - stones_in_row(after, seat)
            assert stones_given[stones[hole]] == moved


def test_128_stones_in_one_hole_can_be_sown_and_captured() -> None:
    for seat in (0, 1):
        for hole, sowing in sowings_by_hole(seat):
            full = tuple(STONES if each == hole else 0 for each in range(HOLES))
            assert pack(full) + sowing.deltas[STONES] == pack(sown(full, hole))
            assert packed_value(state_of(full, 1 - seat, "smallest"), 1) == STONES * UNITS_PER_STONE


# The kernel


@few_examples
@given(boards, st.sampled_from([0, 1]), rules, st.integers(0, 4))
def test_the_search_finds_the_value_of_a_plain_search(
    stones: list[int], seat: int, capture: str, depth: int
) -> None:
    state = state_of(tuple(stones), seat, capture)
    assert packed_value(state, depth) == plain_value(state, depth)


@cache
def plain_bound(state: State, depth: int, favoured: int) -> int:
    """The stones won by the player to act, if all stones left at the horizon go to the seat `favoured`."""
    if state.outcome:
        return 0
    if depth == 0:
        return sum(state.board) * (1 if state.seat == favoured else -1)
    values = []
    for move in state.legal_moves():
        after = state.play(move)
        gain = after.captured[state.seat] - state.captured[state.seat]
        values.append(gain - plain_bound(after, depth - 1, favoured))
    return max(values)


@few_examples
@given(st.lists(st.integers(0, 15), min_size=1, max_size=7), st.sampled_from([0, 1]), rules)
def test_few_stones_are_solved_exactly(holes: list[int], seat: int, capture: str) -> None:
    state = state_of(tuple(holes.count(hole) for hole in range(HOLES)), seat, capture)
    proved = next(
        bounds
        for depth in range(0, SOLVED_DEPTH, 4)
        if len(bounds := {plain_bound(state, depth, favoured) for favoured in (0, 1)}) == 1
    )
    result = result_after(Reckoner(), state, 500)
    assert result.exact
    assert {result.candidates[0][1]} == {lead_of(state) + value for value in proved}


def lead_of(state: State) -> int:
    return state.captured[state.seat] - state.captured[1 - state.seat]


def test_pauses_do_not_change_values() -> None:
    def values(slice_nodes: int) -> list[tuple[str, int]]:
        kernel = AlphaBeta(free_capture=False)
        kernel.limit = slice_nodes
        found: RootMoves = ()
        for now in iterative_deepening(
            kernel, root_moves(new_game()), range(1, 8), window=6, own_values_depth=SOLVED_DEPTH
        ):
            found = now
            kernel.limit = kernel.nodes + slice_nodes
        return sorted((str(root_move.move), root_move.value) for root_move in found)

    assert values(500) == values(10**9)


class MeasuredSearch(AlphaBeta):
    """A search whose table can be measured."""

    def table_sizes(self) -> tuple[int, int]:
        """The number of entries of each generation of the table, the newer first."""
        return len(self._table), len(self._older_table)


def test_the_table_size_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a limit it would hold some 2,000 entries in the end."""
    monkeypatch.setattr("game.mancala.ai.alpha_beta.MAX_TABLE_ENTRIES", 100)
    kernel = MeasuredSearch(free_capture=False)
    kernel.limit = 300
    for _ in iterative_deepening(kernel, root_moves(new_game()), range(1, 11), window=6, own_values_depth=0):
        kernel.limit = kernel.nodes + 300
        assert sum(kernel.table_sizes()) < 500


@pytest.mark.parametrize(("slices", "most"), [(3, 150), (20, 500)])
def test_the_reckoners_table_stays_limited_over_many_turns(
    slices: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full table becomes the older generation after a slice and at the start of a turn."""
    monkeypatch.setattr("game.mancala.ai.alpha_beta.MAX_TABLE_ENTRIES", 50)
    monkeypatch.setattr("game.mancala.ai.planner.SLICE_NODES", 300)
    kernel = MeasuredSearch(free_capture=False)
    monkeypatch.setattr("game.mancala.ai.planner.AlphaBeta", lambda free_capture: kernel)
    player = Reckoner()
    for seed in range(5):
        for before, *_ in random_line(new_game(), seed, max_plies=20):
            list(islice(player.think(before, Random(0)), slices))
            assert 0 < max(kernel.table_sizes()) < most
