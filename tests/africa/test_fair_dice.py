"""The interval for the mean of fair dice."""

from itertools import product
from math import sqrt

import pytest

from game.africa.fair_dice import MEAN_ROLL, average_interval_95, sum_distribution


def test_sum_distribution_matches_enumeration() -> None:
    throws = [sum(dice) for dice in product(range(1, 7), repeat=3)]
    assert sum_distribution(3) == pytest.approx([throws.count(total) / 6**3 for total in range(3, 19)])


def test_the_interval_of_one_roll_spans_all_faces() -> None:
    assert average_interval_95(1) == (1, 6)


@pytest.mark.parametrize("rolls", [2, 5, 20, 100])
def test_the_interval_is_the_narrowest_with_95_percent(rolls: int) -> None:
    odds = sum_distribution(rolls)
    low, high = (round(each * rolls) - rolls for each in average_interval_95(rolls))
    assert sum(odds[low : high + 1]) >= 0.95
    assert sum(odds[:low]) <= 0.025 < sum(odds[: low + 1])
    assert low + high == 5 * rolls


def test_the_interval_of_many_rolls_approaches_the_normal() -> None:
    low, high = average_interval_95(300)
    spread = 1.96 * sqrt(35 / 12 / 300)
    assert (low, high) == pytest.approx((MEAN_ROLL - spread, MEAN_ROLL + spread), abs=0.01)
