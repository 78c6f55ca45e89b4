"""Positions of lessons and rules."""

from __future__ import annotations

from collections.abc import Mapping

from game.star.rules.board import NUMBERS, board
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY

RINGS = 4


def small_board(placed: Mapping[str, str]) -> State:
    """The smallest board with the stones `placed`, given as node names by colour; Blue is to move."""
    stones = [EMPTY] * board(RINGS).size
    for colour in COLOURS:
        for name in placed[colour].split():
            stones[NUMBERS[name]] = colour
    return State(RINGS, "".join(stones), 0, 1, 1, False, 0)
