"""The other players: when they move, and how far they are from a place."""

from __future__ import annotations

from collections.abc import Iterator
from math import inf

from game.africa.ai.travel import PLACE_INDEX, TravelTimes
from game.africa.rules.position import Position, Seat


def opponents_in_order(position: Position) -> Iterator[tuple[Seat, float]]:
    """The other players in playing order, each with the turns until its next move, less one.

    Less one, since the expected turns of a journey (`travel.py`) count that move.
    """
    seats, mover = len(position.seats), position.order.index(position.seat)
    for later, index in enumerate((*position.order[mover + 1 :], *position.order[:mover]), start=1):
        seat = position.seats[index]
        yield seat, later / seats - 1 + seat.turns_to_miss


def _turns_to(position: Position, travel: TravelTimes, seat: Seat, place: str) -> float:
    """Expected turns of a player to a place, from sea too; infinite if the player cannot go there."""
    if seat.stranded or not seat.place:
        return inf
    if seat.destination:
        route = position.board.sea_route(seat.place, seat.destination)
        return (
            travel.voyage_turns(route, seat.drifting)
            + travel.turns(seat.destination, seat.purse)[PLACE_INDEX[place]]
        )
    return seat.turns_to_miss + travel.turns(seat.place, seat.purse)[PLACE_INDEX[place]]


def nearest_opponent_turns(position: Position, travel: TravelTimes, place: str) -> float:
    """Expected turns of the nearest other player to a place."""
    return min(
        _turns_to(position, travel, seat, place)
        for index, seat in enumerate(position.seats)
        if index != position.seat
    )
