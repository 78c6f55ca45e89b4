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

from game.learn.puzzle import Line, Puzzle
from game.mancala.ai import Captor, Guard, Planner, Reckoner, Sower
from game.mancala.moves import CAPTURE
from game.mancala.options import STANDARD
from game.mancala.rules import State, is_certain, new_game
from game.search.thinker import Thought, decide

FEWEST, MOST = 12, 26
"""Stones on the board of a puzzle: fewer are soon counted out, more take long to prove."""

LEAST_CHOICE = 4
LONGEST = 300
"""Plies after which a game is given up."""

OPENING = 8
"""So many turns by lot at the beginning of a game."""

WHIM = 0.1
"""How often a player moves by lot later on, too: such games come to more kinds of endings."""

ENOUGH = 400
"""Slices of the solver, far more than it takes."""

SIMPLE: tuple[Callable[[], Any], ...] = (Sower, Captor, Guard)
"""A puzzle that one of these solves is none."""

TRIES = 4
"""So often a player is asked, as chance decides between moves that it likes equally."""


def candidates(rng: Random) -> Iterator[State]:
    """The positions of one game that may be puzzles."""
    state = new_game(STANDARD._asdict(), 2)
    player: Any = rng.choice((Guard, Planner))()
    for ply in range(LONGEST):
        if state.outcome or sum(state.board) < FEWEST:
            return
        if sum(state.board) <= MOST and is_open(state):
            yield replace(state, since=())
        by_lot = ply < OPENING or rng.random() < WHIM
        state = state.play(rng.choice(state.legal_moves()) if by_lot else decide(player, state, rng, 30).move)


def is_open(state: State) -> bool:
    """A sowing with some choice, while neither side is far ahead."""
    moves = state.legal_moves()
    lead = abs(state.captured[0] - state.captured[1])
    return len(moves) >= LEAST_CHOICE and moves[0].verb != CAPTURE and lead <= sum(state.board) // 2


def prove(state: State) -> dict[str, Line] | None:
    """What follows each move with best play, the only winning one first; None where no single one wins."""
    moves = solved(state).candidates
    if moves[0][1] <= 0 or moves[1][1] > 0:
        return None
    return {str(move): best_play(state.play(move)) for move, _ in moves}


def solved(state: State) -> Thought:
    """Every move with the lead that it comes to."""
    *_, thought = islice(Reckoner().think(state, Random(0)), ENOUGH)
    assert thought.exact, state.text()
    return thought


def best_play(state: State) -> Line:
    """The moves until the winner is certain, or to the end of a draw."""
    line: list[str] = []
    while not state.outcome and not is_certain(state):
        moves = state.legal_moves()
        move = moves[0] if len(moves) == 1 else solved(state).move
        line.append(str(move))
        state = state.play(move)
    return tuple(line)


def is_simple(state: State, best: str) -> bool:
    """Whether a simple player finds the move."""
    return any(finds(player, state, best) for player in SIMPLE)


def finds(player: Callable[[], Any], state: State, best: str) -> bool:
    return any(str(decide(player(), state, Random(seed), 30).move) == best for seed in range(TRIES))


def difficulty(state: State, puzzle: Puzzle) -> tuple[int, ...]:
    """First what is found by looking four turns ahead; then by stones, and by moves to choose from."""
    return int(not finds(Planner, state, puzzle.best)), sum(state.board), len(puzzle.lines)
