"""Evaluates leaves of a search tree, many in one batch of playouts.

Each leaf has some lanes. In two of them, all empty nodes have one colour: these are the bounds of
`score_bounds.py`, and if both have the same winner, the leaf is proved. The other lanes are random playouts,
which count Blue's wins and, for each node, how often it was blue and how often Blue won with it. Bridges hold
in them if that is asked for, and if the last stone of the line cuts one, they begin with the answer.

Playouts come in pairs: in the second, each empty node has the other colour (antithetic variates: Hammersley
and Morton 1956). So chance favours both colours alike, and the values of a leaf are nearer the truth.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Self

from game.search.mcts_node import COUNT_BYTES, Leaf
from game.star.playouts.batch_scoring import score_boards
from game.star.playouts.bridges import BridgeAnswers, BridgeHolder
from game.star.playouts.elimination_order import elimination_order
from game.star.playouts.random_fills import RandomFills, mirrored_fills
from game.star.rules.board import board
from game.star.rules.state import State
from game.star.rules.territory import EMPTY

BOUND_LANES = 2
LANES = 64
"""Lanes of a leaf: a power of two, at least 16. Two of them are the bounds."""

PAIRS = LANES // 2
"""Pairs of a leaf's lanes: the lanes of one leaf in each half of a word."""

_BIT_COUNTS = bytes(byte.bit_count() for byte in range(256))


class PlayoutPosition(NamedTuple):
    """A board, and the seat that places each further stone until the board is full."""

    rings: int
    stones: str
    turns: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> Self:
        """The board of a state, and all turns. A stone never hurts its owner, so playouts have no passes."""
        turns: list[int] = []
        seat, stones_left, empty_count = state.seat, state.stones_left, state.stones.count(EMPTY)
        while len(turns) < empty_count:
            turns += [seat] * stones_left
            seat, stones_left = 1 - seat, state.stones_per_turn
        return cls(state.rings, state.stones, tuple(turns[:empty_count]))


