"""Sums of words, lane by lane. A counter is a list of words, one per bit of the sums, lowest bit first."""

from __future__ import annotations

from collections.abc import Sequence

BitCounter = list[int]


def add(counter: BitCounter, word: int, bit: int = 0) -> None:
    """Add 2**bit to the sums of all lanes in `word`."""
    while word:
        if bit >= len(counter):
            counter += [0] * (bit - len(counter)) + [word]
            return
        counter[bit], word = counter[bit] ^ word, counter[bit] & word
        bit += 1


def total(words: Sequence[int]) -> BitCounter:
    """The sum of many words; a full adder turns three words into one of this bit and one of the next."""
    counter, words_left = [], list(words)
    while words_left:
        carried: list[int] = []
        while len(words_left) > 2:
            one, two, three = words_left.pop(), words_left.pop(), words_left.pop()
            either = one ^ two
            words_left.append(either ^ three)
            carried.append((one & two) | (either & three))
        if len(words_left) == 2:
            carried.append(words_left[0] & words_left[1])
            words_left = [words_left[0] ^ words_left[1]]
        counter.append(words_left[0])
        words_left = carried
    return counter


def at_least(counter: BitCounter, minimum: int, lanes: int) -> int:
    """The lanes whose sum is at least `minimum`. `lanes` is the word of all lanes."""
    if minimum <= 0:
        return lanes
    if minimum >> len(counter):
        return 0
    reached = lanes
    for bit, word in enumerate(counter):
        reached = word & reached if minimum >> bit & 1 else word | reached
    return reached
