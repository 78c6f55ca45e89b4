"""What each move of a turn costs a computer player: the turns to the nearest aim that it leaves.

The die is an expectation (`crossing.py`); after a roll each end of the walk is looked at by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import log
from typing import NamedTuple

from game.africa.ai.personalities.goals import (
    BUY,
    NO_GOAL,
    TRY,
    TURNS_TO_BUY,
    TURNS_TO_TRY,
    GoalCost,
    GoalList,
    try_turns_after_arrival,
)
from game.africa.ai.travel import TravelTimes
from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.legal_moves import STEPS_WITHOUT_DIE
from game.africa.rules.moves import Move
from game.africa.rules.position import ARRIVED, Position

CLOSENESS_PER_TURN = 0.8
"""For the choice of a home, an aim a turn further away is worth so much: what counts is many near ones."""


class MoveContext(NamedTuple):
    """What a choice is made from."""

    state: Position
    travel: TravelTimes
    goals: GoalList


def move_cost(context: MoveContext, move: Move) -> GoalCost:
    """The best that a move of the seat to act leads to."""
    return _COST_OF_VERB[move.verb](context, move.target)


def _start(context: MoveContext, place: str) -> GoalCost:
    purse = context.state.mover.purse

    def turns(reserve: int) -> tuple[float, ...]:
        return context.travel.turns(place, purse, reserve)

    weights = [CLOSENESS_PER_TURN**total for total in context.goals.turns_per_goal(turns)]
    if not any(weights):
        return NO_GOAL
    return GoalCost(
        log(sum(weights) / len(weights)) / log(CLOSENESS_PER_TURN), context.goals.nearest(turns).goal
    )


def _land(context: MoveContext, _: str) -> GoalCost:
    seat = context.state.mover
    return context.goals.nearest(lambda keep: context.travel.starting_on_foot(seat.place, seat.purse, keep))


def _go(context: MoveContext, spot: str) -> GoalCost:
    return _arrival_cost(context, spot, context.state.mover.purse)


def _sail(context: MoveContext, harbour: str) -> GoalCost:
    """Whoever has the fare pays it; without it the ship is slow, or free after a turn missed."""
    house, seat = context.state.house, context.state.mover
    fare = house.sea_fare if seat.purse >= house.sea_fare else 0
    drifting = seat.purse < house.sea_fare and house.penniless_sea in STEPS_WITHOUT_DIE
    turns = context.travel.voyage_turns(context.state.board.sea_route(seat.place, harbour), drifting)
    return _plus_turns(
        _arrival_cost(context, harbour, seat.purse - fare), turns + context.travel.turns_per_pound * fare
    )


def _fly(context: MoveContext, airport: str) -> GoalCost:
    fare = context.state.house.air_fare
    return _plus_turns(
        _arrival_cost(context, airport, context.state.mover.purse - fare),
        1 + context.travel.turns_per_pound * fare,
    )


def _buy(context: MoveContext, _: str) -> GoalCost:
    seat = context.state.mover
    here = context.goals.cost_here(seat.place, BUY, seat.purse)
    return here if context.state.phase == ARRIVED else _plus_turns(here, TURNS_TO_BUY)


def _try(context: MoveContext, _: str) -> GoalCost:
    seat = context.state.mover
    here = context.goals.cost_here(seat.place, TRY, seat.purse)
    return (
        here
        if context.state.phase == ARRIVED
        else _plus_turns(here, TURNS_TO_TRY - try_turns_after_arrival(context.state))
    )


def _done(context: MoveContext, _: str) -> GoalCost:
    """To go elsewhere, or to try here from the next turn on."""
    seat = context.state.mover
    here = context.goals.cost_here(seat.place, TRY, seat.purse)
    tries = _plus_turns(here, TURNS_TO_TRY - try_turns_after_arrival(context.state))
    return min(tries, _land(context, ""), _ticket_cost(context), key=lambda found: found.turns)


def _skip(context: MoveContext, _: str) -> GoalCost:
    """To wait in a harbour for a free passage: the tables count the turn missed."""
    return _ticket_cost(context)


def _ticket_cost(context: MoveContext) -> GoalCost:
    seat = context.state.mover
    return context.goals.nearest(
        lambda keep: context.travel.starting_with_ticket(seat.place, seat.purse, keep)
    )


def _arrival_cost(context: MoveContext, spot: str, purse: int) -> GoalCost:
    """A move has ended here."""
    if spot == CAPE_TOWN:
        purse += context.state.bonus
    return context.goals.nearest(lambda keep: context.travel.turns(spot, purse, keep))


def _plus_turns(cost: GoalCost, turns: float) -> GoalCost:
    return cost._replace(turns=cost.turns + turns)


_COST_OF_VERB: Mapping[str, Callable[[MoveContext, str], GoalCost]] = {
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
