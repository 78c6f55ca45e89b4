"""Expected turns from any spot to every place, by land, sea and air, for a purse.

A journey is a chain of legs: walks, voyages and flights; `walking_turns.py` gives the turns of a leg. Tickets
cost money, so there is one table for each number of tickets that a purse can pay. Without the fare a ship
costs what `penniless_sea` says: slow steps, or a missed turn.

`turns_per_pound` converts fares to turns, which are added to the length of a journey: the quickest journey is
then the one that is worth its money. `reserve` is money that must be left on arrival.

Not handled: money found on the way, and a walk that avoids the bedouins only after certain rolls (here a
route passes them or does not).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from functools import lru_cache
from math import inf
from typing import NamedTuple

from game.africa.ai.walking_turns import DIE_FACES, expected_turns
from game.africa.rules.board import BOARDS, PLACES, Path
from game.africa.rules.legal_moves import STEPS_WITHOUT_DIE
from game.africa.rules.options import HouseRules
from game.africa.rules.routes import BEDOUIN_SPOT, HOMES

TurnsByPlace = tuple[float, ...]
"""One number for each place, in the order of `PLACES`."""

PLACE_INDEX = {place: index for index, place in enumerate(PLACES)}

UNREACHABLE: TurnsByPlace = (inf,) * len(PLACES)

TURNS_TO_BUY = 1.0
"""A purchase at the start of a turn takes that turn."""

TURNS_TO_TRY = 2.0
"""Expected tries: every second one succeeds."""

MAX_VOYAGES, MAX_FLIGHTS = 4, 3
"""Tickets that the tables distinguish; money for more shortens hardly any journey."""


class Budget(NamedTuple):
    """Money for tickets, rounded down to a sum of fares, and the reserve, at most the sea fare."""

    spendable: int
    reserve: int


class Leg(NamedTuple):
    """A voyage or a flight: its turns, with the fare converted, and the money for tickets after it."""

    to: str
    turns: float
    spendable_after: int


class TravelTimes:
    """The turns of journeys under one set of house rules."""

    def __init__(self, house: HouseRules, turns_per_pound: float) -> None:
        self.turns_per_pound = turns_per_pound
        self._house = house
        self._board = BOARDS[house.board]
        self._freeing_roll_moves = house.freeing_roll_moves == "yes"
        self._fare_totals = _possible_fare_totals(house)
        # A reserve above the sea fare changes nothing: players with that much money always pay for a ship.
        # Where a ship always has to be paid for (`never`), no reserve changes anything.
        self._max_reserve = 0 if house.penniless_sea == "never" else house.sea_fare
        self._walking_cache: dict[str, TurnsByPlace] = {}
        self._starting_on_foot_cache: dict[tuple[str, Budget], TurnsByPlace] = {}
        self._turns_cache: dict[tuple[str, Budget], TurnsByPlace] = {}
        self._departures: dict[Budget, dict[str, TurnsByPlace]] = {}
        self._arrivals: dict[Budget, dict[str, TurnsByPlace]] = {}

    def turns(self, spot: str, purse: int, reserve: int = 0) -> TurnsByPlace:
        """Expected turns from a spot on land or a harbour to each place."""
        if purse < reserve:
            return UNREACHABLE
        key = (spot, self._budget(purse, reserve))
        if key not in self._turns_cache:
            row = _row_minimum(
                self.starting_on_foot(spot, purse, reserve), self.starting_with_ticket(spot, purse, reserve)
            )
            self._turns_cache[key] = (
                _with_turns_at(row, PLACE_INDEX[spot], 0.0) if spot in PLACE_INDEX else row
            )
        return self._turns_cache[key]

    def turns_by_purse_left(self, spot: str, purse: int, place: str) -> Iterator[tuple[float, int]]:
        """Journeys to a place: turns and purse on arrival, each quicker and dearer than the one before."""
        quickest, best = self.turns(spot, purse)[PLACE_INDEX[place]], inf
        for spent in self._fare_totals:
            if spent > purse or best == quickest:
                return
            turns = self.turns(spot, purse, purse - spent)[PLACE_INDEX[place]]
            if turns < best:
                best = turns
                yield turns, purse - spent

    def starting_on_foot(self, spot: str, purse: int, reserve: int = 0) -> TurnsByPlace:
        """The same for journeys that begin with a walk; infinite for the place where they begin."""
        if purse < reserve:
            return UNREACHABLE
        key = (spot, self._budget(purse, reserve))
        if key not in self._starting_on_foot_cache:
            row = self._walk_to_hubs(spot, self._departures_for(key[1]))
            self._starting_on_foot_cache[key] = (
                _with_turns_at(row, PLACE_INDEX[spot], inf) if spot in PLACE_INDEX else row
            )
        return self._starting_on_foot_cache[key]

    def starting_with_ticket(self, spot: str, purse: int, reserve: int = 0) -> TurnsByPlace:
        """The same for journeys that begin with a voyage or a flight."""
        if purse < reserve:
            return UNREACHABLE
        return self._departures_for(self._budget(purse, reserve)).get(spot, UNREACHABLE)

    def voyage_turns(self, route: Path, drifting: bool = False) -> float:
        """Expected turns of a ship on a route, or on the rest of one."""
        steps_per_turn = (STEPS_WITHOUT_DIE[self._house.penniless_sea],) if drifting else DIE_FACES
        captors = (left for left, spot in enumerate(reversed(route)) if spot in self._board.capture_spots)
        steps_after_captor = next(captors, 0)
        return expected_turns(len(route) - 1, steps_per_turn, steps_after_captor, self._freeing_roll_moves)

    def walking_turns(self, spot: str) -> TurnsByPlace:
        """Expected turns by land alone."""
        if spot not in self._walking_cache:
            straight = {spot: 0, **self._board.land_distances(spot)}
            around = self._board.land_distances_around_captors(spot)
            to_captor, from_captor = straight.get(BEDOUIN_SPOT), self._board.land_distances(BEDOUIN_SPOT)
            self._walking_cache[spot] = tuple(
                self._walk_turns(straight.get(place), around.get(place), to_captor, from_captor.get(place))
                for place in PLACES
            )
        return self._walking_cache[spot]

    def _walk_turns(
        self, straight: int | None, around: int | None, to_captor: int | None, from_captor: int | None
    ) -> float:
        """The quicker of the route around the captor's spot and the shortest route, which may pass it."""
        if straight is None:
            return inf
        passes_captor = (
            to_captor is not None and from_captor is not None and to_captor + from_captor == straight
        )
        straight_turns = expected_turns(
            straight, DIE_FACES, (from_captor or 0) if passes_captor else 0, self._freeing_roll_moves
        )
        return straight_turns if around is None else min(straight_turns, expected_turns(around))

    def _budget(self, purse: int, reserve: int) -> Budget:
        spendable = self._fare_totals[bisect_right(self._fare_totals, purse - reserve) - 1]
        return Budget(spendable, min(reserve, self._max_reserve))

    def _departures_for(self, budget: Budget) -> dict[str, TurnsByPlace]:
        if budget not in self._departures:
            self._solve(budget)
        return self._departures[budget]

    def _solve(self, budget: Budget) -> None:
        """Solve Bellman's equation over harbours and airports.

        A ticket leads to the table of a smaller budget. A free passage leads to this same table, which is
        then computed in rounds until nothing changes.
        """
        hubs = {**self._board.harbours, **self._board.air}
        legs = {hub: self._legs(hub, budget) for hub in hubs}
        has_free_leg = any(leg.spendable_after == budget.spendable for each in legs.values() for leg in each)
        previous: dict[str, TurnsByPlace] = {}
        arriving = {hub: self.walking_turns(hub) for hub in hubs}
        while arriving != previous:
            previous = self._arrivals[budget] = arriving
            leaving = {hub: self._best_leg(each, budget.reserve) for hub, each in legs.items() if each}
            arriving = {
                hub: _row_minimum(self._walk_to_hubs(hub, leaving), leaving.get(hub, UNREACHABLE))
                for hub in hubs
            }
            if not has_free_leg:
                break
        self._arrivals[budget] = arriving
        self._departures[budget] = leaving

    def _best_leg(self, legs: list[Leg], reserve: int) -> TurnsByPlace:
        return _row_minimum(
            *(
                _plus_turns(self._arrival_row(leg.to, Budget(leg.spendable_after, reserve)), leg.turns)
                for leg in legs
            )
        )

    def _arrival_row(self, hub: str, budget: Budget) -> TurnsByPlace:
        if budget not in self._arrivals:
            self._solve(budget)
        return self._arrivals[budget][hub]

    def _legs(self, hub: str, budget: Budget) -> list[Leg]:
        house, board = self._house, self._board
        legs = [self._voyage_leg(hub, harbour, budget) for harbour in board.harbours.get(hub, ())]
        if budget.spendable >= house.air_fare:
            turns = 1 + self.turns_per_pound * house.air_fare
            spendable_after = self._budget(budget.spendable - house.air_fare, 0).spendable
            legs += [Leg(airport, turns, spendable_after) for airport in board.air.get(hub, ())]
        return [leg for leg in legs if leg.turns < inf]

    def _voyage_leg(self, hub: str, harbour: str, budget: Budget) -> Leg:
        """The fare is paid if there is money for it, even on a slow ship; reserved money bars the voyage."""
        fare, rule = self._house.sea_fare, self._house.penniless_sea
        route = self._board.sea_route(hub, harbour)
        if budget.spendable >= fare:
            spendable_after = self._budget(budget.spendable - fare, 0).spendable
            return Leg(harbour, self.voyage_turns(route) + self.turns_per_pound * fare, spendable_after)
        if budget.spendable + budget.reserve >= fare:
            return Leg(harbour, inf, 0)
        if rule in STEPS_WITHOUT_DIE:
            return Leg(harbour, self.voyage_turns(route, drifting=True), budget.spendable)
        stows_away = rule == "stowaway" and hub in self._board.islands
        return Leg(harbour, 1 + self.voyage_turns(route) if stows_away else inf, budget.spendable)

    def _walk_to_hubs(self, spot: str, leaving: dict[str, TurnsByPlace]) -> TurnsByPlace:
        """By land to the place itself, or to a harbour or airport and on from there."""
        walking_turns = self.walking_turns(spot)
        turns = ((walking_turns[PLACE_INDEX[hub]], row) for hub, row in leaving.items())
        return _row_minimum(walking_turns, *(_plus_turns(row, walk) for walk, row in turns if 0 < walk < inf))


