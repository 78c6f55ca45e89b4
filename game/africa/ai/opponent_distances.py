"""The distances of other players to a place."""

from __future__ import annotations

from math import inf

from game.africa.ai.travel import PLACE_INDEX, TravelTimes
from game.africa.rules.position import Position, Seat


def turns_to(position: Position, travel: TravelTimes, seat: Seat, place: str) -> float:
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
        turns_to(position, travel, seat, place)
        for index, seat in enumerate(position.seats)
        if index != position.turn
    )
