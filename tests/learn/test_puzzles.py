"""The games' puzzles: every variation is legal, and a sample of them is proved again."""

from __future__ import annotations

import pytest

from game.catalog import GAMES, load_submodule
from game.contract import NOBODY, State, find_move
from game.learn.guide import PuzzleGuide
from game.learn.puzzle import Puzzle
from game.mancala.rules.board import LETTERS
from game.mancala.rules.state import is_decided
from game.star.rules.score_bounds import proved_winner
from game.text.message import msg
from tests.play_lines import state_after
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES
from tools.puzzles import MAKERS, PUZZLE_COUNT, is_proved

STRATEGIES = ("two-for-one", "empty-once", "across")

SAMPLE = {"star": ("1", "12"), "mancala": ("1", "2", *STRATEGIES)}
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
def test_the_puzzles_made_by_the_tool_are_all_there_and_differ(game: str) -> None:
    starts = {puzzle.start for name, puzzle in GENERATED_PUZZLES if name == game}
    assert len(starts) == PUZZLE_COUNT


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
    [(game, puzzle) for game, puzzle in ALL_PUZZLES if puzzle.id in SAMPLE[game]],
    ids=lambda each: getattr(each, "id", each),
)
def test_the_solver_proves_a_sample_again(game: str, puzzle: Puzzle) -> None:
    assert is_proved(game, puzzle)


def strategy(name: str) -> Puzzle:
    found: Puzzle = next(puzzle for _, puzzle in ALL_PUZZLES if puzzle.id == name)
    return found


def captures(puzzle: Puzzle) -> list[tuple[int, str, int, bool]]:
    """Of each capture in the solution: the seat, the hole, its stones, and whether there was no choice."""
    state, found = GAMES["mancala"].parse_state(puzzle.start), []
    for text in (puzzle.best, *puzzle.variations[puzzle.best]):
        seat, is_forced = state.to_act, len(state.legal_moves()) == 1
        after = state.play(find_move(state, text))
        if stones := after.captured[seat] - state.captured[seat]:  # type: ignore[attr-defined]
            found.append((seat, text, stones, is_forced))
        state = after
    return found


def test_two_small_holes_are_given_up_for_a_big_one() -> None:
    first, second, third = captures(strategy("two-for-one"))[:3]
    assert (first, second) == ((1, "xB", 1, True), (1, "xE", 1, True)), "North has no choice"
    assert third[:3] == (0, "xe", 4)


def test_the_hole_that_is_as_full_as_at_the_start_captures_once_it_is_empty() -> None:
    puzzle = strategy("empty-once")
    board = GAMES["mancala"].parse_state(puzzle.start).board  # type: ignore[attr-defined]
    assert [LETTERS[hole] for hole in range(8) if board[hole] == 8] == [puzzle.best]
    assert captures(puzzle)[0][:2] == (0, "xc"), "c is opposite F"


def test_only_the_best_sowing_brings_stones_to_the_other_side() -> None:
    puzzle = strategy("across")
    state = GAMES["mancala"].parse_state(puzzle.start)
    left = {str(move): sum(state.play(move).board[:8]) for move in state.legal_moves()}  # type: ignore[attr-defined]
    assert left == {"E": 8, "F": 8, "G": 8, "H": 4}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", STRATEGIES)
def test_every_wrong_move_of_a_strategy_is_told_why(name: str, language: str) -> None:
    puzzle, speaker = strategy(name), Speaker(language)
    assert puzzle.reasons.keys() == puzzle.variations.keys() - {puzzle.best}
    for text in (*puzzle.reasons.values(), *puzzle.stories, msg(puzzle.name, solved="yes")):
        assert speaker.text(text)
    guide = PuzzleGuide(puzzle, puzzle.goal or msg("yes"), (), last=False)
    move, reason = next(iter(puzzle.reasons.items()))
    assert guide.prompt((move, *puzzle.variations[move])) == reason
