"""The rules of Star of Africa: the effect of each move, and the sequence of turns.

After the Finnish board game by Kari Mannerla (1951), with the points on which editions differ as house
rules (`options.py`). Players' legal moves are in `legal_moves.py`, the conditions for leaving the game in
`stranding.py`, rolls for the playing order in `playing_order.py`, effects of tokens in `token_effects.py`.

A turn is one action. A die, a token and the drawn order are moves of chance; the phase says what a die is
for. Rules about stopping at Cape Town, a home or a capture spot do not apply to a piece that passes it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.africa.rules import position as phases
from game.africa.rules.board import CAPE_TOWN
from game.africa.rules.legal_moves import (
    STEPS_WITHOUT_DIE,
    can_stow_away,
    legal_moves,
    sea_passage,
    token_moves_on_arrival,
)
from game.africa.rules.moves import DIE_RESULTS, TOKEN_RESULTS, Move, playing_orders, read_move
from game.africa.rules.notation import read_position, write_position
from game.africa.rules.options import TOKEN_SETS, house_rules
from game.africa.rules.playing_order import next_to_roll, resolved_order
from game.africa.rules.position import Position, Seat
from game.africa.rules.routes import HOMES, TOKEN_CITIES
from game.africa.rules.stranding import is_stranded
from game.africa.rules.token_effects import apply_token, bag_with
from game.contract import CHANCE, HiddenDraw, Options, OptionValue

TRY_SUCCEEDS_FROM = 4
"""The lowest face that turns a token without money."""

FREED_UP_TO = 2
"""The highest face that frees a captured player."""

_DIE_ODDS = tuple((face, 1) for face in DIE_RESULTS)


class State(Position):
    """A position with the methods of `game.contract.State`."""

    __slots__ = ()

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move of the seat to act, or of chance."""
        return legal_moves(self) or tuple(move for move, _ in self.odds())

    def odds(self) -> tuple[tuple[Move, int], ...]:
        """The moves of chance with their weights: a playing order, a die or a token."""
        if self.to_act != CHANCE:
            return ()
        if self.phase == phases.TOKEN:
            return tuple((token, left) for token, left in zip(TOKEN_RESULTS, self.bag, strict=True) if left)
        if self.phase == phases.ORDER and self.house.order == "random":
            return tuple((order, 1) for order in playing_orders(len(self.seats)))
        return _DIE_ODDS

    def hidden_draw(self) -> HiddenDraw | None:
        """The place of the token being turned, if any, and of all tokens on the board."""
        if self.phase != phases.TOKEN:
            return None
        return HiddenDraw(self.mover.place, tuple(sorted(self.tokens)))

    def read_move(self, text: str) -> Move:
        """The move that `text` denotes. Raises BadNotation."""
        return read_move(text, self.board, len(self.seats))

    def play(self, move: Move) -> State:
        """The state after a legal move."""
        return _EFFECTS[move.verb](self, move.target)

    def seen_by(self, seat: int) -> State:
        """The same state: nothing is hidden, as tokens are drawn only when they are turned."""
        return self

    def text(self) -> str:
        """One line, read back by `parse_state`."""
        return write_position(self)


def new_game(options: Options, seats: int) -> State:
    """The position before the playing order is known; `options` must be complete and checked."""
    house = house_rules(options)
    return State(
        house=house,
        seats=(Seat("", house.money_start),) * seats,
        tokens=frozenset(TOKEN_CITIES),
        bag=tuple(TOKEN_SETS[house.tokens].values()),
        bonus=house.cape_town_bonus,
        rolls=() if house.order == "random" else ((),) * seats,
    )


def parse_state(text: str) -> State:
    """The state that a line by `State.text` denotes. Raises BadNotation."""
    return State(*read_position(text))


def setup_of(position: Position) -> tuple[dict[str, OptionValue], int]:
    """The options and the number of players of a position."""
    return position.house._asdict(), len(position.seats)


# Before the first turn


def _draw_order(state: State, target: str) -> State:
    return _with_order(state, tuple(int(seat) for seat in target.split()))


def _roll_for_order(state: State) -> State:
    rolls = list(state.rolls)
    rolls[state.seat] += (state.roll,)
    lead_only = state.house.order == "clockwise"
    seat = next_to_roll(rolls, lead_only)
    if seat is None:
        return _with_order(state, resolved_order(rolls, lead_only))
    return state._replace(rolls=tuple(rolls), seat=seat)


def _with_order(state: State, order: tuple[int, ...]) -> State:
    return state._replace(phase=phases.START, order=order, seat=order[0], rolls=())


def _start(state: State, home: str) -> State:
    placed = state.with_mover(state.mover.moved_to(home))
    waiting = [seat for seat in state.order if not placed.seats[seat].place]
    if waiting:
        return placed._replace(seat=waiting[0])
    return placed._replace(phase=phases.ACT, seat=state.order[0])


# Actions


def _dice_action(phase: str) -> Callable[[State, str], State]:
    """The effect of an action that begins with a die; `phase` says what the die is for."""
    return lambda state, _: state._replace(phase=phase)


def _go(state: State, spot: str) -> State:
    return _stop(state, state.mover.moved_to(spot))


def _sail(state: State, harbour: str) -> State:
    seat = state.mover
    fare, drifting = sea_passage(state.house, seat.purse)
    boarded = seat._replace(destination=harbour, purse=seat.purse - fare, drifting=drifting)
    return _onward(state.with_mover(boarded), harbour)


def _onward(state: State, _: str) -> State:
    if state.mover.drifting:
        return _move_ship(state, STEPS_WITHOUT_DIE[state.house.penniless_sea])
    return state._replace(phase=phases.SAIL_DIE)


