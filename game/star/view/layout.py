"""Where everything lies on the board of one size, in board units, y downwards.

Rings are pentagons with one corner up. Their sides swell a little, part of the way to a circle: so neighbours
are about equally far apart, and the whole fills a square better. A node has a cell, bounded by the middles of
the triangles round it; cells tile the board, all but the star of the bridge in the centre.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from game.star.rules.board import board, node_number, ring_and_step

Point = tuple[float, float]

WIDTH, HEIGHT = 1000.0, 1020.0
CENTRE = (500.0, 524.0)

PLATE_RADIUS = 509.0
"""How far the corners of the plate are from the centre."""

RIM_WIDTH = 22.0
"""How broad the plate's rim is, where points are shown."""

_SWELL = 0.3
"""0: straight sides; 1: circles."""

_MARGIN_RINGS = 0.64
"""How many rings' breadths the plate goes on beyond the perimeter."""

_FIRST_ARM = -pi / 2 + 2 * 2 * pi / 5
"""The direction of the `*` arm, to the lower right; the others follow clockwise."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The places on a board. `step` is the distance between two rings along an arm."""

    rings: int
    step: float
    nodes: tuple[Point, ...]
    cells: tuple[tuple[Point, ...], ...]

    @staticmethod
    def is_across_bridge(one: int, other: int) -> bool:
        """Whether two neighbours meet on the bridge alone."""
        return one < 5 and other < 5 and (one - other) % 5 in (2, 3)


@cache
def layout_of(rings: int) -> Layout:
    """The board with so many rings."""
    step = (PLATE_RADIUS - RIM_WIDTH) / (rings + _MARGIN_RINGS)
    around = {
        node_number(ring, number): on_ring(step * ring, number / ring)
        for ring in range(1, rings + 2)
        for number in range(5 * ring)
    }
    size = board(rings).size
    cells = tuple(_cell(rings, number, around) for number in range(size))
    return Layout(rings, step, tuple(around[number] for number in range(size)), cells)


def on_ring(radius: float, arms: float) -> Point:
    """The point of the ring whose corners are so far out, so many sides clockwise from the `*` arm."""
    arm, part = divmod(arms, 1)
    (x0, y0), (x1, y1) = _corner(arm), _corner(arm + 1)
    x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
    away = radius * (1 - _SWELL + _SWELL / hypot(x, y))
    return CENTRE[0] + away * x, CENTRE[1] + away * y


def centroid(points: Iterable[Point]) -> Point:
    """The point in the middle of some."""
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _corner(arm: float) -> Point:
    angle = _FIRST_ARM + arm * 2 * pi / 5
    return cos(angle), sin(angle)


def _cell(rings: int, number: int, around: Mapping[int, Point]) -> tuple[Point, ...]:
    """The corners of a node's cell, clockwise. Beyond the perimeter a ring more is thought of."""
    here = around[number]
    points = [
        around[each]
        for each in board(rings + 1).neighbours[number]
        if not Layout.is_across_bridge(number, each)
    ]
    if ring_and_step(number)[0] == 1:
        points.append(CENTRE)
    points.sort(key=lambda point: atan2(point[1] - here[1], point[0] - here[0]))
    return tuple(centroid((here, one, other)) for one, other in pairwise((*points, points[0])))
