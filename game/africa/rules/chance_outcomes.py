"""The possible results of chance: a playing order, a die or a token. `game/play/dealer.py` draws them."""

from __future__ import annotations

from game.africa.rules.moves import DIE_RESULTS, TOKEN_RESULTS, Move, playing_orders
from game.africa.rules.position import CHANCE_PHASES, ORDER, TOKEN, Position
from game.contract import HiddenDraw

_DIE_ODDS = tuple((face, 1) for face in DIE_RESULTS)


def chance_outcomes(position: Position) -> tuple[tuple[Move, int], ...]:
    """Each chance move with its weight; empty in a phase without chance."""
    if position.phase not in CHANCE_PHASES:
        return ()
    if position.phase == TOKEN:
        return tuple(
            (token, remaining)
            for token, remaining in zip(TOKEN_RESULTS, position.bag, strict=True)
            if remaining
        )
    if position.phase == ORDER and position.house.order == "random":
        return tuple((order, 1) for order in playing_orders(len(position.seats)))
    return _DIE_ODDS


def hidden_draw(position: Position) -> HiddenDraw | None:
    """The place of the token being turned and of all tokens on the board; None in other phases."""
    if position.phase != TOKEN:
        return None
    return HiddenDraw(position.mover.place, tuple(sorted(position.tokens)))
