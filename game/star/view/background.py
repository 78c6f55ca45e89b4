"""What stands still: the plate with its rim and facets, the lines laid into it, and the empty nodes.

A peri wears a dashed ring and a corner, a quark, a second one, since points lie there.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import hypot

from game.draw.scene import Circle, Path, Shape, Text
from game.draw.theme import Theme
from game.star.rules.board import ARMS, NAMES, board, edges, node_number
from game.star.view.layout import CENTRE, PLATE_RADIUS, RIM_WIDTH, Layout, Point, centroid, layout_of, on_ring
from game.star.view.svg_paths import cell_paths, circles, lines, polygon

BEVEL_WIDTH = 5.0
"""How broad the plate's sunken edge is."""

MEDAL_RADIUS = 17.0
"""The radius of the medals that bear the arms' letters."""

NODE_RADIUS, NAMED_NODE_RADIUS = 0.17, 0.3
"""The radius of a node, in steps, and of one that holds its name."""

_TABLE_SIZE, _GLOSS = 0.34, 0.75
"""How large the jewel's table is, and how bright its brightest face."""

_SEGMENTS_PER_SIDE = 24
"""Into how many straight pieces a swollen side is cut."""


@lru_cache(maxsize=8)
def background(rings: int, show: frozenset[str], theme: Theme) -> tuple[Shape, ...]:
    """Everything under the stones; of `show`, `cells`, `sectors` and `coordinates` matter."""
    layout = layout_of(rings)
    in_cells, named = "cells" in show, "coordinates" in show
    sector_shapes = sectors(layout, in_cells, theme) if "sectors" in show else ()
    node_shapes = node_cells(layout, theme) if in_cells else nodes(layout, named, theme)
    labels = node_names(layout, theme) if named else ()
    return (*plate(theme), *sector_shapes, *node_shapes, *labels, *medals(theme))


def pentagon(radius: float) -> str:
    """The swollen pentagon whose corners are so far out."""
    return polygon(on_ring(radius, part / _SEGMENTS_PER_SIDE) for part in range(5 * _SEGMENTS_PER_SIDE))


def plate(theme: Theme) -> tuple[Shape, ...]:
    """The board itself and the rim round it."""
    return (
        Path(0, 5, d=pentagon(PLATE_RADIUS), fill=theme.shadow, opacity=0.25),
        Path(d=pentagon(PLATE_RADIUS), fill=theme.rim, stroke=theme.gilt_edge, width=1.6),
        *bevel(PLATE_RADIUS, PLATE_RADIUS - RIM_WIDTH, 1, theme),
        Path(d=pentagon(PLATE_RADIUS - RIM_WIDTH), fill=theme.plate, stroke=theme.gilt_edge, width=1.6),
        *bevel(PLATE_RADIUS - RIM_WIDTH, PLATE_RADIUS - RIM_WIDTH - BEVEL_WIDTH, -1, theme),
    )


def bevel(outside: float, inside: float, slope: int, theme: Theme) -> Iterator[Shape]:
    """Light from above on the five sides of a frame that falls outwards (`slope` 1) or inwards (-1)."""
    for arm in range(5):
        outer = [on_ring(outside, arm + part / _SEGMENTS_PER_SIDE) for part in range(_SEGMENTS_PER_SIDE + 1)]
        inner = [
            on_ring(inside, (arm + part / _SEGMENTS_PER_SIDE) % 5)
            for part in range(_SEGMENTS_PER_SIDE, -1, -1)
        ]
        x, y = on_ring(1, arm + 0.5)
        light = slope * ((CENTRE[0] - x) * 0.5 + (CENTRE[1] - y) * 0.87)
        fill = theme.sheen if light > 0 else theme.shadow
        yield Path(d=polygon((*outer, *inner)), fill=fill, opacity=0.22 * abs(light))


def sectors(layout: Layout, in_cells: bool, theme: Theme) -> tuple[Shape, ...]:
    """The arms' sectors. A sector begins half a step before its arm, so that its nodes all lie in it."""
    colours = (theme.facet_1, theme.facet_2, theme.facet_3, theme.facet_4, theme.facet_5)
    sector = _sector_cells if in_cells else _sector
    sector_shapes = (Path(d=sector(layout, arm), fill=colour) for arm, colour in enumerate(colours))
    return (*sector_shapes, *(() if in_cells else jewel_faces(theme)))


def jewel_faces(theme: Theme) -> Iterator[Shape]:
    """The jewel's cut: five large faces round a table, each broken into three, in the light from above left.

    Light is only ever in the colour of the empty nodes, so that lines and stones stand out better, not worse.
    """
    radius = PLATE_RADIUS - RIM_WIDTH - BEVEL_WIDTH
    for arm in range(5):
        girdle, next_girdle = on_ring(radius, arm), on_ring(radius, (arm + 1) % 5)
        waist, shoulder = on_ring(0.62 * radius, (arm + 0.5) % 5), on_ring(0.62 * radius, (arm - 0.5) % 5)
        table, next_table = on_ring(_TABLE_SIZE * radius, arm), on_ring(_TABLE_SIZE * radius, (arm + 1) % 5)
        yield from _lit_face((girdle, waist, table, shoulder), 0.9, theme)
        yield from _lit_face((table, waist, next_table), 0.45, theme)
        yield from _lit_face((girdle, *_side_points(radius, arm), next_girdle, waist), 0.6, theme)


