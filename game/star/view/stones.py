"""Stones, the links between them, and the numbers on stars. Stones that look alike are drawn as one path.

For players who cannot see the colours, stones have the figure's silhouette, filled for one seat and hollow
for the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist
from typing import NamedTuple

from game.draw.presentation import Ui
from game.draw.scene import Circle, Path, Shape, Text
from game.draw.svg_paths import circles, lines
from game.draw.theme import Figure, Theme
from game.star.rules.board import NUMBERS
from game.star.rules.proved_ownership import ownership_of, star_peries
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY, Group, territory
from game.star.view.input import CELLS, DEAD, SCORE
from game.star.view.layout import Layout, cell_paths, centroid, layout_of
from game.star.view.outlines import figure_mark

STONE_RADIUS = 0.415
"""Radius of a stone, in steps."""

_CELL_FILL, _CORNER_ROUNDING = 0.78, 0.12
"""Size of a stone that fills its cell, relative to the cell, and the width of its rounded edge, in steps."""

_LINK_WIDTH, _STAR_LINK_WIDTH = 0.16, 0.3
"""Width of links outside and within a star, in steps."""

_STONE_EDGE_WIDTH = 0.07
"""Width of a stone's edge, relative to its radius."""

_LOST_OPACITY, _GHOST_OPACITY = 0.38, 0.75
"""Opacity of lost stones, and of the stone that a tap would place."""


class StoneBatch(NamedTuple):
    """Stones of one seat that look alike."""

    nodes: list[int]
    seat: int
    opacity: float = 1.0


def figure_of(ui: Ui, theme: Theme, seat: int) -> Figure:
    """The figure of a seat."""
    return theme.figures[ui.figures[seat]]


