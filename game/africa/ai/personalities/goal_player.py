"""The frame of every temper: it makes for the nearest of its aims.

A temper says what its aims are and how dear money is to it. Each choice then costs the turns to the nearest
aim that it leaves. Who has the star, or a horseshoe that counts, goes home; who has neither while another
one has the star races for a horseshoe: so far all tempers agree.

Not handled: nobody is chased, and who is how near to a token is not compared.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from random import Random

from game.africa.ai.personalities import reasons
from game.africa.ai.personalities.goals import (
    Goal,
    GoalCost,
    GoalList,
    fallback_goals,
    home_goals,
    horseshoe_race_goals,
)
from game.africa.ai.personalities.move_costs import MoveContext, move_cost
from game.africa.ai.travel import TravelTimes, travel_times
from game.africa.rules.moves import Move
from game.africa.rules.state import State
from game.search.thinker import SearchResult

DISCOUNT = 0.93
"""What is one turn away is worth so much of what is here."""

TURNS_FROM_TOKEN_TO_WIN = 10.0
"""Turns between the next token and a win while the star is hidden, more than an aim's toll ever gains."""

TOLERANCE = 1e-9
"""Turns that differ by less are equal: they are sums of fractions."""


class GoalPlayer(ABC):
    """A computer player that makes for the nearest of its aims."""

    turns_per_token_price = 0.0
    """Turns that the price of a token is worth while the star is hidden."""

    @abstractmethod
    def goals(self, state: State, travel: TravelTimes) -> Iterable[Goal]:
        """What this temper makes for while the star is hidden."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """One thought: the tables of journeys leave little to do."""
        moves = state.legal_moves()
        if len(moves) == 1:
            yield SearchResult(moves[0], 0.5, reasons.ONLY_CHOICE, ((moves[0], 0.5),), work=1)
            return
        travel = travel_times(state.house, self._turns_per_pound(state))
        costs = self._move_costs(state, travel, moves)
        best = min(each.turns for each in costs.values()) + TOLERANCE
        move = rng.choice([move for move, each in costs.items() if each.turns <= best])
        yield _search_result(state, move, costs)

    def as_token_prices(self, state: State, amount: float) -> float:
        """An amount of money as the number of tokens, or tickets for a ship, that it pays for."""
        return amount / max(1, state.house.token_price, state.house.sea_fare)

    def _turns_per_pound(self, state: State) -> float:
        """Once the star is found only time counts."""
        return 0.0 if state.star_found else self.turns_per_token_price * self.as_token_prices(state, 1)

    def _move_costs(
        self, state: State, travel: TravelTimes, moves: Iterable[Move]
    ) -> Mapping[Move, GoalCost]:
        costs: dict[Move, GoalCost] = {}
        for goals in (self._current_goals(state, travel), fallback_goals(state)):
            context = MoveContext(state, travel, GoalList(goals))
            costs = {move: move_cost(context, move) for move in moves}
            if any(each.goal for each in costs.values()):
                break
        return costs

    def _current_goals(self, state: State, travel: TravelTimes) -> Iterable[Goal]:
        if state.mover.has_winning_token:
            return home_goals()
        return horseshoe_race_goals(state, travel) if state.star_found else self.goals(state, travel)


def _search_result(state: State, move: Move, costs: Mapping[Move, GoalCost]) -> SearchResult:
    rated = sorted(((each, _value(state, costs[each].turns)) for each in costs), key=lambda pair: -pair[1])
    return SearchResult(
        move,
        _value(state, costs[move].turns),
        reasons.explain(state, move, costs),
        tuple(rated),
        work=len(rated),
    )


def _value(state: State, turns: float) -> float:
    """A rough chance to win: what there is to win, and how soon."""
    if state.mover.has_winning_token:
        return math.pow(DISCOUNT, turns)
    if state.star_found:
        return math.pow(DISCOUNT, turns) * state.horseshoes_left / max(1, len(state.tokens))
    return math.pow(DISCOUNT, max(0.0, turns + TURNS_FROM_TOKEN_TO_WIN)) / sum(
        not seat.stranded for seat in state.seats
    )
