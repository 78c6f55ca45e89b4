"""The interface of a computer player, which thinks in slices so that its caller decides when to stop.

`Thinker.think` is a generator that yields its best result after each slice of work. It never reads a clock:
the worker stops iterating when time is up, a test after a number of slices. The generator ends when more work
would not change the result.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, Protocol

from game.contract import State
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best move found, its value for the seat to act (1: certain win, 0: certain loss), and the reason.

    Reasons are shown for a game's last level only, which gives the hints.
    `candidates` are the moves considered with their values, the highest first; a move above the best one
    was searched too little. `exact` means that `value` is proved; `proved` has the moves whose values in
    `candidates` are proved. `work` counts nodes or playouts. `lines` are the expected continuations of some
    candidates, each with the candidate as its first move.
    """

    move: Any
    value: float
    reason: Message | None = None
    candidates: tuple[tuple[Any, float], ...] = ()
    exact: bool = False
    work: int = 0
    proved: frozenset[Any] = frozenset()
    lines: tuple[tuple[Any, ...], ...] = ()


class Thinker(Protocol):
    """A computer player. It gets only `state.seen_by(seat)`; `state` is never at chance."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """Yield at least one result, better ones later. A slice is at most about 20 ms of work."""


def think_for_slices(thinker: Thinker, state: State, rng: Random, slices: int) -> SearchResult:
    """The result after `slices` slices, or the last one if thinking ended earlier."""
    results = list(islice(thinker.think(state, rng), slices))
    assert results, "a thinker yields at least one result"
    return results[-1]
