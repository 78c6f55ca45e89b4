"""The games' puzzles: every variation is legal, and a sample of them is proved again."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, load_submodule
from game.contract import NOBODY, State
from game.learn.puzzle import Puzzle
from game.mancala.rules.state import is_decided
from game.star.rules.score_bounds import proved_winner
from tests.play_lines import state_after
from tools.puzzles import MAKERS, is_proved

PUZZLES_PER_GAME = 12

SAMPLE = {"star": ("1", "12"), "mancala": ("1", "2")}
"""Quick to prove; `python3 -m tools puzzles GAME --prove` proves all of them."""

ALL_PUZZLES = [(game, puzzle) for game in MAKERS for puzzle in load_submodule(game, "learn.puzzles").PUZZLES]
GENERATED_PUZZLES = [(game, puzzle) for game, puzzle in ALL_PUZZLES if not puzzle.stories]

every_puzzle = pytest.mark.parametrize(
    ("game", "puzzle"), ALL_PUZZLES, ids=lambda each: getattr(each, "id", each)
)
every_generated_puzzle = pytest.mark.parametrize(
    ("game", "puzzle"), GENERATED_PUZZLES, ids=lambda each: getattr(each, "id", each)
)


def state_after_variation(game: str, puzzle: Puzzle, move: str) -> State:
    """The position at the end of a first move's variation, all of whose moves are legal."""
    return state_after(GAMES[game].parse_state(puzzle.start), (move, *puzzle.variations[move]))


def certain_winner(game: str, state: State) -> int | None:
    """The seat that has certainly won, if there is one."""
    if game == "star":
        return proved_winner(state.rings, state.stones)  # type: ignore[attr-defined]
    if state.outcome:
        return next(iter(state.outcome.winners), None)
    assert is_decided(state)  # type: ignore[arg-type]
    south, north = state.captured  # type: ignore[attr-defined]
    return int(north > south)


@pytest.mark.parametrize("game", MAKERS)
def test_each_game_has_twelve_different_puzzles(game: str) -> None:
    starts = {puzzle.start for name, puzzle in GENERATED_PUZZLES if name == game}
    assert len(starts) == PUZZLES_PER_GAME


@every_puzzle
def test_only_the_best_move_wins(game: str, puzzle: Puzzle) -> None:
    mover = GAMES[game].parse_state(puzzle.start).to_act
    assert mover != NOBODY
    won = [
        move
        for move in puzzle.variations
        if certain_winner(game, state_after_variation(game, puzzle, move)) == mover
    ]
    assert won == [puzzle.best]


@every_puzzle
def test_every_legal_move_has_a_variation(game: str, puzzle: Puzzle) -> None:
    moves = {str(move) for move in GAMES[game].parse_state(puzzle.start).legal_moves()}
    assert puzzle.variations.keys() == moves - {"pass"}


@every_generated_puzzle
def test_no_simple_bot_finds_the_best_move(game: str, puzzle: Puzzle) -> None:
    assert not MAKERS[game].is_simple(GAMES[game].parse_state(puzzle.start), puzzle.best)


@pytest.mark.parametrize(
    ("game", "puzzle"),
    [(game, puzzle) for game, puzzle in GENERATED_PUZZLES if puzzle.id in SAMPLE[game]],
    ids=lambda each: getattr(each, "id", each),
)
def test_the_solver_proves_a_sample_again(game: str, puzzle: Puzzle) -> None:
    assert is_proved(game, puzzle)
