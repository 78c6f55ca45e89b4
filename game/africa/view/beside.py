"""What stands beside the board: the table of players, what is left in the bag, and the layer of spots."""

from __future__ import annotations

from game.africa.board import Board
from game.africa.moves import TOKEN_KINDS
from game.africa.position import Position, Seat
from game.africa.view.choosing import on_the_map
from game.africa.view.places import SPOTS, Point
from game.africa.view.reach import radius
from game.africa.words import left, mark, money, note, spot_label
from game.draw.show import Card, Fact, Spot, Ui
from game.text.message import say

_MIDDLE = (500.0, 500.0)

_REACH = {"start": "start", "go": "go", "sail": "sail", "fly": "fly"}


def table(state: Position, ui: Ui) -> tuple[Card, ...]:
    """One card a seat, in playing order; the purse comes first."""
    order = state.order or range(len(state.seats))
    return tuple(card(state, seat) for seat in order)


def card(state: Position, number: int) -> Card:
    """A seat's line: what the player has, and what holds one up."""
    seat = state.seats[number]
    return Card(number, facts(state, seat), note(seat), mark(seat))


def facts(state: Position, seat: Seat) -> tuple[Fact, ...]:
    """Money, tokens turned, and what may win."""
    purse = money(state.house, seat.purse)
    count = len(seat.found)
    shown = [
        Fact("coins", purse, say("africa-fact-purse", money=purse)),
        Fact("token", say("number", value=count), say("africa-fact-found", count=count)),
    ]
    if seat.star:
        shown.append(Fact("token-star", say("number", value=1), say("africa-fact-star")))
    if seat.horseshoe:
        shown.append(Fact("token-horseshoe", say("number", value=1), say("africa-fact-horseshoe")))
    return tuple(shown)


def stock(state: Position, ui: Ui) -> tuple[Fact, ...]:
    """The tokens that are still to be turned."""
    return tuple(
        Fact(f"token-{kind}", say("number", value=count), left(kind, count))
        for kind, count in zip(TOKEN_KINDS, state.bag, strict=True)
    )


def spots(state: Position, ui: Ui) -> tuple[Spot, ...]:
    """Every spot of the board, places first, with its neighbours by land and sea."""
    at = SPOTS[state.house.board]
    chosen = {choice.spot: choice for choice in on_the_map(state, ui)}
    found = []
    for spot in state.board.spots:
        choice = chosen.get(spot)
        reach = _REACH.get(choice.verb, "no") if choice else "no"
        target = choice.target if choice else ""
        x, y = at[spot]
        label, size = spot_label(state, spot, reach), radius(spot)
        found.append(Spot(spot, x, y, label, target, near(state.board, spot), size, size))
    return tuple(found)


def near(board: Board, spot: str) -> tuple[str, ...]:
    """The spots next to a spot, by land and by sea."""
    return (*board.land.get(spot, ()), *board.sea.get(spot, ()))


def home(state: Position, ui: Ui) -> str:
    """Where the piece of whoever's turn it is stands; a home before the game has begun."""
    return state.mover.place or "tangier"


def focus(state: Position, ui: Ui) -> Point:
    """The piece of whoever's turn it is; the middle of the map before it stands anywhere."""
    place = state.mover.place
    return SPOTS[state.house.board][place] if place else _MIDDLE
