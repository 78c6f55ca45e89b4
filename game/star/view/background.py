"""The static background: the plate with its rim and facets, the lines, and the empty nodes.

Nodes that can score are marked: a peri by a dashed ring, a quark by a second ring.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import hypot

from game.draw.scene import Circle, Path, Shape, Text
from game.draw.svg_paths import Point, circles, closed_path, lines
from game.draw.theme import Theme
from game.star.rules.board import ARMS, NAMES, board, edges, node_number
from game.star.view.input import CELLS, COORDINATES, SECTORS
from game.star.view.layout import (
    CENTRE,
    PLATE_RADIUS,
    RIM_WIDTH,
    Layout,
    cell_paths,
    centroid,
    layout_of,
    on_ring,
)

BEVEL_WIDTH = 5.0
"""Width of the bevel along the inside of the rim."""

MEDAL_RADIUS = 17.0
"""Radius of the discs with the letters of the arms."""

NODE_RADIUS, NAMED_NODE_RADIUS = 0.17, 0.3
"""Radius of a node without and with its name, in steps."""

_TABLE_SIZE, _GLOSS = 0.34, 0.75
"""Size of the jewel's table, the flat face in its middle, and brightness of the brightest face."""

_SEGMENTS_PER_SIDE = 24
"""Straight segments per curved side."""


@lru_cache(maxsize=8)
def background(rings: int, toggles: frozenset[str], theme: Theme) -> tuple[Shape, ...]:
    """Everything below the stones; `toggles` may contain `cells`, `sectors` and `coordinates`."""
    layout = layout_of(rings)
    in_cells, named = CELLS in toggles, COORDINATES in toggles
    sector_shapes = sectors(layout, in_cells, theme) if SECTORS in toggles else ()
    node_shapes = node_cells(layout, theme) if in_cells else nodes(layout, named, theme)
    labels = node_names(layout, range(len(layout.nodes)), theme.name_ink) if named else ()
    medals = (shape for arm in range(5) for shape in medal(arm, theme.rim, theme.name_ink, theme))
    return (*plate(theme), *sector_shapes, *node_shapes, *labels, *medals)


def pentagon(radius: float) -> str:
    """The path of a pentagon with curved sides and corners at `radius`."""
    return closed_path(on_ring(radius, part / _SEGMENTS_PER_SIDE) for part in range(5 * _SEGMENTS_PER_SIDE))


def plate(theme: Theme) -> tuple[Shape, ...]:
    """The plate and the rim around it."""
    return (
        Path(0, 5, d=pentagon(PLATE_RADIUS), fill=theme.shadow, opacity=0.25),
        Path(d=pentagon(PLATE_RADIUS), fill=theme.rim, stroke=theme.gilt_edge, width=1.6),
        *bevel(PLATE_RADIUS, PLATE_RADIUS - RIM_WIDTH, 1, theme),
        Path(d=pentagon(PLATE_RADIUS - RIM_WIDTH), fill=theme.plate, stroke=theme.gilt_edge, width=1.6),
        *bevel(PLATE_RADIUS - RIM_WIDTH, PLATE_RADIUS - RIM_WIDTH - BEVEL_WIDTH, -1, theme),
    )


def bevel(outside: float, inside: float, slope: int, theme: Theme) -> Iterator[Shape]:
    """Light from above on the five sides of a frame that slopes down outwards (`slope` 1) or inwards (-1)."""
    for arm in range(5):
        outer = [on_ring(outside, arm + part / _SEGMENTS_PER_SIDE) for part in range(_SEGMENTS_PER_SIDE + 1)]
        inner = [
            on_ring(inside, arm + part / _SEGMENTS_PER_SIDE) for part in range(_SEGMENTS_PER_SIDE, -1, -1)
        ]
        x, y = on_ring(1, arm + 0.5)
        light = slope * ((CENTRE[0] - x) * 0.5 + (CENTRE[1] - y) * 0.87)
        fill = theme.sheen if light > 0 else theme.shadow
        yield Path(d=closed_path((*outer, *inner)), fill=fill, opacity=0.22 * abs(light))


def sectors(layout: Layout, in_cells: bool, theme: Theme) -> tuple[Shape, ...]:
    """The arms' sectors. A sector begins half a step before its arm, so it contains all the arm's nodes."""
    colours = (theme.facet_1, theme.facet_2, theme.facet_3, theme.facet_4, theme.facet_5)
    sector = _sector_cells if in_cells else _sector
    sector_shapes = (Path(d=sector(layout, arm), fill=colour) for arm, colour in enumerate(colours))
    return (*sector_shapes, *(() if in_cells else jewel_faces(theme)))


def jewel_faces(theme: Theme) -> Iterator[Shape]:
    """The cut of the jewel: five large faces round a table, each divided in three, lit from the upper left.

    Light has the colour of the empty nodes, so it never lowers the contrast of lines and stones.
    """
    radius = PLATE_RADIUS - RIM_WIDTH - BEVEL_WIDTH
    for arm in range(5):
        girdle, next_girdle = on_ring(radius, arm), on_ring(radius, arm + 1)
        waist, shoulder = on_ring(0.62 * radius, arm + 0.5), on_ring(0.62 * radius, arm - 0.5)
        table, next_table = on_ring(_TABLE_SIZE * radius, arm), on_ring(_TABLE_SIZE * radius, arm + 1)
        yield from _lit_face((girdle, waist, table, shoulder), 0.9, theme)
        yield from _lit_face((table, waist, next_table), 0.45, theme)
        yield from _lit_face((girdle, *_side_points(radius, arm), next_girdle, waist), 0.6, theme)


