"""Puzzles of Afrika: endings that one sowing alone wins. The exact solver is the page's own, Reckoner."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from game.learn.puzzle import Puzzle, Variation
from game.mancala.ai import Captor, Guard, Planner, Reckoner
from game.mancala.rules.moves import CAPTURE
from game.mancala.rules.options import STANDARD
from game.mancala.rules.state import State, is_decided, new_game
from game.search.thinker import SearchResult, think_for_slices

MIN_STONES, MAX_STONES = 12, 26
"""Stones on the board of a puzzle: fewer are too easy, more take long to prove."""

MIN_MOVES = 4
MAX_PLIES = 300
"""Plies after which a game is stopped."""

RANDOM_OPENING_TURNS, RANDOM_MOVE_PROBABILITY = 8, 0.1
"""Random turns at the beginning, and the probability of one later: such games reach more kinds of endings."""

MAX_SLICES = 400
"""Slices of the solver, far more than it needs."""

SIMPLE_PLAYERS: tuple[Callable[[], Any], ...] = (Captor, Guard)
"""A position that one of these solves is not a puzzle. To sow the fullest hole is a habit, not a solution."""

TRIES = 4
"""Attempts of a player, which chooses at random between moves that it rates equal."""


def candidates(rng: Random) -> Iterator[State]:
    """The positions of one random game that may be puzzles."""
    state = new_game(STANDARD._asdict(), 2)
    player: Any = rng.choice((Guard, Planner))()
    for ply in range(MAX_PLIES):
        if state.outcome or sum(state.board) < MIN_STONES:
            return
        if sum(state.board) <= MAX_STONES and is_open(state):
            yield replace(state, turns_since_capture=())
        is_random = ply < RANDOM_OPENING_TURNS or rng.random() < RANDOM_MOVE_PROBABILITY
        state = state.play(
            rng.choice(state.legal_moves()) if is_random else think_for_slices(player, state, rng, 30).move
        )


def is_open(state: State) -> bool:
    """Whether there is a choice of sowings and neither side is far ahead."""
    moves = state.legal_moves()
    lead = abs(state.captured[0] - state.captured[1])
    return len(moves) >= MIN_MOVES and moves[0].verb != CAPTURE and lead <= sum(state.board) // 2


def prove(state: State) -> dict[str, Variation] | None:
    """By move, the only winning one first, the best play after it; None unless exactly one move wins."""
    moves = solve(state).candidates
    if moves[0][1] <= 0 or moves[1][1] > 0:
        return None
    return {str(move): best_line(state.play(move)) for move, _ in moves}


def solve(state: State) -> SearchResult:
    """The exact result, with the final lead of every move."""
    *_, thought = islice(Reckoner().think(state, Random(0)), MAX_SLICES)
    assert thought.exact, state.text()
    return thought


def best_line(state: State) -> Variation:
    """The best moves until the winner is certain, or to the end of a draw."""
    line: list[str] = []
    while not state.outcome and not is_decided(state):
        moves = state.legal_moves()
        move = moves[0] if len(moves) == 1 else solve(state).move
        line.append(str(move))
        state = state.play(move)
    return tuple(line)


def is_simple(state: State, best: str) -> bool:
    """Whether a simple player finds the move."""
    return any(player_solves(player, state, best) for player in SIMPLE_PLAYERS)


def player_solves(player: Callable[[], Any], state: State, best: str) -> bool:
    return any(str(think_for_slices(player(), state, Random(seed), 30).move) == best for seed in range(TRIES))


def difficulty(state: State, puzzle: Puzzle) -> tuple[int, ...]:
    """A sort key: whether Planner, which looks eight plies ahead, misses it; stones; number of moves."""
    return int(not player_solves(Planner, state, puzzle.best)), sum(state.board), len(puzzle.variations)