def _fly(state: State, airport: str) -> State:
    seat = state.mover
    return _stop(state, seat._replace(purse=seat.purse - state.house.air_fare).moved_to(airport))


def _buy(state: State, _: str) -> State:
    seat = state.mover
    paid = seat._replace(purse=seat.purse - state.house.token_price)
    return state.with_mover(paid)._replace(phase=phases.TOKEN)


def _skip(state: State, _: str) -> State:
    seat = state.mover
    if seat.turns_to_miss:
        return _end_turn(state.with_mover(seat._replace(turns_to_miss=seat.turns_to_miss - 1)))
    if can_stow_away(state):
        return _end_turn(state.with_mover(seat._replace(stowaway=True)))
    return _end_turn(state)


def _done(state: State, _: str) -> State:
    return _end_turn(state)


def _end(state: State, _: str) -> State:
    return state._replace(phase=phases.OVER, reason="stranded")


# Dice


def _roll(state: State, face: str) -> State:
    return _DIE_EFFECTS[state.phase](state._replace(roll=int(face)))


def _choose_walk(state: State) -> State:
    return state._replace(phase=phases.WALK)


def _sail_by_die(state: State) -> State:
    return _move_ship(state, state.roll)


def _try_by_die(state: State) -> State:
    if state.roll >= TRY_SUCCEEDS_FROM:
        return state._replace(phase=phases.TOKEN)
    return _end_turn(state)


def _escape_by_die(state: State) -> State:
    if state.roll > FREED_UP_TO:
        return _end_turn(state)
    freed = state.with_mover(state.mover._replace(captured=False))
    if state.house.freeing_roll_moves == "no":
        return _end_turn(freed)
    return _move_ship(freed, state.roll) if freed.mover.destination else _choose_walk(freed)


# Arriving


def _move_ship(state: State, steps: int) -> State:
    """Move the ship towards its harbour; steps beyond it are lost."""
    seat = state.mover
    route = state.board.sea_route(seat.place, seat.destination)
    if steps >= len(route) - 1:
        return _stop(state, seat._replace(destination="", drifting=False).moved_to(route[-1]))
    return _stop(state, seat.moved_to(route[steps]))


def _stop(state: State, seat: Seat) -> State:
    """End the mover's move at `seat.place`: capture, Cape Town's bonus, win or token, in this order."""
    if seat.place in state.board.capture_spots:
        return _end_turn(state.with_mover(seat._replace(captured=True)))
    if seat.place == CAPE_TOWN:
        seat = seat._replace(purse=seat.purse + state.bonus)
        state = state._replace(bonus=0)
    state = state.with_mover(seat)
    if seat.place in HOMES and seat.has_winning_token:
        return _win(state, "star" if seat.star else "horseshoe")
    if any(token_moves_on_arrival(state)):
        return state._replace(phase=phases.ARRIVED)
    return _end_turn(state)


# Tokens


def _turn_token(state: State, kind: str) -> State:
    """Take the token off the board, apply its effect, and end the turn.

    Under `no_horseshoe` `wins`, the finder of the star wins at once if no horseshoe is left, except when
    caught on an island, from which no player could bring the star home. This exception also holds under
    `stranding` `no`.
    """
    seat = state.mover
    found = state._replace(tokens=state.tokens - {seat.place}, bag=bag_with(state.bag, kind, -1)).with_mover(
        apply_token(state, seat, kind)
    )
    nobody_else = kind == "star" and not found.horseshoes_left and not is_stranded(found, found.mover)
    if nobody_else and found.house.no_horseshoe == "wins":
        return _win(found, "no_horseshoe_left")
    return _end_turn(found)


# The end of a turn, and of the game


def _end_turn(state: State) -> State:
    """Take stranded seats out of the game, then pass the turn; the game is a draw if no seat is left."""
    if state.house.stranding == "yes":
        state = _take_out_stranded(state)
    seat = _next_seat(state)
    if seat is None:
        return _end(state, "")
    return state._replace(phase=phases.ACT, seat=seat)


def _take_out_stranded(state: State) -> State:
    seats = tuple(seat._replace(stranded=True) if is_stranded(state, seat) else seat for seat in state.seats)
    return state._replace(seats=seats)


def _next_seat(state: State) -> int | None:
    """The next seat in playing order that is not stranded, perhaps the mover; None if all are stranded."""
    following = state.order.index(state.seat) + 1
    for seat in (*state.order[following:], *state.order[:following]):
        if not state.seats[seat].stranded:
            return seat
    return None


def _win(state: State, reason: str) -> State:
    return state._replace(phase=phases.OVER, reason=reason)


_EFFECTS: Mapping[str, Callable[[State, str], State]] = {
    "order": _draw_order,
    "start": _start,
    "land": _dice_action(phases.WALK_DIE),
    "go": _go,
    "sail": _sail,
    "onward": _onward,
    "fly": _fly,
    "buy": _buy,
    "try": _dice_action(phases.TRY_DIE),
    "escape": _dice_action(phases.ESCAPE_DIE),
    "skip": _skip,
    "done": _done,
    "end": _end,
    "roll": _roll,
    "token": _turn_token,
}

_DIE_EFFECTS: Mapping[str, Callable[[State], State]] = {
    phases.ORDER: _roll_for_order,
    phases.WALK_DIE: _choose_walk,
    phases.SAIL_DIE: _sail_by_die,
    phases.TRY_DIE: _try_by_die,
    phases.ESCAPE_DIE: _escape_by_die,
}
