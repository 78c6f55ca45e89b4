"""Evaluates leaves of a search tree, many in one batch of playouts.

Each leaf has some lanes. In the first two, all empty nodes have one colour: these are the bounds of
`score_bounds.py`, and if both have the same winner, the leaf is proved. The other lanes are random playouts,
which count Blue's wins and, for each node, how often it was blue and how often Blue won with it. Bridges hold
in them if that is asked for.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.search.mcts_node import COUNT_BYTES, Leaf
from game.star.playouts.batch_scoring import score_boards
from game.star.playouts.bridges import BridgeHolder
from game.star.playouts.elimination_order import elimination_order
from game.star.playouts.random_fills import RandomFills
from game.star.rules.board import board

BOUND_LANES = 2
LANES = 64
"""Lanes of a leaf if nothing else is said: a multiple of eight, and a power of two."""

_BIT_COUNTS = bytes(byte.bit_count() for byte in range(256))


class PlayoutPosition(NamedTuple):
    """A board, and the seat that places each further stone until the board is full."""

    rings: int
    stones: str
    turns: tuple[int, ...]


class LeafEvaluator:
    """Evaluates up to `leaf_count` leaves below a position at once, each with `lanes` lanes."""

    def __init__(
        self,
        position: PlayoutPosition,
        leaf_count: int,
        rng: Random,
        lanes: int = LANES,
        hold_bridges: bool = False,
    ) -> None:
        self._order = elimination_order(position.rings, position.stones)
        self._turns = position.turns
        self._size = board(position.rings).size
        self._leaf_count = leaf_count
        self._lanes_per_leaf = lanes
        self.empty = self._order.empty
        self._index_of = {at: number for number, at in enumerate(self._order.empty)}
        first_lanes = sum(1 << lanes * leaf for leaf in range(leaf_count))
        self._all_blue_lanes, self._all_red_lanes = first_lanes, first_lanes << 1
        self._all_lanes = (1 << lanes * leaf_count) - 1
        self._random_lanes = self._all_lanes ^ first_lanes ^ (first_lanes << 1)
        self._fills = RandomFills(len(self._turns), self._turns.count(0), lanes * leaf_count, rng)
        self._bridge_holder = (
            BridgeHolder(position.rings, position.stones, self.empty, self._all_lanes, rng)
            if hold_bridges
            else None
        )

    def evaluate(self, lines: Sequence[Sequence[int]]) -> list[Leaf]:
        """The result of each line of play, given as the nodes played from the position on."""
        words = self._fill_lanes(lines)
        wins = score_boards(self._order, words, self._all_lanes).blue_wins
        random_wins = wins & self._random_lanes
        blue = self._counts_by_leaf([word & self._random_lanes for word in words])
        blue_won = self._counts_by_leaf([word & random_wins for word in words])
        lanes = self._lanes_per_leaf
        won = _lane_counts(random_wins.to_bytes(lanes // 8 * self._leaf_count, "little"), lanes)
        playouts = lanes - BOUND_LANES
        return [
            Leaf(playouts, won[leaf], blue[leaf], blue_won[leaf], self._proved(wins >> lanes * leaf & 3))
            for leaf in range(len(lines))
        ]

    @staticmethod
    def _proved(bound_wins: int) -> int | None:
        """The common winner of the all-blue and the all-red lane, or None."""
        return {0: 1, 3: 0}.get(bound_wins)

    def _fill_lanes(self, lines: Sequence[Sequence[int]]) -> list[int]:
        """The words of the empty nodes: stones of the lines, the two bounds, and random colours."""
        forced: dict[int, tuple[int, int]] = {}
        lanes = self._lanes_per_leaf
        all_of_leaf = (1 << lanes) - 1
        for leaf, line in enumerate(lines):
            for at, seat in zip(line, self._turns, strict=False):
                index, leaf_lanes = self._index_of[at], all_of_leaf << lanes * leaf
                blue, red = forced.get(index, (0, 0))
                forced[index] = (blue, red | leaf_lanes) if seat else (blue | leaf_lanes, red)
        words = self._fills.sample_with(forced)
        if self._bridge_holder:
            self._bridge_holder.hold(words, forced)
        for index, word in enumerate(words):
            blue, red = forced.get(index, (0, 0))
            words[index] = (word | (self._all_blue_lanes & ~red)) & ~(self._all_red_lanes & ~blue)
        return words

    def _counts_by_leaf(self, words: Sequence[int]) -> list[int]:
        """For each leaf, a number with a field per node: the number of lanes in which its bit is set."""
        length = self._lanes_per_leaf // 8 * self._leaf_count
        rows = [bytes(length)] * self._size
        for at, word in zip(self._order.empty, words, strict=True):
            rows[at] = word.to_bytes(length, "little")
        counts = _lane_counts(b"".join(rows), self._lanes_per_leaf)
        found = []
        for leaf in range(self._leaf_count):
            fields = bytearray(COUNT_BYTES * self._size)
            fields[::COUNT_BYTES] = counts[leaf :: self._leaf_count]
            found.append(int.from_bytes(fields, "little"))
        return found


def _lane_counts(words: bytes, lanes: int) -> bytes:
    """The number of set bits in every `lanes` lanes, one byte each: a sum over adjacent bytes."""
    sums, added = int.from_bytes(words.translate(_BIT_COUNTS), "little"), 8
    while added < lanes:
        sums += sums >> added
        added *= 2
    return sums.to_bytes(len(words) + 1, "little")[: len(words) : lanes // 8]
