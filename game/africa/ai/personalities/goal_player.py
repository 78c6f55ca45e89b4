"""The base class of the personalities: a player that makes for its nearest goal.

A personality defines its goals and the value of money to it. A move costs the turns to the nearest goal after
it. All personalities agree on two things: with the star, or a horseshoe that counts, a player goes home;
without either, a player races for a horseshoe once the star is found.

Not handled: pursuing another player; giving up a token that another player will reach first.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random

from game.africa.ai.clear_decisions import clear_decision
from game.africa.ai.personalities.goals import (
    Goal,
    GoalList,
    fallback_goals,
    home_goals,
    horseshoe_race_goals,
)
from game.africa.ai.personalities.move_costs import MoveContext, move_cost
from game.africa.ai.travel import TravelTimes, money_unit, travel_times
from game.africa.rules.moves import Move
from game.africa.rules.state import State
from game.search.thinker import SearchResult

DISCOUNT = 0.93
"""The value of a result one turn later, relative to now."""

TURNS_FROM_TOKEN_TO_WIN = 10.0
"""Turns between the next token and a win, while the star is hidden."""

TOLERANCE = 1e-9
"""Turns that differ by less are equal: they are sums of fractions."""


class GoalPlayer(ABC):
    """A computer player that makes for its nearest goal."""

    turns_per_token_price = 0.0
    """Turns that the price of a token is worth while the star is hidden."""

    @abstractmethod
    def goals(self, state: State, travel: TravelTimes) -> Iterable[Goal]:
        """The goals of this personality while the star is hidden."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """Yield one result: with tables of travel times a move takes little work."""
        moves = state.legal_moves()
        yield clear_decision(moves) or self.choose(state, moves, rng)

    def choose(self, state: State, moves: Sequence[Move], rng: Random) -> SearchResult:
        """The one of these moves that leads soonest to a goal."""
        travel = travel_times(state.house, self._turns_per_pound(state))
        costs = self._move_costs(state, travel, moves)
        best = min(costs.values()) + TOLERANCE
        move = rng.choice([move for move, turns in costs.items() if turns <= best])
        values = {each: _value(state, turns) for each, turns in costs.items()}
        rated = tuple(sorted(values.items(), key=lambda pair: -pair[1]))
        return SearchResult(move, values[move], candidates=rated, work=len(rated))

    def _turns_per_pound(self, state: State) -> float:
        """Zero once the star is found: then only time counts."""
        return 0.0 if state.star_found else self.turns_per_token_price / money_unit(state.house)

    def _move_costs(self, state: State, travel: TravelTimes, moves: Iterable[Move]) -> Mapping[Move, float]:
        costs: dict[Move, float] = {}
        for goals in (self._current_goals(state, travel), fallback_goals(state)):
            context = MoveContext(state, travel, GoalList(goals))
            costs = {move: move_cost(context, move) for move in moves}
            if min(costs.values()) < math.inf:
                break
        return costs

    def _current_goals(self, state: State, travel: TravelTimes) -> Iterable[Goal]:
        if state.mover.has_winning_token:
            return home_goals()
        return horseshoe_race_goals(state, travel) if state.star_found else self.goals(state, travel)


def _value(state: State, turns: float) -> float:
    """A rough win probability."""
    if state.mover.has_winning_token:
        return math.pow(DISCOUNT, turns)
    if state.star_found:
        return math.pow(DISCOUNT, turns) * state.horseshoes_left / max(1, len(state.tokens))
    players = sum(not seat.stranded for seat in state.seats)
    return math.pow(DISCOUNT, max(0.0, turns + TURNS_FROM_TOKEN_TO_WIN)) / players
