"""Expected turns to the tokens from any spot with any purse, and the probability to bring a star home.

A player with the price opens a token on arrival, without it two turns later on average (one turn where the
first try may be made on arrival). Money spent on the way counts as turns. Distances are cached by spot and
purse, as the navigator asks for the same ones again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import exp, inf
from typing import NamedTuple

from game.africa.ai.travel import (
    PLACE_INDEX,
    TURNS_TO_BUY,
    TurnsByPlace,
    money_unit,
    travel_times,
    try_turns_after_arrival,
    turns_home,
)
from game.africa.rules.board import BOARDS, CAPE_TOWN, PLACES
from game.africa.rules.options import HouseRules
from game.africa.rules.routes import TOKEN_CITIES

_TOKEN_PLACES = tuple(PLACE_INDEX[city] for city in TOKEN_CITIES)

TURNS_PER_TOKEN_PRICE = 0.45
"""Turns that the price of a token is worth."""

PURCHASE_SURCHARGE = 0.1
"""Turns that count against buying a token instead of trying for it."""

LOG_ODDS_AT_HOME, LOG_ODDS_PER_TURN, LOG_ODDS_PER_HORSESHOE_SHARE = 4.3, 0.6, 1.4
"""The log odds that a star wins: near home, less for each turn to it, and less for horseshoes in the bag."""

USUAL_HORSESHOE_SHARE = 0.2
"""The share of horseshoes in the bag where nothing better is known."""

MAX_TOKEN_PRICES = 10
"""Money for more tokens than this, and for more than two flights, changes nothing."""


class TokenDistances(NamedTuple):
    """Distances from one spot with one purse."""

    turns: TurnsByPlace
    """Turns until the token of each place can be opened; money counts as turns."""
    nearest: tuple[int, ...]
    """The places of tokens, nearest first."""
    star_win_probabilities: TurnsByPlace
    """The probability that a star found in each place wins."""
    turns_home: float
    """Turns to the nearer home, without regard to money."""
    turns_to_bonus: float
    """Turns to Cape Town; money counts as turns."""


class DistanceTables:
    """Distances under one set of house rules, each computed once."""

    def __init__(self, house: HouseRules) -> None:
        self.money_unit = money_unit(house)
        self.token_price = house.token_price
        self._house = house
        self._thrifty = travel_times(house, TURNS_PER_TOKEN_PRICE / self.money_unit)
        self._quickest = travel_times(house)
        self._max_purse = max(MAX_TOKEN_PRICES * self.money_unit, 2 * house.air_fare)
        self._try_turns = try_turns_after_arrival(house)
        self._distance_cache: dict[tuple[str, int], TokenDistances] = {}
        self._win_probability_cache: dict[int, TurnsByPlace] = {}

    def distances(self, spot: str, purse: int) -> TokenDistances:
        """The distances from a spot on land or a harbour."""
        key = (spot, min(purse, self._max_purse))
        if key not in self._distance_cache:
            self._distance_cache[key] = self._compute(*key)
        return self._distance_cache[key]

    def turns_home(self, spot: str, purse: int) -> float:
        """Expected turns to the nearer home, without regard to money."""
        return turns_home(self._quickest.turns(spot, purse))

    def turns_to(self, spot: str, purse: int, place: str) -> float:
        """Expected turns to a place, without regard to money."""
        return self._quickest.turns(spot, purse)[PLACE_INDEX[place]]

    def voyage_turns(self, spot: str, harbour: str, drifting: bool) -> float:
        """Expected turns of a ship to its harbour."""
        return self._quickest.voyage_turns(BOARDS[self._house.board].sea_route(spot, harbour), drifting)

    def turns_to_tokens(self, spot: str, purse: int, thrifty: bool = False) -> TurnsByPlace:
        """Expected turns until the token of each place can be opened."""
        travel, surcharge = (self._thrifty, PURCHASE_SURCHARGE) if thrifty else (self._quickest, 0.0)
        bought = [turns + surcharge for turns in travel.turns(spot, purse, self.token_price)]
        if spot in PLACE_INDEX:
            bought[PLACE_INDEX[spot]] += TURNS_TO_BUY
        tried = travel.turns(spot, purse)
        return tuple([min(buy, walk + self._try_turns) for buy, walk in zip(bought, tried, strict=True)])

    def openings(self, spot: str, purse: int, place: str) -> Iterator[tuple[float, int]]:
        """The ways to open the token of a place, bought or tried for: turns, and the purse after it."""
        for turns, purse_left in self._quickest.turns_by_purse_left(spot, purse, place):
            if purse_left >= self.token_price:
                yield turns + (TURNS_TO_BUY if spot == place else 0.0), purse_left - self.token_price
            yield turns + self._try_turns, purse_left

    def _compute(self, spot: str, purse: int) -> TokenDistances:
        turns = self.turns_to_tokens(spot, purse, thrifty=True)
        return TokenDistances(
            turns,
            tuple(sorted(_TOKEN_PLACES, key=turns.__getitem__)),
            self._star_win_probabilities(purse),
            self.turns_home(spot, purse),
            self._thrifty.turns(spot, purse)[PLACE_INDEX[CAPE_TOWN]],
        )

    def _star_win_probabilities(self, purse: int) -> TurnsByPlace:
        if purse not in self._win_probability_cache:
            self._win_probability_cache[purse] = tuple(
                [home_win_probability(self.turns_home(place, purse)) for place in PLACES]
            )
        return self._win_probability_cache[purse]


def home_win_probability(turns: float, horseshoe_share: float = USUAL_HORSESHOE_SHARE) -> float:
    """The probability that a star at this distance from home wins, by the share of horseshoes in the bag."""
    log_odds = LOG_ODDS_AT_HOME - LOG_ODDS_PER_TURN * min(turns, 100.0)
    log_odds -= LOG_ODDS_PER_HORSESHOE_SHARE * horseshoe_share
    return 0.0 if turns == inf else 1 / (1 + exp(-log_odds))


@lru_cache(maxsize=4)
def distance_tables(house: HouseRules) -> DistanceTables:
    """The distances under these rules, cached."""
    return DistanceTables(house)
