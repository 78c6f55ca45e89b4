"""The position editor: places pieces, turns tokens and changes purses.

The edited position is at the start of a turn. Another tap on the mover's spot changes how the piece stands
there: captured, missing turns, at sea to another harbour. A stranded player who gets the turn is in the game
again. Drifting and stowaway players need the notation.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.position import ACT, FoundToken, Seat
from game.africa.rules.routes import HOMES, TOKEN_CITIES
from game.africa.rules.state import State, parse_state
from game.africa.text.messages import token, token_name
from game.contract import BadNotation
from game.draw.position_editor_interface import Tool
from game.text.message import msg


def tools(state: State) -> tuple[Tool, ...]:
    """One tool for the mover's piece, and one for each kind of token."""
    return (
        Tool("piece", msg("editor-africa-piece", seat=state.seat), "map-pin"),
        *(
            Tool(
                f"token {kind}",
                msg("editor-africa-token", token=token(kind, state.house)),
                f"token-{token_name(kind, state.house)}",
            )
            for kind in TOKEN_KINDS
        ),
    )


def apply_tool(state: State, tool: str, spot: str) -> State | None:
    """Place the mover or change how it stands, turn a token or turn it back; None if that is invalid."""
    state = _at_turn_start(state)
    if tool == "piece":
        return _place_mover(state, spot)
    if spot not in TOKEN_CITIES:
        return None
    kind = tool.removeprefix("token ")
    return _valid_or_none(
        _turn_token(state, spot, kind) if spot in state.tokens else _turn_back_token(state, spot)
    )


def commands(state: State) -> tuple[Tool, ...]:
    return (
        Tool("turn", msg("editor-turn"), "arrow-left-right"),
        Tool("richer", msg("editor-africa-richer"), "plus"),
        Tool("poorer", msg("editor-africa-poorer"), "minus"),
        Tool("clear", msg("editor-clear"), "x"),
    )


def run_command(state: State, command: str) -> State | None:
    state, price = _at_turn_start(state), state.house.token_price or 100
    if command == "turn":
        following = state._replace(seat=(state.seat + 1) % len(state.seats))
        return _valid_or_none(following.with_mover(following.mover._replace(stranded=False)))
    if command == "clear":
        seats = tuple(seat._replace(horseshoe=False, found=()) for seat in state.seats)
        return _valid_or_none(state._replace(seats=seats))
    purse = max(0, state.mover.purse + (price if command == "richer" else -price))
    return _valid_or_none(state.with_mover(state.mover._replace(purse=purse)))


def _at_turn_start(state: State) -> State:
    """The same position at the start of a turn; a mover who has just boarded is in the harbour again."""
    seats = tuple(seat if seat.place else seat.moved_to(HOMES[0]) for seat in state.seats)
    order = state.order or tuple(range(len(seats)))
    started = state._replace(seats=seats, order=order, rolls=(), phase=ACT, reason="")
    mover = started.mover._replace(stranded=False)
    if mover.place in state.board.harbours:
        mover = mover._replace(destination="")
    return started.with_mover(mover)


def _place_mover(state: State, spot: str) -> State | None:
    """The mover on a spot in the first valid variant, or in the next one if it stands there already."""
    variants = [
        variant
        for seat in dict.fromkeys(_mover_variants(state, spot))
        if (variant := _valid_or_none(state.with_mover(seat)))
    ]
    if not variants or variants == [state]:
        return None
    return variants[(variants.index(state) + 1) % len(variants)] if state in variants else variants[0]


def _mover_variants(state: State, spot: str) -> Iterator[Seat]:
    """The mover on a spot, before checks: free, captured, sailing to a harbour, or missing turns."""
    mover = state.mover
    free = Seat(spot, mover.purse, mover.horseshoe, found=mover.found)
    routes = state.board.sea_routes_from(spot)
    for destination in ("", *sorted(routes, key=lambda harbour: len(routes[harbour]))):
        for captured in (False, True):
            yield free._replace(destination=destination, captured=captured)
    yield free._replace(turns_to_miss=state.house.slave_coast_turns)


def _turn_token(state: State, city: str, kind: str) -> State:
    """Turn a token, found by the mover. A horseshoe counts if the star is found already."""
    mover = state.mover
    found = mover._replace(
        found=(*mover.found, FoundToken(city, kind)),
        horseshoe=mover.horseshoe or (kind == "horseshoe" and state.star_found),
    )
    return state.with_mover(found)


def _turn_back_token(state: State, city: str) -> State:
    """Turn a token back. Without the star no horseshoe counts."""
    token = next(find for seat in state.seats for find in seat.found if find.city == city)
    return state._replace(seats=tuple(_without_token(seat, token) for seat in state.seats))


def _without_token(seat: Seat, token: FoundToken) -> Seat:
    found = tuple(find for find in seat.found if find != token)
    loses_horseshoe = token.kind == "star" or (token.kind == "horseshoe" and token in seat.found)
    return seat._replace(found=found, horseshoe=seat.horseshoe and not loses_horseshoe)


def _valid_or_none(state: State) -> State | None:
    """The state as `parse_state` reads it: the tokens on the board and in the bag follow from those found."""
    try:
        return parse_state(state.text())
    except BadNotation:
        return None