def _side_points(radius: float, arm: int) -> list[Point]:
    return [on_ring(radius, arm + part / _SEGMENTS_PER_SIDE) for part in range(1, _SEGMENTS_PER_SIDE)]


def _lit_face(corners: tuple[Point, ...], gloss: float, theme: Theme) -> Iterator[Shape]:
    """A face: brighter the more it faces the upper left; in the dark theme, darker the less it does."""
    x, y = centroid(corners)
    distance = hypot(x - CENTRE[0], y - CENTRE[1])
    light = ((CENTRE[0] - x) * 0.6 + (CENTRE[1] - y) * 0.8) / distance
    if theme.name == "dark":
        light = -light
    yield Path(d=closed_path(corners), fill=theme.node, opacity=_GLOSS * gloss * (1 + light) / 2)


def _sector_cells(layout: Layout, arm: int) -> str:
    """The path of the cells of an arm's nodes."""
    rings = range(1, layout.rings + 1)
    nodes = [node_number(ring, arm * ring + step) for ring in rings for step in range(ring)]
    return "".join(cell_paths(layout.rings)[each] for each in nodes)


def _sector(layout: Layout, arm: int) -> str:
    """The path of the plate from half a step before an arm to half a step before the next arm."""
    outer = (PLATE_RADIUS - RIM_WIDTH - BEVEL_WIDTH) / layout.step
    rim = [
        _half_step_before(layout, outer, arm + part / _SEGMENTS_PER_SIDE)
        for part in range(_SEGMENTS_PER_SIDE + 1)
    ]
    inward = [ring / 2 for ring in range(2 * layout.rings, 1, -1)]
    back = [_half_step_before(layout, ring, arm + 1) for ring in inward]
    out = [_half_step_before(layout, ring, arm) for ring in reversed(inward)]
    return closed_path((*rim, *back, CENTRE, *out))


def _half_step_before(layout: Layout, ring: float, arms: float) -> Point:
    """The point half a step before the point `arms` on a ring."""
    return on_ring(ring * layout.step, arms - 0.5 / ring)


def nodes(layout: Layout, named: bool, theme: Theme) -> tuple[Shape, ...]:
    """The edges and the nodes, which are larger if `named`; peries have a dashed ring, quarks one more."""
    at, step, graph = layout.nodes, layout.step, board(layout.rings)
    r = (NAMED_NODE_RADIUS if named else NODE_RADIUS) * step
    pairs = [(at[a], at[b]) for a, b in edges(layout.rings) if not layout.is_across_bridge(a, b)]
    peries, quarks = ([at[each] for each in some] for some in (graph.perimeter, graph.corners))
    edge, dash = 0.035 * step, (0.09 * step, 0.09 * step)
    peri_rings = circles(peries, r + 0.14 * step)
    return (
        Path(d=lines(pairs), stroke=theme.inlay, width=max(1.4, 0.032 * step)),
        Path(d=peri_rings, fill=theme.plate, opacity=0.85),
        Path(d=peri_rings, stroke=theme.gilt_edge, width=edge, dash=dash),
        Path(d=circles(quarks, r + 0.23 * step), stroke=theme.gilt_edge, width=0.045 * step),
        Path(d=circles(at, r), fill=theme.node, stroke=theme.gilt_edge, width=max(1.0, 0.03 * step)),
        Path(d=circles(quarks, NODE_RADIUS * step), fill=theme.node if named else theme.gilt),
    )


def node_cells(layout: Layout, theme: Theme) -> tuple[Shape, ...]:
    """The cell of each node; cells of peries have a dashed line inside, those of quarks one more line."""
    graph, step = board(layout.rings), layout.step
    whole, inside, middles = (cell_paths(layout.rings, scale) for scale in (1.0, 0.78, 0.6))
    edge, dash = 0.035 * step, (0.09 * step, 0.09 * step)
    peries = "".join(inside[at] for at in graph.perimeter)
    quarks = "".join(middles[at] for at in graph.corners)
    return (
        Path(d="".join(whole), stroke=theme.inlay, width=max(1.6, 0.05 * step)),
        Path(d=peries, stroke=theme.gilt_edge, width=edge, dash=dash),
        Path(d=quarks, stroke=theme.gilt_edge, width=0.045 * step),
    )


def node_names(layout: Layout, numbers: Iterable[int], ink: str) -> tuple[Shape, ...]:
    """The names of the nodes with these numbers."""
    return tuple(
        Text(*layout.nodes[at], text=NAMES[at], size=0.25 * layout.step, fill=ink, upright=True)
        for at in numbers
    )


def medal(arm: int, fill: str, ink: str, theme: Theme) -> tuple[Shape, ...]:
    """A disc with the letter of an arm. The asterisk is moved down, since it is set high in its line."""
    x, y = on_ring(PLATE_RADIUS - RIM_WIDTH / 2, arm)
    drop = 6.0 if ARMS[arm] == "*" else 0.0
    return (
        Circle(x, y, r=MEDAL_RADIUS, fill=fill, stroke=theme.gilt_edge, width=2.0),
        Text(x, y + drop, text=ARMS[arm], size=23, weight=700, fill=ink, upright=True),
    )
