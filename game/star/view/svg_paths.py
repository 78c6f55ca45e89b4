"""SVG path data of many outlines at once: a canvas paints one long path faster than many short ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

from game.star.view.layout import Point, layout_of


def circles(centres: Iterable[Point], r: float) -> str:
    """Circles of radius `r` around the centres."""
    arcs = f"a{r:.1f} {r:.1f} 0 0 1 "
    across = f"{2 * round(r, 1):.1f} 0"
    return "".join(f"M{x - r:.1f} {y:.1f}{arcs}{across}{arcs}-{across}z" for x, y in centres)


def lines(pairs: Iterable[tuple[Point, Point]]) -> str:
    """A line between the points of each pair."""
    return "".join(f"M{x:.1f} {y:.1f}L{u:.1f} {v:.1f}" for (x, y), (u, v) in pairs)


def polygon(points: Iterable[Point]) -> str:
    """The closed polygon through the points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


def repeat_at(outline: Sequence[Point], centres: Iterable[Point], scale: float) -> str:
    """The outline, given around the origin, repeated around each centre."""
    scaled = [(scale * x, scale * y) for x, y in outline]
    x0, y0 = scaled[0]
    rest = "".join(f"l{u - x:.2f} {v - y:.2f}" for (x, y), (u, v) in pairwise(scaled)) + "z"
    return "".join(f"M{x + x0:.1f} {y + y0:.1f}{rest}" for x, y in centres)


@cache
def cell_paths(rings: int, scale: float = 1.0) -> tuple[str, ...]:
    """The path of each node's cell, scaled towards the node."""
    layout = layout_of(rings)
    return tuple(
        polygon(inset(cell, node, scale)) for cell, node in zip(layout.cells, layout.nodes, strict=True)
    )


def inset(points: Iterable[Point], centre: Point, scale: float) -> list[Point]:
    """The points scaled towards a centre."""
    cx, cy = centre
    return [(cx + scale * (x - cx), cy + scale * (y - cy)) for x, y in points]
