"""The homebody stays near home, where the star and every horseshoe have to come in the end.

It turns the tokens around Tangier and Cairo and goes no further than its leash until the star is found; only
when nothing is left there does it take the next one out. It keeps the price of a token in hand for the race,
until so few tokens are left that the star may turn up any moment.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.personalities.goal_player import GoalPlayer
from game.africa.ai.personalities.goals import Goal, hidden_tokens, open_token_goals, turns_home
from game.africa.ai.travel import TravelTimes, travel_times
from game.africa.rules.position import Position
from game.africa.rules.state import State

HOME_RADIUS = 5.0
"""Turns from home, with the money for one ship, that are near enough."""

HOME_WEIGHT = 0.6
"""Of the turns from a token home so many count against it."""

ENDGAME_TOKENS = 8
"""With so few tokens left the money is spent."""


class Homebody(GoalPlayer):
    """Near the door when the star comes home, with all the horseshoes there are around it."""

    turns_per_token_price = 0.6

    def goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        turns_by_city = {city: turns_home_with_one_fare(state, city) for city in hidden_tokens(state)}
        radius = max(HOME_RADIUS, min(turns_by_city.values()))
        reserve = state.house.token_price if len(turns_by_city) > ENDGAME_TOKENS else 0
        for city, turns in turns_by_city.items():
            if turns <= radius:
                reason_key = "home-side" if turns <= HOME_RADIUS else "further"
                yield from open_token_goals(state, city, reason_key, HOME_WEIGHT * turns, reserve)


def turns_home_with_one_fare(position: Position, spot: str) -> float:
    """Expected turns from a spot on land to the nearer home for a traveller with one ship's fare."""
    return turns_home(travel_times(position.house).turns(spot, position.house.sea_fare))
