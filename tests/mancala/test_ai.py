"""The computer players of Afrika."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from game.contract import find_move
from game.mancala import GAME
from game.mancala.ai import Captor, Forgetful, Planner, Reckoner
from game.mancala.ai.planner import FORCED_MOVE_NODES, SLICE_NODES, win_probability
from game.mancala.learn.gering_problem import problem
from game.mancala.rules.board import NORTH
from game.mancala.rules.position import NonCapture
from game.mancala.rules.state import State
from game.search.thinker import SearchResult, think_for_slices
from game.text.message import msg
from tests.mancala.boards import new_game, play, position, result_after
from tests.strategies import random_line, random_states


def results_of(state: State, slices: int) -> list[SearchResult]:
    return list(islice(Reckoner().think(state, Random(0)), slices))


def test_the_reckoner_works_in_slices_and_counts_its_nodes() -> None:
    works = [result.work for result in results_of(new_game(), 20)]
    assert all(
        0 < work - before <= SLICE_NODES + 100 for before, work in zip([0, *works], works, strict=False)
    )


def test_the_reckoner_reuses_its_table_in_the_next_turn() -> None:
    """After the expected move it reaches the same depth with less than half the work of a new search."""
    player, state = Reckoner(), play(new_game(), "H")
    expected = result_after(player, state, 30)
    after = state.play(expected.move)
    work, depth = [], turns_in_reason(expected) - 1
    for thinker in (player, Reckoner()):
        found = islice(thinker.think(after, Random(0)), 60)
        work.append(next(result.work for result in found if turns_in_reason(result) >= depth))
    assert work[0] < work[1] / 2


def turns_in_reason(result: SearchResult) -> int:
    assert result.reason
    return int(result.reason.params["turns"])  # type: ignore[arg-type]


def test_the_reckoner_discards_its_table_under_another_capture_rule() -> None:
    player = Reckoner()
    result_after(player, new_game(), 10)
    assert result_after(player, new_game(capture="free"), 10) == result_after(
        Reckoner(), new_game(capture="free"), 10
    )


def test_only_moves_with_an_exact_value_of_their_own_are_proved() -> None:
    end = result_after(Reckoner(), problem(), 100)
    assert end.proved == {move for move, _ in end.candidates}
    start = result_after(Reckoner(), new_game(), 10)
    assert start.proved == frozenset()


@pytest.mark.parametrize("level", list(GAME.levels))
def test_the_same_position_and_random_seed_give_the_same_result(level: str) -> None:
    for before, *_ in random_line(new_game(), seed=3, max_plies=40):
        one, other = (think_for_slices(GAME.levels[level].thinker(), before, Random(5), 3) for _ in range(2))
        assert one == other


def test_candidates_are_sorted_by_value_also_while_a_depth_is_searched() -> None:
    """A move that was searched less deep may have a higher value than the best one."""
    state = random_states(new_game(), seed=2, max_plies=7)[-1]
    for result in results_of(state, 8):
        values = [value for _, value in result.candidates]
        assert values == sorted(values, reverse=True)
    assert result.move != result.candidates[0][0]


def test_a_proved_win_is_certain() -> None:
    result = result_after(Reckoner(), problem(), 100)
    assert (str(result.move), result.value, result.exact) == ("G", 1.0, True)
    assert result_after(Reckoner(), problem("standard"), 100).value == 0.5


def test_an_even_game_is_won_half_the_time_and_a_lead_counts_more_near_the_end() -> None:
    assert win_probability(0, 64) == 0.5
    assert win_probability(-4, 64) == pytest.approx(1 - win_probability(4, 64))
    assert 0.5 < win_probability(4, 64) < win_probability(4, 16) < 1


def test_values_of_holes_include_komi() -> None:
    plain, komi = (
        result_after(Reckoner(), position("1 1 0 3 0 2 4 0/0 3 2 0 4 0 1 1", 54, komi=value), 100)
        for value in ("0", "2.5")
    )
    assert [value - 2.5 for _, value in plain.candidates] == [value for _, value in komi.candidates]
    assert komi.value == 0.0


def test_north_swaps_after_a_good_first_move_only() -> None:
    after_good, after_bad = (play(new_game(swap="yes"), hole) for hole in "HA")
    assert str(result_after(Planner(), after_good, 500).move) == "swap"
    assert str(result_after(Planner(), after_bad, 500).move) != "swap"


def test_with_the_swap_south_opens_with_the_most_balanced_move() -> None:
    plain, swap = (result_after(Reckoner(), new_game(swap=value), 10) for value in ("no", "yes"))
    assert plain.candidates[0][1] > 1
    leads = dict(plain.candidates)
    assert abs(leads[swap.move]) == min(map(abs, leads.values()))
    assert max(value for _, value in swap.candidates) <= 0


def test_a_first_move_of_north_is_not_chosen_for_the_swap_which_south_does_not_have() -> None:
    starts = [replace(new_game(swap=value), seat=NORTH) for value in ("no", "yes")]
    plain, swap = (result_after(Planner(4), start, 500) for start in starts)
    assert plain.candidates == swap.candidates


def test_no_value_is_exact_when_repetition_is_near() -> None:
    state = position("1 0 0 0 0 0 0 0/0 0 0 0 0 0 0 1")
    assert result_after(Reckoner(), state, 100).exact
    late = State(state.board, state.captured, state.seat, (NonCapture(),) * 60, state.house)
    assert not result_after(Reckoner(), late, 100).exact


def test_every_level_plays_a_forced_capture() -> None:
    forced = position("8 8 8 8 8 8 0 8/8 8 8 8 8 8 8 8")
    for level in GAME.levels.values():
        result = think_for_slices(level.thinker(), forced, Random(0), 1)
        assert result.move == find_move(forced, "xb")
    assert result.reason == msg("mancala-reason-only"), "the last level gives the hints"


def test_the_search_for_the_only_legal_move_is_short() -> None:
    forced = play(new_game(), "H, b")
    assert len(forced.legal_moves()) == 1
    result = result_after(Reckoner(), forced, 500)
    assert FORCED_MOVE_NODES < result.work <= FORCED_MOVE_NODES + SLICE_NODES


def test_a_reason_has_half_stones_and_the_depth_reached_by_all_holes() -> None:
    reason = result_after(Planner(), new_game(), 500).reason
    assert reason
    assert reason.params["turns"] == Planner.PLIES
    assert float(str(reason.params["stones"])) * 2 % 1 == 0


def test_a_forgetful_player_chooses_among_the_holes_it_looks_at() -> None:
    state = new_game()
    player: Any = Forgetful(Captor(), 6)
    for seed in range(20):
        result = think_for_slices(player, state, Random(seed), 1)
        assert len(result.candidates) <= 2
        assert result.move == result.candidates[0][0]


def test_a_limited_search_ends_after_its_nodes() -> None:
    *_, last = Reckoner(max_nodes=4000).think(new_game(), Random(1))
    assert 4000 <= last.work < 4000 + SLICE_NODES + 100
