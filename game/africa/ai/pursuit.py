"""The chance to win once the star is found: the way home, or the race for a horseshoe.

A horseshoe wins if it is home before everybody who carries something, so a token is worth turning by the
turns to it and home from there. Two tokens in a row are looked at: the first may be no horseshoe.

Turns are compared as if each journey's length were spread by the logistic distribution; who else may find a
horseshoe meanwhile counts as a small risk every turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import exp, inf, sqrt

from game.africa.ai.ahead import Stand
from game.africa.ai.reach import Journeys, brought_home, journeys
from game.africa.ai.travel import INDEX, Row
from game.africa.board import PLACES
from game.africa.position import Position, Seat
from game.africa.routes import HOMES

RISK = 0.05
"""The chance a turn that somebody else wins with a horseshoe not found yet."""

SPREAD, LEAST = 0.48, 0.18
"""How the turns of a journey are spread: by the root of their number, and at least."""

CLOSEST = 6
"""Of how many tokens, those with the shortest way there and home, the first is chosen."""


class Pursuit:
    """`ahead.Prospects` once the star is found, for the seat whose turn it is."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._journeys = journeys(position.house)
        self._carries = position.mover.may_win
        self._cities = [INDEX[city] for city in PLACES if city in position.tokens]
        self._runners = list(_runners(position, self._journeys))
        self._density = position.horseshoes_left / max(1, len(self._cities))

    def staying(self, stand: Stand) -> float:
        return self._with(stand, self._cities)

    def turned(self, stand: Stand) -> float:
        here = INDEX[stand.spot]
        return self._with(stand, [place for place in self._cities if place != here])

    def carrying(self, stand: Stand) -> float:
        return self._unbeaten(self._journeys.home(stand.spot, stand.purse))

    def chance(self, outlook: float) -> float:
        """An outlook is a chance to win already."""
        return outlook

    def aim(self, stand: Stand) -> str:
        """The token to turn next; empty if none is reached in time."""
        tries = self._tries(stand.spot, stand.purse, stand.delay, self._cities, more=True)
        chance, place = max(tries, default=(0.0, 0))
        return PLACES[place] if chance else ""

    def nearer_home(self, stand: Stand) -> str:
        return min(HOMES, key=lambda home: self._journeys.turns_to(stand.spot, stand.purse, home))

    def _with(self, stand: Stand, cities: list[int]) -> float:
        if self._carries:
            return self._home_first(stand)
        return self._fetch(stand.spot, stand.purse, stand.delay, cities, more=True)

    def _home_first(self, stand: Stand) -> float:
        if stand.spot in HOMES and not stand.delay:
            return 1.0
        turns = self._journeys.home(stand.spot, stand.purse) + stand.delay
        return brought_home(turns, self._density) * self._before_runners(turns)

    def _fetch(self, spot: str, purse: int, delay: float, cities: list[int], more: bool) -> float:
        """The chance with the best token to turn next."""
        return max((chance for chance, _ in self._tries(spot, purse, delay, cities, more)), default=0.0)

    def _tries(
        self, spot: str, purse: int, delay: float, cities: list[int], more: bool
    ) -> Iterator[tuple[float, int]]:
        """Tokens to turn next, each by what comes of it if it is a horseshoe, and if it is none."""
        there = self._journeys.to_tokens(spot, purse)
        left = max(0, purse - self._position.house.token_price)
        for place in self._closest(there, left, cities):
            turns, city = delay + there[place], PLACES[place]
            chance = self._density * self._unbeaten(turns + self._journeys.home(city, left))
            if more and turns < inf:
                others = [other for other in cities if other != place]
                chance += (1 - self._density) * self._fetch(city, left, turns, others, more=False)
            yield chance, place

    def _closest(self, there: Row, purse: int, cities: list[int]) -> list[int]:
        return sorted(cities, key=lambda place: there[place] + self._journeys.home(PLACES[place], purse))[
            :CLOSEST
        ]

    def _unbeaten(self, turns: float) -> float:
        """Nobody is home within so many turns."""
        return exp(-RISK * max(0.0, turns)) * self._before_runners(turns)

    def _before_runners(self, turns: float) -> float:
        chance = 1.0
        for runner in self._runners:
            spread = SPREAD * sqrt(max(0.0, runner)) + LEAST
            chance *= 0.0 if turns == inf else 1 / (1 + exp(min((turns - runner) / spread, 700.0)))
        return chance


def _runners(position: Position, journeys: Journeys) -> Iterator[float]:
    """The turns to home of every other player who carries something."""
    seats, at = len(position.seats), position.order.index(position.turn)
    for later, index in enumerate((*position.order[at + 1 :], *position.order[:at]), start=1):
        seat = position.seats[index]
        if seat.may_win and not seat.stranded:
            yield later / seats - 1 + seat.held + _way_home(seat, journeys)


def _way_home(seat: Seat, journeys: Journeys) -> float:
    if not seat.bound:
        return journeys.home(seat.place, seat.purse)
    return journeys.at_sea(seat.place, seat.bound, seat.drifting) + journeys.home(seat.bound, seat.purse)
