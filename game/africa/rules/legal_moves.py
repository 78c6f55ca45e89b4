"""The legal moves of a player in each phase, given place, money and house rules.

Their effects and the moves of chance are in `state.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.africa.rules.board import Board
from game.africa.rules.moves import BUY, DONE, END, ESCAPE, LAND, ONWARD, SKIP, START_MOVES, TRY, Move
from game.africa.rules.options import HouseRules
from game.africa.rules.position import ACT, ARRIVED, START, WALK, Position, Seat
from game.africa.rules.stranding import no_player_can_win

STEPS_WITHOUT_DIE = {"two_steps": 2, "one_step": 1}
"""Steps per turn of a ship whose passenger could not pay, for these values of `penniless_sea`."""


def has_slow_free_ships(house: HouseRules) -> bool:
    """Whether every ship takes a player without the fare, slowly and without a die."""
    return house.penniless_sea in STEPS_WITHOUT_DIE


def sea_passage(house: HouseRules, purse: int) -> tuple[int, bool]:
    """The fare that a player pays for a voyage, and whether the ship drifts: slow, without a die.

    A player with the fare pays it; others sail free as `penniless_sea` allows.
    """
    if purse >= house.sea_fare:
        return house.sea_fare, False
    return 0, has_slow_free_ships(house)


def legal_moves(position: Position) -> tuple[Move, ...]:
    """Every move of the seat to act, in a stable order; empty if chance decides or the game is over."""
    if position.phase == ACT:
        actions = tuple(_actions(position)) or (SKIP,)
        return (*actions, END) if no_player_can_win(position) else actions
    if position.phase == WALK:
        return _walk_moves(position.board, position.mover.place, position.roll)
    if position.phase == ARRIVED:
        return (*token_moves_on_arrival(position), DONE)
    return START_MOVES if position.phase == START else ()


@cache
def _walk_moves(board: Board, spot: str, roll: int) -> tuple[Move, ...]:
    return tuple(Move("go", end) for end in board.walks_by_end(spot, roll))


def token_moves_on_arrival(position: Position) -> Iterator[Move]:
    """The moves that turn a token on the mover's spot in the turn of the arrival."""
    return _token_moves(position, may_try=position.house.try_on_arrival == "yes")


def _actions(position: Position) -> Iterator[Move]:
    """The actions at the start of a turn; none if the mover can only pass."""
    seat = position.mover
    if seat.turns_to_miss:
        return
    if seat.captured:
        yield ESCAPE
    elif seat.destination:
        yield ONWARD
    else:
        yield from _travel_moves(position)
        yield from _token_moves(position, may_try=True)
        if can_stow_away(position):
            yield SKIP


def _travel_moves(position: Position) -> Iterator[Move]:
    seat, board = position.mover, position.board
    if seat.place in board.land:
        yield LAND
    if seat.place in board.harbours and _can_sail(position):
        yield from (Move("sail", harbour) for harbour in board.harbours[seat.place])
    if seat.place in board.air and seat.purse >= position.house.air_fare:
        yield from (Move("fly", airport) for airport in board.air[seat.place])


def _token_moves(position: Position, may_try: bool) -> Iterator[Move]:
    if position.mover.place in position.tokens:
        if position.mover.purse >= position.house.token_price:
            yield BUY
        if may_try:
            yield TRY


def _can_sail(position: Position) -> bool:
    seat, house = position.mover, position.house
    return seat.purse >= house.sea_fare or seat.stowaway or has_slow_free_ships(house)


def sails_free(house: HouseRules, seat: Seat) -> bool:
    """Whether a stowaway's next voyage costs nothing; one who has found money pays."""
    return seat.stowaway and seat.purse < house.sea_fare


def can_stow_away(position: Position) -> bool:
    """True if the mover may miss a turn for a free passage: in an island harbour, without the fare."""
    seat = position.mover
    can_wait = has_free_passage(position, seat.place) and not seat.stowaway
    return can_wait and seat.purse < position.house.sea_fare


def has_free_passage(position: Position, place: str) -> bool:
    """Whether stowaways may leave from this place: it is an island harbour."""
    board = position.board
    return position.house.penniless_sea == "stowaway" and place in board.islands and place in board.harbours
