"""Expected turns from any spot to every place, by land, sea and air, for a purse.

A journey is a chain of legs: walks from city to city, voyages and flights. `crossing.py` says how long a leg
takes; a passage costs money besides, so that there is a table for each number of tickets that a purse can
pay. With less money than the fare a ship costs what `penniless_sea` says: slow steps, or a turn missed.

`thrift` makes money count: a journey is then as long as its turns and its fares, at so many turns for a
pound, and the quickest journey is the one that is worth its money. `keep` is money that must be left over.

Not handled: money found on the way, and a mixed way of walking round the bedouins (a player here decides
once whether to pass them).
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from functools import lru_cache
from math import inf
from typing import NamedTuple

from game.africa.actions import STEPS_WITHOUT_DIE
from game.africa.ai.crossing import DIE_FACES, crossing
from game.africa.board import BOARDS, PLACES, Board, Path
from game.africa.options import HouseRules
from game.africa.routes import SAHARA

Row = tuple[float, ...]
"""One number for each place, in the order of `PLACES`."""

INDEX = {place: index for index, place in enumerate(PLACES)}

NOWHERE: Row = (inf,) * len(PLACES)

MOST_VOYAGES, MOST_FLIGHTS = 4, 3
"""Money beyond so many tickets makes no journey much shorter."""


class Means(NamedTuple):
    """Money for tickets, cut down to a sum of fares, and money to be kept, as far as it matters for these."""

    spend: int
    keep: int


class Leg(NamedTuple):
    """A voyage or a flight: its turns, its fare among them, and the money for tickets afterwards."""

    to: str
    turns: float
    spend: int


class Travel:
    """Journeys under one set of house rules, with money at `thrift` turns a pound."""

    def __init__(self, house: HouseRules, thrift: float = 0.0) -> None:
        self.thrift = thrift
        self._house = house
        self._board = BOARDS[house.board]
        self._freeing_moves = house.freeing_roll_moves == "yes"
        self._sums = _sums_of_fares(house)
        # Money that is kept matters in one way: who could pay the fare does not sail without it.
        self._most_kept = 0 if house.penniless_sea == "never" else house.sea_fare
        self._on_foot: dict[str, Row] = {}
        self._by_road: dict[tuple[str, Means], Row] = {}
        self._turns: dict[tuple[str, Means], Row] = {}
        self._leaving: dict[Means, dict[str, Row]] = {}
        self._arriving: dict[Means, dict[str, Row]] = {}

    def turns(self, spot: str, purse: int, keep: int = 0) -> Row:
        """Expected turns from a spot on land or a harbour to each place."""
        if purse < keep:
            return NOWHERE
        key = (spot, self._means(purse, keep))
        if key not in self._turns:
            row = _least(self.by_road(spot, purse, keep), self.by_ticket(spot, purse, keep))
            self._turns[key] = _with(row, INDEX[spot], 0.0) if spot in INDEX else row
        return self._turns[key]

    def by_road(self, spot: str, purse: int, keep: int = 0) -> Row:
        """The same where the journey begins with a walk; none leads back to where it began."""
        if purse < keep:
            return NOWHERE
        key = (spot, self._means(purse, keep))
        if key not in self._by_road:
            row = self._walk_to_tickets(spot, self._tickets(key[1]))
            self._by_road[key] = _with(row, INDEX[spot], inf) if spot in INDEX else row
        return self._by_road[key]

    def by_ticket(self, spot: str, purse: int, keep: int = 0) -> Row:
        """The same where the journey begins with a voyage or a flight."""
        if purse < keep:
            return NOWHERE
        return self._tickets(self._means(purse, keep)).get(spot, NOWHERE)

    def at_sea(self, way: Path, drifting: bool = False) -> float:
        """Expected turns for a ship on a way, or on what is left of it."""
        pace = (STEPS_WITHOUT_DIE[self._house.penniless_sea],) if drifting else DIE_FACES
        captor = next((left for left, spot in enumerate(reversed(way)) if spot in self._board.captors), 0)
        return crossing(len(way) - 1, pace, captor, self._freeing_moves)

    def on_foot(self, spot: str) -> Row:
        """Expected turns by land alone."""
        if spot not in self._on_foot:
            straight = {spot: 0, **self._board.land_steps(spot)}
            around = _steps_around_the_captor(self._board, spot)
            to_captor, from_captor = straight.get(SAHARA), self._board.land_steps(SAHARA)
            self._on_foot[spot] = tuple(
                self._walk(straight.get(place), around.get(place), to_captor, from_captor.get(place))
                for place in PLACES
            )
        return self._on_foot[spot]

    def _walk(
        self, straight: int | None, around: int | None, to_captor: int | None, from_captor: int | None
    ) -> float:
        """The quicker of the way around the captor's spot and the shortest one, should it lie on that."""
        if straight is None:
            return inf
        met = to_captor is not None and from_captor is not None and to_captor + from_captor == straight
        past = crossing(straight, DIE_FACES, (from_captor or 0) if met else 0, self._freeing_moves)
        return past if around is None else min(past, crossing(around))

    def _means(self, purse: int, keep: int) -> Means:
        spend = self._sums[bisect_right(self._sums, purse - keep) - 1]
        return Means(spend, min(keep, self._most_kept))

    def _tickets(self, means: Means) -> dict[str, Row]:
        if means not in self._leaving:
            self._compute(means)
        return self._leaving[means]

    def _compute(self, means: Means) -> None:
        """Bellman's equation over harbours and airports.

        A passage leads to the table of a smaller purse; a free one leads to this same table, which is then
        computed in rounds until nothing changes.
        """
        hubs = {**self._board.harbours, **self._board.air}
        legs = {hub: self._legs(hub, means) for hub in hubs}
        free = any(leg.spend == means.spend for each in legs.values() for leg in each)
        before: dict[str, Row] = {}
        arriving = {hub: self.on_foot(hub) for hub in hubs}
        while arriving != before:
            before = self._arriving[means] = arriving
            leaving = {hub: self._after(each, means.keep) for hub, each in legs.items() if each}
            arriving = {
                hub: _least(self._walk_to_tickets(hub, leaving), leaving.get(hub, NOWHERE)) for hub in hubs
            }
            if not free:
                break
        self._arriving[means] = arriving
        self._leaving[means] = leaving

    def _after(self, legs: list[Leg], keep: int) -> Row:
        return _least(*(_later(self._arrival(leg.to, Means(leg.spend, keep)), leg.turns) for leg in legs))

    def _arrival(self, hub: str, means: Means) -> Row:
        if means not in self._arriving:
            self._compute(means)
        return self._arriving[means][hub]

    def _legs(self, hub: str, means: Means) -> list[Leg]:
        house, board = self._house, self._board
        legs = [self._voyage(hub, harbour, means) for harbour in board.harbours.get(hub, ())]
        if means.spend >= house.air_fare:
            turns, left = 1 + self.thrift * house.air_fare, self._means(means.spend - house.air_fare, 0).spend
            legs += [Leg(airport, turns, left) for airport in board.air.get(hub, ())]
        return [leg for leg in legs if leg.turns < inf]

    def _voyage(self, hub: str, harbour: str, means: Means) -> Leg:
        """Who has the fare pays it, even for a slow ship; who has to keep it does not sail."""
        fare, rule = self._house.sea_fare, self._house.penniless_sea
        way = self._board.voyage(hub, harbour)
        if means.spend >= fare:
            left = self._means(means.spend - fare, 0).spend
            return Leg(harbour, self.at_sea(way) + self.thrift * fare, left)
        if means.spend + means.keep >= fare:
            return Leg(harbour, inf, 0)
        if rule in STEPS_WITHOUT_DIE:
            return Leg(harbour, self.at_sea(way, drifting=True), means.spend)
        hides = rule == "stowaway" and hub in self._board.islands
        return Leg(harbour, 1 + self.at_sea(way) if hides else inf, means.spend)

    def _walk_to_tickets(self, spot: str, leaving: dict[str, Row]) -> Row:
        """By land to the place itself, or to another place with a ship or a plane."""
        on_foot = self.on_foot(spot)
        turns = ((on_foot[INDEX[hub]], row) for hub, row in leaving.items())
        return _least(on_foot, *(_later(row, walk) for walk, row in turns if 0 < walk < inf))


