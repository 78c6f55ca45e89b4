"""The carved board: a slab of wood with two rows of holes and two stores, letters and plates for numbers.

The light comes from above: the upper wall of a hole is dark, its floor and lower rim are lit.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sin

from game.draw.scene import Circle, Group, Path, Shape, Text
from game.draw.svg_paths import Point, at_origin, ellipse, repeat_at, rounded_rect
from game.draw.theme import Theme
from game.mancala.rules.board import HOLES, LETTERS, NORTH, ROW, SOUTH
from game.mancala.view.layout import (
    HOLE_SPACING,
    SLAB_HALF_LENGTH,
    STORE_HALF_SIZE,
    Layout,
    Orientation,
    board_point,
    count_at,
    figure_at,
    hole_at,
    hole_radii,
    layout_of,
    offset_by,
    score_at,
    store_at,
)

_CORNER_RADIUS = 44.0
"""Radius of the slab's corners."""

_GROOVE_INSET = 14.0
"""Distance between the slab's edge and the groove inside it."""

COUNT_PLATE = rounded_rect(30, 20, 12)
_PLATE_OFFSET, _LETTER_OFFSET = (15.0, 0.0), (-36.0, 1.0)
_PLATE_OFFSET_PORTRAIT, _LETTER_OFFSET_PORTRAIT = (0.0, 15.0), (0.0, -26.0)
"""Offsets of a hole's plate and letter from `count_at`: side by side, or in portrait one above the other."""

_SCORE_PLATE = rounded_rect(45, 30, 16)
_HOLLOW_LAYERS = 7
"""Number of layers that shade a hollow."""

_EDGE_BANDS = (6.0, 12.0, 20.0, 32.0)
"""Widths of the darker bands along the slab's rounded edge."""

_CHEVRONS = "m-5-6 6 6-6 6", "m5-6-6 6 6 6"
_PORTRAIT_CHEVRONS = "m-6 5 6-6 6 6", "m-6-5 6 6 6-6"
"""Chevrons of the lower row and of the upper row."""


@lru_cache(maxsize=16)
def background(
    figures: tuple[int, ...], orientation: Orientation, numerals: bool, theme: Theme
) -> tuple[Shape, ...]:
    """The shapes of the static background."""
    seats = (SOUTH, NORTH)
    store_length, store_width = STORE_HALF_SIZE
    store_size = (store_width, store_length) if orientation.portrait else (store_length, store_width)
    return (
        *_slab(layout_of(orientation), orientation, theme),
        *_grain(layout_of(orientation), orientation, theme),
        *_direction_marks(orientation, theme),
        *_hollows([hole_at(hole, orientation) for hole in range(HOLES)], *hole_radii(orientation), theme),
        *_hollows([store_at(seat, orientation) for seat in seats], *store_size, theme),
        *(
            ()
            if numerals
            else _inlaid([count_plate_at(hole, orientation) for hole in range(HOLES)], COUNT_PLATE, theme)
        ),
        *_letters(orientation, numerals, theme),
        *_inlaid([score_at(seat, orientation) for seat in seats], _SCORE_PLATE, theme),
        *(_emblem(seat, figures[seat], orientation, theme) for seat in seats),
    )


def count_plate_at(hole: int, orientation: Orientation) -> Point:
    """The centre of the plate for a hole's number."""
    return offset_by(
        count_at(hole, orientation), _PLATE_OFFSET_PORTRAIT if orientation.portrait else _PLATE_OFFSET
    )


def _letter_at(hole: int, orientation: Orientation) -> Point:
    """The centre of a hole's letter, next to its plate."""
    return offset_by(
        count_at(hole, orientation), _LETTER_OFFSET_PORTRAIT if orientation.portrait else _LETTER_OFFSET
    )


def _inlaid(points: Sequence[Point], outline: str, theme: Theme) -> tuple[Shape, ...]:
    d = repeat_at(points, outline)
    return (
        Path(0, 1.6, d=d, stroke=theme.wood_shine, width=3.0),
        Path(d=d, fill=theme.bone, stroke=theme.bone_edge, width=2.4),
    )


def _hollows(points: Sequence[Point], rx: float, ry: float, theme: Theme) -> tuple[Shape, ...]:
    """Hollows with a lit rim and a dark upper wall; each layer makes the floor lighter."""
    depth = 0.4 * min(rx, ry)
    shapes: list[Shape] = [
        Path(0, 2.5, d=repeat_at(points, _hollow(rx + 3, ry + 3)), fill=theme.wood_shine),
        Path(d=repeat_at(points, _hollow(rx + 1.2, ry + 1.2)), fill=theme.wood_edge),
        Path(d=repeat_at(points, _hollow(rx, ry)), fill=theme.hollow_deep),
    ]
    for layer in range(1, _HOLLOW_LAYERS + 1):
        shrink = depth * layer / _HOLLOW_LAYERS
        d = repeat_at(points, _hollow(rx - shrink, ry - shrink))
        shapes.append(Path(0, 0.8 * shrink, d=d, fill=theme.hollow, opacity=0.3))
    return tuple(shapes)


def _hollow(rx: float, ry: float) -> str:
    """The outline of a hole, an ellipse, or of a store, a rounded rectangle."""
    is_ellipse = max(rx, ry) < 2 * min(rx, ry)
    return ellipse(rx, ry) if is_ellipse else rounded_rect(rx, ry, 0.8 * min(rx, ry))


