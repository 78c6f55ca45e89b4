"""Gering's endgame problem: the published lines, and the solver's results under both capture rules."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from game.contract import IllegalMove, find_move
from game.mancala.ai import Reckoner
from game.mancala.learn.gering_problem import AS_PRINTED, MISTAKE, WIN, problem
from game.mancala.rules.state import State
from game.search.thinker import SearchResult
from tests.play_lines import state_after

MAX_SLICES = 100


def solve(state: State) -> SearchResult:
    *_, result = islice(Reckoner().think(state, Random(0)), MAX_SLICES)
    assert result.exact
    return result


def leads_by_move(state: State) -> dict[str, float]:
    return {str(move): lead for move, lead in solve(state).candidates}


def test_the_winning_line_wins_65_to_63() -> None:
    end = state_after(problem(), WIN)
    assert end.outcome
    assert (end.outcome.winners, end.outcome.scores) == ((0,), (65, 63))


def test_the_published_mistake_draws() -> None:
    end = state_after(problem(), MISTAKE)
    assert end.outcome
    assert (end.outcome.winners, end.outcome.scores) == ((), (64, 64))


def test_the_twelfth_ply_as_printed_is_illegal() -> None:
    state = state_after(problem(), AS_PRINTED[:11])
    assert AS_PRINTED[11] == "h"
    assert [str(move) for move in state.legal_moves()] == ["xB"]
    with pytest.raises(IllegalMove):
        find_move(state, "h")


def test_under_the_rule_of_2004_only_g_wins_and_by_two_stones() -> None:
    assert leads_by_move(problem()) == {"G": 2, "D": 0, "F": -2, "B": -4, "A": -4}


def test_under_todays_rule_nothing_wins() -> None:
    assert leads_by_move(problem("standard")) == {"G": 0, "D": 0, "F": -2, "B": -4, "A": -4}


@pytest.mark.parametrize(("preset", "scores"), [("rule_2004", (65, 63)), ("standard", (64, 64))])
def test_best_play_reaches_the_solvers_result(preset: str, scores: tuple[int, int]) -> None:
    state = problem(preset)
    while not state.outcome:
        state = state.play(solve(state).move)
    assert state.outcome.scores == scores
