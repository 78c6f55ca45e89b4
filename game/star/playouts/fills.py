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

ROUNDS = 12
"""Rounds of pairs until a first colouring counts as mixed: three times as many transpositions as nodes."""

Forced = Mapping[int, tuple[int, int]]
"""By place in the list of empty nodes: the lanes where it is to be blue, and those where it is to be red."""


class Fills:
    """Colourings of so many empty nodes. `blue` of them are blue in each of the lanes."""

    def __init__(self, empty: int, blue: int, lanes: int, rng: Random) -> None:
        self._lanes, self._rng = lanes, rng
        every = (1 << lanes) - 1
        self._words = [every] * blue + [0] * (empty - blue)
        for _ in range(ROUNDS):
            self._stir()

    def draw(self) -> list[int]:
        """A word for each empty node."""
        self._stir()
        return list(self._words)

    def _stir(self) -> None:
        words, lanes, bits = self._words, self._lanes, self._rng.getrandbits
        self._rng.shuffle(words)
        for at in range(1, len(words), 2):
            changed = (words[at - 1] ^ words[at]) & bits(lanes)
            words[at - 1] ^= changed
            words[at] ^= changed

    def draw_with(self, forced: Forced) -> list[int]:
        """A word for each empty node, with the colours that are forced in some lanes.

        The caller vouches that no lane is to have more of a colour than there is.
        """
        words = self.draw()
        order = list(range(len(words)))
        self._rng.shuffle(order)
        settled = [0] * len(words)
        for place, (blue, red) in forced.items():
            settled[place] = blue | red
            first = self._rng.randrange(len(order))
            wrong = (blue & ~words[place]) | (red & words[place])
            _exchange(words, place, wrong, settled, order[first:] + order[:first])
        self._stir_free(words, settled, order)
        return words

    def _stir_free(self, words: list[int], settled: Sequence[int], order: Sequence[int]) -> None:
        """One more round among what is not forced, so that the lanes of one line of play differ."""
        for one, other in zip(order[::2], order[1::2], strict=False):
            changed = (words[one] ^ words[other]) & self._rng.getrandbits(self._lanes)
            changed &= ~(settled[one] | settled[other])
            words[one] ^= changed
            words[other] ^= changed


def _exchange(words: list[int], place: int, wrong: int, settled: Sequence[int], order: Sequence[int]) -> None:
    """Turn the colour of a place in the lanes of `wrong`, against places of the other colour."""
    for other in order:
        if not wrong:
            return
        changed = (words[place] ^ words[other]) & wrong & ~settled[other]
        words[place] ^= changed
        words[other] ^= changed
        wrong ^= changed
    assert not wrong, "more stones of a colour forced than there are"
