"""The trader plans for money and flights.

While the bonus waits in Cape Town and nobody is clearly nearer to it, the trader is on the way there and
turns only what lies on that way. Afterwards it likes tokens with others close by, and Gold Coast as long as
gems are left. It keeps the money for a ticket in reserve, and sails and flies sooner than the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.ai.aims import STOP, Aim, opening, turns_to_try, unturned
from game.africa.ai.rivals import least_turns
from game.africa.ai.travel import INDEX, Row, Travel
from game.africa.ai.traveller import Traveller
from game.africa.board import CAPE_TOWN, GOLD_COAST
from game.africa.effects import gem_worth
from game.africa.moves import TOKEN_KINDS
from game.africa.rules import State

MOST_BEHIND = 1.0
"""The bonus is given up when another player is so many turns nearer to it."""

DETOUR = 2.5
"""A token lies on the way to the bonus if it costs at most so many turns, those for turning it included."""

LEAN = 0.3
"""Of the turns that are left from a city to Cape Town so many count against it."""

GEM_TURNS = 0.4
"""Turns that a gem's second half is worth for each token that it would buy."""

CLOSE, NEIGHBOUR_TURNS = 2.0, 0.3
"""A token within so many turns on foot is a neighbour, and makes another one so many turns better."""


class Trader(Traveller):
    """Money first: it pays for the way to where the tokens are."""

    thrift = 0.4

    def aims(self, state: State, roads: Travel) -> Iterator[Aim]:
        return self._southward(state, roads) if _may_be_first(state, roads) else self._riches(state, roads)

    def _southward(self, state: State, roads: Travel) -> Iterator[Aim]:
        """To Cape Town, and to what lies on the way."""
        yield Aim(CAPE_TOWN, STOP, 0.0, 0, "bonus")
        for city in unturned(state):
            if _detour(state, roads, city) <= DETOUR:
                left = roads.turns(city, state.mover.purse)[INDEX[CAPE_TOWN]]
                yield from opening(state, city, "near", LEAN * left, state.house.sea_fare)

    def _riches(self, state: State, roads: Travel) -> Iterator[Aim]:
        """To where the tokens are, and where they pay."""
        for city in unturned(state):
            toll = -NEIGHBOUR_TURNS * _neighbours(state, roads.on_foot(city))
            gold = GEM_TURNS * self.in_tokens(state, _mean_gem(state)) if city == GOLD_COAST else 0.0
            yield from opening(state, city, "gold" if gold else "rich", toll - gold, state.house.sea_fare)


def _detour(state: State, roads: Travel, city: str) -> float:
    """The turns that a token costs one who is on the way to Cape Town."""
    seat, there = state.mover, INDEX[CAPE_TOWN]
    if not seat.place:
        return 0.0
    here = roads.turns(seat.place, seat.purse)
    waits = 0.0 if seat.purse >= state.house.token_price + state.house.sea_fare else turns_to_try(state)
    return here[INDEX[city]] + waits + roads.turns(city, seat.purse)[there] - here[there]


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
