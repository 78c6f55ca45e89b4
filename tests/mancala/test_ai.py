"""The search on packed boards against the plain rules, and what the computer players promise."""

from __future__ import annotations

from functools import cache
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.contract import find_move
from game.mancala import GAME
from game.mancala.ai import Planner, Reckoner
from game.mancala.ai.kernel import SOLVED, TEMPO, UNIT, Kernel
from game.mancala.ai.packed import SOWINGS, capturable, pack, shift
from game.mancala.ai.planner import ENOUGH, SLICE, Search, branches
from game.mancala.board import HOLES, STONES, Board, facing, in_row, sown
from game.mancala.position import Quiet
from game.mancala.problem import problem
from game.mancala.rules import State
from game.search.alphabeta import INFINITY, Branches, deepen
from game.search.thinker import Thought, decide
from tests.mancala.boards import board, new_game, play
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


def thought_of(search: Search, state: State, slices: int) -> Thought:
    """What a search thinks after so many slices."""
    return list(islice(search.think(state, Random(0)), slices))[-1]


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


# Thinkers


def thoughts(state: State, slices: int) -> list[Thought]:
    return list(islice(Reckoner().think(state, Random(0)), slices))


def test_the_reckoner_works_in_slices_and_counts_its_nodes() -> None:
    works = [thought.work for thought in thoughts(new_game(), 20)]
    assert all(0 < work - before <= SLICE + 100 for before, work in zip([0, *works], works, strict=False))


def test_the_reckoner_knows_in_its_next_turn_what_it_found_before() -> None:
    """After the move that it expected it gets as deep with far less work than somebody who begins there."""
    player, state = Reckoner(), play(new_game(), "H")
    expected = thought_of(player, state, 30)
    after = state.play(expected.move)
    work = []
    for thinker in (player, Reckoner()):
        found = islice(thinker.think(after, Random(0)), 60)
        work.append(next(thought.work for thought in found if turns(thought) >= turns(expected) - 1))
    assert work[0] < work[1] / 2


def turns(thought: Thought) -> int:
    assert thought.reason
    return int(thought.reason.params["turns"])  # type: ignore[arg-type]


def test_the_reckoner_keeps_nothing_of_another_rule() -> None:
    player = Reckoner()
    thought_of(player, new_game(), 10)
    assert thought_of(player, new_game(capture="free"), 10) == thought_of(
        Reckoner(), new_game(capture="free"), 10
    )


def test_a_value_is_called_proved_only_where_it_is_the_holes_own() -> None:
    end = thought_of(Reckoner(), problem(), 100)
    assert end.proved == {move for move, _ in end.candidates}
    start = thought_of(Reckoner(), new_game(), 10)
    assert start.proved == frozenset()


@pytest.mark.parametrize("level", list(GAME.levels))
def test_the_same_position_and_the_same_chance_give_the_same_move(level: str) -> None:
    for before, *_ in random_line(new_game(), seed=3, most=40):
        one, other = (decide(GAME.levels[level].thinker(), before, Random(5), 3) for _ in range(2))
        assert one == other


def test_a_proved_win_is_certain() -> None:
    thought = thought_of(Reckoner(), problem(), 100)
    assert (str(thought.move), thought.value, thought.exact) == ("G", 1.0, True)
    assert thought_of(Reckoner(), problem("standard"), 100).value == 0.5


def test_komi_counts_in_what_a_hole_is_worth() -> None:
    plain, komi = (
        thought_of(Reckoner(), board("1 1 0 3 0 2 4 0/0 3 2 0 4 0 1 1", 54, komi=value), 100)
        for value in ("0", "2.5")
    )
    assert [value - 2.5 for _, value in plain.candidates] == [value for _, value in komi.candidates]
    assert komi.value == 0.0


def test_north_takes_a_good_first_move_over_and_leaves_a_bad_one() -> None:
    after_good, after_bad = (play(new_game(swap="yes"), hole) for hole in "HB")
    assert str(thought_of(Planner(), after_good, 500).move) == "swap"
    assert str(thought_of(Planner(), after_bad, 500).move) != "swap"


def test_south_fears_the_swap_and_begins_with_a_move_that_favours_nobody() -> None:
    plain, swap = (thought_of(Reckoner(), new_game(swap=value), 10) for value in ("no", "yes"))
    assert plain.candidates[0][1] > 1
    leads = dict(plain.candidates)
    assert abs(leads[swap.move]) == min(map(abs, leads.values()))
    assert max(value for _, value in swap.candidates) <= 0


def test_nothing_is_called_exact_when_the_rule_of_repetition_is_near() -> None:
    state = board("1 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1")
    assert thought_of(Reckoner(), state, 100).exact
    late = State(state.board, state.captured, state.seat, (Quiet(),) * 60, state.house)
    assert not thought_of(Reckoner(), late, 100).exact


def test_beginners_see_what_they_look_at() -> None:
    state = board("8 8 8 8 8 8 8 1/8 8 8 8 8 8 8 8")
    assert str(decide(GAME.levels["captor"].thinker(), state, Random(0), 1).move) in "ABCDEFGH"
    forced = board("8 8 8 8 8 8 0 8/8 8 8 8 8 8 8 8")
    for level in GAME.levels.values():
        assert decide(level.thinker(), forced, Random(0), 1).move == find_move(forced, "xb")


def test_nobody_thinks_long_about_the_only_move_there_is() -> None:
    forced = play(new_game(), "H, b")
    assert len(forced.legal_moves()) == 1
    thought = thought_of(Reckoner(), forced, 500)
    assert ENOUGH < thought.work <= ENOUGH + SLICE


def test_an_estimate_is_told_to_half_a_stone_and_with_the_depth_that_all_holes_have_reached() -> None:
    reason = thought_of(Planner(), new_game(), 500).reason
    assert reason
    assert reason.params["turns"] == Planner.TURNS
    assert float(str(reason.params["stones"])) * 2 % 1 == 0
