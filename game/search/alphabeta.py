"""Iterative deepening at the root of an alpha-beta search, for any game of two players.

The game brings a kernel: the recursive search below the root, with its own packed positions, tables and
order of moves. Here are what kernels share: one depth after the other, a window around what the best branch
was worth before (aspiration), slices of work, and the proof of a value. A kernel stops in the middle of its
work by raising `Pause`; its table remembers what it found, so that it soon stands there again when it is
asked anew.

Values are integers, from the view of whoever is to act at the root.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

INFINITY = 1 << 30
"""More than any value."""


class NodeLimitReached(Exception):
    """Raised by a kernel whose nodes have reached their limit."""


class Kernel(Protocol):
    """The search below the root. `touched` grows whenever a value rests on an estimate at the horizon."""

    nodes: int
    limit: int
    horizon_hits: int

    def value(self, position: Any, depth: int, alpha: int, beta: int) -> int:
        """What a position is worth to whoever is to act there, so many plies deep.

        At or below `alpha` it is a most, at or above `beta` a least. Raises Pause.
        """

    def trim_table(self) -> None:
        """Called between two slices: let go of memory, if it is too much."""


@dataclass(frozen=True, slots=True)
class RootMove:
    """A move at the root: what it gains at once and the position after it, with the other side to act.

    `value` is what it is worth, found `depth` plies deep, or no more than that; `exact` says that nothing
    was estimated, `bound` that it may be worth less.
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
        """Whether the value is the branch's own, and exact."""
        return self.exact and not self.is_upper_bound


RootMoves = tuple[RootMove, ...]


def iterative_deepening(
    kernel: Kernel, root_moves: Sequence[RootMove], depths: Iterable[int], window: int, exact_depth: int
) -> Iterator[RootMoves]:
    """The branches, best first, at the end of each slice and of each depth, until every value is exact.

    Up to the depth `every` each branch gets its own value. Deeper, which takes a quarter of the work, the
    best one does; the others are shown to be no better, and keep the value they had or take the best one's,
    if that is less. The kernel's limit ends a slice: whoever pulls raises it. While a depth is under way,
    those that have reached it come first.
    """
    ranked = tuple(root_moves)
    for depth in depths:
        todo, done = ranked, list[RootMove]()
        for root_move in todo:
            best = max((each.value for each in done), default=None)
            if best is None or depth <= exact_depth:
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
    """Where the value is expected: near that of the depth before."""
    if not root_move.depth:
        return -INFINITY, INFINITY
    return root_move.value - window, root_move.value + window


def _ranked(done: Sequence[RootMove], todo: Sequence[RootMove]) -> RootMoves:
    """Those of this depth by value, the first of equals first, then the rest as they were."""
    return (*sorted(done, key=lambda branch: -branch.value), *todo[len(done) :])


def _search_root_move(
    kernel: Kernel, root_move: RootMove, depth: int, low: int, high: int, best_value: int = -INFINITY
) -> Iterator[RootMove | None]:
    """The branch with its value at this depth, after None for each slice that ended before.

    Where a value lies outside of `low` and `high` it is searched again with a wider window; but one that is
    `least` or less is left at that.
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
