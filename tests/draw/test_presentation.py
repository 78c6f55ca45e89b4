"""Ratings of moves: a proved lead is exact to half a stone, an estimate is in whole stones."""

from __future__ import annotations

import pytest

from game.draw.presentation import MoveRating
from game.text.message import ahead_or_behind


@pytest.mark.parametrize(
    ("value", "exact", "lead", "word"),
    [
        (0.5, True, 0.5, "ahead"),
        (-0.5, True, -0.5, "behind"),
        (0.0, True, 0.0, "even"),
        (-0.5, False, 0.0, "even"),
        (-2.6, False, -3.0, "behind"),
    ],
)
def test_an_estimate_is_rounded_and_an_exact_lead_is_not(
    value: float, exact: bool, lead: float, word: str
) -> None:
    rating = MoveRating("A", 0.0, value, exact)
    assert rating.lead == lead
    assert ahead_or_behind(rating.lead) == word
