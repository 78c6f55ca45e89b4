"""The candidates of a computer player in order, and as ratings for the board."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import NamedTuple

from game.draw.presentation import MoveRating


class CandidateMove(NamedTuple):
    """A move in notation, its value for the player to act (higher is better), and whether that is exact."""

    move: str
    value: float
    exact: bool


def ranked(candidates: Iterable[CandidateMove], best: str) -> list[CandidateMove]:
    """The candidates by value, the best move first.

    A move with a higher value than the best one was searched too little to trust that value; it is left out.
    """
    found = list(candidates)
    best_value = next((each.value for each in found if each.move == best), inf)
    trusted = (each for each in found if each.value <= best_value)
    return sorted(trusted, key=lambda each: (-each.value, each.move != best))


def move_ratings(candidates: Iterable[CandidateMove], best: str) -> tuple[MoveRating, ...]:
    """The trusted candidates' values, the best first, also relative: 0 for the worst, 1 for the best."""
    trusted = ranked(candidates, best)
    values = [each.value for each in trusted]
    lowest, highest = min(values, default=0), max(values, default=0)
    return tuple(
        MoveRating(each.move, (each.value - lowest) / ((highest - lowest) or 1), each.value, each.exact)
        for each in trusted
    )
