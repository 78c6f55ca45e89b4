"""Random playouts of *Star by the kernel, in batches; runs in CPython and in the page's Python."""

from __future__ import annotations

from random import Random

from game.star.playouts.batch_scoring import score_boards
from game.star.playouts.elimination_order import elimination_order
from game.star.playouts.random_fills import RandomFills
from game.star.rules.board import board
from game.star.rules.territory import EMPTY

LANES = 16_384
"""Playouts in a batch."""


class Playouts:
    """Playouts from the empty board with `rings` rings."""

    def __init__(self, rings: int) -> None:
        size = board(rings).size
        self._order = elimination_order(rings, EMPTY * size)
        self._fills = RandomFills(size, (size + 1) // 2, LANES, Random(1))

    def play(self, batches: int) -> int:
        """Sample and score `batches` batches; return the number of playouts."""
        for _ in range(batches):
            score_boards(self._order, self._fills.sample(), (1 << LANES) - 1)
        return batches * LANES
