"""What fair dice do, to hold the dice of a game against: nothing is said that so few rolls do not bear.

The distribution of a sum of dice is worked out exactly, one die after the other.
"""

from __future__ import annotations

from functools import cache

SIDES = 6
TAIL_PROBABILITY = 0.025
"""What the usual range leaves out at either end: together one in twenty."""

MEAN_ROLL = (SIDES + 1) / 2


@cache
def average_interval_95(rolls: int) -> tuple[float, float]:
    """Between which averages of so many rolls at least 95 of 100 players of fair dice come to lie."""
    odds = sum_distribution(rolls)
    lowest, highest = _tail_length(odds), len(odds) - 1 - _tail_length(odds[::-1])
    return (lowest + rolls) / rolls, (highest + rolls) / rolls


def sum_distribution(rolls: int) -> list[float]:
    """The chance of each sum of so many dice, beginning with all ones."""
    odds = [1.0]
    for _ in range(rolls):
        added, window = [], 0.0
        for total in range(len(odds) + SIDES - 1):
            window += odds[total] if total < len(odds) else 0.0
            window -= odds[total - SIDES] if total >= SIDES else 0.0
            added.append(window / SIDES)
        odds = added
    return odds


def _tail_length(odds: list[float]) -> int:
    """How many of the first sums can be left out without leaving out more than `TAIL`."""
    left_out = 0.0
    for number, chance in enumerate(odds):
        left_out += chance
        if left_out > TAIL_PROBABILITY:
            return number
    return len(odds) - 1
