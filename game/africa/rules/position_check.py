"""Checks of a position read from outside, so that the rules can trust it.

They cover what the rules rely on, not whether the position can arise in a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.africa.rules import position as phases
from game.africa.rules.board import SLAVE_COAST
from game.africa.rules.legal_moves import has_free_passage, has_slow_free_ships, token_moves_on_arrival
from game.africa.rules.playing_order import MAX_ROLLS, next_to_roll
from game.africa.rules.position import SEATS, Position, Seat
from game.africa.rules.routes import TOKEN_CITIES
from game.africa.rules.stranding import no_player_can_win

PURSES = range(10**9)
"""More money than all options together can give."""

WINNING_REASONS = frozenset({"star", "horseshoe", "no_horseshoe_left"})


def is_consistent(position: Position) -> bool:
    """True if all parts of the position agree with each other."""
    return (
        len(position.seats) in SEATS
        and position.phase in phases.PHASES
        and position.seat in range(len(position.seats))
        and position.roll in range(7)
        and position.bonus in (0, position.house.cape_town_bonus)
        and _tokens_fit(position)
        and _order_fits(position)
        and all(_seat_fits(position, number) for number in range(len(position.seats)))
        and (position.phase == phases.OVER or not position.reason)
        and (position.phase in (phases.ORDER, phases.START) or _PHASE_CHECKS[position.phase](position))
    )


def _tokens_fit(position: Position) -> bool:
    """True if no city is found twice, and no kind more often than the set has it."""
    finds = sum(len(seat.found) for seat in position.seats)
    remaining = len(position.tokens)
    return (
        remaining == len(TOKEN_CITIES) - finds and remaining == sum(position.bag) and min(position.bag) >= 0
    )


def _order_fits(position: Position) -> bool:
    if position.phase != phases.ORDER:
        return sorted(position.order) == [*range(len(position.seats))] and not position.rolls
    if position.house.order == "random":
        return not position.order and not position.rolls and position.seat == 0
    return (
        not position.order
        and len(position.rolls) == len(position.seats)
        and all(die in range(1, 7) for dice in position.rolls for die in dice)
        and max(map(len, position.rolls)) <= MAX_ROLLS
        and next_to_roll(position.rolls, position.house.order == "clockwise") == position.seat
    )


def _seat_fits(position: Position, number: int) -> bool:
    seat = position.seats[number]
    return (
        seat.purse in PURSES
        and _place_fits(position, number)
        and (not seat.captured or seat.place in position.board.capture_spots)
        and (not seat.turns_to_miss or seat.place == SLAVE_COAST)
        and seat.turns_to_miss in range(position.house.slave_coast_turns + 1)
        and (not seat.horseshoe or _has_late_horseshoe(position, seat))
        and (not seat.drifting or (seat.destination != "" and has_slow_free_ships(position.house)))
        and (not seat.stowaway or has_free_passage(position, seat.place))
        and (not seat.stranded or position.house.stranding == "yes")
    )


def _place_fits(position: Position, number: int) -> bool:
    seat, board = position.seats[number], position.board
    if not seat.place:
        return not seat.destination and not _is_placed(position, number)
    boarding = position.phase == phases.SAIL_DIE and position.seat == number
    if seat.place in board.harbours and seat.destination:
        return boarding and seat.destination in board.harbours[seat.place]
    if seat.destination:
        return seat.place in board.sea and seat.destination in board.sea_routes_from(seat.place)
    on_land = seat.place in board.land or seat.place in board.harbours
    return on_land and _is_placed(position, number)


def _is_placed(position: Position, number: int) -> bool:
    """True if the seat has chosen its home."""
    if position.phase == phases.ORDER:
        return False
    order = position.order
    return position.phase != phases.START or order.index(number) < order.index(position.seat)


def _has_late_horseshoe(position: Position, seat: Seat) -> bool:
    return position.star_found and any(find.kind == "horseshoe" for find in seat.found)


def _on_foot(position: Position) -> bool:
    seat = position.mover
    return seat.place in position.board.land and not (seat.captured or seat.turns_to_miss or seat.destination)


def _at_token(position: Position) -> bool:
    return position.mover.place in position.tokens and not position.mover.turns_to_miss


def _is_over(position: Position) -> bool:
    if position.reason == "stranded":
        return no_player_can_win(position)
    return position.reason in WINNING_REASONS and position.mover.has_winning_token


_PHASE_CHECKS: Mapping[str, Callable[[Position], bool]] = {
    phases.ACT: lambda position: not position.mover.stranded,
    phases.WALK_DIE: _on_foot,
    phases.WALK: lambda position: _on_foot(position) and position.roll > 0,
    phases.SAIL_DIE: lambda position: (
        position.mover.destination != "" and not (position.mover.drifting or position.mover.captured)
    ),
    phases.ESCAPE_DIE: lambda position: position.mover.captured,
    phases.TRY_DIE: _at_token,
    phases.ARRIVED: lambda position: _at_token(position) and any(token_moves_on_arrival(position)),
    phases.TOKEN: _at_token,
    phases.OVER: _is_over,
}
"""The condition of each phase on the mover."""
