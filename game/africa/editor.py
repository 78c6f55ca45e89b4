"""Setting up a position of Star of Africa: where pieces stand, which tokens are turned, who has how much.

A turn is about to begin. A spot that is tapped again lets the piece stand there in another way: captured,
held, at sea on the way to another harbour. Who drifts or hides in a ship can be written as a line only.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.moves import TOKEN_KINDS
from game.africa.position import ACT, Find, Seat
from game.africa.routes import HOMES, TOKEN_CITIES
from game.africa.rules import State, parse_state
from game.contract import BadNotation
from game.draw.editor import Tool
from game.text.message import say


def brushes(state: State) -> tuple[Tool, ...]:
    """The piece whose turn it is, and the tokens."""
    return (
        Tool("piece", say("editor-africa-piece", seat=state.turn), "map-pin"),
        *(
            Tool(f"token {kind}", say("editor-africa-token", token=say(f"token-{kind}")), f"token-{kind}")
            for kind in TOKEN_KINDS
        ),
    )


def paint(state: State, brush: str, spot: str) -> State | None:
    """The piece goes there, or stands there otherwise; or the token there is turned, or turned back."""
    if brush == "piece":
        return _placed(begun(state), spot)
    if spot not in TOKEN_CITIES:
        return None
    kind = brush.removeprefix("token ")
    return _checked(_turned(state, spot, kind) if spot in state.tokens else _turned_back(state, spot))


def deeds(state: State) -> tuple[Tool, ...]:
    return (
        Tool("turn", say("editor-turn"), "arrow-left-right"),
        Tool("richer", say("editor-africa-richer"), "plus"),
        Tool("poorer", say("editor-africa-poorer"), "minus"),
        Tool("clear", say("editor-clear"), "x"),
    )


def do(state: State, deed: str) -> State | None:
    state, price = begun(state), state.house.token_price or 100
    if deed == "turn":
        return _checked(state._replace(turn=(state.turn + 1) % len(state.seats)))
    if deed == "clear":
        for city in TOKEN_CITIES:
            state = state if city in state.tokens else _turned_back(state, city)
        return _checked(state)
    purse = max(0, state.mover.purse + (price if deed == "richer" else -price))
    return _checked(state.with_mover(state.mover._replace(purse=purse)))


def begun(state: State) -> State:
    """The same table with a turn about to begin and everybody on the map; free if need be."""
    seats = tuple(seat if seat.place else _free(seat) for seat in state.seats)
    order = state.order or tuple(range(len(seats)))
    same = state._replace(seats=seats, order=order, rolls=(), phase=ACT, reason="")
    return _checked(same) or same._replace(seats=tuple(_free(seat) for seat in seats))


def _placed(state: State, spot: str) -> State | None:
    """The mover on a spot in the first way that can be; where the piece stands there already, in the next."""
    ways = [way for seat in dict.fromkeys(_ways(state, spot)) if (way := _checked(state.with_mover(seat)))]
    if not ways or ways == [state]:
        return None
    return ways[(ways.index(state) + 1) % len(ways)] if state in ways else ways[0]


def _ways(state: State, spot: str) -> Iterator[Seat]:
    """How the mover may be on a spot, if the rules allow it: free, captured, held, bound for a harbour."""
    free = _free(state.mover)._replace(place=spot)
    courses = state.board.courses(spot)
    for bound in ("", *sorted(courses, key=lambda harbour: len(courses[harbour]))):
        for captured in (False, True):
            yield free._replace(bound=bound, captured=captured)
    yield free._replace(held=state.house.slave_coast_turns)


def _free(seat: Seat) -> Seat:
    place = seat.place if seat.place and not seat.bound else next(iter(HOMES))
    return seat._replace(
        place=place, held=0, captured=False, stranded=False, bound="", drifting=False, stowaway=False
    )


def _turned(state: State, city: str, kind: str) -> State:
    index = TOKEN_KINDS.index(kind)
    bag = (*state.bag[:index], state.bag[index] - 1, *state.bag[index + 1 :])
    state = begun(state)._replace(tokens=state.tokens - {city}, bag=bag)
    return state.with_mover(state.mover._replace(found=(*state.mover.found, Find(city, kind))))


def _turned_back(state: State, city: str) -> State:
    state = begun(state)
    for number, seat in enumerate(state.seats):
        for find in seat.found:
            if find.city == city:
                index = TOKEN_KINDS.index(find.kind)
                bag = (*state.bag[:index], state.bag[index] + 1, *state.bag[index + 1 :])
                found = tuple(each for each in seat.found if each != find)
                seats = list(state.seats)
                seats[number] = seat._replace(found=found, horseshoe=False)
                state = state._replace(seats=tuple(seats), tokens=state.tokens | {city}, bag=bag)
    return state


def _checked(state: State) -> State | None:
    try:
        return parse_state(state.text())
    except BadNotation:
        return None
