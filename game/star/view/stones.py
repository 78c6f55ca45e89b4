"""Stones and what joins them: bonds between neighbours, marks, numbers on stars, the last move.

Many stones are one path. A stone is told by its colour, and by its mark where no colour is seen: the figure's
silhouette, filled for the one seat and hollow for the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import cos, dist, pi, sin

from game.draw.scene import Circle, Path, Shape, Text
from game.draw.show import Ui
from game.draw.theme import Figure, Theme
from game.star.board import NUMBERS
from game.star.rules import State
from game.star.territory import COLOURS, Group, territory
from game.star.view.paths import circles, lines, polygon, shapes, shrunk
from game.star.view.plan import Plan, Point, middle, plan

STONE = 0.415
"""A stone's radius, in steps."""

_CELL = 0.9
"""How much of its cell a stone fills."""

_FADED = 0.38


def regular(corners: int, turned: float) -> list[Point]:
    """A regular polygon within a circle of 1."""
    angles = [turned + 2 * pi * k / corners for k in range(corners)]
    return [(cos(angle), sin(angle)) for angle in angles]


STAR = [(0.46 * x if k % 2 else x, 0.46 * y if k % 2 else y) for k, (x, y) in enumerate(regular(10, -pi / 2))]
"""A star with five points, one up."""

_CROSS = [
    *((-0.35, -1.0), (0.35, -1.0), (0.35, -0.35), (1.0, -0.35), (1.0, 0.35), (0.35, 0.35)),
    *((0.35, 1.0), (-0.35, 1.0), (-0.35, 0.35), (-1.0, 0.35), (-1.0, -0.35), (-0.35, -0.35)),
]

MARKS: Mapping[str, list[Point]] = {
    "disc": regular(20, 0),
    "square": regular(4, pi / 4),
    "triangle": regular(3, -pi / 2),
    "diamond": regular(4, 0),
    "cross": _CROSS,
}
"""The figures' silhouettes as polygons."""


def figure_of(ui: Ui, theme: Theme, seat: int) -> Figure:
    return theme.figures[ui.figures[seat]]


def stones(state: State, faded: frozenset[int], ui: Ui, theme: Theme) -> list[Shape]:
    """Every stone with its bonds; `faded` ones are dead."""
    layout, found = plan(state.rings), territory(state.rings, state.stones)
    drawn: list[Shape] = []
    for seat, letter in enumerate(COLOURS):
        figure = figure_of(ui, theme, seat)
        alive = {at for at, stone in enumerate(state.stones) if stone == letter} - faded
        drawn += bonds(state, alive, [g for g in found.stars if g.colour == seat], figure, theme)
    drawn += bodies(state, faded, ui, theme)
    return drawn


def bonds(
    state: State, alive: set[int], stars: Iterable[Group], figure: Figure, theme: Theme
) -> Iterable[Shape]:
    """What joins neighbours of one colour; broader within a star. Ways over the bridge are its straps."""
    layout = plan(state.rings)
    at, step, neighbours = layout.nodes, layout.step, state.board.neighbours
    in_stars = frozenset().union(*(star.nodes for star in stars))
    for nodes, breadth in ((alive - in_stars, 0.16), (alive & in_stars, 0.3)):
        pairs = [
            (at[one], at[other])
            for one in nodes
            for other in neighbours[one]
            if one < other and other in nodes and (other > 4 or other - one in (1, 4))
        ]
        if pairs:
            yield Path(d=lines(pairs), stroke=figure.colour, width=breadth * step)


def bodies(state: State, faded: frozenset[int], ui: Ui, theme: Theme) -> Iterable[Shape]:
    """The stones themselves."""
    layout = plan(state.rings)
    in_cells = "cells" in ui.show
    everywhere = [layout.nodes[at] for at, stone in enumerate(state.stones) if stone in COLOURS]
    if everywhere and not in_cells:
        r = STONE * layout.step
        yield Path(0, 0.1 * r, d=circles(everywhere, r), fill=theme.shadow, opacity=0.3)
    for seat, letter in enumerate(COLOURS):
        own = [at for at, stone in enumerate(state.stones) if stone == letter]
        numbered = {at for at, _ in numbers(state)} if "score" in ui.show else set()
        for group, opacity in (
            ([at for at in own if at not in faded], 1.0),
            ([at for at in own if at in faded], _FADED),
        ):
            if group:
                yield from _stones(
                    layout, group, numbered, seat, in_cells, opacity, figure_of(ui, theme, seat), theme
                )


