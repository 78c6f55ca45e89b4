"""Gering's endgame problem: the published lines, and the solver's results under both capture rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from game.contract import BadNotation, IllegalMove, find_move
from game.mancala.ai import Reckoner
from game.mancala.learn.gering_problem import BOARD, MISTAKE, WIN, problem
from game.mancala.rules.board import HOLES, LETTERS, STONES, Board, opposite, path
from game.mancala.rules.state import State
from game.search.thinker import SearchResult
from tests.play_lines import state_after

FITTING_BOARDS: tuple[Board, ...] = (
    BOARD,
    (1, 0, 0, 3, 0, 2, 4, 0, 0, 3, 3, 0, 4, 0, 0, 2),
    (1, 0, 0, 3, 0, 2, 4, 0, 0, 3, 4, 0, 4, 0, 0, 1),
    (0, 0, 0, 3, 0, 2, 4, 0, 0, 3, 6, 0, 4, 0, 0, 0),
)
"""The boards that fit the published lines, as far as these are legal under `free`."""

AS_PRINTED = (
    "G; e; xf (+1); xD (+3); xb (+4); c; xf (+1); xF (+2); xe (+1); g; xd (+1); h; A; xE (+1); B; xE (+1); "
    "C; xF (+1); D; xG (+1); E; xG (+1); F; xG (+1); H; a; xc (+1); b; xd (+1); c; xd (+1)"
)
"""The published solution, 65:63, with three letters corrected; its twelfth ply is illegal on `BOARD`."""

PRINTED_PLIES = tuple(AS_PRINTED.split("; "))

MAX_SLICES = 100

STONES_LEFT = STONES - sum(problem().captured)
"""The stones on the board of the problem."""


def solve(state: State) -> SearchResult:
    *_, result = islice(Reckoner().think(state, Random(0)), MAX_SLICES)
    assert result.exact
    return result


def leads_by_move(state: State) -> dict[str, float]:
    return {str(move): lead for move, lead in solve(state).candidates}


class UnknownHole(Exception):
    """The number of stones in this hole of the diagram has to be known."""


def fitting_boards(lines: tuple[tuple[str, ...], ...], preset: str) -> Iterator[Board]:
    """All boards of `STONES_LEFT` stones on which the lines are legal, with South to move."""
    yield from _fitting_boards(lines, preset, {})


def _fitting_boards(
    lines: tuple[tuple[str, ...], ...], preset: str, known: dict[int, int]
) -> Iterator[Board]:
    left = STONES_LEFT - sum(known.values())
    try:
        if not all(may_be_legal(line, known) for line in lines):
            return
        hole = next((hole for hole in range(HOLES) if hole not in known), None)
    except UnknownHole as unknown:
        (hole,) = unknown.args
    if hole is not None:
        for stones in range(left + 1) if len(known) < HOLES - 1 else (left,):
            yield from _fitting_boards(lines, preset, known | {hole: stones})
    elif left == 0:
        board = tuple(known[hole] for hole in range(HOLES))
        start = replace(problem(preset), board=board)
        if all(is_legal(start, line) for line in lines):
            yield board


def is_legal(state: State, line: tuple[str, ...]) -> bool:
    try:
        state_after(state, line)
    except (IllegalMove, BadNotation):
        return False
    return True


def may_be_legal(line: tuple[str, ...], known: dict[int, int]) -> bool:
    """Whether the holes that the line empties and their gains agree with the known holes."""
    added, emptied = [0] * HOLES, set[int]()

    def stones(hole: int) -> int:
        if hole not in emptied and hole not in known:
            raise UnknownHole(hole)
        return added[hole] + (0 if hole in emptied else known[hole])

    for text in line:
        hole = LETTERS.index(text.removeprefix("x")[0])
        count = stones(hole)
        if count == 0 or (text.startswith("x") and (f"(+{count})" not in text or stones(opposite(hole)))):
            return False
        emptied.add(hole)
        added[hole] = 0
        for reached in () if text.startswith("x") else path(hole, count):
            added[reached] += 1
    return True


def test_the_winning_line_wins_65_to_63() -> None:
    end = state_after(problem(), WIN)
    assert end.outcome
    assert (end.outcome.winners, end.outcome.scores) == ((0,), (65, 63))


def test_the_published_mistake_draws() -> None:
    end = state_after(problem(), MISTAKE)
    assert end.outcome
    assert (end.outcome.winners, end.outcome.scores) == ((), (64, 64))


def test_the_twelfth_ply_as_printed_is_illegal() -> None:
    state = state_after(problem(), PRINTED_PLIES[:11])
    assert PRINTED_PLIES[11] == "h"
    assert [str(move) for move in state.legal_moves()] == ["xB"]
    with pytest.raises(IllegalMove):
        find_move(state, "h")


@pytest.mark.parametrize(("preset", "boards"), [("rule_2004", FITTING_BOARDS), ("standard", (BOARD,))])
def test_the_boards_that_fit_the_published_lines(preset: str, boards: tuple[Board, ...]) -> None:
    """As far as the lines are legal: eleven plies of the solution, and all of the mistake."""
    assert set(fitting_boards((PRINTED_PLIES[:11], MISTAKE), preset)) == set(boards)


@pytest.mark.parametrize(("plies", "boards"), [(15, FITTING_BOARDS[1:3]), (16, ())])
def test_later_plies_of_the_solution_fit_other_boards_or_none(plies: int, boards: tuple[Board, ...]) -> None:
    assert set(fitting_boards((PRINTED_PLIES[:plies], MISTAKE), "rule_2004")) == set(boards)


@pytest.mark.parametrize("board", FITTING_BOARDS)
def test_on_every_board_that_fits_only_g_wins(board: Board) -> None:
    leads = leads_by_move(replace(problem(), board=board))
    assert leads.pop("G") == 2
    assert leads["D"] == max(leads.values()) == 0


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
