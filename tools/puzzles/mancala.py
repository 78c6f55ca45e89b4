"""Puzzles of Afrika: endings that one sowing wins, and every other draws or loses.

They come from games between computer players with an opening by lot. The solver that goes to the end of
every line is the page's own (`game.mancala.ai.planner.Reckoner`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from game.learn.puzzle import Puzzle, Variation
from game.mancala.ai import Captor, Guard, Planner, Reckoner, Sower
from game.mancala.rules.moves import CAPTURE
from game.mancala.rules.options import STANDARD
from game.mancala.rules.state import State, is_decided, new_game
from game.search.thinker import SearchResult, think_for_slices

MIN_STONES, MAX_STONES = 12, 26
"""Stones on the board of a puzzle: fewer are soon counted out, more take long to prove."""

MIN_MOVES = 4
MAX_PLIES = 300
"""Plies after which a game is given up."""

RANDOM_OPENING_TURNS = 8
"""So many turns by lot at the beginning of a game."""

RANDOM_MOVE_PROBABILITY = 0.1
"""How often a player moves by lot later on, too: such games come to more kinds of endings."""

MAX_SLICES = 400
"""Slices of the solver, far more than it takes."""

SIMPLE_PLAYERS: tuple[Callable[[], Any], ...] = (Sower, Captor, Guard)
"""A puzzle that one of these solves is none."""

TRIES = 4
"""So often a player is asked, as chance decides between moves that it likes equally."""


def candidates(rng: Random) -> Iterator[State]:
    """The positions of one game that may be puzzles."""
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
    """A sowing with some choice, while neither side is far ahead."""
    moves = state.legal_moves()
    lead = abs(state.captured[0] - state.captured[1])
    return len(moves) >= MIN_MOVES and moves[0].verb != CAPTURE and lead <= sum(state.board) // 2


def prove(state: State) -> dict[str, Variation] | None:
    """What follows each move with best play, the only winning one first; None where no single one wins."""
    moves = solve(state).candidates
    if moves[0][1] <= 0 or moves[1][1] > 0:
        return None
    return {str(move): best_line(state.play(move)) for move, _ in moves}


def solve(state: State) -> SearchResult:
    """Every move with the lead that it comes to."""
    *_, thought = islice(Reckoner().think(state, Random(0)), MAX_SLICES)
    assert thought.exact, state.text()
    return thought


def best_line(state: State) -> Variation:
    """The moves until the winner is certain, or to the end of a draw."""
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
    """First what is found by looking four turns ahead; then by stones, and by moves to choose from."""
    return int(not player_solves(Planner, state, puzzle.best)), sum(state.board), len(puzzle.variations)
