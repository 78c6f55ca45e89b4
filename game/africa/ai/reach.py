"""How soon a token can be turned, from anywhere with any purse, and what comes home from there.

A token is reached in so many expected turns (`travel.py`): with its price in hand it is turned on arrival,
without it after two tries more. Money spent on the way counts as turns lost, `THRIFT` for a token's price.
The tables are kept by spot and purse, as the navigator asks for the same ones again and again.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, inf
from typing import NamedTuple

from game.africa.ai.aims import TURNS_TO_BUY, TURNS_TO_TRY, turns_home
from game.africa.ai.travel import INDEX, Row, travel
from game.africa.board import BOARDS, CAPE_TOWN, PLACES
from game.africa.options import HouseRules

THRIFT = 0.32
"""Turns that the price of a token is worth."""

PRICE = 0.1
"""Turns that it is worth besides, where a token is bought and not tried for."""

AT_HOME, A_TURN, A_HORSESHOE = 4.3, 0.51, 1.4
"""The log odds that a star wins: near home, less for each turn to it, and for horseshoes in the bag."""

USUAL = 0.2
"""The share of horseshoes in the bag as long as nothing better is known."""

MOST_TOKENS = 10
"""Money for more tokens than that, and for more than two flights, changes nothing."""


class Reach(NamedTuple):
    """From one spot with one purse: `turns` until the token of each place could be turned, with money at its
    worth; the chance that a star found in each place is `brought` home; turns to the nearer `home`, without
    regard to money, and to the `bonus` in Cape Town.
    """

    turns: Row
    brought: Row
    home: float
    bonus: float


class Journeys:
    """The reaches under one set of house rules, each computed once."""

    def __init__(self, house: HouseRules) -> None:
        self.unit = max(1, house.token_price, house.sea_fare)
        self.price = house.token_price
        self._house = house
        self._thrifty = travel(house, THRIFT / self.unit)
        self._quickest = travel(house)
        self._most = max(MOST_TOKENS * self.unit, 2 * house.air_fare)
        self._tries = TURNS_TO_TRY / 2 if house.try_on_arrival == "yes" else TURNS_TO_TRY
        self._reaches: dict[tuple[str, int], Reach] = {}
        self._homes: dict[int, Row] = {}

    def reach(self, spot: str, purse: int) -> Reach:
        """What a player with this purse reaches from a spot on land or a harbour."""
        key = (spot, min(purse, self._most))
        if key not in self._reaches:
            self._reaches[key] = self._measure(*key)
        return self._reaches[key]

    def home(self, spot: str, purse: int) -> float:
        """Expected turns to the nearer home; money does not count."""
        return turns_home(self._quickest.turns(spot, purse))

    def turns_to(self, spot: str, purse: int, place: str) -> float:
        """Expected turns to a place; money does not count."""
        return self._quickest.turns(spot, purse)[INDEX[place]]

    def at_sea(self, spot: str, harbour: str, drifting: bool) -> float:
        """Expected turns of a ship to its harbour."""
        return self._quickest.at_sea(BOARDS[self._house.board].voyage(spot, harbour), drifting)

    def to_tokens(self, spot: str, purse: int, thrifty: bool = False) -> Row:
        """Expected turns until the token of each place could be turned."""
        roads, price = (self._thrifty, PRICE) if thrifty else (self._quickest, 0.0)
        bought = [turns + price for turns in roads.turns(spot, purse, self.price)]
        if spot in INDEX:
            bought[INDEX[spot]] += TURNS_TO_BUY
        tried = roads.turns(spot, purse)
        return tuple([min(buy, walk + self._tries) for buy, walk in zip(bought, tried, strict=True)])

    def _measure(self, spot: str, purse: int) -> Reach:
        return Reach(
            self.to_tokens(spot, purse, thrifty=True),
            self._brought(purse),
            self.home(spot, purse),
            self._thrifty.turns(spot, purse)[INDEX[CAPE_TOWN]],
        )

    def _brought(self, purse: int) -> Row:
        if purse not in self._homes:
            self._homes[purse] = tuple([brought_home(self.home(place, purse)) for place in PLACES])
        return self._homes[purse]


def brought_home(turns: float, density: float = USUAL) -> float:
    """The chance that a star so far from home wins, when so much of the bag is horseshoes."""
    odds = AT_HOME - A_TURN * min(turns, 100.0) - A_HORSESHOE * density
    return 0.0 if turns == inf else 1 / (1 + exp(-odds))


@lru_cache(maxsize=4)
def journeys(house: HouseRules) -> Journeys:
    """The journeys under these rules, whose tables are computed once."""
    return Journeys(house)
