"""SVG path data, in board units with two decimals.

A shape is in relative commands that start from its centre. `repeat_at` draws it at many points as one path,
which a canvas paints faster than many; `at_origin` draws it once. `closed_path` and `lines` are absolute.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, pi, sin

Point = tuple[float, float]


def repeat_at(points: Iterable[Point], shape: str) -> str:
    """The shape at each of the points."""
    return "".join(f"M{x:.1f} {y:.1f}{shape}" for x, y in points)


def at_origin(shape: str) -> str:
    """The shape about the origin."""
    return f"M0 0{shape}"


def circles(points: Iterable[Point], r: float) -> str:
    """Circles of one radius about the points."""
    return repeat_at(points, ellipse(r, r))


@lru_cache(maxsize=64)
def ellipse(rx: float, ry: float) -> str:
    arc = f"a{_text(rx)} {_text(ry)} 0 1 1"
    return f"m{_text(-rx)} 0{arc} {_text(2 * rx)} 0{arc} {_text(-2 * rx)} 0z"


@lru_cache(maxsize=64)
def rounded_rect(half_width: float, half_height: float, radius: float) -> str:
    w, h, r = half_width, half_height, radius
    corner = f"a{_text(r)} {_text(r)} 0 0 1 "
    edges = (
        (2 * (w - r), "h", r, r),
        (2 * (h - r), "v", -r, r),
        (2 * (r - w), "h", -r, -r),
        (2 * (r - h), "v", r, -r),
    )
    sides = (f"{way}{_text(length)}{corner}{_text(dx)} {_text(dy)}" for length, way, dx, dy in edges)
    return f"m{_text(r - w)} {_text(-h)}{''.join(sides)}z"


def polygon(corners: Sequence[Point]) -> str:
    """A polygon with its corners about the centre."""
    (x, y), *rest = corners
    text = f"m{_text(x)} {_text(y)}l"
    for corner in rest:
        text += f"{_text(corner[0] - x)} {_text(corner[1] - y)} "
        x, y = corner
    return text.rstrip() + "z"


def regular_polygon(corners: int, rotation: float) -> list[Point]:
    """The corners of a regular polygon of radius 1; `rotation` is the angle of the first, in radians."""
    angles = [rotation + 2 * pi * k / corners for k in range(corners)]
    return [(cos(angle), sin(angle)) for angle in angles]


def star(points: int, outer: float, inner: float) -> str:
    """A star with `points` rays, the first one up."""
    return polygon(star_corners(points, outer, inner))


def star_corners(points: int, outer: float, inner: float) -> list[Point]:
    """The corners of a star around the origin, the first ray up."""
    radii = (outer, inner) * points
    corners = regular_polygon(2 * points, -pi / 2)
    return [(r * x, r * y) for r, (x, y) in zip(radii, corners, strict=True)]


def open_path(points: Iterable[Point]) -> str:
    """Straight lines through points on the board."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def closed_path(points: Iterable[Point]) -> str:
    """The polygon through points on the board."""
    return f"{open_path(points)}z"


def lines(pairs: Iterable[tuple[Point, Point]]) -> str:
    """A line between the points of each pair."""
    return "".join(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" for (x, y), (u, v) in pairs)


def scaled(points: Iterable[Point], scale: float, centre: Point = (0.0, 0.0)) -> list[Point]:
    """The points scaled about a centre."""
    cx, cy = centre
    return [(cx + scale * (x - cx), cy + scale * (y - cy)) for x, y in points]


def _text(value: float) -> str:
    return f"{round(value, 2) + 0.0:g}"
