"""Outlines around the origin, within a circle of radius 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import pi

from game.draw.scene import Path
from game.draw.svg_paths import Point, polygon, regular_polygon, repeat_at, scaled, star_corners
from game.draw.theme import Figure

STAR = star_corners(5, 1.0, 0.46)
"""A five-pointed star, one point up."""

_CROSS_OUTLINE = [
    *((-0.35, -1.0), (0.35, -1.0), (0.35, -0.35), (1.0, -0.35), (1.0, 0.35), (0.35, 0.35)),
    *((0.35, 1.0), (-0.35, 1.0), (-0.35, 0.35), (-1.0, 0.35), (-1.0, -0.35), (-0.35, -0.35)),
]

SILHOUETTES: Mapping[str, list[Point]] = {
    "disc": regular_polygon(20, 0),
    "square": regular_polygon(4, pi / 4),
    "triangle": regular_polygon(3, -pi / 2),
    "diamond": regular_polygon(4, 0),
    "cross": _CROSS_OUTLINE,
}
"""The figures' silhouettes."""


def figure_mark(centres: Iterable[Point], r: float, seat: int, figure: Figure, opacity: float = 1.0) -> Path:
    """The figure's silhouette on stones of radius `r`: filled for the first seat, hollow for the second."""
    outline = SILHOUETTES[figure.name]
    if seat == 0:
        return Path(
            d=repeat_at(centres, polygon(scaled(outline, 0.36 * r))), fill=figure.ink, opacity=opacity
        )
    d = repeat_at(centres, polygon(scaled(outline, 0.56 * r)))
    return Path(d=d, stroke=figure.ink, width=0.17 * r, opacity=opacity)