@lru_cache(maxsize=32)
def travel(house: HouseRules, thrift: float = 0.0) -> Travel:
    """The journeys under these rules, whose tables are computed once."""
    return Travel(house, thrift)


def _sums_of_fares(house: HouseRules) -> list[int]:
    voyages, flights = range(MOST_VOYAGES + 1), range(MOST_FLIGHTS + 1)
    return sorted(
        {ships * house.sea_fare + planes * house.air_fare for ships in voyages for planes in flights}
    )


def _least(*rows: Row) -> Row:
    return tuple(map(min, *rows)) if len(rows) > 1 else rows[0]


def _later(row: Row, turns: float) -> Row:
    return tuple([turns + each for each in row])


def _with(row: Row, index: int, value: float) -> Row:
    return (*row[:index], value, *row[index + 1 :])


def _steps_around_the_captor(board: Board, start: str) -> dict[str, int]:
    """The fewest steps by land without the captor's spot; no way starts there."""
    steps = {start: 0} if start in board.land and start not in board.captors else {}
    queue = deque(steps)
    while queue:
        spot = queue.popleft()
        for neighbour in board.land[spot]:
            if neighbour not in steps and neighbour not in board.captors:
                steps[neighbour] = steps[spot] + 1
                queue.append(neighbour)
    return steps
