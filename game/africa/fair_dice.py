"""The distribution of fair dice, with which the dice of a game are compared.

The distribution of a sum of dice is exact, computed by adding one die at a time.
"""

from __future__ import annotations

from functools import cache

SIDES = 6
TAIL_PROBABILITY = 0.025
"""The probability left out at each end of the interval: 5 % in all."""

MEAN_ROLL = (SIDES + 1) / 2


@cache
def average_interval_95(rolls: int) -> tuple[float, float]:
    """The central 95 % interval of the mean of `rolls` fair dice."""
    odds = sum_distribution(rolls)
    lowest, highest = _tail_length(odds), len(odds) - 1 - _tail_length(odds[::-1])
    return (lowest + rolls) / rolls, (highest + rolls) / rolls


def sum_distribution(rolls: int) -> list[float]:
    """The probability of each sum of `rolls` dice, beginning with all ones."""
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
    """The number of leading sums that together have at most `TAIL_PROBABILITY`."""
    left_out = 0.0
    for number, chance in enumerate(odds):
        left_out += chance
        if left_out > TAIL_PROBABILITY:
            return number
    return len(odds) - 1
