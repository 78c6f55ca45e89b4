"""What chance may bring: the playing order, a die, a token. Nothing is drawn here."""

from __future__ import annotations

from game.africa.moves import DIE, TOKENS, Move, orders
from game.africa.position import CHANCES, ORDER, TOKEN, Position
from game.contract import Lot

_DIE_ODDS = tuple((face, 1) for face in DIE)


def odds(position: Position) -> tuple[tuple[Move, int], ...]:
    """Each of chance's moves with its weight; empty where a player decides."""
    if position.phase not in CHANCES:
        return ()
    if position.phase == TOKEN:
        return tuple((token, left) for token, left in zip(TOKENS, position.bag, strict=True) if left)
    if position.phase == ORDER and position.house.order == "random":
        return tuple((order, 1) for order in orders(len(position.seats)))
    return _DIE_ODDS


def lot(position: Position) -> Lot | None:
    """The token being turned, among all that still lie on the board; None for dice and the order."""
    if position.phase != TOKEN:
        return None
    return Lot(position.mover.place, tuple(sorted(position.tokens)))
