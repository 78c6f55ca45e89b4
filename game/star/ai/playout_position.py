"""A position as the playouts see it: which seat places each of the stones to come, if nobody passes."""

from __future__ import annotations

from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.state import State
from game.star.rules.territory import EMPTY


def playout_position(state: State) -> PlayoutPosition:
    """The turns to come until the board is full. A stone never hurts, so nobody passes."""
    turns: list[int] = []
    seat, stones_left, empty_count = state.seat, state.stones_left, state.stones.count(EMPTY)
    while len(turns) < empty_count:
        turns += [seat] * stones_left
        seat, stones_left = 1 - seat, state.stones_per_turn
    return PlayoutPosition(state.rings, state.stones, tuple(turns[:empty_count]))
