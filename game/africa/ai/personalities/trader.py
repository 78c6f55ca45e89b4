"""The trader plans for money and flights.

While the bonus waits in Cape Town and nobody is clearly nearer to it, the trader is on the way there and
turns only what lies on that way. Afterwards it likes tokens with others close by, and Gold Coast as long as
gems are left. It keeps the money for a ticket in reserve, and sails and flies sooner than the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.opponent_distances import nearest_opponent_turns
from game.africa.ai.personalities.goal_player import GoalPlayer
from game.africa.ai.personalities.goals import (
    STOP,
    Goal,
    hidden_tokens,
    open_token_goals,
    try_turns_after_arrival,
)
from game.africa.ai.travel import PLACE_INDEX, TravelTimes, TurnsByPlace
from game.africa.rules.board import CAPE_TOWN, GOLD_COAST
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.state import State
from game.africa.rules.token_effects import gem_value

MAX_TURNS_BEHIND = 1.0
"""The bonus is given up when another player is so many turns nearer to it."""

MAX_DETOUR_TURNS = 2.5
"""A token lies on the way to the bonus if it costs at most so many turns, those for turning it included."""

CAPE_TOWN_WEIGHT = 0.3
"""Of the turns that are left from a city to Cape Town so many count against it."""

GEM_BONUS = 0.4
"""Turns that a gem's second half is worth for each token that it would buy."""

MAX_NEIGHBOUR_DISTANCE, NEIGHBOUR_BONUS = 2.0, 0.3
"""A token within so many turns on foot is a neighbour, and makes another one so many turns better."""


class Trader(GoalPlayer):
    """Money first: it pays for the way to where the tokens are."""

    turns_per_token_price = 0.4

    def goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        return (
            self._bonus_goals(state, travel)
            if _may_be_first(state, travel)
            else self._token_goals(state, travel)
        )

    def _bonus_goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        """To Cape Town, and to what lies on the way."""
        yield Goal(CAPE_TOWN, STOP, 0.0, 0, "bonus")
        for city in hidden_tokens(state):
            if _detour(state, travel, city) <= MAX_DETOUR_TURNS:
                turns_left = travel.turns(city, state.mover.purse)[PLACE_INDEX[CAPE_TOWN]]
                yield from open_token_goals(
                    state, city, "near", CAPE_TOWN_WEIGHT * turns_left, state.house.sea_fare
                )

    def _token_goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        """To where the tokens are, and where they pay."""
        for city in hidden_tokens(state):
            extra_turns = -NEIGHBOUR_BONUS * _neighbours(state, travel.walking_turns(city))
            gold = (
                GEM_BONUS * self.as_token_prices(state, _mean_gem_value(state)) if city == GOLD_COAST else 0.0
            )
            yield from open_token_goals(
                state, city, "gold" if gold else "rich", extra_turns - gold, state.house.sea_fare
            )


def _detour(state: State, travel: TravelTimes, city: str) -> float:
    """The turns that a token costs one who is on the way to Cape Town."""
    seat, there = state.mover, PLACE_INDEX[CAPE_TOWN]
    if not seat.place:
        return 0.0
    here = travel.turns(seat.place, seat.purse)
    waits = (
        0.0
        if seat.purse >= state.house.token_price + state.house.sea_fare
        else try_turns_after_arrival(state)
    )
    return here[PLACE_INDEX[city]] + waits + travel.turns(city, seat.purse)[there] - here[there]


def _may_be_first(state: State, travel: TravelTimes) -> bool:
    """The bonus waits, and no other player is clearly nearer to it."""
    seat = state.mover
    if not state.bonus or not seat.place:
        return bool(state.bonus)
    mine = travel.turns(seat.place, seat.purse)[PLACE_INDEX[CAPE_TOWN]]
    return mine <= nearest_opponent_turns(state, travel, CAPE_TOWN) + MAX_TURNS_BEHIND


def _neighbours(state: State, walking_turns: TurnsByPlace) -> int:
    return sum(walking_turns[PLACE_INDEX[city]] <= MAX_NEIGHBOUR_DISTANCE for city in state.tokens) - 1


def _mean_gem_value(state: State) -> float:
    """The money that a token brings on average."""
    values = (
        count * (gem_value(state.house, kind) or 0)
        for kind, count in zip(TOKEN_KINDS, state.bag, strict=True)
    )
    return sum(values) / max(1, sum(state.bag))
