"""The puzzles that there are: each line is legal, and a sample of them is proved again."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, part
from game.contract import NOBODY, State
from game.learn.puzzle import Puzzle
from game.mancala.rules import is_certain
from game.star.bounds import decided
from tests.lines import played
from tools.puzzles import MAKERS, is_proved

HOW_MANY = 12

SAMPLE = {"star": ("1", "12"), "mancala": ("1", "2")}
"""Quick to prove; `python3 -m tools puzzles GAME --prove` proves all of them."""

ALL = [(game, puzzle) for game in MAKERS for puzzle in part(game, "puzzles").PUZZLES]
MADE = [(game, puzzle) for game, puzzle in ALL if not puzzle.about]

every_puzzle = pytest.mark.parametrize(("game", "puzzle"), ALL, ids=lambda each: getattr(each, "id", each))
every_made_one = pytest.mark.parametrize(("game", "puzzle"), MADE, ids=lambda each: getattr(each, "id", each))


def after(game: str, puzzle: Puzzle, move: str) -> State:
    """Where the line of a first move ends; every move of it is legal."""
    return played(GAMES[game].parse_state(puzzle.start), (move, *puzzle.lines[move]))


def winner(game: str, state: State) -> int | None:
    """Who has won for certain, if anybody has."""
    if game == "star":
        return decided(state.rings, state.stones)  # type: ignore[attr-defined]
    if state.outcome:
        return next(iter(state.outcome.winners), None)
    assert is_certain(state)  # type: ignore[arg-type]
    south, north = state.captured  # type: ignore[attr-defined]
    return int(north > south)


@pytest.mark.parametrize("game", MAKERS)
def test_there_are_twelve_of_each_game_and_no_two_alike(game: str) -> None:
    starts = {puzzle.start for name, puzzle in MADE if name == game}
    assert len(starts) == HOW_MANY


@every_puzzle
def test_the_best_move_wins_and_every_other_line_does_not(game: str, puzzle: Puzzle) -> None:
    mover = GAMES[game].parse_state(puzzle.start).to_act
    assert mover != NOBODY
    won = [move for move in puzzle.lines if winner(game, after(game, puzzle, move)) == mover]
    assert won == [puzzle.best]


@every_puzzle
def test_every_stone_or_sowing_has_its_line(game: str, puzzle: Puzzle) -> None:
    moves = {str(move) for move in GAMES[game].parse_state(puzzle.start).legal_moves()}
    assert puzzle.lines.keys() == moves - {"pass"}


@every_made_one
def test_no_simple_player_finds_the_best_move(game: str, puzzle: Puzzle) -> None:
    assert not MAKERS[game].is_simple(GAMES[game].parse_state(puzzle.start), puzzle.best)


@pytest.mark.parametrize(
    ("game", "puzzle"),
    [(game, puzzle) for game, puzzle in MADE if puzzle.id in SAMPLE[game]],
    ids=lambda each: getattr(each, "id", each),
)
def test_the_solver_proves_a_sample_again(game: str, puzzle: Puzzle) -> None:
    assert is_proved(game, puzzle)
