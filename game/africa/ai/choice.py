"""What each move of a turn costs a computer player: the turns to the nearest aim that it leaves.

The die is an expectation (`crossing.py`); after a roll each end of the walk is looked at by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log
from typing import NamedTuple

from game.africa.actions import STEPS_WITHOUT_DIE
from game.africa.ai.aims import BUY, NOTHING, TRY, TURNS_TO_BUY, TURNS_TO_TRY, Plan, Prospect, turns_to_try
from game.africa.ai.travel import Travel
from game.africa.board import CAPE_TOWN
from game.africa.moves import Move
from game.africa.position import ARRIVED, Position

CLOSE = 0.8
"""For the choice of a home, an aim a turn further away is worth so much: what counts is many near ones."""


class Desk(NamedTuple):
    """What a choice is made from."""

    state: Position
    roads: Travel
    plan: Plan


def prospect(desk: Desk, move: Move) -> Prospect:
    """The best that a move of the seat to act leads to."""
    return _PROSPECTS[move.verb](desk, move.target)


def _start(desk: Desk, place: str) -> Prospect:
    purse = desk.state.mover.purse

    def turns(keep: int) -> tuple[float, ...]:
        return desk.roads.turns(place, purse, keep)

    pull = [CLOSE**total for total in desk.plan.totals(turns)]
    if not any(pull):
        return NOTHING
    return Prospect(log(sum(pull) / len(pull)) / log(CLOSE), desk.plan.nearest(turns).aim)


def _land(desk: Desk, _: str) -> Prospect:
    seat = desk.state.mover
    return desk.plan.nearest(lambda keep: desk.roads.by_road(seat.place, seat.purse, keep))


def _go(desk: Desk, spot: str) -> Prospect:
    return _stop(desk, spot, desk.state.mover.purse)


def _sail(desk: Desk, harbour: str) -> Prospect:
    """Whoever has the fare pays it; without it the ship is slow, or free after a turn missed."""
    house, seat = desk.state.house, desk.state.mover
    fare = house.sea_fare if seat.purse >= house.sea_fare else 0
    drifting = seat.purse < house.sea_fare and house.penniless_sea in STEPS_WITHOUT_DIE
    turns = desk.roads.at_sea(desk.state.board.voyage(seat.place, harbour), drifting)
    return _later(_stop(desk, harbour, seat.purse - fare), turns + desk.roads.thrift * fare)


def _fly(desk: Desk, airport: str) -> Prospect:
    fare = desk.state.house.air_fare
    return _later(_stop(desk, airport, desk.state.mover.purse - fare), 1 + desk.roads.thrift * fare)


def _buy(desk: Desk, _: str) -> Prospect:
    seat = desk.state.mover
    here = desk.plan.here(seat.place, BUY, seat.purse)
    return here if desk.state.phase == ARRIVED else _later(here, TURNS_TO_BUY)


def _try(desk: Desk, _: str) -> Prospect:
    seat = desk.state.mover
    here = desk.plan.here(seat.place, TRY, seat.purse)
    return here if desk.state.phase == ARRIVED else _later(here, TURNS_TO_TRY - turns_to_try(desk.state))


def _done(desk: Desk, _: str) -> Prospect:
    """To go elsewhere, or to try here from the next turn on."""
    seat = desk.state.mover
    here = desk.plan.here(seat.place, TRY, seat.purse)
    tries = _later(here, TURNS_TO_TRY - turns_to_try(desk.state))
    return min(tries, _land(desk, ""), _by_ticket(desk), key=lambda found: found.turns)


def _skip(desk: Desk, _: str) -> Prospect:
    """To wait in a harbour for a free passage: the tables count the turn missed."""
    return _by_ticket(desk)


def _by_ticket(desk: Desk) -> Prospect:
    seat = desk.state.mover
    return desk.plan.nearest(lambda keep: desk.roads.by_ticket(seat.place, seat.purse, keep))


def _stop(desk: Desk, spot: str, purse: int) -> Prospect:
    """A move has ended here."""
    if spot == CAPE_TOWN:
        purse += desk.state.bonus
    return desk.plan.nearest(lambda keep: desk.roads.turns(spot, purse, keep))


def _later(found: Prospect, turns: float) -> Prospect:
    return found._replace(turns=found.turns + turns)


_PROSPECTS: Mapping[str, Callable[[Desk, str], Prospect]] = {
    "start": _start,
    "land": _land,
    "go": _go,
    "sail": _sail,
    "fly": _fly,
    "buy": _buy,
    "try": _try,
    "done": _done,
    "skip": _skip,
}
