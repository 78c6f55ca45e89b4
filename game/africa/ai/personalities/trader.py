"""The trader plans for money and flights.

While the bonus is in Cape Town and no other player is clearly nearer, the trader goes there and opens only
tokens on the way. Later it prefers tokens with others close by, and Gold Coast while gems are left. It keeps
a sea fare in reserve, and takes ships and planes sooner than the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.opponent_distances import nearest_opponent_turns
from game.africa.ai.personalities.goal_player import GoalPlayer
from game.africa.ai.personalities.goals import STOP_THERE, Goal, hidden_tokens, open_token_goals
from game.africa.ai.travel import (
    PLACE_INDEX,
    TravelTimes,
    TurnsByPlace,
    money_unit,
    try_turns_after_arrival,
)
from game.africa.rules.board import CAPE_TOWN, GOLD_COAST
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.state import State
from game.africa.rules.token_effects import gem_value

MAX_TURNS_BEHIND = 1.0
"""The bonus is given up when another player is nearer to it by more turns than this."""

MAX_DETOUR_TURNS = 2.5
"""A token is on the way to the bonus if it costs at most this many turns, opening it included."""

CAPE_TOWN_WEIGHT = 0.3
"""The weight of the turns from a city to Cape Town in the city's cost."""

GEM_BONUS = 0.4
"""Turns that Gold Coast's extra pay for a gem takes off its cost, per token price."""

MAX_NEIGHBOUR_DISTANCE, NEIGHBOUR_BONUS = 2.0, 0.3
"""The most turns on foot between neighbours, and the turns that each takes off a token's cost."""


class Trader(GoalPlayer):
    """Money first: it pays for the way to the tokens."""

    turns_per_token_price = 0.4

    def goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        goals = self._bonus_goals if _may_be_first(state, travel) else self._token_goals
        return goals(state, travel)

    def _bonus_goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        """Cape Town, and the tokens on the way."""
        yield Goal(CAPE_TOWN, STOP_THERE, 0.0, 0)
        for city in hidden_tokens(state):
            if _detour(state, travel, city) <= MAX_DETOUR_TURNS:
                turns_left = travel.turns(city, state.mover.purse)[PLACE_INDEX[CAPE_TOWN]]
                yield from open_token_goals(state, city, CAPE_TOWN_WEIGHT * turns_left, state.house.sea_fare)

    def _token_goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        """All tokens, cheaper in groups and where gems pay double."""
        for city in hidden_tokens(state):
            extra_turns = -NEIGHBOUR_BONUS * _neighbours(state, travel.walking_turns(city))
            if city == GOLD_COAST:
                extra_turns -= GEM_BONUS * _mean_gem_value(state) / money_unit(state.house)
            yield from open_token_goals(state, city, extra_turns, state.house.sea_fare)


def _detour(state: State, travel: TravelTimes, city: str) -> float:
    """The extra turns of opening a token on the way to Cape Town."""
    seat, there = state.mover, PLACE_INDEX[CAPE_TOWN]
    if not seat.place:
        return 0.0
    here = travel.turns(seat.place, seat.purse)
    can_buy = seat.purse >= state.house.token_price + state.house.sea_fare
    try_turns = 0.0 if can_buy else try_turns_after_arrival(state.house)
    return here[PLACE_INDEX[city]] + try_turns + travel.turns(city, seat.purse)[there] - here[there]


def _may_be_first(state: State, travel: TravelTimes) -> bool:
    """Whether the bonus is still there and no other player is clearly nearer to it."""
    seat = state.mover
    if not state.bonus:
        return False
    if not seat.place:
        return True
    mine = travel.turns(seat.place, seat.purse)[PLACE_INDEX[CAPE_TOWN]]
    return mine <= nearest_opponent_turns(state, travel, CAPE_TOWN) + MAX_TURNS_BEHIND


def _neighbours(state: State, walking_turns: TurnsByPlace) -> int:
    return sum(walking_turns[PLACE_INDEX[city]] <= MAX_NEIGHBOUR_DISTANCE for city in state.tokens) - 1


def _mean_gem_value(state: State) -> float:
    """The mean amount of money from a token."""
    counts = zip(TOKEN_KINDS, state.bag, strict=True)
    total = sum(count * gem_value(state.house, kind) for kind, count in counts)
    return total / max(1, sum(state.bag))
