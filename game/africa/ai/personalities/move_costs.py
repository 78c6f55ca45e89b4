"""The cost of each move: the expected turns to the nearest goal after it.

Before a roll the cost is an expectation over the die; after it, each end of the walk has its own cost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import inf, log
from typing import NamedTuple

from game.africa.ai.personalities.goals import BUY_THERE, TRY_THERE, GoalList
from game.africa.ai.travel import TURNS_TO_BUY, TURNS_TO_TRY, TravelTimes, try_turns_after_arrival
from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.legal_moves import sea_passage
from game.africa.rules.moves import Move
from game.africa.rules.position import ARRIVED, Position

CLOSENESS_PER_TURN = 0.8
"""The weight of a goal one turn further away, where a home is chosen: many near goals are better than one."""


class MoveContext(NamedTuple):
    """The data for a choice."""

    state: Position
    travel: TravelTimes
    goals: GoalList


def move_cost(context: MoveContext, move: Move) -> float:
    """The turns to the nearest goal after a move of the seat to act; infinite if none can be reached."""
    return _COST_OF_VERB[move.verb](context, move.target)


def _start(context: MoveContext, place: str) -> float:
    purse = context.state.mover.purse

    def turns(reserve: int) -> tuple[float, ...]:
        return context.travel.turns(place, purse, reserve)

    weights = [CLOSENESS_PER_TURN**total for total in context.goals.turns_per_goal(turns)]
    if not any(weights):
        return inf
    return log(sum(weights) / len(weights)) / log(CLOSENESS_PER_TURN)


def _land(context: MoveContext, _: str) -> float:
    seat = context.state.mover
    starting_on_foot = context.travel.starting_on_foot
    return context.goals.nearest(lambda reserve: starting_on_foot(seat.place, seat.purse, reserve))


def _go(context: MoveContext, spot: str) -> float:
    return _arrival_cost(context, spot, context.state.mover.purse)


def _sail(context: MoveContext, harbour: str) -> float:
    seat = context.state.mover
    fare, drifting = sea_passage(context.state.house, seat.purse)
    turns = context.travel.voyage_turns(context.state.board.sea_route(seat.place, harbour), drifting)
    turns += context.travel.turns_per_pound * fare
    return turns + _arrival_cost(context, harbour, seat.purse - fare)


def _fly(context: MoveContext, airport: str) -> float:
    fare = context.state.house.air_fare
    turns = 1 + context.travel.turns_per_pound * fare
    return turns + _arrival_cost(context, airport, context.state.mover.purse - fare)


def _buy(context: MoveContext, _: str) -> float:
    seat = context.state.mover
    here = context.goals.cost_here(seat.place, BUY_THERE, seat.purse)
    return here if context.state.phase == ARRIVED else here + TURNS_TO_BUY


def _try(context: MoveContext, _: str) -> float:
    seat = context.state.mover
    if context.state.phase == ARRIVED:
        return context.goals.cost_here(seat.place, TRY_THERE, seat.purse)
    return _next_try_cost(context)


def _done(context: MoveContext, _: str) -> float:
    """Go elsewhere, or try here from the next turn on."""
    return min(_next_try_cost(context), _land(context, ""), _ticket_cost(context))


def _next_try_cost(context: MoveContext) -> float:
    """The cost of trying here, the first time at the start of a turn."""
    seat = context.state.mover
    here = context.goals.cost_here(seat.place, TRY_THERE, seat.purse)
    return here + TURNS_TO_TRY - try_turns_after_arrival(context.state.house)


def _skip(context: MoveContext, _: str) -> float:
    """Wait in a harbour for a free passage: the tables include the missed turn."""
    return _ticket_cost(context)


def _ticket_cost(context: MoveContext) -> float:
    seat = context.state.mover
    starting_with_ticket = context.travel.starting_with_ticket
    return context.goals.nearest(lambda reserve: starting_with_ticket(seat.place, seat.purse, reserve))


def _arrival_cost(context: MoveContext, spot: str, purse: int) -> float:
    """The cost where a move ends on this spot."""
    if spot == CAPE_TOWN:
        purse += context.state.bonus
    return context.goals.nearest(lambda reserve: context.travel.turns(spot, purse, reserve))


_COST_OF_VERB: Mapping[str, Callable[[MoveContext, str], float]] = {
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
