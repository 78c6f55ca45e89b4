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


class Pause(Exception):
    """Raised by a kernel whose nodes have reached their limit."""


class Kernel(Protocol):
    """The search below the root. `touched` grows whenever a value rests on an estimate at the horizon."""

    nodes: int
    limit: int
    touched: int

    def value(self, position: Any, depth: int, alpha: int, beta: int) -> int:
        """What a position is worth to whoever is to act there, so many plies deep.

        At or below `alpha` it is a most, at or above `beta` a least. Raises Pause.
        """

    def tidy(self) -> None:
        """Called between two slices: let go of memory, if it is too much."""


@dataclass(frozen=True, slots=True)
class Branch:
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
    bound: bool = False

    @property
    def proved(self) -> bool:
        """Whether the value is the branch's own, and exact."""
        return self.exact and not self.bound


Branches = tuple[Branch, ...]


def deepen(
    kernel: Kernel, branches: Sequence[Branch], depths: Iterable[int], window: int, every: int
) -> Iterator[Branches]:
    """The branches, best first, at the end of each slice and of each depth, until every value is exact.

    Up to the depth `every` each branch gets its own value. Deeper, which takes a quarter of the work, the
    best one does; the others are shown to be no better, and keep the value they had or take the best one's,
    if that is less. The kernel's limit ends a slice: whoever pulls raises it. While a depth is under way,
    those that have reached it come first.
    """
    now = tuple(branches)
    for depth in depths:
        todo, done = now, list[Branch]()
        for branch in todo:
            best = max((each.value for each in done), default=None)
            if best is None or depth <= every:
                search = _search(kernel, branch, depth, *_around(branch, window))
            else:
                search = _search(kernel, branch, depth, best, best + 1, least=best)
            for found in search:
                if found:
                    done.append(found)
                else:
                    yield _in_order(done, todo)
        now = _in_order(done, todo)
        yield now
        if all(branch.exact for branch in now):
            return


def _around(branch: Branch, window: int) -> tuple[int, int]:
    """Where the value is expected: near that of the depth before."""
    if not branch.depth:
        return -INFINITY, INFINITY
    return branch.value - window, branch.value + window


def _in_order(done: Sequence[Branch], todo: Sequence[Branch]) -> Branches:
    """Those of this depth by value, the first of equals first, then the rest as they were."""
    return (*sorted(done, key=lambda branch: -branch.value), *todo[len(done) :])


def _search(
    kernel: Kernel, branch: Branch, depth: int, low: int, high: int, least: int = -INFINITY
) -> Iterator[Branch | None]:
    """The branch with its value at this depth, after None for each slice that ended before.

    Where a value lies outside of `low` and `high` it is searched again with a wider window; but one that is
    `least` or less is left at that.
    """
    while True:
        touched = kernel.touched
        try:
            gain = branch.gain
            value = gain - kernel.value(branch.position, depth - 1, gain - high, gain - low)
        except Pause:
            kernel.tidy()
            yield None
            continue
        bound = value <= least
        if bound or low < value < high:
            if bound and branch.depth:
                value = min(value, branch.value)
            exact = kernel.touched == touched
            yield replace(branch, value=value, depth=depth, exact=exact, bound=bound)
            return
        low, high = (-INFINITY, high) if value <= low else (low, INFINITY)
