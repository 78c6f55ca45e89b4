"""A player for short test games: it turns tokens at once and walks to the nearest goal."""

from __future__ import annotations

from random import Random

from game.africa.rules.moves import Move
from game.africa.rules.position import WALK
from game.africa.rules.routes import HOMES
from game.africa.rules.state import State

UNREACHABLE_STEPS = 99
GREEDY_PROBABILITY = 0.93
"""The probability of such a move; the others are random."""


def quick_move(state: State, rng: Random) -> Move:
    """A move that turns a token, else the walk nearest to a goal, else (or sometimes) a random move."""
    moves = state.legal_moves()
    token_moves = [move for move in moves if move.verb in ("buy", "try")]
    if token_moves and rng.random() < GREEDY_PROBABILITY:
        return token_moves[0]
    if state.phase == WALK and rng.random() < GREEDY_PROBABILITY:
        return min(moves, key=lambda move: _steps_to_goal(state, move.target))
    return rng.choice(moves)


def _steps_to_goal(state: State, spot: str) -> int:
    goals = HOMES if state.mover.has_winning_token else state.tokens or HOMES
    steps = state.board.land_distances(spot)
    return min(steps.get(goal, UNREACHABLE_STEPS) for goal in goals)
