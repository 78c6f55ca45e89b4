"""The carved board: a slab of wood with two rows of holes and two stores, letters and plates for numbers.

It is lit from above: the upper wall of a hole lies in the dark, its floor and lower rim catch the light.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sin

from game.draw.scene import Circle, Group, Path, Shape, Text
from game.draw.theme import Theme
from game.mancala.board import HOLES, LETTERS, NORTH, ROW, SOUTH
from game.mancala.view.forms import oval, strewn, tablet
from game.mancala.view.places import (
    HALF_LENGTH,
    PITCH,
    TROUGH_HALF,
    Form,
    Lie,
    Point,
    count_at,
    extent,
    figure_at,
    form,
    hole_at,
    point,
    score_at,
    trough_at,
)

_ROUND = 44.0
"""The radius of the slab's corners."""

_GROOVE = 14.0
"""So far within the slab's edge a groove runs round it."""

PLATE = tablet(30, 20, 12)
_PLATE_FROM, _LETTER_FROM = (15.0, 0.0), (-36.0, 1.0)
_PLATE_UNDER, _LETTER_OVER = (0.0, 15.0), (0.0, -26.0)
"""From where both stand to a hole's plate and its letter: side by side, and upright one over the other."""

_SCORE = tablet(50, 30, 16)
_DEPTH = 7
"""So many layers a hollow is shaded with."""

_BANDS = (6.0, 12.0, 20.0, 32.0)
"""Bands along the edge of the slab, which is a little rounded and so catches less light."""

_CHEVRONS = "m-5-6 6 6-6 6", "m5-6-6 6 6 6"
_UPRIGHT_CHEVRONS = "m-6 5 6-6 6 6", "m-6-5 6 6 6-6"
"""Onwards in the row that lies below, and in the other one."""


@lru_cache(maxsize=16)
def ground(figures: tuple[int, ...], how: Lie, numerals: bool, theme: Theme) -> tuple[Shape, ...]:
    """Everything that stands still."""
    seats = (SOUTH, NORTH)
    long, broad = TROUGH_HALF
    trough = (broad, long) if how.upright else (long, broad)
    return (
        *_slab(form(how), how, theme),
        *_grain(form(how), how, theme),
        *_course(how, theme),
        *_hollows([hole_at(hole, how) for hole in range(HOLES)], *extent(how), theme),
        *_hollows([trough_at(seat, how) for seat in seats], *trough, theme),
        *(() if numerals else _inlaid([number_at(hole, how) for hole in range(HOLES)], PLATE, theme)),
        *_letters(how, numerals, theme),
        *_inlaid([score_at(seat, how) for seat in seats], _SCORE, theme),
        *(_emblem(seat, figures[seat], how, theme) for seat in seats),
    )


def number_at(hole: int, how: Lie) -> Point:
    """The middle of a hole's plate."""
    return _moved(count_at(hole, how), _PLATE_UNDER if how.upright else _PLATE_FROM)


def _letter_at(hole: int, how: Lie) -> Point:
    """The middle of a hole's letter, beside its plate."""
    return _moved(count_at(hole, how), _LETTER_OVER if how.upright else _LETTER_FROM)


def _moved(at: Point, by: Point) -> Point:
    return at[0] + by[0], at[1] + by[1]


def _inlaid(points: Sequence[Point], outline: str, theme: Theme) -> tuple[Shape, ...]:
    d = strewn(points, outline)
    return (
        Path(0, 1.6, d=d, stroke=theme.wood_shine, width=3.0),
        Path(d=d, fill=theme.bone, stroke=theme.bone_edge, width=2.4),
    )


def _hollows(points: Sequence[Point], across: float, down: float, theme: Theme) -> tuple[Shape, ...]:
    """A lit rim and a dark upper wall; layer over layer the floor comes out of the dark."""
    reach = 0.4 * min(across, down)
    shapes: list[Shape] = [
        Path(0, 2.5, d=strewn(points, _hollow(across + 3, down + 3)), fill=theme.wood_shine),
        Path(d=strewn(points, _hollow(across + 1.2, down + 1.2)), fill=theme.wood_edge),
        Path(d=strewn(points, _hollow(across, down)), fill=theme.hollow_deep),
    ]
    for layer in range(1, _DEPTH + 1):
        less = reach * layer / _DEPTH
        d = strewn(points, _hollow(across - less, down - less))
        shapes.append(Path(0, 0.8 * less, d=d, fill=theme.hollow, opacity=0.3))
    return tuple(shapes)


def _hollow(across: float, down: float) -> str:
    """An oval hole; a store, which is far longer than broad, has straight sides."""
    is_oval = max(across, down) < 2 * min(across, down)
    return oval(across, down) if is_oval else tablet(across, down, 0.8 * min(across, down))