class LeafEvaluator:
    """Evaluates up to `leaf_count` leaves below a position at once, each with `LANES` lanes.

    A word has two halves: the lower one has the first lane of each pair, the upper one has the second.
    """

    def __init__(
        self,
        position: PlayoutPosition,
        leaf_count: int,
        rng: Random,
        hold_bridges: bool = False,
    ) -> None:
        self._order = elimination_order(position.rings, position.stones)
        self._turns = position.turns
        self._size = board(position.rings).size
        self._rng = rng
        self._leaf_count = leaf_count
        self.empty = self._order.empty
        self._index_of = {at: number for number, at in enumerate(self._order.empty)}
        self._half = PAIRS * leaf_count
        self._lower_lanes = (1 << self._half) - 1
        self._all_lanes = (1 << LANES * leaf_count) - 1
        self._all_blue_lanes = sum(1 << PAIRS * leaf for leaf in range(leaf_count))
        self._all_red_lanes = self._all_blue_lanes << self._half
        self._random_lanes = self._all_lanes ^ self._all_blue_lanes ^ self._all_red_lanes
        self._surplus = [
            2 * self._turns[depth:].count(0) - len(self._turns[depth:])
            for depth in range(len(self._turns) + 1)
        ]
        self._fills = RandomFills(len(self._turns), self._turns.count(0), self._half, rng)
        self._bridge_holder = (
            BridgeHolder(position.rings, position.stones, self.empty, self._all_lanes, rng)
            if hold_bridges
            else None
        )
        self._answers = (
            BridgeAnswers(position.rings, position.stones, position.turns, rng) if hold_bridges else None
        )

    def evaluate(self, lines: Sequence[Sequence[int]]) -> list[Leaf]:
        """The result of each line of play, given as the nodes played from the position on."""
        words = self._fill_lanes(lines)
        wins = score_boards(self._order, words, self._all_lanes)
        random_wins = wins & self._random_lanes
        blue = self._counts_by_leaf([word & self._random_lanes for word in words])
        blue_won = self._counts_by_leaf([word & random_wins for word in words])
        won = self._lane_counts([random_wins])
        playouts = LANES - BOUND_LANES
        return [
            Leaf(playouts, won[leaf], blue[leaf], blue_won[leaf], self._proved(wins, leaf))
            for leaf in range(len(lines))
        ]

    def _proved(self, wins: int, leaf: int) -> int | None:
        """The common winner of the all-blue and the all-red lane, or None."""
        at = PAIRS * leaf
        return {(0, 0): 1, (1, 1): 0}.get((wins >> at & 1, wins >> at + self._half & 1))

    def _fill_lanes(self, lines: Sequence[Sequence[int]]) -> list[int]:
        """The words of the empty nodes: stones of the lines, the two bounds, and random colours."""
        half = self._half
        answers = [self._answers.answer(line) if self._answers else None for line in lines]
        forced = self._forced_colours(lines, answers)
        depths = [len(line) + (answer is not None) for line, answer in zip(lines, answers, strict=True)]
        words = self._fills.sample_with(forced)
        mirrored = mirrored_fills(
            words, forced, self._lower_lanes, self._lanes_short_of_stones(depths), self._rng
        )
        words = [word | mirror << half for word, mirror in zip(words, mirrored, strict=True)]
        forced = {index: (blue | blue << half, red | red << half) for index, (blue, red) in forced.items()}
        if self._bridge_holder:
            self._bridge_holder.hold(words, forced)
        all_blue, all_red = self._all_blue_lanes, ~self._all_red_lanes
        words = [(word | all_blue) & all_red for word in words]
        for index, (blue, red) in forced.items():
            words[index] = (words[index] | blue) & ~red
        return words

    def _forced_colours(
        self, lines: Sequence[Sequence[int]], answers: Sequence[int | None]
    ) -> dict[int, tuple[int, int]]:
        """The stones of the lines and their answers, in the lower half."""
        forced: dict[int, tuple[int, int]] = {}
        all_of_leaf = (1 << PAIRS) - 1
        for leaf, (line, answer) in enumerate(zip(lines, answers, strict=True)):
            stones = [(at, all_of_leaf) for at in line]
            if answer is not None:
                stones.append((answer, all_of_leaf - 1))  # not in the first lane, a bound
            for (at, leaf_lanes), seat in zip(stones, self._turns, strict=False):
                index, stone_lanes = self._index_of[at], leaf_lanes << PAIRS * leaf
                blue, red = forced.get(index, (0, 0))
                forced[index] = (blue, red | stone_lanes) if seat else (blue | stone_lanes, red)
        return forced

    def _lanes_short_of_stones(self, depths: Sequence[int]) -> Iterator[tuple[int, int]]:
        """The seats that have a stone too few in the mirrored playouts of some leaves, and these lanes."""
        all_of_leaf = (1 << PAIRS) - 1
        missing_blue = [self._surplus[depth] for depth in depths]
        for seat, missing in (0, missing_blue), (1, [-count for count in missing_blue]):
            for number in range(max(missing)):
                short = [leaf for leaf, count in enumerate(missing) if count > number]
                yield seat, sum(all_of_leaf << PAIRS * leaf for leaf in short)

    def _counts_by_leaf(self, words: Sequence[int]) -> list[int]:
        """For each leaf, a number with a field per node: the number of lanes in which its bit is set."""
        rows = [0] * self._size
        for at, word in zip(self._order.empty, words, strict=True):
            rows[at] = word
        counts = self._lane_counts(rows)
        found = []
        for leaf in range(self._leaf_count):
            fields = bytearray(COUNT_BYTES * self._size)
            fields[::COUNT_BYTES] = counts[leaf :: self._leaf_count]
            found.append(int.from_bytes(fields, "little"))
        return found

    def _lane_counts(self, words: Sequence[int]) -> bytes:
        """For each word, the number of set bits of every leaf, one byte each."""
        half, length = self._half, self._half // 8
        lower = b"".join((word & self._lower_lanes).to_bytes(length, "little") for word in words)
        upper = b"".join((word >> half).to_bytes(length, "little") for word in words)
        sums = int.from_bytes(lower.translate(_BIT_COUNTS), "little")
        sums += int.from_bytes(upper.translate(_BIT_COUNTS), "little")
        added = 8
        while added < PAIRS:
            sums += sums >> added
            added *= 2
        return sums.to_bytes(len(lower) + 1, "little")[: len(lower) : PAIRS // 8]
