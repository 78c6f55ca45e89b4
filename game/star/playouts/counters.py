"""Sums of words, lane by lane: a counter is a list of words, one for each bit of the sums, lowest first."""

from __future__ import annotations

from collections.abc import Sequence

Counter = list[int]


def add(counter: Counter, word: int, bit: int = 0) -> None:
    """Add 2**bit in the lanes of the word."""
    while word:
        if bit >= len(counter):
            counter += [0] * (bit - len(counter)) + [word]
            return
        counter[bit], word = counter[bit] ^ word, counter[bit] & word
        bit += 1


def total(words: Sequence[int]) -> Counter:
    """The sum of many words: full adders make one word of the next bit out of three at a time."""
    counter, level = [], list(words)
    while level:
        carried: list[int] = []
        while len(level) > 2:
            one, two, three = level.pop(), level.pop(), level.pop()
            either = one ^ two
            level.append(either ^ three)
            carried.append((one & two) | (either & three))
        if len(level) == 2:
            carried.append(level[0] & level[1])
            level = [level[0] ^ level[1]]
        counter.append(level[0])
        level = carried
    return counter


def at_least(counter: Counter, least: int, lanes: int) -> int:
    """The lanes whose sum is at least so much. `lanes` is the word of all lanes."""
    if least <= 0:
        return lanes
    if least >> len(counter):
        return 0
    reached = lanes
    for bit, word in enumerate(counter):
        reached = word & reached if least >> bit & 1 else word | reached
    return reached


def grand_total(counter: Counter) -> int:
    """All lanes' sums together."""
    return sum(word.bit_count() << bit for bit, word in enumerate(counter))
