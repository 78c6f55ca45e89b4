"""Outlines as SVG path data around the origin, and a function that repeats an outline at many points."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

Point = tuple[float, float]


@lru_cache(maxsize=64)
def ellipse(rx: float, ry: float) -> str:
    """An ellipse in relative commands that start from its centre."""
    arc = f"a{rx:g} {ry:g} 0 1 1"
    return f"m{-rx:g} 0{arc} {2 * rx:g} 0{arc} {-2 * rx:g} 0z"


@lru_cache(maxsize=64)
def rounded_rect(half_width: float, half_height: float, radius: float) -> str:
    """A rectangle with rounded corners, in relative commands that start from its centre."""
    w, h, r = half_width, half_height, radius
    corner = f"a{r:g} {r:g} 0 0 1"
    return (
        f"m{r - w:g} {-h:g}h{2 * (w - r):g}{corner} {r:g} {r:g}v{2 * (h - r):g}{corner} {-r:g} {r:g}"
        f"h{2 * (r - w):g}{corner} {-r:g} {-r:g}v{2 * (r - h):g}{corner} {r:g} {-r:g}z"
    )


def repeat_at(points: Iterable[Point], outline: str) -> str:
    """The outline, given in relative commands, at each of the points."""
    return "".join(f"M{x:.1f} {y:.1f}{outline}" for x, y in points)
