"""Random ends of games: who has which node when the board is full, in every lane another one.

Two players who choose by lot, until the board is full, give every colouring with the right number of blue
nodes the same chance. Instead of drawing each lane anew, words are moved about: all nodes' words are dealt
to the nodes in random order, and then pairs of nodes change words in the lanes of a random word. Neither
looks at the colours, so counts never change and a uniform colouring stays uniform, whatever has been drawn
before; the first ones come from many such rounds. (Transpositions mix a deck: Diaconis and Shahshahani 1981.)

Lanes may be told which nodes have been played to already. A node of the wrong colour there changes colours
with the first node of the right one, in an order drawn by lot; no other node being preferred, the result is
again uniform over what is left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

MIXING_ROUNDS = 12
"""Rounds of pairs until a first colouring counts as mixed: three times as many transpositions as nodes."""

Forced = Mapping[int, tuple[int, int]]
"""By place in the list of empty nodes: the lanes where it is to be blue, and those where it is to be red."""


class RandomFills:
    """Colourings of so many empty nodes. `blue` of them are blue in each of the lanes."""

    def __init__(self, empty_count: int, blue_count: int, lanes: int, rng: Random) -> None:
        self._lanes, self._rng = lanes, rng
        all_lanes = (1 << lanes) - 1
        self._words = [all_lanes] * blue_count + [0] * (empty_count - blue_count)
        for _ in range(MIXING_ROUNDS):
            self._shuffle_lanes()

    def sample(self) -> list[int]:
        """A word for each empty node."""
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
        """A word for each empty node, with the colours that are forced in some lanes.

        The caller vouches that no lane is to have more of a colour than there is.
        """
        words = self.sample()
        order = list(range(len(words)))
        self._rng.shuffle(order)
        forced_lanes = [0] * len(words)
        for index, (blue, red) in forced.items():
            forced_lanes[index] = blue | red
            start = self._rng.randrange(len(order))
            wrong_lanes = (blue & ~words[index]) | (red & words[index])
            _force_colour(words, index, wrong_lanes, forced_lanes, order[start:] + order[:start])
        self._shuffle_unforced(words, forced_lanes, order)
        return words

    def _shuffle_unforced(self, words: list[int], forced_lanes: Sequence[int], order: Sequence[int]) -> None:
        """One more round among what is not forced, so that the lanes of one line of play differ."""
        for one, other in zip(order[::2], order[1::2], strict=False):
            changed = (words[one] ^ words[other]) & self._rng.getrandbits(self._lanes)
            changed &= ~(forced_lanes[one] | forced_lanes[other])
            words[one] ^= changed
            words[other] ^= changed


def _force_colour(
    words: list[int], index: int, wrong_lanes: int, forced_lanes: Sequence[int], order: Sequence[int]
) -> None:
    """Turn the colour of a place in the lanes of `wrong`, against places of the other colour."""
    for other in order:
        if not wrong_lanes:
            return
        changed = (words[index] ^ words[other]) & wrong_lanes & ~forced_lanes[other]
        words[index] ^= changed
        words[other] ^= changed
        wrong_lanes ^= changed
    assert not wrong_lanes, "more stones of a colour forced than there are"
