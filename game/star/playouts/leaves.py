"""Leaves of a search tree, many of them in one batch of playouts.

Each leaf has `LANES` lanes. In the first two of them the board is filled with one colour: they are the bounds
of `bounds.py`, and where both have the same winner, the leaf is decided. The others are random ends; of
these the winners are counted, and for each node how often it was blue and how often Blue won then.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.search.mcts import FIELD, Leaf
from game.star.board import board
from game.star.playouts.ends import play_ends
from game.star.playouts.fills import Fills
from game.star.playouts.plan import make_plan

LANES = 64
PLAYOUTS = LANES - 2
_BITS = bytes(byte.bit_count() for byte in range(256))


class Position(NamedTuple):
    """A board, and which seat places each of the stones that are to come, until it is full."""

    rings: int
    stones: str
    turns: tuple[int, ...]


class Leaves:
    """Evaluates so many leaves under a position at once."""

    def __init__(self, position: Position, leaves: int, rng: Random) -> None:
        self._plan = make_plan(position.rings, position.stones)
        self._turns = position.turns
        self._size = board(position.rings).size
        self._leaves = leaves
        self.empty = self._plan.empty
        self._place = {at: number for number, at in enumerate(self._plan.empty)}
        one = sum(1 << LANES * leaf for leaf in range(leaves))
        self._all_blue, self._all_red = one, one << 1
        self._every = (1 << LANES * leaves) - 1
        self._random = self._every ^ one ^ (one << 1)
        self._fills = Fills(len(self._turns), self._turns.count(0), LANES * leaves, rng)

    def evaluate(self, lines: Sequence[Sequence[int]]) -> list[Leaf]:
        """What comes of each line of play: the nodes played to from the position on, in turn."""
        words = self._fill(lines)
        wins = play_ends(self._plan, words, self._every).blue_wins
        random_wins = wins & self._random
        blue = self._by_leaf([word & self._random for word in words])
        blue_won = self._by_leaf([word & random_wins for word in words])
        won = _counts(random_wins.to_bytes(LANES // 8 * self._leaves, "little"))
        return [
            Leaf(PLAYOUTS, won[leaf], blue[leaf], blue_won[leaf], self._proved(wins >> LANES * leaf & 3))
            for leaf in range(len(lines))
        ]

    @staticmethod
    def _proved(bounds: int) -> int | None:
        """The winner if the lanes filled with blue and with red have the same one."""
        return {0: 1, 3: 0}.get(bounds)

    def _fill(self, lines: Sequence[Sequence[int]]) -> list[int]:
        """The words of the empty nodes: the lines' stones, bounds, and chance."""
        forced: dict[int, tuple[int, int]] = {}
        lanes = (1 << LANES) - 1
        for leaf, line in enumerate(lines):
            for at, seat in zip(line, self._turns, strict=False):
                place, here = self._place[at], lanes << LANES * leaf
                blue, red = forced.get(place, (0, 0))
                forced[place] = (blue, red | here) if seat else (blue | here, red)
        words = self._fills.draw_with(forced)
        for place, word in enumerate(words):
            blue, red = forced.get(place, (0, 0))
            words[place] = (word | (self._all_blue & ~red)) & ~(self._all_red & ~blue)
        return words

    def _by_leaf(self, words: Sequence[int]) -> list[int]:
        """For each leaf a number with a field for each node: in how many lanes its bit is set."""
        length = LANES // 8 * self._leaves
        rows = [bytes(length)] * self._size
        for at, word in zip(self._plan.empty, words, strict=True):
            rows[at] = word.to_bytes(length, "little")
        counts = _counts(b"".join(rows))
        found = []
        for leaf in range(self._leaves):
            fields = bytearray(FIELD * self._size)
            fields[::FIELD] = counts[leaf :: self._leaves]
            found.append(int.from_bytes(fields, "little"))
        return found


def _counts(words: bytes) -> bytes:
    """How many bits are set in each `LANES` lanes, a byte each: sums of eight neighbouring bytes."""
    sums = int.from_bytes(words.translate(_BITS), "little")
    sums += sums >> 8
    sums += sums >> 16
    sums += sums >> 32
    return sums.to_bytes(len(words) + 1, "little")[: len(words) : LANES // 8]
