"""What is said of dice holds for fair ones."""

from itertools import product
from math import sqrt

import pytest

from game.play.luck import EXPECTED, sums, usual_average


def test_the_odds_of_sums_are_those_of_counting_every_throw() -> None:
    throws = [sum(dice) for dice in product(range(1, 7), repeat=3)]
    assert sums(3) == pytest.approx([throws.count(total) / 6**3 for total in range(3, 19)])


def test_one_roll_is_never_unusual() -> None:
    assert usual_average(1) == (1, 6)


@pytest.mark.parametrize("rolls", [2, 5, 20, 100])
def test_the_usual_range_holds_95_of_100_and_no_narrower_one_would(rolls: int) -> None:
    odds = sums(rolls)
    least, most = (round(each * rolls) - rolls for each in usual_average(rolls))
    assert sum(odds[least : most + 1]) >= 0.95
    assert sum(odds[:least]) <= 0.025 < sum(odds[: least + 1])
    assert least + most == 5 * rolls


def test_many_rolls_come_close_to_the_bell_curve() -> None:
    least, most = usual_average(300)
    spread = 1.96 * sqrt(35 / 12 / 300)
    assert (least, most) == pytest.approx((EXPECTED - spread, EXPECTED + spread), abs=0.01)