def _slab(board: Form, how: Lie, theme: Theme) -> tuple[Shape, ...]:
    """The block with its thickness, a lit upper edge, and a groove all round."""
    x, y = board.middle
    slab, groove = _edge(board, 0, how), _edge(board, _GROOVE, how)
    return (
        Path(x, y + 10, d=slab, fill=theme.shadow, opacity=0.22),
        Path(x, y + 6, d=slab, fill=theme.wood_edge),
        Path(x, y, d=slab, fill=theme.wood, stroke=theme.wood_edge, width=1.5),
        *(
            Path(x, y, d=_edge(board, band / 2, how), stroke=theme.wood_edge, width=band, opacity=0.09)
            for band in _BANDS
        ),
        Path(d=_lit_edge(board.width), stroke=theme.wood_shine, width=2.2, opacity=0.7),
        Path(x, y + 2.4, d=groove, stroke=theme.wood_shine, width=2.0, opacity=0.8),
        Path(x, y, d=groove, stroke=theme.wood_edge, width=2.6, opacity=0.85),
    )


def _edge(board: Form, inset: float, how: Lie) -> str:
    """A line that runs along the slab's edge, so far within it."""
    long, broad = HALF_LENGTH - inset, board.half_breadth - inset
    half = (broad, long) if how.upright else (long, broad)
    return f"M0 0{tablet(*half, _ROUND - inset)}"


def _lit_edge(width: float) -> str:
    """The upper edge of the slab from corner to corner."""
    return f"M9.8 56A43 43 0 0 1 52 9.8H{width - 52:g}A43 43 0 0 1 {width - 9.8:g} 56"


def _grain(board: Form, how: Lie, theme: Theme) -> tuple[Shape, ...]:
    """Lines that run along the wood, the darker years a little broader."""
    long, broad = sorted((board.width, board.height), reverse=True)
    fine, years = range(int((broad - 40) / 9.7)), range(int((broad - 30) / 43))
    thin = "".join(_fibre(22 + 9.7 * line, 0.8 * line, long, broad) for line in fine)
    thick = "".join(_fibre(34 + 43 * line, 2.1 * line + 1, long, broad) for line in years)
    x, turn = (board.width, 90) if how.upright else (0.0, 0)
    return (
        Path(x, turn=turn, d=thin, stroke=theme.grain, width=1.1, opacity=0.28),
        Path(x, turn=turn, d=thick, stroke=theme.grain, width=4.0, opacity=0.2),
        Path(x, 2.4, turn=turn, d=thick, stroke=theme.wood_shine, width=1.3, opacity=0.35),
    )


def _fibre(y: float, phase: float, long: float, broad: float) -> str:
    """One line of the grain from edge to edge."""
    inset = max(0.0, 24 - min(y - 8, broad - 16 - y)) * 0.9 + 14
    xs = [inset + (long - 2 * inset) * step / 6 for step in range(7)]
    ys = [y + 5 * sin(phase + 1.7 * step) + 3 * sin(2.3 * phase + 0.9 * step) for step in range(7)]
    text = f"M{xs[0]:.1f} {ys[0]:.1f}"
    for step in range(6):
        third = (xs[step + 1] - xs[step]) / 3
        text += (
            f"C{xs[step] + third:.1f} {ys[step] + 2:.1f} {xs[step + 1] - third:.1f} {ys[step + 1] - 2:.1f}"
            f" {xs[step + 1]:.1f} {ys[step + 1]:.1f}"
        )
    return text


def _course(how: Lie, theme: Theme) -> tuple[Shape, ...]:
    """Which way the stones go: chevrons between the holes, to the right below, to the left above."""
    alongs = [PITCH * (place - ROW / 2) for place in range(1, ROW)]
    onwards, back = _UPRIGHT_CHEVRONS if how.upright else _CHEVRONS
    d = strewn([point(along, 13, how) for along in alongs], onwards)
    d += strewn([point(along, -13, how) for along in alongs], back)
    return (
        Path(0, 1.8, d=d, stroke=theme.wood_shine, width=3.0, opacity=0.8),
        Path(d=d, stroke=theme.carving, width=3.0, opacity=0.8),
    )


def _letters(how: Lie, numerals: bool, theme: Theme) -> tuple[Shape, ...]:
    places = [count_at(hole, how) if numerals else _letter_at(hole, how) for hole in range(HOLES)]
    return tuple(
        Text(*at, text=letter, size=34, weight=600, fill=theme.carving)
        for letter, at in zip(LETTERS, places, strict=True)
    )


def _emblem(seat: int, number: int, how: Lie, theme: Theme) -> Shape:
    """The figure of the player whose store this is, on an inlaid disc."""
    figure = theme.figures[number]
    return Group(
        *figure_at(seat, how),
        shapes=(
            Circle(0, 1.6, r=33, stroke=theme.wood_shine, width=3.0),
            Circle(r=33, fill=theme.bone, stroke=theme.bone_edge, width=2.4),
            Path(d=figure.d, scale=1.75, fill=figure.colour, stroke=theme.bone_edge, width=1.1),
        ),
    )
