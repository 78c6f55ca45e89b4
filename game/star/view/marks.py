"""Outlines of what is drawn again and again, about the origin and within a circle of 1."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, pi, sin

from game.draw.scene import Path
from game.draw.theme import Figure
from game.star.view.paths import shapes
from game.star.view.plan import Point


def regular(corners: int, turned: float) -> list[Point]:
    """A regular polygon."""
    angles = [turned + 2 * pi * k / corners for k in range(corners)]
    return [(cos(angle), sin(angle)) for angle in angles]


STAR = [(0.46 * x, 0.46 * y) if k % 2 else (x, y) for k, (x, y) in enumerate(regular(10, -pi / 2))]
"""A star with five points, one up."""

_CROSS = [
    *((-0.35, -1.0), (0.35, -1.0), (0.35, -0.35), (1.0, -0.35), (1.0, 0.35), (0.35, 0.35)),
    *((0.35, 1.0), (-0.35, 1.0), (-0.35, 0.35), (-1.0, 0.35), (-1.0, -0.35), (-0.35, -0.35)),
]

SILHOUETTES: Mapping[str, list[Point]] = {
    "disc": regular(20, 0),
    "square": regular(4, pi / 4),
    "triangle": regular(3, -pi / 2),
    "diamond": regular(4, 0),
    "cross": _CROSS,
}
"""The figures' silhouettes."""


def mark(centres: Iterable[Point], r: float, seat: int, figure: Figure, opacity: float = 1.0) -> Path:
    """The silhouettes on stones of radius `r`: filled for the first seat, hollow for the second."""
    outline = SILHOUETTES[figure.name]
    if seat == 0:
        return Path(d=shapes(outline, centres, 0.36 * r), fill=figure.ink, opacity=opacity)
    d = shapes(outline, centres, 0.56 * r)
    return Path(d=d, stroke=figure.ink, width=0.17 * r, opacity=opacity)
