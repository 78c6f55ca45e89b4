"""The order of engine lines."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf
from typing import Protocol, TypeVar


class Candidate(Protocol):
    """A move with its value for the player to act; higher is better."""

    @property
    def move(self) -> str: ...

    @property
    def value(self) -> float: ...


CandidateT = TypeVar("CandidateT", bound=Candidate)


def ranked(candidates: Iterable[CandidateT], best: str) -> list[CandidateT]:
    """The candidates by value, the best move first.

    A move with a higher value than the best one was searched too little to trust that value; it is left out.
    """
    found = list(candidates)
    best_value = next((each.value for each in found if each.move == best), inf)
    trusted = (each for each in found if each.value <= best_value)
    return sorted(trusted, key=lambda each: (-each.value, each.move != best))
