"""A position as the playouts see it: which seat places each of the stones to come, if nobody passes."""

from __future__ import annotations

from game.star.playouts.leaves import Position
from game.star.rules import State
from game.star.territory import EMPTY


def ahead(state: State) -> Position:
    """The turns to come until the board is full. A stone never hurts, so nobody passes."""
    turns: list[int] = []
    seat, left, empty = state.seat, state.left, state.stones.count(EMPTY)
    while len(turns) < empty:
        turns += [seat] * left
        seat, left = 1 - seat, state.a_turn
    return Position(state.rings, state.stones, tuple(turns[:empty]))