def _slab(layout: Layout, orientation: Orientation, theme: Theme) -> tuple[Shape, ...]:
    """The slab with its shadow, its thickness, a lit upper edge, and a groove along the edge."""
    x, y = layout.centre
    slab, groove = _slab_outline(layout, 0, orientation), _slab_outline(layout, _GROOVE_INSET, orientation)
    return (
        Path(x, y + 10, d=slab, fill=theme.shadow, opacity=0.22),
        Path(x, y + 6, d=slab, fill=theme.wood_edge),
        Path(x, y, d=slab, fill=theme.wood, stroke=theme.wood_edge, width=1.5),
        *(
            Path(
                x,
                y,
                d=_slab_outline(layout, band / 2, orientation),
                stroke=theme.wood_edge,
                width=band,
                opacity=0.09,
            )
            for band in _EDGE_BANDS
        ),
        Path(d=_lit_edge(layout.width), stroke=theme.wood_shine, width=2.2, opacity=0.7),
        Path(x, y + 2.4, d=groove, stroke=theme.wood_shine, width=2.0, opacity=0.8),
        Path(x, y, d=groove, stroke=theme.wood_edge, width=2.6, opacity=0.85),
    )


def _slab_outline(layout: Layout, inset: float, orientation: Orientation) -> str:
    """The outline of the slab, moved inwards by `inset`."""
    length, width = SLAB_HALF_LENGTH - inset, layout.half_width - inset
    half = (width, length) if orientation.portrait else (length, width)
    return at_origin(rounded_rect(*half, _CORNER_RADIUS - inset))


def _lit_edge(width: float) -> str:
    """The path of the slab's upper edge, from corner to corner."""
    return f"M9.8 56A43 43 0 0 1 52 9.8H{width - 52:g}A43 43 0 0 1 {width - 9.8:g} 56"


def _grain(layout: Layout, orientation: Orientation, theme: Theme) -> tuple[Shape, ...]:
    """The wood grain: thin and thick lines along the slab."""
    length, width = sorted((layout.width, layout.height), reverse=True)
    fine, coarse = range(int((width - 40) / 9.7)), range(int((width - 30) / 43))
    thin = "".join(_fibre(22 + 9.7 * line, 0.8 * line, length, width) for line in fine)
    thick = "".join(_fibre(34 + 43 * line, 2.1 * line + 1, length, width) for line in coarse)
    x, turn = (layout.width, 90) if orientation.portrait else (0.0, 0)
    return (
        Path(x, rotation=turn, d=thin, stroke=theme.grain, width=1.1, opacity=0.28),
        Path(x, rotation=turn, d=thick, stroke=theme.grain, width=4.0, opacity=0.2),
        Path(x, 2.4, rotation=turn, d=thick, stroke=theme.wood_shine, width=1.3, opacity=0.35),
    )


def _fibre(y: float, phase: float, length: float, width: float) -> str:
    """One line of the grain, from edge to edge."""
    inset = max(0.0, 24 - min(y - 8, width - 16 - y)) * 0.9 + 14
    xs = [inset + (length - 2 * inset) * step / 6 for step in range(7)]
    ys = [y + 5 * sin(phase + 1.7 * step) + 3 * sin(2.3 * phase + 0.9 * step) for step in range(7)]
    text = f"M{xs[0]:.1f} {ys[0]:.1f}"
    for step in range(6):
        third = (xs[step + 1] - xs[step]) / 3
        text += (
            f"C{xs[step] + third:.1f} {ys[step] + 2:.1f} {xs[step + 1] - third:.1f} {ys[step + 1] - 2:.1f}"
            f" {xs[step + 1]:.1f} {ys[step + 1]:.1f}"
        )
    return text


def _direction_marks(orientation: Orientation, theme: Theme) -> tuple[Shape, ...]:
    """Chevrons between the holes in the direction of sowing: to the right below, to the left above."""
    alongs = [HOLE_SPACING * (place - ROW / 2) for place in range(1, ROW)]
    onwards, back = _PORTRAIT_CHEVRONS if orientation.portrait else _CHEVRONS
    d = repeat_at([board_point(along, 13, orientation) for along in alongs], onwards)
    d += repeat_at([board_point(along, -13, orientation) for along in alongs], back)
    return (
        Path(0, 1.8, d=d, stroke=theme.wood_shine, width=3.0, opacity=0.8),
        Path(d=d, stroke=theme.carving, width=3.0, opacity=0.8),
    )


def _letters(orientation: Orientation, numerals: bool, theme: Theme) -> tuple[Shape, ...]:
    places = [
        count_at(hole, orientation) if numerals else _letter_at(hole, orientation) for hole in range(HOLES)
    ]
    return tuple(
        Text(*at, text=letter, size=34, weight=600, fill=theme.carving)
        for letter, at in zip(LETTERS, places, strict=True)
    )


def _emblem(seat: int, number: int, orientation: Orientation, theme: Theme) -> Shape:
    """The figure of the store's owner on an inlaid disc."""
    figure = theme.figures[number]
    return Group(
        *figure_at(seat, orientation),
        shapes=(
            Circle(0, 1.6, r=33, stroke=theme.wood_shine, width=3.0),
            Circle(r=33, fill=theme.bone, stroke=theme.bone_edge, width=2.4),
            Path(d=figure.d, scale=1.75, fill=figure.colour, stroke=theme.bone_edge, width=1.1),
        ),
    )
