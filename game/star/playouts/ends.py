"""Who wins full boards, many at once: stars, peries and quarks by taking vertices off one after the other.

In each lane a vertex that is taken off is handed to the first of its neighbours that it is linked with,
that is, of its own colour: the neighbour takes over its links and what it knew of the group's perimeter
(none, one or more peries). A vertex linked with nothing is what is left of its group, which is counted then.

With e the peries of a group, the margin is e − 4 where e ≥ 2 and −1 where e = 1, group by group, and one for
the quark majority (see `scoring.py`). As every peri is blue or red, that is `2 × points − 5R ± 1`, with

    points = blue perimeter nodes + red single peries − blue single peries + 2 × (red stars − blue stars)
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.star.board import board
from game.star.playouts.counters import Counter, add, at_least, grand_total, total
from game.star.playouts.plan import Link, Plan
from game.star.scoring import QUARKS_FOR_A_PERI


class Ends(NamedTuple):
    """Lanes that Blue wins, those where Blue has more quarks, and Blue's points with a constant on top."""

    blue_wins: int
    blue_quarks: int
    points: Counter
    offset: int

    def mean_margin(self, rings: int, lanes: int) -> float:
        """Blue's margin on average over so many lanes."""
        points = grand_total(self.points) / lanes - self.offset
        return 2 * points - 5 * rings + 2 * self.blue_quarks.bit_count() / lanes - 1


def play_ends(plan: Plan, colours: Sequence[int], lanes: int) -> Ends:
    """The ends of full boards. `colours` has a word for each empty node of the plan, `lanes` every lane."""
    blue = [*colours, *(0 if group.colour else lanes for group in plan.groups)]
    links = [blue[one] ^ blue[other] ^ lanes for one, other in plan.touching]
    links += [0] * (plan.slots - len(links))
    tally = _Tally(plan, blue, lanes)
    for vertex, after in plan.steps:
        lone = _hand_over(vertex, after, links, tally, lanes)
        if lone:
            tally.count(vertex, lone)
    return tally.ends()


def _hand_over(vertex: int, after: Sequence[Link], links: list[int], tally: _Tally, lanes: int) -> int:
    """Take a vertex off; the lanes in which it was linked with nothing any more."""
    lone = lanes
    for neighbour, slot, onto, fresh in after:
        handed = lone & links[slot]
        if handed:
            lone ^= handed
            tally.hand_over(vertex, neighbour, handed)
            for theirs, common in onto:
                links[common] |= handed & links[theirs]
            for theirs, common in fresh:
                links[common] = handed & links[theirs]
            if not lone:
                break
    return lone


class _Tally:
    """What each vertex knows of its group's perimeter, and what has been counted.

    By vertex: the lanes where the group so far has a peri (`one`), at least two (`two`), a corner (`corner`).
    """

    def __init__(self, plan: Plan, blue: list[int], lanes: int) -> None:
        graph = board(plan.rings)
        self._plan, self._blue, self._lanes = plan, blue, lanes
        parts = [frozenset((at,)) for at in plan.empty] + [group.nodes for group in plan.groups]
        peries = [len(part.intersection(graph.perimeter)) for part in parts]
        corners = [len(part.intersection(graph.corners)) for part in parts]
        self._one = [lanes if count else 0 for count in peries]
        self._two = [lanes if count > 1 else 0 for count in peries]
        self._corner = [lanes if count else 0 for count in corners]
        self._gain = total([word for word, count in zip(blue, peries, strict=True) for _ in range(count)])
        self._loss: Counter = []
        self._quark_gain = total(
            [word for word, count in zip(blue, corners, strict=True) for _ in range(count)]
        )
        self._quark_loss: Counter = []

    def hand_over(self, vertex: int, to: int, handed: int) -> None:
        """What `vertex` knows is known to `to` in the lanes where it is handed over."""
        one = handed & self._one[vertex]
        if one:
            self._two[to] |= (one & self._one[to]) | (handed & self._two[vertex])
            self._one[to] |= one
            if self._corner[vertex]:
                self._corner[to] |= handed & self._corner[vertex]

    def count(self, vertex: int, lone: int) -> None:
        """A group is complete in these lanes, and `vertex` stands for it."""
        blue, two = self._blue[vertex], self._two[vertex]
        star, single = lone & two, lone & self._one[vertex] & ~two
        add(self._gain, star & ~blue, 1)
        add(self._loss, star & blue, 1)
        if single:
            add(self._gain, single & ~blue)
            add(self._loss, single & blue)
            corner = single & self._corner[vertex]
            add(self._quark_gain, corner & ~blue)
            add(self._quark_loss, corner & blue)

    def ends(self) -> Ends:
        lanes, peries = self._lanes, 5 * self._plan.rings
        quarks, offset = _difference(self._quark_gain, self._quark_loss, lanes)
        ahead = at_least(quarks, QUARKS_FOR_A_PERI + offset, lanes)
        points, offset = _difference(self._gain, self._loss, lanes)
        with_quarks = at_least(points, peries // 2 + offset, lanes)
        without = at_least(points, (peries + 1) // 2 + 1 + offset, lanes)
        return Ends((ahead & with_quarks) | without, ahead, points, offset)


def _difference(gain: Counter, loss: Counter, lanes: int) -> tuple[Counter, int]:
    """Gain less loss plus a constant, which comes second: the complement of the loss is added."""
    result = list(gain)
    for bit, word in enumerate(loss):
        add(result, word ^ lanes, bit)
    return result, (1 << len(loss)) - 1