def stones(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """All stones and links; lost stones are faint if the toggle `dead` is on."""
    lost = ownership_of(state).lost if DEAD in ui.visible_toggles else frozenset[int]()
    batches = []
    for seat, letter in enumerate(COLOURS):
        own = [at for at, stone in enumerate(state.stones) if stone == letter]
        alive = [at for at in own if at not in lost]
        yield from _links(state, set(alive), seat, figure_of(ui, theme, seat))
        batches += [
            StoneBatch(alive, seat),
            StoneBatch([at for at in own if at in lost], seat, _LOST_OPACITY),
        ]
    layout = layout_of(state.rings)
    yield from _stone_shapes(layout, batches, ui, theme)
    numbered = {at for at, _ in star_numbers(state)} if SCORE in ui.visible_toggles else set()
    yield from _figure_marks(layout, batches, numbered, ui, theme)


def stone(
    rings: int, at: int, seat: int, ui: Ui, theme: Theme, opacity: float = 1.0, *, marked: bool = True
) -> Iterator[Shape]:
    """A single stone; `marked`: with its player's mark."""
    layout, batches = layout_of(rings), [StoneBatch([at], seat, opacity)]
    yield from _stone_shapes(layout, batches, ui, theme)
    if marked:
        yield from _figure_marks(layout, batches, set(), ui, theme)


def _links(state: State, alive: set[int], seat: int, figure: Figure) -> Iterator[Shape]:
    """The links between neighbours of one colour, wider within a star. Across the bridge there are straps."""
    layout, neighbours = layout_of(state.rings), state.board.neighbours
    in_stars = {at for star in _stars(state) if star.colour == seat for at in star.nodes & alive}
    for nodes, link_width in ((alive - in_stars, _LINK_WIDTH), (in_stars, _STAR_LINK_WIDTH)):
        pairs = [
            (layout.nodes[one], layout.nodes[other])
            for one in nodes
            for other in neighbours[one]
            if one < other and other in nodes and not layout.is_across_bridge(one, other)
        ]
        if pairs:
            yield Path(d=lines(pairs), stroke=figure.colour, width=link_width * layout.step)


def _stone_shapes(layout: Layout, batches: Iterable[StoneBatch], ui: Ui, theme: Theme) -> Iterator[Shape]:
    return (_filled_cells if CELLS in ui.visible_toggles else _discs)(layout, batches, ui, theme)


def _discs(layout: Layout, batches: Iterable[StoneBatch], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Round stones: a shadow, the body, light from the upper left."""
    r = STONE_RADIUS * layout.step
    all_centres = [layout.nodes[at] for batch in batches for at in batch.nodes]
    if all_centres:
        yield Path(0, 0.1 * r, d=circles(all_centres, r), fill=theme.shadow, opacity=0.3)
    for nodes, seat, opacity in batches:
        if nodes:
            centres = [layout.nodes[at] for at in nodes]
            lit = [(x - 0.1 * r, y - 0.16 * r) for x, y in centres]
            colour, body = figure_of(ui, theme, seat).colour, circles(centres, r)
            yield Path(
                d=body, fill=colour, stroke=theme.gilt_edge, width=_STONE_EDGE_WIDTH * r, opacity=opacity
            )
            yield Path(d=circles(lit, 0.76 * r), fill=theme.sheen, opacity=0.13 * opacity)


def _filled_cells(layout: Layout, batches: Iterable[StoneBatch], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Stones that fill their cells."""
    outlines = cell_paths(layout.rings, _CELL_FILL)
    for nodes, seat, opacity in batches:
        if nodes:
            colour = figure_of(ui, theme, seat).colour
            d = "".join(outlines[at] for at in nodes)
            yield Path(d=d, fill=colour, stroke=colour, width=_CORNER_ROUNDING * layout.step, opacity=opacity)


def _figure_marks(
    layout: Layout, batches: Iterable[StoneBatch], numbered: set[int], ui: Ui, theme: Theme
) -> Iterator[Shape]:
    for nodes, seat, opacity in batches:
        centres = [layout.nodes[at] for at in nodes if at not in numbered]
        if centres:
            yield figure_mark(centres, STONE_RADIUS * layout.step, seat, figure_of(ui, theme, seat), opacity)


def _stars(state: State) -> tuple[Group, ...]:
    return territory(state.rings, state.stones).stars


def star_numbers(state: State) -> list[tuple[int, int]]:
    """For each star, the stone nearest to its centroid and the number of its peries."""
    layout = layout_of(state.rings)
    numbers = []
    for star, peries in zip(_stars(state), star_peries(state), strict=True):
        centre = centroid(layout.nodes[at] for at in star.nodes)
        nearest = min(sorted(star.nodes), key=lambda at: dist(layout.nodes[at], centre))
        numbers.append((nearest, peries))
    return numbers


def star_labels(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The number of peries of each star, on one of its stones."""
    layout = layout_of(state.rings)
    for at, peries in star_numbers(state):
        ink = figure_of(ui, theme, COLOURS.index(state.stones[at])).ink
        x, y = layout.nodes[at]
        yield Text(x, y, text=str(peries), size=0.52 * layout.step, weight=700, fill=ink, upright=True)


def last_move(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A ring around each stone of the last turn."""
    layout = layout_of(state.rings)
    r = (STONE_RADIUS + 0.035) * layout.step
    for name in ui.last_move:
        if name in NUMBERS:
            x, y = layout.nodes[NUMBERS[name]]
            yield Circle(x, y, r=r, stroke=theme.glow_edge, width=0.15 * layout.step)
            yield Circle(x, y, r=r, stroke=theme.glow, width=0.085 * layout.step)


def ghost(state: State, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """The stone that a tap would place, with its links."""
    at = NUMBERS.get(ui.hover, -1) if ui.can_act else -1
    if not 0 <= at < len(state.stones) or state.stones[at] != EMPTY:
        return ()
    layout, colour = layout_of(state.rings), figure_of(ui, theme, state.seat).colour
    (x, y), r = layout.nodes[at], (STONE_RADIUS + 0.035) * layout.step
    own_neighbours = [
        each for each in state.board.neighbours[at] if state.stones[each] == COLOURS[state.seat]
    ]
    links = lines(((x, y), layout.nodes[each]) for each in own_neighbours)
    return (
        Path(d=links, stroke=colour, width=_LINK_WIDTH * layout.step, opacity=0.55),
        *stone(state.rings, at, state.seat, ui, theme, _GHOST_OPACITY),
        Circle(x, y, r=r, stroke=theme.glow_edge, width=0.1 * layout.step),
        Circle(x, y, r=r, stroke=theme.glow, width=0.05 * layout.step),
    )
