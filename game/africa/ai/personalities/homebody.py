"""The homebody stays near home, where the star and every horseshoe must be brought in the end.

It opens the tokens around Tangier and Cairo, and others only when none is left there. It keeps the price of a
token for the horseshoe race, until so few tokens are left that the star may appear any moment.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.personalities.goal_player import GoalPlayer
from game.africa.ai.personalities.goals import Goal, hidden_tokens, open_token_goals
from game.africa.ai.travel import TravelTimes, travel_times, turns_home
from game.africa.rules.position import Position
from game.africa.rules.state import State

HOME_RADIUS = 5.0
"""Turns from home, with the money for one voyage, that count as near."""

HOME_WEIGHT = 0.6
"""The weight of the turns from a token home in its cost."""

ENDGAME_TOKENS = 8
"""With this many tokens left or fewer, the money is spent."""


class Homebody(GoalPlayer):
    """Opens the tokens near home, where every race for a horseshoe ends."""

    turns_per_token_price = 0.6

    def goals(self, state: State, travel: TravelTimes) -> Iterator[Goal]:
        turns_by_city = {city: turns_home_with_one_fare(state, city) for city in hidden_tokens(state)}
        radius = max(HOME_RADIUS, min(turns_by_city.values()))
        reserve = state.house.token_price if len(turns_by_city) > ENDGAME_TOKENS else 0
        for city, turns in turns_by_city.items():
            if turns <= radius:
                yield from open_token_goals(state, city, HOME_WEIGHT * turns, reserve)


def turns_home_with_one_fare(position: Position, spot: str) -> float:
    """Expected turns from a spot on land to the nearer home with the money for one voyage."""
    return turns_home(travel_times(position.house).turns(spot, position.house.sea_fare))
