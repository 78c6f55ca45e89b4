"""The search on packed boards against the plain rules, and that it pauses and stays small."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.mancala.ai import Reckoner
from game.mancala.ai.kernel import SOLVED, TEMPO, UNIT, Kernel
from game.mancala.ai.packed import SOWINGS, capturable, pack, shift
from game.mancala.ai.planner import branches
from game.mancala.board import HOLES, STONES, Board, facing, in_row, sown
from game.mancala.rules import State
from game.search.alphabeta import INFINITY, Branches, deepen
from tests.mancala.boards import board, new_game, thought_of
from tests.strategies import random_line

few = settings(max_examples=30)
boards = st.lists(st.integers(0, 9), min_size=HOLES, max_size=HOLES).filter(
    lambda each: 0 < sum(each) <= STONES
)
rules = st.sampled_from(["smallest", "free"])


def state_of(stones: Board, seat: int, capture: str) -> State:
    rows = "/".join(" ".join(map(str, each)) for each in (stones[:8], stones[8:]))
    return board(rows, seat="SN"[seat], capture=capture, repetition="no")


def packed_value(state: State, depth: int) -> int:
    kernel = Kernel(free=state.house.capture == "free")
    return kernel.value((pack(state.board), state.seat, sum(state.board)), depth, -INFINITY, INFINITY)


@cache
def plain_value(state: State, depth: int) -> int:
    """The same search with the plain rules: no window, no table, nobody in a loop."""
    if state.outcome:
        return 0
    if depth <= 0 and not state.captures():
        own, other = in_row(state.board, state.seat), in_row(state.board, 1 - state.seat)
        return TEMPO - (own - other)
    values = []
    for move in state.legal_moves():
        after = state.play(move)
        gain = after.captured[state.seat] - state.captured[state.seat]
        values.append(gain * UNIT - plain_value(after, depth - 1))
    return max(values)


# Packed boards


@few
@given(boards)
def test_a_sowing_is_one_addition(stones: list[int]) -> None:
    for seat in (0, 1):
        for at, hole, adds, crosses in SOWINGS[seat]:
            after = sown(tuple(stones), hole)
            assert pack(tuple(stones)) + adds[stones[hole]] == pack(after)
            assert pack(tuple(stones)).to_bytes(HOLES, "little")[at] == stones[hole]
            gone = in_row(tuple(stones), seat) - in_row(after, seat)
            assert crosses[stones[hole]] == gone


def test_128_stones_in_one_hole_are_sown_and_seen() -> None:
    for seat in (0, 1):
        for _, hole, adds, _ in SOWINGS[seat]:
            full = tuple(STONES if each == hole else 0 for each in range(HOLES))
            assert pack(full) + adds[STONES] == pack(sown(full, hole))
            assert capturable(pack(full), 1 - seat) == (shift(hole),)


@few
@given(boards)
def test_captures_are_found_by_shifting_a_row_over_the_other(stones: list[int]) -> None:
    for seat in (0, 1):
        found = [shift(each.taken) for each in facing(tuple(stones), seat)]
        assert sorted(capturable(pack(tuple(stones)), seat)) == sorted(found)


# The kernel


@few
@given(boards, st.sampled_from([0, 1]), rules, st.integers(0, 4))
def test_the_kernel_finds_what_the_plain_search_finds(
    stones: list[int], seat: int, capture: str, depth: int
) -> None:
    state = state_of(tuple(stones), seat, capture)
    assert packed_value(state, depth) == plain_value(state, depth)


@cache
def plain_bound(state: State, depth: int, wishes: int) -> int:
    """Stones to be won by whoever is to act, if all that is left at the horizon goes to the seat `wishes`."""
    if state.outcome:
        return 0
    if depth == 0:
        return sum(state.board) * (1 if state.seat == wishes else -1)
    values = []
    for move in state.legal_moves():
        after = state.play(move)
        gain = after.captured[state.seat] - state.captured[state.seat]
        values.append(gain - plain_bound(after, depth - 1, wishes))
    return max(values)


@few
@given(st.lists(st.integers(0, 15), min_size=1, max_size=7), st.sampled_from([0, 1]), rules)
def test_few_stones_are_solved_exactly(holes: list[int], seat: int, capture: str) -> None:
    state = state_of(tuple(holes.count(hole) for hole in range(HOLES)), seat, capture)
    proved = next(
        bounds
        for depth in range(0, SOLVED, 4)
        if len(bounds := {plain_bound(state, depth, wishes) for wishes in (0, 1)}) == 1
    )
    thought = thought_of(Reckoner(), state, 500)
    assert thought.exact
    assert {thought.candidates[0][1]} == {lead(state) + value for value in proved}


def lead(state: State) -> int:
    return state.captured[state.seat] - state.captured[1 - state.seat]


def test_a_pause_changes_no_value() -> None:
    def values(slice_nodes: int) -> list[tuple[str, int]]:
        kernel = Kernel(free=False)
        kernel.limit = slice_nodes
        found: Branches = ()
        for now in deepen(kernel, branches(new_game()), range(1, 8), window=6, every=SOLVED):
            found = now
            kernel.limit = kernel.nodes + slice_nodes
        return sorted((str(branch.move), branch.value) for branch in found)

    assert values(500) == values(10**9)


def test_the_table_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.mancala.ai.kernel.MOST_ENTRIES", 100)
    kernel = Kernel(free=False)
    kernel.limit = 1_000
    for _ in deepen(kernel, branches(new_game()), range(1, 8), window=6, every=0):
        kernel.limit = kernel.nodes + 1_000
        assert len(kernel._table) + len(kernel._older) < 2_000


@pytest.mark.parametrize(("slices", "most"), [(3, 150), (20, 500)])
def test_what_the_reckoner_keeps_stays_small_over_many_turns(
    slices: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full table becomes the older one at the end of a slice, and when a new turn begins."""
    monkeypatch.setattr("game.mancala.ai.kernel.MOST_ENTRIES", 50)
    monkeypatch.setattr("game.mancala.ai.planner.SLICE", 300)
    player = Reckoner()
    for seed in range(5):
        for before, *_ in random_line(new_game(), seed, most=20):
            assert isinstance(before, State)
            list(islice(player.think(before, Random(0)), slices))
            assert player._kept
            assert max(len(player._kept._table), len(player._kept._older)) < most
