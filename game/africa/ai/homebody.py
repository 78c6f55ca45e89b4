"""The homebody stays near home, where the star and every horseshoe have to come in the end.

It turns the tokens around Tangier and Cairo and goes no further than its leash until the star is found; only
when nothing is left there does it take the next one out. It keeps the price of a token in hand for the race,
until so few tokens are left that the star may turn up any moment.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.aims import Aim, opening, turns_home, unturned
from game.africa.ai.travel import Travel, travel
from game.africa.ai.traveller import Traveller
from game.africa.position import Position
from game.africa.rules import State

LEASH = 5.0
"""Turns from home, with the money for one ship, that are near enough."""

LEAN = 0.6
"""Of the turns from a token home so many count against it."""

HURRY = 8
"""With so few tokens left the money is spent."""


class Homebody(Traveller):
    """Near the door when the star comes home, with all the horseshoes there are around it."""

    thrift = 0.6

    def aims(self, state: State, roads: Travel) -> Iterator[Aim]:
        ways = {city: way_home(state, city) for city in unturned(state)}
        leash = max(LEASH, min(ways.values()))
        reserve = state.house.token_price if len(ways) > HURRY else 0
        for city, way in ways.items():
            if way <= leash:
                why = "home-side" if way <= LEASH else "further"
                yield from opening(state, city, why, LEAN * way, reserve)


def way_home(position: Position, spot: str) -> float:
    """Expected turns from a spot on land to the nearer home for a traveller with one ship's fare."""
    return turns_home(travel(position.house).turns(spot, position.house.sea_fare))
