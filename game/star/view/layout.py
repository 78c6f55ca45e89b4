"""Coordinates on the board of one size, in board units, y downwards.

Rings are pentagons with one corner up. Their sides bulge part of the way to a circle, so that distances
between neighbours are similar and the board fills a square better. The cell of a node has its corners in
the centres of the triangles around it; cells tile the board except for the bridge in the centre.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin

from game.draw.svg_paths import Point, closed_path, scaled
from game.star.rules.board import board, node_number, ring_and_step

WIDTH, HEIGHT = 1000.0, 1020.0
CENTRE = (500.0, 524.0)

PLATE_RADIUS = 509.0
"""Distance of the plate's corners from the centre."""

RIM_WIDTH = 22.0
"""Width of the plate's rim, which shows the points."""

_BULGE = 0.3
"""0: straight sides; 1: circles."""

_MARGIN_RINGS = 0.64
"""Distance between the perimeter and the rim, in steps."""

_FIRST_ARM = -pi / 2 + 2 * 2 * pi / 5
"""Angle of the `*` arm, to the lower right; the others follow clockwise."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The positions and cells of all nodes. `step` is the distance between two rings along an arm."""

    rings: int
    step: float
    nodes: tuple[Point, ...]
    cells: tuple[tuple[Point, ...], ...]

    @staticmethod
    def is_across_bridge(one: int, other: int) -> bool:
        """Whether two neighbours are connected by the bridge only."""
        return one < 5 and other < 5 and (one - other) % 5 in (2, 3)


@cache
def layout_of(rings: int) -> Layout:
    """The layout of the board with `rings` rings."""
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
    """The point `arms` sides clockwise from the `*` arm, on the ring with corners at `radius`."""
    arm, part = divmod(arms, 1)
    (x0, y0), (x1, y1) = _corner(arm), _corner(arm + 1)
    x, y = x0 + (x1 - x0) * part, y0 + (y1 - y0) * part
    scale = radius * (1 - _BULGE + _BULGE / hypot(x, y))
    return CENTRE[0] + scale * x, CENTRE[1] + scale * y


def centroid(points: Iterable[Point]) -> Point:
    """The mean of the points."""
    xs, ys = zip(*points, strict=True)
    return sum(xs) / len(xs), sum(ys) / len(ys)


def _corner(arm: float) -> Point:
    angle = _FIRST_ARM + arm * 2 * pi / 5
    return cos(angle), sin(angle)


def _cell(rings: int, number: int, around: Mapping[int, Point]) -> tuple[Point, ...]:
    """The corners of a node's cell, clockwise; `around` includes one ring beyond the perimeter."""
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


@cache
def cell_paths(rings: int, scale: float = 1.0) -> tuple[str, ...]:
    """The path of each node's cell, scaled towards the node."""
    layout = layout_of(rings)
    return tuple(
        closed_path(scaled(cell, scale, node)) for cell, node in zip(layout.cells, layout.nodes, strict=True)
    )
