"""What stands beside the board: the table of players, what is left in the bag, and the layer of spots."""

from __future__ import annotations

from game.africa.rules.board import Board
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.position import Position, Seat
from game.africa.text.messages import money, spot_label, status_icon, status_note, tokens_left
from game.africa.view.highlights import spot_radius
from game.africa.view.input import selectable_spots
from game.africa.view.layout import SPOTS, Point
from game.draw.presentation import BoardSpot, PlayerCard, Stat, Ui
from game.text.message import msg

_MAP_CENTRE = (500.0, 500.0)

_REACHED_BY = {"start": "start", "go": "go", "sail": "sail", "fly": "fly"}


def player_cards(state: Position, ui: Ui) -> tuple[PlayerCard, ...]:
    """One card a seat, in playing order; the purse comes first."""
    order = state.order or range(len(state.seats))
    return tuple(player_card(state, seat) for seat in order)


def player_card(state: Position, number: int) -> PlayerCard:
    """A seat's line: what the player has, and what holds one up."""
    seat = state.seats[number]
    return PlayerCard(number, player_stats(state, seat), status_note(seat), status_icon(seat))


def player_stats(state: Position, seat: Seat) -> tuple[Stat, ...]:
    """Money, tokens turned, and what may win."""
    purse = money(state.house, seat.purse)
    count = len(seat.found)
    shown = [
        Stat("coins", purse, msg("africa-fact-purse", money=purse)),
        Stat("token", msg("number", value=count), msg("africa-fact-found", count=count)),
    ]
    if seat.star:
        shown.append(Stat("token-star", msg("number", value=1), msg("africa-fact-star")))
    if seat.horseshoe:
        shown.append(Stat("token-horseshoe", msg("number", value=1), msg("africa-fact-horseshoe")))
    return tuple(shown)


def shared_stats(state: Position, ui: Ui) -> tuple[Stat, ...]:
    """The tokens that are still to be turned."""
    return tuple(
        Stat(f"token-{kind}", msg("number", value=count), tokens_left(kind, count))
        for kind, count in zip(TOKEN_KINDS, state.bag, strict=True)
    )


def spots(state: Position, ui: Ui) -> tuple[BoardSpot, ...]:
    """Every spot of the board, places first, with its neighbours by land and sea."""
    at = SPOTS[state.house.board]
    chosen = {choice.spot: choice for choice in selectable_spots(state, ui)}
    found = []
    for spot in state.board.spots:
        choice = chosen.get(spot)
        reached_by = _REACHED_BY.get(choice.verb, "no") if choice else "no"
        target = choice.target if choice else ""
        x, y = at[spot]
        label, size = spot_label(state, spot, reached_by), spot_radius(spot)
        found.append(BoardSpot(spot, x, y, label, target, neighbours(state.board, spot), size, size))
    return tuple(found)


def neighbours(board: Board, spot: str) -> tuple[str, ...]:
    """The spots next to a spot, by land and by sea."""
    return (*board.land.get(spot, ()), *board.sea.get(spot, ()))


def start_spot(state: Position, ui: Ui) -> str:
    """Where the piece of whoever's turn it is stands; a home before the game has begun."""
    return state.mover.place or "tangier"


def camera_target(state: Position, ui: Ui) -> Point:
    """The piece of whoever's turn it is; the middle of the map before it stands anywhere."""
    place = state.mover.place
    return SPOTS[state.house.board][place] if place else _MAP_CENTRE
