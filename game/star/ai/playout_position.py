"""Converts a state to the input of the playouts: the board, and the seat that places each further stone."""

from __future__ import annotations

from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.state import State
from game.star.rules.territory import EMPTY


def playout_position(state: State) -> PlayoutPosition:
    """The board and all turns until it is full. A stone never hurts its owner, so playouts have no passes."""
    turns: list[int] = []
    seat, stones_left, empty_count = state.seat, state.stones_left, state.stones.count(EMPTY)
    while len(turns) < empty_count:
        turns += [seat] * stones_left
        seat, stones_left = 1 - seat, state.stones_per_turn
    return PlayoutPosition(state.rings, state.stones, tuple(turns[:empty_count]))
