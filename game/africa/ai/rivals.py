"""How far the other players are from a place."""

from __future__ import annotations

from math import inf

from game.africa.ai.travel import INDEX, Travel
from game.africa.position import Position, Seat


def turns_to(position: Position, roads: Travel, seat: Seat, place: str) -> float:
    """Expected turns of a player to a place, wherever the piece stands; infinite for who cannot go there."""
    if seat.stranded or not seat.place:
        return inf
    if seat.bound:
        way = position.board.voyage(seat.place, seat.bound)
        return roads.at_sea(way, seat.drifting) + roads.turns(seat.bound, seat.purse)[INDEX[place]]
    return seat.held + roads.turns(seat.place, seat.purse)[INDEX[place]]


def least_turns(position: Position, roads: Travel, place: str) -> float:
    """The same for that other player who is nearest."""
    return min(
        turns_to(position, roads, seat, place)
        for index, seat in enumerate(position.seats)
        if index != position.turn
    )