@lru_cache(maxsize=32)
def travel_times(house: HouseRules, turns_per_pound: float = 0.0) -> TravelTimes:
    """The travel times under these rules, cached."""
    return TravelTimes(house, turns_per_pound)


def money_unit(house: HouseRules) -> int:
    """The price of a token, or of a sea ticket if that costs more; at least 1."""
    return max(1, house.token_price, house.sea_fare)


def try_turns_after_arrival(house: HouseRules) -> float:
    """Expected turns of trying that come after the turn of arrival."""
    return TURNS_TO_TRY / 2 if house.try_on_arrival == "yes" else TURNS_TO_TRY


def turns_home(turns: TurnsByPlace) -> float:
    """The turns to the nearer home."""
    return min(turns[PLACE_INDEX[place]] for place in HOMES)


def _possible_fare_totals(house: HouseRules) -> list[int]:
    voyages, flights = range(MAX_VOYAGES + 1), range(MAX_FLIGHTS + 1)
    return sorted(
        {ships * house.sea_fare + planes * house.air_fare for ships in voyages for planes in flights}
    )


def _row_minimum(*rows: TurnsByPlace) -> TurnsByPlace:
    return tuple(map(min, *rows)) if len(rows) > 1 else rows[0]


def _plus_turns(row: TurnsByPlace, turns: float) -> TurnsByPlace:
    return tuple([turns + each for each in row])


def _with_turns_at(row: TurnsByPlace, index: int, value: float) -> TurnsByPlace:
    return (*row[:index], value, *row[index + 1 :])