def _stones(
    layout: Plan,
    own: list[int],
    numbered: set[int],
    seat: int,
    in_cells: bool,
    opacity: float,
    figure: Figure,
    theme: Theme,
) -> Iterable[Shape]:
    """Stones of one colour: body, light, mark."""
    step, r = layout.step, STONE * layout.step
    centres = [layout.nodes[at] for at in own]
    if in_cells:
        d = "".join(polygon(shrunk(layout.cells[at], layout.nodes[at], _CELL - 0.12)) for at in own)
        yield Path(d=d, fill=figure.colour, stroke=figure.colour, width=0.12 * step, opacity=opacity)
    else:
        yield Path(d=circles(centres, r), fill=figure.colour, opacity=opacity)
        lit = [(x - 0.1 * r, y - 0.16 * r) for x, y in centres]
        yield Path(d=circles(lit, 0.76 * r), fill=theme.sheen, opacity=0.13 * opacity)
    marked = [layout.nodes[at] for at in own if at not in numbered]
    if marked:
        yield mark(marked, r, seat, figure, opacity)


def mark(centres: Iterable[Point], r: float, seat: int, figure: Figure, opacity: float = 1.0) -> Path:
    """The silhouettes on stones of radius `r`: filled for the first seat, hollow for the second."""
    if seat == 0:
        return Path(d=shapes(MARKS[figure.name], centres, 0.36 * r), fill=figure.ink, opacity=opacity)
    d = shapes(MARKS[figure.name], centres, 0.56 * r)
    return Path(d=d, stroke=figure.ink, width=0.17 * r, opacity=opacity)


def numbers(state: State) -> list[tuple[int, int]]:
    """For each star the stone that bears its number, nearest to its middle, and its peries."""
    layout, found = plan(state.rings), territory(state.rings, state.stones)
    perimeter = state.board.perimeter
    shown = []
    for star in found.stars:
        centre = middle(layout.nodes[at] for at in star.nodes)
        nearest = min(sorted(star.nodes), key=lambda at: dist(layout.nodes[at], centre))
        shown.append((nearest, len(star.nodes.intersection(perimeter))))
    return shown


def star_numbers(state: State, ui: Ui, theme: Theme) -> list[Shape]:
    """How many peries each star has, on one of its stones."""
    layout = plan(state.rings)
    return [
        Text(
            *layout.nodes[at],
            text=str(peries),
            size=0.52 * layout.step,
            weight=700,
            fill=figure_of(ui, theme, COLOURS.index(state.stones[at])).ink,
        )
        for at, peries in numbers(state)
    ]


def last_move(state: State, ui: Ui, theme: Theme) -> list[Shape]:
    """A ring round the stone placed last."""
    layout = plan(state.rings)
    spots = [layout.nodes[NUMBERS[name]] for name in ui.last if name in NUMBERS]
    r, step = (STONE + 0.035) * layout.step, layout.step
    return [
        shape
        for x, y in spots
        for shape in (
            Circle(x, y, r=r, stroke=theme.glow_edge, width=0.15 * step),
            Circle(x, y, r=r, stroke=theme.glow, width=0.085 * step),
        )
    ]


def ghost(state: State, ui: Ui, theme: Theme) -> list[Shape]:
    """The stone that a tap would place, and what it would join."""
    at = NUMBERS.get(ui.hover, -1) if ui.active else -1
    if not 0 <= at < len(state.stones) or state.stones[at] in COLOURS:
        return []
    layout, figure = plan(state.rings), figure_of(ui, theme, state.seat)
    (x, y), step = layout.nodes[at], layout.step
    joined = [each for each in state.board.neighbours[at] if state.stones[each] == COLOURS[state.seat]]
    reach = lines(((x, y), layout.nodes[each]) for each in joined)
    r = STONE * step
    return [
        *([Path(d=reach, stroke=figure.colour, width=0.16 * step, opacity=0.55)] if joined else []),
        Circle(x, y, r=r, fill=figure.colour, stroke=theme.glow_edge, width=0.12 * step, opacity=0.8),
        Circle(x, y, r=r, stroke=theme.glow, width=0.06 * step),
        mark([(x, y)], r, state.seat, figure),
    ]
