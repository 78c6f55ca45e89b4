"""Random full boards: a colour for every empty node, different in every lane.

Random play until the board is full gives every colouring with the right number of blue nodes the same
probability. Instead of drawing each lane anew, existing words are shuffled: first among all nodes, then pairs
of nodes exchange their bits in the lanes of a random word. Neither step depends on the colours, so the number
of blue nodes stays the same and a uniform colouring stays uniform, independent of earlier draws; the first
colourings come from many such rounds. (Transpositions mix a deck: Diaconis and Shahshahani 1981.)

Colours of nodes can be forced in some lanes. A node with the wrong colour there exchanges it with the first
node of the right colour, in random order; no node is preferred, so the rest is again uniform.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random

MIXING_ROUNDS = 12
"""Rounds of exchanges before the first colouring: three times as many transpositions as nodes."""

Forced = Mapping[int, tuple[int, int]]
"""By index of the empty node: the lanes in which it must be blue, and those in which it must be red."""


class RandomFills:
    """Random colourings of `empty_count` nodes, `blue_count` of them blue in each lane."""

    def __init__(self, empty_count: int, blue_count: int, lanes: int, rng: Random) -> None:
        self._lanes, self._rng = lanes, rng
        all_lanes = (1 << lanes) - 1
        self._words = [all_lanes] * blue_count + [0] * (empty_count - blue_count)
        for _ in range(MIXING_ROUNDS):
            self._shuffle_lanes()

    def sample(self) -> list[int]:
        """A word per empty node: the lanes in which it is blue."""
        self._shuffle_lanes()
        return list(self._words)

    def _shuffle_lanes(self) -> None:
        words, lanes, bits = self._words, self._lanes, self._rng.getrandbits
        self._rng.shuffle(words)
        for at in range(1, len(words), 2):
            changed = (words[at - 1] ^ words[at]) & bits(lanes)
            words[at - 1] ^= changed
            words[at] ^= changed

    def sample_with(self, forced: Forced) -> list[int]:
        """A word per empty node, with the forced colours.

        The caller must not force more nodes of a colour in a lane than the colour has.
        """
        words = self.sample()
        order = list(range(len(words)))
        self._rng.shuffle(order)
        free_lanes = [(1 << self._lanes) - 1] * len(words)
        for index, (blue, red) in forced.items():
            free_lanes[index] ^= blue | red
            start = self._rng.randrange(len(order))
            wrong_lanes = (blue & ~words[index]) | (red & words[index])
            left = exchange_colours(words, index, wrong_lanes, free_lanes, order[start:] + order[:start])
            assert not left, "more stones of a colour forced than there are"
        self._shuffle_free(words, free_lanes, order)
        return words

    def _shuffle_free(self, words: list[int], free_lanes: Sequence[int], order: Sequence[int]) -> None:
        """One more round of exchanges where nothing is forced, so that the lanes of a leaf differ."""
        for one, other in zip(order[::2], order[1::2], strict=False):
            changed = (words[one] ^ words[other]) & self._rng.getrandbits(self._lanes)
            changed &= free_lanes[one] & free_lanes[other]
            words[one] ^= changed
            words[other] ^= changed


def exchange_colours(
    words: list[int], index: int, wrong_lanes: int, free_lanes: Sequence[int], order: Iterable[int]
) -> int:
    """Change the colour of node `index` in `wrong_lanes` by exchanges with free nodes of the other colour.

    Each lane takes the first such node of `order`. Returns the lanes without one.
    """
    word = words[index]
    for other in order:
        changed = (word ^ words[other]) & wrong_lanes & free_lanes[other]
        if changed:
            words[other] ^= changed
            word ^= changed
            wrong_lanes ^= changed
            if not wrong_lanes:
                break
    words[index] = word
    return wrong_lanes


def mirrored_fills(
    words: Sequence[int], forced: Forced, lanes: int, short: Iterable[tuple[int, int]], rng: Random
) -> list[int]:
    """The same fills, with the other colour on each node that is not forced.

    Where a seat places more of the further stones than the other, it now has too few: `short` has the seat
    and the lanes, once for each stone. There, a node changes its colour again.
    """
    free_lanes = [lanes] * len(words)
    for index, (blue, red) in forced.items():
        free_lanes[index] ^= blue | red
    mirrored = [word ^ free for word, free in zip(words, free_lanes, strict=True)]
    order = list(range(len(words)))
    rng.shuffle(order)
    for seat, left in short:
        for index in order:
            changed = left & free_lanes[index] & (mirrored[index] if seat else ~mirrored[index])
            mirrored[index] ^= changed
            left ^= changed
            if not left:
                break
    return mirrored