def _side_points(radius: float, arm: int) -> list[Point]:
    return [on_ring(radius, (arm + part / _SEGMENTS_PER_SIDE) % 5) for part in range(1, _SEGMENTS_PER_SIDE)]


def _lit_face(corners: tuple[Point, ...], gloss: float, theme: Theme) -> Iterator[Shape]:
    """A face: light on a light jewel where it looks up and left, shade on a dark one where it does not."""
    x, y = centroid(corners)
    away = hypot(x - CENTRE[0], y - CENTRE[1])
    towards = ((CENTRE[0] - x) * 0.6 + (CENTRE[1] - y) * 0.8) / away
    if theme.name == "dark":
        towards = -towards
    yield Path(d=polygon(corners), fill=theme.node, opacity=_GLOSS * gloss * (1 + towards) / 2)


def _sector_cells(layout: Layout, arm: int) -> str:
    """The cells of an arm's nodes."""
    rings = range(1, layout.rings + 1)
    nodes = [node_number(ring, arm * ring + step) for ring in rings for step in range(ring)]
    return "".join(cell_paths(layout.rings)[each] for each in nodes)


def _sector(layout: Layout, arm: int) -> str:
    """The plate from half a step before an arm to half a step before the next."""
    outer = (PLATE_RADIUS - RIM_WIDTH - BEVEL_WIDTH) / layout.step
    rim = [
        _half_step_before(layout, outer, arm + part / _SEGMENTS_PER_SIDE)
        for part in range(_SEGMENTS_PER_SIDE + 1)
    ]
    inward = [ring / 2 for ring in range(2 * layout.rings, 1, -1)]
    back = [_half_step_before(layout, ring, arm + 1) for ring in inward]
    out = [_half_step_before(layout, ring, arm) for ring in reversed(inward)]
    return polygon((*rim, *back, CENTRE, *out))


def _half_step_before(layout: Layout, ring: float, arms: float) -> Point:
    """Half a step before a point of a ring."""
    return on_ring(ring * layout.step, (arms - 0.5 / ring) % 5)


def nodes(layout: Layout, named: bool, theme: Theme) -> tuple[Shape, ...]:
    """Lines from node to node, and the nodes; they are larger where they hold their names."""
    at, step, graph = layout.nodes, layout.step, board(layout.rings)
    r = (NAMED_NODE_RADIUS if named else NODE_RADIUS) * step
    pairs = [(at[a], at[b]) for a, b in edges(layout.rings) if not layout.is_across_bridge(a, b)]
    peries, quarks = ([at[each] for each in some] for some in (graph.perimeter, graph.corners))
    edge, dash = 0.035 * step, (0.09 * step, 0.09 * step)
    rings = circles(peries, r + 0.14 * step)
    return (
        Path(d=lines(pairs), stroke=theme.inlay, width=max(1.4, 0.032 * step)),
        Path(d=rings, fill=theme.plate, opacity=0.85),
        Path(d=rings, stroke=theme.gilt_edge, width=edge, dash=dash),
        Path(d=circles(quarks, r + 0.23 * step), stroke=theme.gilt_edge, width=0.045 * step),
        Path(d=circles(at, r), fill=theme.node, stroke=theme.gilt_edge, width=max(1.0, 0.03 * step)),
        Path(d=circles(quarks, NODE_RADIUS * step), fill=theme.node if named else theme.gilt),
    )


def node_cells(layout: Layout, theme: Theme) -> tuple[Shape, ...]:
    """A cell for each node; those with points have a dashed line inside."""
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


def node_names(layout: Layout, theme: Theme) -> tuple[Shape, ...]:
    """Every node's name."""
    return tuple(
        Text(x, y, text=name, size=0.25 * layout.step, fill=theme.name_ink, upright=True)
        for name, (x, y) in zip(NAMES, layout.nodes, strict=False)
    )


def medals(theme: Theme) -> tuple[Shape, ...]:
    """The arms' letters at the corners."""
    return tuple(shape for arm in range(5) for shape in medal(arm, theme.rim, theme.name_ink, theme))


def medal(arm: int, fill: str, ink: str, theme: Theme) -> tuple[Shape, ...]:
    """One arm's letter; the asterisk hangs high in its line."""
    x, y = on_ring(PLATE_RADIUS - RIM_WIDTH / 2, arm)
    drop = 6.0 if ARMS[arm] == "*" else 0.0
    return (
        Circle(x, y, r=MEDAL_RADIUS, fill=fill, stroke=theme.gilt_edge, width=2.0),
        Text(x, y + drop, text=ARMS[arm], size=23, weight=700, fill=ink, upright=True),
    )
