"""How a computer player thinks: in slices, so that whoever drives it decides when to stop.

`Thinker.think` is a generator that yields its best thought so far after each slice of work. It never
looks at a clock: the worker stops pulling when time is up, a test after a number of slices. It ends by
itself when more work would not change its mind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, Protocol

from game.contract import State
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The best move so far, what it is worth to the seat to act (1 a sure win, 0 a sure loss), and why.

    `candidates` are the moves considered, each with its value, best first; `exact` says that the value
    is proved, `proved` which candidates' values are, and `work` counts what the thinker counts (nodes,
    playouts).
    """

    move: Any
    value: float
    reason: Message | None = None
    candidates: tuple[tuple[Any, float], ...] = field(default=())
    exact: bool = False
    work: int = 0
    proved: frozenset[Any] = frozenset()


class Thinker(Protocol):
    """A computer player. It gets `state.seen_by(seat)` and nothing else; `state` is never at chance."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        """Better and better thoughts, at least one. A slice is at most about 20 ms of work."""


def think_for_slices(thinker: Thinker, state: State, rng: Random, slices: int) -> SearchResult:
    """The thought after so many slices, or the last one if thinking ended before."""
    results = list(islice(thinker.think(state, rng), slices))
    assert results, "a thinker yields at least one thought"
    return results[-1]
