"""What a computer player may make for, and which of its aims is the nearest, all told in turns.

Every temper weighs its aims in one coin: expected turns. An aim costs the journey there and its toll, which
is the time to turn the token, plus or minus what the temper thinks of the place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from math import inf
from operator import add
from typing import NamedTuple

from game.africa.ai import stranding_risk
from game.africa.ai.travel import PLACE_INDEX, TravelTimes, TurnsByPlace
from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.position import Position
from game.africa.rules.routes import HOMES, TOKEN_CITIES

STOP, BUY, TRY = "stop", "buy", "try"
"""What to do at the end of the journey."""

TURNS_TO_TRY = 2.0
"""A try succeeds every second time."""

TURNS_TO_BUY = 1.0
"""Who stands at a token at the start of a turn needs that turn."""


class Goal(NamedTuple):
    """A place to make for and what to do there.

    `toll` are turns besides the journey, `keep` is the money that must be left on arrival, `why` completes
    the key of the reason.
    """

    place: str
    action: str
    extra_turns: float
    reserve: int
    reason_key: str


class GoalCost(NamedTuple):
    """The best that a choice leads to: turns (infinite: nothing), and the aim."""

    turns: float
    goal: Goal | None


NO_GOAL = GoalCost(inf, None)


class GoalList:
    """Aims, put in order so that the nearest one is found quickly."""

    def __init__(self, goals: Iterable[Goal]) -> None:
        self._by_reserve: dict[int, list[Goal]] = {}
        for goal in goals:
            self._by_reserve.setdefault(goal.reserve, []).append(goal)
        self._columns = {
            reserve: ([PLACE_INDEX[goal.place] for goal in group], [goal.extra_turns for goal in group])
            for reserve, group in self._by_reserve.items()
        }

    def nearest(self, turns: Callable[[int], TurnsByPlace]) -> GoalCost:
        """The aim with the fewest turns; `turns(keep)` gives those to each place with so much money left."""
        best = NO_GOAL
        for reserve, (places, extra_turns) in self._columns.items():
            totals = list(map(add, map(turns(reserve).__getitem__, places), extra_turns))
            least = min(totals)
            if least < best.turns:
                best = GoalCost(least, self._by_reserve[reserve][totals.index(least)])
        return best

    def turns_per_goal(self, turns: Callable[[int], TurnsByPlace]) -> Iterator[float]:
        """The turns that each aim costs."""
        for reserve, (places, extra_turns) in self._columns.items():
            row = turns(reserve)
            yield from (row[place] + extra for place, extra in zip(places, extra_turns, strict=True))

    def cost_here(self, place: str, action: str, purse: int) -> GoalCost:
        """What it costs to do that in this place, on arrival."""
        fit = (
            GoalCost(goal.extra_turns, goal)
            for reserve, group in self._by_reserve.items()
            if reserve <= purse
            for goal in group
            if goal.place == place and goal.action == action
        )
        return min(fit, default=NO_GOAL, key=lambda prospect: prospect.turns)


def hidden_tokens(position: Position) -> list[str]:
    """The cities with a token, in the order of the board, so that equal aims are met in the same order."""
    return [city for city in TOKEN_CITIES if city in position.tokens]


def home_goals() -> Iterator[Goal]:
    """Either home, by whatever way is quickest."""
    return (Goal(place, STOP, 0.0, 0, "home") for place in HOMES)


def open_token_goals(
    position: Position, city: str, reason_key: str, extra_turns: float = 0.0, reserve: int = 0
) -> Iterator[Goal]:
    """To turn the token in a city, by money if that leaves a reserve, else by a try."""
    extra_turns += stranding_risk.robber_risk(position, city)
    reserve = max(reserve, stranding_risk.reserve_for_purchase(position, city))
    yield Goal(city, BUY, extra_turns, position.house.token_price + reserve, reason_key)
    yield Goal(
        city,
        TRY,
        extra_turns + try_turns_after_arrival(position),
        stranding_risk.reserve_for_try(position, city),
        reason_key,
    )


def try_turns_after_arrival(position: Position) -> float:
    """Turns of trying that come after the turn of arrival."""
    return TURNS_TO_TRY / 2 if position.house.try_on_arrival == "yes" else TURNS_TO_TRY


def horseshoe_race_goals(position: Position, travel: TravelTimes) -> Iterator[Goal]:
    """Another one has the star: a horseshoe counts once it is home, so both ways count."""
    if not position.horseshoes_left:
        return
    purse = position.mover.purse
    for city in hidden_tokens(position):
        for goal in open_token_goals(position, city, "horseshoe"):
            purse_left = max(0, purse - position.house.token_price) if goal.action == BUY else purse
            yield goal._replace(extra_turns=goal.extra_turns + turns_home(travel.turns(city, purse_left)))


def fallback_goals(position: Position) -> Iterator[Goal]:
    """Whatever may bring money or luck to one who reaches nothing better, at any risk."""
    for city in hidden_tokens(position):
        yield Goal(city, BUY, 0.0, position.house.token_price, "hope")
        yield Goal(city, TRY, try_turns_after_arrival(position), 0, "hope")
    if position.bonus:
        yield Goal(CAPE_TOWN, STOP, 0.0, 0, "bonus")


def turns_home(row: TurnsByPlace) -> float:
    """Of a row of turns, those to the nearer home."""
    return min(row[PLACE_INDEX[place]] for place in HOMES)
