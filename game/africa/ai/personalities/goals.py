"""The goals of a computer player, and the nearest of them in expected turns.

A goal costs the turns of the journey and `extra_turns`, which are the time to open the token, plus or minus
the personality's preference for the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import inf
from operator import add
from typing import NamedTuple

from game.africa.ai import stranding_risk
from game.africa.ai.travel import (
    PLACE_INDEX,
    TravelTimes,
    TurnsByPlace,
    try_turns_after_arrival,
    turns_home,
)
from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.position import Position
from game.africa.rules.routes import HOMES, TOKEN_CITIES

STOP_THERE, BUY_THERE, TRY_THERE = "stop", "buy", "try"
"""What to do on arrival."""


class Goal(NamedTuple):
    """A place and what to do there.

    `extra_turns` are turns besides the journey, `reserve` is the money that must be left on arrival.
    """

    place: str
    action: str
    extra_turns: float
    reserve: int


class GoalList:
    """Goals, grouped so that the nearest one is found quickly."""

    def __init__(self, goals: Iterable[Goal]) -> None:
        self._by_reserve: dict[int, list[Goal]] = {}
        for goal in goals:
            self._by_reserve.setdefault(goal.reserve, []).append(goal)
        self._columns = {
            reserve: ([PLACE_INDEX[goal.place] for goal in group], [goal.extra_turns for goal in group])
            for reserve, group in self._by_reserve.items()
        }

    def nearest(self, turns: Callable[[int], TurnsByPlace]) -> float:
        """The fewest turns to a goal; infinite if none can be reached."""
        return min(self.turns_per_goal(turns), default=inf)

    def turns_per_goal(self, turns: Callable[[int], TurnsByPlace]) -> Iterator[float]:
        """The turns to each goal; `turns(reserve)` gives those to each place with that money left."""
        for reserve, (places, extra_turns) in self._columns.items():
            yield from map(add, map(turns(reserve).__getitem__, places), extra_turns)

    def cost_here(self, place: str, action: str, purse: int) -> float:
        """The turns of an action in this place, on arrival."""
        costs = (
            goal.extra_turns
            for reserve, group in self._by_reserve.items()
            if reserve <= purse
            for goal in group
            if goal.place == place and goal.action == action
        )
        return min(costs, default=inf)


def hidden_tokens(position: Position) -> list[str]:
    """The cities with a token, in board order, so that equal goals always come in the same order."""
    return [city for city in TOKEN_CITIES if city in position.tokens]


def home_goals() -> Iterator[Goal]:
    """Go to either home."""
    return (Goal(place, STOP_THERE, 0.0, 0) for place in HOMES)


def open_token_goals(
    position: Position, city: str, extra_turns: float = 0.0, reserve: int = 0
) -> Iterator[Goal]:
    """Open the token in a city: buy it if the reserve is left after that, or try for it."""
    extra_turns += stranding_risk.robber_risk(position, city)
    reserve = max(reserve, stranding_risk.reserve_for_purchase(position, city))
    yield Goal(city, BUY_THERE, extra_turns, position.house.token_price + reserve)
    yield Goal(
        city,
        TRY_THERE,
        extra_turns + try_turns_after_arrival(position.house),
        stranding_risk.reserve_for_try(position, city),
    )


def horseshoe_race_goals(position: Position, travel: TravelTimes) -> Iterator[Goal]:
    """The star is found, and a horseshoe must be brought home: the ways there and home both count."""
    if not position.horseshoes_left:
        return
    purse = position.mover.purse
    for city in hidden_tokens(position):
        for goal in open_token_goals(position, city):
            purse_left = max(0, purse - position.house.token_price) if goal.action == BUY_THERE else purse
            yield goal._replace(extra_turns=goal.extra_turns + turns_home(travel.turns(city, purse_left)))


def fallback_goals(position: Position) -> Iterator[Goal]:
    """Anything that may bring money or luck, at any risk, for a player that can reach no better goal."""
    for city in hidden_tokens(position):
        yield Goal(city, BUY_THERE, 0.0, position.house.token_price)
        yield Goal(city, TRY_THERE, try_turns_after_arrival(position.house), 0)
    if position.bonus:
        yield Goal(CAPE_TOWN, STOP_THERE, 0.0, 0)
