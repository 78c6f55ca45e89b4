"""The content beside the board: player cards, tokens left, and the spots of the accessible layer."""

from __future__ import annotations

from game.africa.rules.board import Board
from game.africa.rules.moves import TOKEN_KINDS
from game.africa.rules.position import Position, Seat
from game.africa.text.messages import (
    money,
    spot_label,
    status_icon,
    status_note,
    token,
    token_name,
    tokens_left,
)
from game.africa.view.highlights import DESTINATION_VERBS, spot_radius
from game.africa.view.input import selectable_spots
from game.africa.view.layout import MAP_CENTRE, SPOTS
from game.africa.view.pin_placement import label_boxes
from game.draw.presentation import BoardSpot, PlayerCard, Stat, Ui
from game.draw.svg_paths import Point
from game.text.message import msg


def player_cards(state: Position, ui: Ui) -> tuple[PlayerCard, ...]:
    """One card for each seat, in playing order."""
    order = state.order or range(len(state.seats))
    return tuple(player_card(state, seat) for seat in order)


def player_card(state: Position, number: int) -> PlayerCard:
    """The card of a seat: money, tokens and status."""
    seat = state.seats[number]
    stats = player_stats(state, seat)
    note, icon = status_note(state.house, seat), status_icon(state.house, seat)
    return PlayerCard(number, stats, note, icon, is_out=seat.stranded)


def player_stats(state: Position, seat: Seat) -> tuple[Stat, ...]:
    """Money, the number of tokens turned, and the tokens that can win."""
    purse = money(state.house, seat.purse)
    count = len(seat.found)
    stats = [
        Stat("coins", purse, msg("africa-stat-purse", money=purse)),
        Stat("token", msg("number", value=count), msg("africa-stat-found", count=count)),
    ]
    if seat.star:
        stats.append(Stat("token-star", msg("number", value=1), msg("africa-stat-star")))
    if seat.horseshoe:
        label = msg("africa-stat-horseshoe", token=token("horseshoe", state.house))
        name = token_name("horseshoe", state.house)
        stats.append(Stat(f"token-{name}", msg("number", value=1), label))
    return tuple(stats)


def shared_stats(state: Position, ui: Ui) -> tuple[Stat, ...]:
    """The number of tokens of each kind that are not turned yet."""
    return tuple(
        Stat(
            f"token-{token_name(kind, state.house)}",
            msg("number", value=count),
            tokens_left(kind, count, state.house),
        )
        for kind, count in zip(TOKEN_KINDS, state.bag, strict=True)
    )


def spots(state: Position, ui: Ui) -> tuple[BoardSpot, ...]:
    """Every spot of the board, places first, with its neighbours by land and sea."""
    at = SPOTS[state.house.board]
    names = label_boxes(ui.language, ui.place_names)
    choices = {choice.spot: choice for choice in selectable_spots(state, ui)}
    layer = []
    for spot in state.board.spots:
        choice = choices.get(spot)
        reached_by = choice.verb if choice and choice.verb in DESTINATION_VERBS else "no"
        target = choice.target if choice else ""
        x, y = at[spot]
        label, size = spot_label(state, spot, reached_by), spot_radius(spot)
        name = names.get(spot)
        corners = (name[:2], name[2:]) if name else ()
        near = neighbours(state.board, spot)
        layer.append(BoardSpot(spot, x, y, label, target, near, size, size, corners))
    return tuple(layer)


def neighbours(board: Board, spot: str) -> tuple[str, ...]:
    """The spots next to a spot, by land and by sea."""
    return (*board.land.get(spot, ()), *board.sea.get(spot, ()))


def start_spot(state: Position, ui: Ui) -> str:
    """The spot of the mover's piece; a home before the piece is placed."""
    return state.mover.place or "tangier"


def camera_target(state: Position, ui: Ui) -> Point:
    """The position of the mover's piece; the centre of the map before the piece is placed."""
    place = state.mover.place
    return SPOTS[state.house.board][place] if place else MAP_CENTRE
