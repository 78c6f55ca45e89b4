"""What chance may bring: the playing order, a die, a token. Nothing is drawn here."""

from __future__ import annotations

from game.africa.rules.moves import DIE_RESULTS, TOKEN_RESULTS, Move, turn_orders
from game.africa.rules.position import CHANCE_PHASES, ORDER, TOKEN, Position
from game.contract import HiddenDraw

_DIE_ODDS = tuple((face, 1) for face in DIE_RESULTS)


def chance_outcomes(position: Position) -> tuple[tuple[Move, int], ...]:
    """Each of chance's moves with its weight; empty where a player decides."""
    if position.phase not in CHANCE_PHASES:
        return ()
    if position.phase == TOKEN:
        return tuple(
            (token, remaining)
            for token, remaining in zip(TOKEN_RESULTS, position.bag, strict=True)
            if remaining
        )
    if position.phase == ORDER and position.house.order == "random":
        return tuple((order, 1) for order in turn_orders(len(position.seats)))
    return _DIE_ODDS


def hidden_draw(position: Position) -> HiddenDraw | None:
    """The token being turned, among all that still lie on the board; None for dice and the order."""
    if position.phase != TOKEN:
        return None
    return HiddenDraw(position.mover.place, tuple(sorted(position.tokens)))
