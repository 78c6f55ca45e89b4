"""The arena's baseline for Star of Africa: `nearest` always goes to the nearest token and buys it.

The nearest token takes the fewest expected turns by land, sea and air, with all money spent. The player buys
a token if it can and tries for it if not; it brings a winning token home by the fastest way. It chooses a
home at random.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.africa.ai.personalities.goals import STOP, Goal, GoalList, hidden_tokens, home_goals
from game.africa.ai.personalities.move_costs import MoveContext, move_cost
from game.africa.ai.travel import travel_times
from game.africa.rules.moves import BUY, TRY, Move
from game.africa.rules.position import START
from game.africa.rules.state import State
from game.search.thinker import SearchResult

TOLERANCE = 1e-9


class NearestTokenPlayer:
    """Keeps no reserve and ignores its opponents."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield SearchResult(rng.choice(list(_good_moves(state))), 0.5)


def _good_moves(state: State) -> Iterator[Move]:
    moves = state.legal_moves()
    if state.phase == START:
        return iter(moves)
    if not state.mover.has_winning_token:
        for move in (BUY, TRY):
            if move in moves:
                return iter((move,))
    return _moves_to_nearest(state, moves)


def _moves_to_nearest(state: State, moves: tuple[Move, ...]) -> Iterator[Move]:
    goals = (
        home_goals()
        if state.mover.has_winning_token
        else (Goal(city, STOP, 0.0, 0, "near") for city in hidden_tokens(state))
    )
    context = MoveContext(state, travel_times(state.house), GoalList(goals))
    turns = {move: move_cost(context, move).turns if move.verb in _TRAVEL_VERBS else 0.0 for move in moves}
    fewest_turns = min(turns.values()) + TOLERANCE
    return (move for move in moves if turns[move] <= fewest_turns)


_TRAVEL_VERBS = ("land", "go", "sail", "fly", "skip", "done")
