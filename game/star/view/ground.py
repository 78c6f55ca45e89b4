"""What stands still: the plate with its rim and facets, the lines laid into it, and the empty nodes.

A peri wears a dashed ring and a corner, a quark, a second one, since points lie there.
"""

from __future__ import annotations

from functools import lru_cache

from game.draw.scene import Path, Shape, Text
from game.draw.theme import Theme
from game.star.board import NAMES, board, edges
from game.star.view.paths import circles, lines, polygon, shrunk
from game.star.view.plan import CENTRE, EDGE, RIM, Plan, Point, on_ring, plan

_ALONG = 24
"""Into how many straight pieces a swollen side is cut."""


@lru_cache(maxsize=8)
def ground(rings: int, show: frozenset[str], theme: Theme) -> tuple[Shape, ...]:
    """Everything under the stones; of `show`, `cells`, `sectors` and `coordinates` matter."""
    layout = plan(rings)
    tinted = facets(layout, theme) if "sectors" in show else ()
    board_look = cells(layout, theme) if "cells" in show else nodes(layout, theme)
    named = names(layout, "cells" in show, theme) if "coordinates" in show else ()
    return (*plate(theme), *tinted, *board_look, *named)


def outline(radius: float) -> str:
    """The swollen pentagon whose corners are so far out."""
    return polygon(on_ring(radius, part / _ALONG) for part in range(5 * _ALONG))


def plate(theme: Theme) -> tuple[Shape, ...]:
    """The board itself and the rim round it."""
    return (
        Path(0, 5, d=outline(EDGE), fill=theme.shadow, opacity=0.25),
        Path(d=outline(EDGE), fill=theme.rim, stroke=theme.gilt_edge, width=1.6),
        Path(d=outline(EDGE - RIM), fill=theme.plate, stroke=theme.gilt_edge, width=1.6),
        Path(d=outline(EDGE - RIM - 4), stroke=theme.gilt, width=1.2),
    )


def facets(layout: Plan, theme: Theme) -> tuple[Shape, ...]:
    """The arms' sectors. A sector begins half a step before its arm, so that its nodes all lie in it."""
    colours = (theme.facet_1, theme.facet_2, theme.facet_3, theme.facet_4, theme.facet_5)
    return tuple(Path(d=polygon(_facet(layout, arm)), fill=each) for arm, each in enumerate(colours))


def _facet(layout: Plan, arm: int) -> list[Point]:
    outer = (EDGE - RIM - 5) / layout.step
    rim = [_beside(layout, outer, arm + part / _ALONG) for part in range(_ALONG + 1)]
    inward = [ring / 2 for ring in range(2 * layout.rings, 1, -1)]
    back = [_beside(layout, ring, arm + 1) for ring in inward]
    out = [_beside(layout, ring, arm) for ring in reversed(inward)]
    return [*rim, *back, CENTRE, *out]


def _beside(layout: Plan, ring: float, arms: float) -> Point:
    """Half a step before a point of a ring."""
    return on_ring(ring * layout.step, (arms - 0.5 / ring) % 5)


def nodes(layout: Plan, theme: Theme) -> tuple[Shape, ...]:
    """Lines from node to node, and the nodes."""
    at, step = layout.nodes, layout.step
    graph = board(layout.rings)
    pairs = [(at[a], at[b]) for a, b in edges(layout.rings) if b > 4 or (b - a) in (1, 4)]
    peries = [at[each] for each in graph.perimeter]
    quarks = [at[each] for each in graph.corners]
    return (
        Path(d=lines(pairs), stroke=theme.inlay, width=max(1.4, 0.032 * step)),
        Path(d=circles(peries, 0.31 * step), fill=theme.plate, opacity=0.85),
        Path(
            d=circles(peries, 0.31 * step),
            stroke=theme.gilt_edge,
            width=0.035 * step,
            dash=(0.09 * step, 0.09 * step),
        ),
        Path(d=circles(quarks, 0.4 * step), stroke=theme.gilt_edge, width=0.045 * step),
        Path(
            d=circles(at, 0.17 * step), fill=theme.node, stroke=theme.gilt_edge, width=max(1.0, 0.03 * step)
        ),
        Path(d=circles(quarks, 0.17 * step), fill=theme.gilt, stroke=theme.gilt_edge, width=0.03 * step),
    )


def cells(layout: Plan, theme: Theme) -> tuple[Shape, ...]:
    """A cell for each node; those with points have a dashed line inside."""
    graph, step = board(layout.rings), layout.step
    inside = [shrunk(layout.cells[each], layout.nodes[each], 0.78) for each in graph.perimeter]
    corners = [shrunk(layout.cells[each], layout.nodes[each], 0.6) for each in graph.corners]
    return (
        Path(d="".join(map(polygon, layout.cells)), stroke=theme.inlay, width=max(1.6, 0.05 * step)),
        Path(
            d="".join(map(polygon, inside)),
            stroke=theme.gilt_edge,
            width=0.035 * step,
            dash=(0.09 * step, 0.09 * step),
        ),
        Path(d="".join(map(polygon, corners)), stroke=theme.gilt_edge, width=0.045 * step),
    )


def names(layout: Plan, in_cells: bool, theme: Theme) -> tuple[Shape, ...]:
    """Every node's name."""
    below = 0.0 if in_cells else 0.36 * layout.step
    size = 0.26 * layout.step
    return tuple(
        Text(x, y + below, text=name, size=size, fill=theme.name_ink, halo="" if in_cells else theme.plate)
        for name, (x, y) in zip(NAMES, layout.nodes, strict=False)
    )
