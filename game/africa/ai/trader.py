"""The trader plans for money and flights.

While the bonus waits in Cape Town and nobody is clearly nearer to it, all its journeys lean that way. It
likes a token with others close by, and Gold Coast as long as gems are left; it keeps the money for a ticket
in reserve, and sails and flies sooner than it buys tokens.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.aims import STOP, Aim, opening, unturned
from game.africa.ai.rivals import least_turns
from game.africa.ai.travel import INDEX, Row, Travel
from game.africa.ai.traveller import Traveller
from game.africa.board import CAPE_TOWN, GOLD_COAST
from game.africa.effects import gem_worth
from game.africa.moves import TOKEN_KINDS
from game.africa.rules import State

LEAN = 0.5
"""Of the turns from a city to Cape Town so many count against it while the bonus is to be had."""

FAR = 20.0
"""A city from which Cape Town is out of reach counts as so far from it."""

MOST_BEHIND = 1.0
"""The bonus is given up when another player is so many turns nearer to it."""

BONUS_TURNS, GEM_TURNS = 0.6, 0.4
"""Turns that money is worth for each token that it would buy: as a bonus, and as a second gem."""

CLOSE, NEIGHBOUR_TURNS = 2.0, 0.3
"""A token within so many turns on foot is a neighbour, and makes another one so many turns better."""


class Trader(Traveller):
    """Money first: it pays for the way to where the tokens are."""

    thrift = 0.4

    def aims(self, state: State, roads: Travel) -> Iterator[Aim]:
        worth = BONUS_TURNS * self.in_tokens(state, state.bonus) if _may_be_first(state, roads) else 0.0
        if worth:
            yield Aim(CAPE_TOWN, STOP, -worth, 0, "bonus")
        for city in unturned(state):
            toll, why = -NEIGHBOUR_TURNS * _neighbours(state, roads.on_foot(city)), "rich"
            if city == GOLD_COAST and _mean_gem(state):
                toll, why = toll - GEM_TURNS * self.in_tokens(state, _mean_gem(state)), "gold"
            if worth:
                toll += LEAN * min(FAR, roads.turns(city, state.mover.purse)[INDEX[CAPE_TOWN]])
            if worth and city == CAPE_TOWN:
                toll, why = toll - worth, "bonus"
            yield from opening(state, city, why, toll, state.house.sea_fare)


def _may_be_first(state: State, roads: Travel) -> bool:
    """The bonus waits, and no other player is clearly nearer to it."""
    seat = state.mover
    if not state.bonus or not seat.place:
        return bool(state.bonus)
    mine = roads.turns(seat.place, seat.purse)[INDEX[CAPE_TOWN]]
    return mine <= least_turns(state, roads, CAPE_TOWN) + MOST_BEHIND


def _neighbours(state: State, on_foot: Row) -> int:
    return sum(on_foot[INDEX[city]] <= CLOSE for city in state.tokens) - 1


def _mean_gem(state: State) -> float:
    """The money that a token brings on average."""
    worth = (
        count * (gem_worth(state.house, kind) or 0)
        for kind, count in zip(TOKEN_KINDS, state.bag, strict=True)
    )
    return sum(worth) / max(1, sum(state.bag))
