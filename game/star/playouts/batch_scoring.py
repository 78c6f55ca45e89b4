"""Scores many full boards at once: stars, peries and quarks by eliminating vertices one by one.

In each lane, an eliminated vertex is merged into its first linked neighbour, that is, one of its colour: the
neighbour takes over its links and the state of its group's perimeter (no, one or more peries). A vertex
without a linked neighbour is the last of its group, and the group is counted.

A group with e peries adds e − 4 to the margin of its colour if e ≥ 2 and −1 if e = 1; the quark majority
adds one (see `scoring.py`). Every peri is blue or red, so with R rings the margin is `2 × points − 5R ± 1`,

    points = blue perimeter nodes + red single peries − blue single peries + 2 × (red stars − blue stars)
"""

from __future__ import annotations

from collections.abc import Sequence

from game.star.playouts.bit_counters import BitCounter, add, at_least, total
from game.star.playouts.elimination_order import EliminationOrder, Link
from game.star.rules.board import board
from game.star.rules.scoring import QUARKS_FOR_A_PERI


def score_boards(order: EliminationOrder, colours: Sequence[int], lanes: int) -> int:
    """The lanes in which Blue wins. `colours` has a word per empty node; `lanes` is the word of all lanes."""
    blue = [*colours, *(0 if group.colour else lanes for group in order.groups)]
    links = [blue[one] ^ blue[other] ^ lanes for one, other in order.initial_links]
    links += [0] * (order.slot_count - len(links))
    tally = _Tally(order, blue, lanes)
    for vertex, vertex_links in order.steps:
        unlinked = _eliminate_vertex(vertex, vertex_links, links, tally, lanes)
        if unlinked:
            tally.count_group(vertex, unlinked)
    return tally.blue_wins()


def _eliminate_vertex(
    vertex: int, vertex_links: Sequence[Link], links: list[int], tally: _Tally, lanes: int
) -> int:
    """Eliminate a vertex; return the lanes in which it had no linked neighbour."""
    unlinked = lanes
    has_peri = tally.has_peri[vertex]
    for neighbour, slot, existing_links, new_links in vertex_links:
        merged = unlinked & links[slot]
        if merged:
            unlinked ^= merged
            if has_peri:
                tally.merge_into(vertex, neighbour, merged)
            for from_slot, to_slot in existing_links:
                links[to_slot] |= merged & links[from_slot]
            for from_slot, to_slot in new_links:
                links[to_slot] = merged & links[from_slot]
            if not unlinked:
                break
    return unlinked


class _Tally:
    """The perimeter state of each vertex's group, as lanes by vertex, and the counts of complete groups."""

    def __init__(self, order: EliminationOrder, blue: list[int], lanes: int) -> None:
        graph = board(order.rings)
        self._order, self._blue, self._lanes = order, blue, lanes
        parts = [frozenset((at,)) for at in order.empty] + [group.nodes for group in order.groups]
        peries = [len(part.intersection(graph.perimeter)) for part in parts]
        corners = [len(part.intersection(graph.corners)) for part in parts]
        self.has_peri = [lanes if count else 0 for count in peries]
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
        """Add the perimeter state of `vertex` to that of `into` in the lanes `merged`."""
        one = merged & self.has_peri[vertex]
        if one:
            self._has_two_peries[into] |= (one & self.has_peri[into]) | (
                merged & self._has_two_peries[vertex]
            )
            self.has_peri[into] |= one
            if self._has_corner[vertex]:
                self._has_corner[into] |= merged & self._has_corner[vertex]

    def count_group(self, vertex: int, complete: int) -> None:
        """Count the group of `vertex` in the lanes in which it is complete."""
        blue, two = self._blue[vertex], self._has_two_peries[vertex]
        star, single = complete & two, complete & self.has_peri[vertex] & ~two
        add(self._point_gain, star & ~blue, 1)
        add(self._point_loss, star & blue, 1)
        if single:
            add(self._point_gain, single & ~blue)
            add(self._point_loss, single & blue)
            corner = single & self._has_corner[vertex]
            add(self._quark_gain, corner & ~blue)
            add(self._quark_loss, corner & blue)

    def blue_wins(self) -> int:
        """The lanes in which Blue has a positive margin."""
        lanes, peries = self._lanes, 5 * self._order.rings
        quarks, offset = _difference(self._quark_gain, self._quark_loss, lanes)
        blue_quarks = at_least(quarks, QUARKS_FOR_A_PERI + offset, lanes)
        points, offset = _difference(self._point_gain, self._point_loss, lanes)
        with_quarks = at_least(points, peries // 2 + offset, lanes)
        without_quarks = at_least(points, (peries + 1) // 2 + 1 + offset, lanes)
        return (blue_quarks & with_quarks) | without_quarks


def _difference(gain: BitCounter, loss: BitCounter, lanes: int) -> tuple[BitCounter, int]:
    """`gain - loss + constant`, and the constant: the complement of the loss is added."""
    result = list(gain)
    for bit, word in enumerate(loss):
        add(result, word ^ lanes, bit)
    return result, (1 << len(loss)) - 1
