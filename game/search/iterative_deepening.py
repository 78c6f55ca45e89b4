"""Iterative deepening at the root of an alpha-beta search, for any game of two players.

A game supplies a `Kernel`: the recursive search below the root, with packed positions, a transposition table
and move ordering. This module holds what kernels share: iteration over depths, aspiration windows, slices of
work, and proofs. A kernel interrupts its search by raising `NodeLimitReached`; its table keeps the results,
so that the repeated search soon gets back to the same place.

Values are integers from the view of the seat to act at the root.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

INFINITY = 1 << 30
"""Larger than any value."""


class NodeLimitReached(Exception):
    """Raised by a kernel when its `nodes` have reached its `limit`."""


class Kernel(Protocol):
    """The search below the root. `horizon_hits` grows when a value rests on an estimate at the horizon."""

    nodes: int
    limit: int
    horizon_hits: int

    def value(self, position: Any, depth: int, alpha: int, beta: int) -> int:
        """The value of a position for the seat to act there, searched `depth` plies deep.

        A result at or below `alpha` is an upper bound, one at or above `beta` a lower bound. Raises
        NodeLimitReached.
        """

    def trim_table(self) -> None:
        """Free memory if the table is too large. Called between two slices."""


@dataclass(frozen=True, slots=True)
class RootMove:
    """A move at the root, its immediate `gain`, and the position after it, with the other side to act.

    `value` was found `depth` plies deep. `exact` means that it rests on no estimate, `is_upper_bound` that
    the true value may be lower.
    """

    move: Any
    gain: int
    position: Hashable
    value: int = 0
    depth: int = 0
    exact: bool = False
    is_upper_bound: bool = False

    @property
    def proved(self) -> bool:
        """Whether `value` is the true value of the move."""
        return self.exact and not self.is_upper_bound


RootMoves = tuple[RootMove, ...]


def iterative_deepening(
    kernel: Kernel, root_moves: Sequence[RootMove], depths: Iterable[int], window: int, own_values_depth: int
) -> Iterator[RootMoves]:
    """The root moves, best first, after each slice and each depth, until every value is exact.

    Up to `own_values_depth` every move gets a value of its own. Deeper, only the best one does, which takes a
    quarter of the work: the others are proved to be no better, and keep their last value or take the best
    one's if that is lower. A slice ends at the kernel's `limit`; before the next slice the caller sets a
    higher one. While a depth is searched, the moves that are already finished at this depth come first.
    """
    ranked = tuple(root_moves)
    for depth in depths:
        todo, done = ranked, list[RootMove]()
        for root_move in todo:
            best = max((each.value for each in done), default=None)
            if best is None or depth <= own_values_depth:
                search = _search_root_move(kernel, root_move, depth, *_aspiration_window(root_move, window))
            else:
                search = _search_root_move(kernel, root_move, depth, best, best + 1, best_value=best)
            for found in search:
                if found:
                    done.append(found)
                else:
                    yield _ranked(done, todo)
        ranked = _ranked(done, todo)
        yield ranked
        if all(root_move.exact for root_move in ranked):
            return


def _aspiration_window(root_move: RootMove, window: int) -> tuple[int, int]:
    """The expected range of the value: around that of the previous depth."""
    if not root_move.depth:
        return -INFINITY, INFINITY
    return root_move.value - window, root_move.value + window


def _ranked(done: Sequence[RootMove], todo: Sequence[RootMove]) -> RootMoves:
    """The moves searched at this depth, highest value first (stable), then the rest in their old order."""
    return (*sorted(done, key=lambda each: -each.value), *todo[len(done) :])


def _search_root_move(
    kernel: Kernel, root_move: RootMove, depth: int, low: int, high: int, best_value: int = -INFINITY
) -> Iterator[RootMove | None]:
    """Yield None for each slice that ends before the search does, then the move with its value at this depth.

    A value outside `low` and `high` is searched again with a wider window, unless it is at most `best_value`.
    """
    while True:
        hits_before = kernel.horizon_hits
        try:
            gain = root_move.gain
            value = gain - kernel.value(root_move.position, depth - 1, gain - high, gain - low)
        except NodeLimitReached:
            kernel.trim_table()
            yield None
            continue
        is_upper_bound = value <= best_value
        if is_upper_bound or low < value < high:
            if is_upper_bound and root_move.depth:
                value = min(value, root_move.value)
            exact = kernel.horizon_hits == hits_before
            yield replace(root_move, value=value, depth=depth, exact=exact, is_upper_bound=is_upper_bound)
            return
        low, high = (-INFINITY, high) if value <= low else (low, INFINITY)
