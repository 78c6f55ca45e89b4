"""What each move of a turn is worth: the outlook after it, as an expectation over dice and tokens.

After a roll the best end of the walk counts, and on arrival at a token the better of turning it and leaving
it. A try counts both its ends; a voyage of several turns counts by its expected turns.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, Protocol

from game.africa.actions import STEPS_WITHOUT_DIE
from game.africa.ai.reach import journeys
from game.africa.board import CAPE_TOWN, GOLD_COAST, SLAVE_COAST
from game.africa.effects import GOLD_COAST_PAYS, gem_worth
from game.africa.moves import TOKEN_KINDS, Move
from game.africa.position import Position
from game.africa.rules import TRY_SUCCEEDS_FROM

CHANCE_OF_A_TRY = (7 - TRY_SUCCEEDS_FROM) / 6

TURNS_CAPTURED = 2.5
"""Turns that pass in captivity, what the throw that frees gains counted."""

BOLDNESS = 0.1
"""What is added for turning a token where nobody would dare."""


class Stand(NamedTuple):
    """Where a move leaves a player: the spot, the purse, turns that pass before the next move from there, and
    the money that still waits in Cape Town.
    """

    spot: str
    purse: int
    delay: float
    bonus: int


class Prospects(Protocol):
    """Chances from where a move leaves the piece."""

    def staying(self, stand: Stand) -> float:
        """With all tokens as they lie."""

    def turned(self, stand: Stand) -> float:
        """With the token of this spot gone, which was nothing to win with."""

    def carrying(self, stand: Stand) -> float:
        """With something to win with, just found here."""


class Ahead:
    """The moves of the seat to act, valued by what `prospects` says of their ends."""

    def __init__(self, position: Position, prospects: Prospects) -> None:
        self._position = position
        self._prospects = prospects
        self._ends: dict[str, float] = {}

    def value(self, move: Move) -> float:
        """The chance after a move of the seat to act."""
        return _VALUES[move.verb](self, move.target)

    def stands(self, move: Move) -> Iterator[Stand]:
        """Where the move leads: for a walk the best end of each roll."""
        if move.verb == "land":
            yield from (self._at(self._best_end(roll)) for roll in range(1, 7))
        elif move.verb == "sail":
            yield self._after_sailing(move.target)
        elif move.verb == "fly":
            yield self._at(move.target, self._position.house.air_fare)
        else:
            yield self._at(move.target or self._position.mover.place)

    def _at(self, spot: str, paid: int = 0, delay: float = 0.0) -> Stand:
        """The mover has stopped there; the first in Cape Town takes the bonus."""
        purse, bonus = self._position.mover.purse - paid, self._position.bonus
        if spot == CAPE_TOWN:
            purse, bonus = purse + bonus, 0
        if spot in self._position.board.captors:
            delay += TURNS_CAPTURED
        return Stand(spot, purse, delay, bonus)

    def _arrived(self, stand: Stand) -> float:
        """The token may be turned at once."""
        stays = self._prospects.staying(stand)
        price = self._position.house.token_price
        if stand.delay or stand.spot not in self._position.tokens or stand.purse < price:
            return stays
        return max(stays, self._turning(stand._replace(purse=stand.purse - price)))

    def _turning(self, stand: Stand) -> float:
        """The token here is turned, already paid for: an expectation over the bag."""
        counts = zip(TOKEN_KINDS, self._position.bag, strict=True)
        total = sum(count * self._found(kind, stand) for kind, count in counts if count)
        return total / sum(self._position.bag) + BOLDNESS * _nobody_would_dare(self._position)

    def _found(self, kind: str, stand: Stand) -> float:
        house = self._position.house
        if kind == "star" or (kind == "horseshoe" and self._position.star_found):
            return self._prospects.carrying(stand)
        if kind == "robber":
            return self._prospects.turned(stand._replace(purse=0))
        if kind == "blank" and stand.spot == SLAVE_COAST:
            return self._prospects.turned(stand._replace(delay=house.slave_coast_turns))
        worth = (gem_worth(house, kind) or 0) * (GOLD_COAST_PAYS if stand.spot == GOLD_COAST else 1)
        return self._prospects.turned(stand._replace(purse=stand.purse + worth))

    def _land(self, _: str) -> float:
        return sum(self._go(self._best_end(roll)) for roll in range(1, 7)) / 6

    def _best_end(self, roll: int) -> str:
        return max(self._position.board.walks(self._position.mover.place, roll), key=self._go)

    def _go(self, spot: str) -> float:
        if spot not in self._ends:
            self._ends[spot] = self._arrived(self._at(spot))
        return self._ends[spot]

    def _sail(self, harbour: str) -> float:
        return self._arrived(self._after_sailing(harbour))

    def _after_sailing(self, harbour: str) -> Stand:
        """Who has the fare pays it; who has not is slow, or has waited for a free passage."""
        house, seat = self._position.house, self._position.mover
        fare = house.sea_fare if seat.purse >= house.sea_fare else 0
        drifting = seat.purse < house.sea_fare and house.penniless_sea in STEPS_WITHOUT_DIE
        turns = journeys(house).at_sea(seat.place, harbour, drifting)
        return self._at(harbour, fare, turns - 1)

    def _fly(self, airport: str) -> float:
        return self._arrived(self._at(airport, self._position.house.air_fare))

    def _buy(self, _: str) -> float:
        return self._turning(self._here(paid=self._position.house.token_price))

    def _try(self, _: str) -> float:
        succeeds = self._turning(self._here())
        return CHANCE_OF_A_TRY * succeeds + (1 - CHANCE_OF_A_TRY) * self._stay("")

    def _stay(self, home: str) -> float:
        """At home, when it is chosen; else here, where the turn ends."""
        return self._prospects.staying(self._here()._replace(spot=home or self._position.mover.place))

    def _wait(self, _: str) -> float:
        """A turn missed for a free passage, which the tables count with the passage."""
        return self._prospects.staying(self._here(delay=-1.0))

    def _here(self, paid: int = 0, delay: float = 0.0) -> Stand:
        seat = self._position.mover
        return Stand(seat.place, seat.purse - paid, delay, self._position.bonus)


def _nobody_would_dare(position: Position) -> bool:
    """More robbers than gems are left and the star is hidden: all might wait for ever for another one to turn
    a token.
    """
    left = dict(zip(TOKEN_KINDS, position.bag, strict=True))
    gems = sum(count for kind, count in left.items() if gem_worth(position.house, kind) is not None)
    return not position.star_found and left["robber"] > gems


_VALUES: Mapping[str, Callable[[Ahead, str], float]] = {
    "start": Ahead._stay,
    "land": Ahead._land,
    "go": Ahead._go,
    "sail": Ahead._sail,
    "fly": Ahead._fly,
    "buy": Ahead._buy,
    "try": Ahead._try,
    "done": Ahead._stay,
    "skip": Ahead._wait,
}
