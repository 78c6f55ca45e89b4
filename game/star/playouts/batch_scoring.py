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

from game.star.playouts.bit_counters import BitCounter, add, at_least, sum_of_lanes, total
from game.star.playouts.elimination_order import EliminationOrder, Link
from game.star.rules.board import board
from game.star.rules.scoring import QUARKS_FOR_A_PERI


class BatchResult(NamedTuple):
    """Lanes that Blue wins, those where Blue has more quarks, and Blue's points with a constant on top."""

    blue_wins: int
    blue_quarks: int
    points: BitCounter
    offset: int

    def mean_margin(self, rings: int, lanes: int) -> float:
        """Blue's margin on average over so many lanes."""
        points = sum_of_lanes(self.points) / lanes - self.offset
        return 2 * points - 5 * rings + 2 * self.blue_quarks.bit_count() / lanes - 1


def score_boards(order: EliminationOrder, colours: Sequence[int], lanes: int) -> BatchResult:
    """The ends of full boards. `colours` has a word for each empty node of the plan, `lanes` every lane."""
    blue = [*colours, *(0 if group.colour else lanes for group in order.groups)]
    links = [blue[one] ^ blue[other] ^ lanes for one, other in order.initial_links]
    links += [0] * (order.slot_count - len(links))
    tally = _Tally(order, blue, lanes)
    for vertex, vertex_links in order.steps:
        unlinked = _eliminate_vertex(vertex, vertex_links, links, tally, lanes)
        if unlinked:
            tally.count_group(vertex, unlinked)
    return tally.result()


def _eliminate_vertex(
    vertex: int, vertex_links: Sequence[Link], links: list[int], tally: _Tally, lanes: int
) -> int:
    """Take a vertex off; the lanes in which it was linked with nothing any more."""
    unlinked = lanes
    for neighbour, slot, existing_links, new_links in vertex_links:
        merged = unlinked & links[slot]
        if merged:
            unlinked ^= merged
            tally.merge_into(vertex, neighbour, merged)
            for from_slot, to_slot in existing_links:
                links[to_slot] |= merged & links[from_slot]
            for from_slot, to_slot in new_links:
                links[to_slot] = merged & links[from_slot]
            if not unlinked:
                break
    return unlinked


class _Tally:
    """What each vertex knows of its group's perimeter, and what has been counted.

    By vertex: the lanes where the group so far has a peri (`one`), at least two (`two`), a corner (`corner`).
    """

    def __init__(self, order: EliminationOrder, blue: list[int], lanes: int) -> None:
        graph = board(order.rings)
        self._order, self._blue, self._lanes = order, blue, lanes
        parts = [frozenset((at,)) for at in order.empty] + [group.nodes for group in order.groups]
        peries = [len(part.intersection(graph.perimeter)) for part in parts]
        corners = [len(part.intersection(graph.corners)) for part in parts]
        self._has_peri = [lanes if count else 0 for count in peries]
        self._has_two_peries = [lanes if count > 1 else 0 for count in peries]
        self._has_corner = [lanes if count else 0 for count in corners]
        self._point_gain = total(
            [word for word, count in zip(blue, peries, strict=True) for _ in range(count)]
        )
        self._point_loss: BitCounter = []
        self._quark_gain = total(
            [word for word, count in zip(blue, corners, strict=True) for _ in range(count)]
        )
        self._quark_loss: BitCounter = []

    def merge_into(self, vertex: int, into: int, merged: int) -> None:
        """What `vertex` knows is known to `to` in the lanes where it is handed over."""
        one = merged & self._has_peri[vertex]
        if one:
            self._has_two_peries[into] |= (one & self._has_peri[into]) | (
                merged & self._has_two_peries[vertex]
            )
            self._has_peri[into] |= one
            if self._has_corner[vertex]:
                self._has_corner[into] |= merged & self._has_corner[vertex]

    def count_group(self, vertex: int, complete: int) -> None:
        """A group is complete in these lanes, and `vertex` stands for it."""
        blue, two = self._blue[vertex], self._has_two_peries[vertex]
        star, single = complete & two, complete & self._has_peri[vertex] & ~two
        add(self._point_gain, star & ~blue, 1)
        add(self._point_loss, star & blue, 1)
        if single:
            add(self._point_gain, single & ~blue)
            add(self._point_loss, single & blue)
            corner = single & self._has_corner[vertex]
            add(self._quark_gain, corner & ~blue)
            add(self._quark_loss, corner & blue)

    def result(self) -> BatchResult:
        lanes, peries = self._lanes, 5 * self._order.rings
        quarks, offset = _difference(self._quark_gain, self._quark_loss, lanes)
        blue_quarks = at_least(quarks, QUARKS_FOR_A_PERI + offset, lanes)
        points, offset = _difference(self._point_gain, self._point_loss, lanes)
        with_quarks = at_least(points, peries // 2 + offset, lanes)
        without_quarks = at_least(points, (peries + 1) // 2 + 1 + offset, lanes)
        return BatchResult((blue_quarks & with_quarks) | without_quarks, blue_quarks, points, offset)


def _difference(gain: BitCounter, loss: BitCounter, lanes: int) -> tuple[BitCounter, int]:
    """Gain less loss plus a constant, which comes second: the complement of the loss is added."""
    result = list(gain)
    for bit, word in enumerate(loss):
        add(result, word ^ lanes, bit)
    return result, (1 << len(loss)) - 1
