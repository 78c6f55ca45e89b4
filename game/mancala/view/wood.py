"""The carved board: a slab of wood with two rows of holes and two stores, letters and plates for numbers.

It is lit from above: the upper wall of a hole lies in the dark, its floor and lower rim catch the light.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sin

from game.draw.scene import Circle, Group, Path, Shape, Text
from game.draw.theme import Theme
from game.mancala.board import HOLES, LETTERS, NORTH, SOUTH
from game.mancala.view.forms import oval, strewn, tablet
from game.mancala.view.places import (
    ACROSS,
    DOWN,
    FIGURE_X,
    HEIGHT,
    MIDDLE,
    SCORE_X,
    TROUGH,
    WIDTH,
    Point,
    count_at,
    hole_at,
    store_y,
)

_SLAB = tablet(492, 348, 44)
_GROOVE = tablet(478, 334, 32)
_TROUGH_HALF = (TROUGH[1] - TROUGH[0]) / 2, 38.0
_TROUGH_X = (TROUGH[0] + TROUGH[1]) / 2
_PLATE = tablet(30, 20, 12)
_PLATE_X, _LETTER_X = 15.0, -36.0
_SCORE = tablet(50, 30, 16)
_DEPTH = 7
"""So many layers a hollow is shaded with."""

_BANDS = (6.0, 12.0, 20.0, 32.0)
"""Bands along the edge of the slab, which is a little rounded and so catches less light."""

_LIT_EDGE = "M9.8 56A43 43 0 0 1 52 9.8H948A43 43 0 0 1 990.2 56"

_CHEVRON = "m-5-6 6 6-6 6"


@lru_cache(maxsize=16)
def ground(figures: tuple[int, ...], flipped: bool, numerals: bool, theme: Theme) -> tuple[Shape, ...]:
    """Everything that stands still."""
    seats = (SOUTH, NORTH)
    return (
        *_slab(theme),
        *_grain(theme),
        *_course(theme),
        *_hollows([hole_at(hole, flipped) for hole in range(HOLES)], ACROSS, DOWN, theme),
        *_hollows([trough_at(seat, flipped) for seat in seats], *_TROUGH_HALF, theme),
        *(() if numerals else _inlaid([number_at(hole, flipped) for hole in range(HOLES)], _PLATE, theme)),
        *_letters(flipped, numerals, theme),
        *_inlaid([(SCORE_X, store_y(seat, flipped)) for seat in seats], _SCORE, theme),
        *(_emblem(seat, figures[seat], flipped, theme) for seat in seats),
    )


def trough_at(seat: int, flipped: bool) -> Point:
    """The middle of a store."""
    return _TROUGH_X, store_y(seat, flipped)


def number_at(hole: int, flipped: bool) -> Point:
    """The middle of a hole's plate."""
    x, y = count_at(hole, flipped)
    return x + _PLATE_X, y


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
    """An oval hole; a store, which is far broader than high, has straight sides."""
    return oval(across, down) if across < 2 * down else tablet(across, down, 0.8 * down)


def _slab(theme: Theme) -> tuple[Shape, ...]:
    """The block with its thickness, a lit upper edge, and a groove all round."""
    return (
        Path(500, MIDDLE[1] + 10, d=f"M0 0{_SLAB}", fill=theme.shadow, opacity=0.22),
        Path(500, MIDDLE[1] + 6, d=f"M0 0{_SLAB}", fill=theme.wood_edge),
        Path(*MIDDLE, d=f"M0 0{_SLAB}", fill=theme.wood, stroke=theme.wood_edge, width=1.5),
        *(
            Path(*MIDDLE, d=f"M0 0{_band(width)}", stroke=theme.wood_edge, width=width, opacity=0.09)
            for width in _BANDS
        ),
        Path(d=_LIT_EDGE, stroke=theme.wood_shine, width=2.2, opacity=0.7),
        Path(500, MIDDLE[1] + 2.4, d=f"M0 0{_GROOVE}", stroke=theme.wood_shine, width=2.0, opacity=0.8),
        Path(*MIDDLE, d=f"M0 0{_GROOVE}", stroke=theme.wood_edge, width=2.6, opacity=0.85),
    )


def _band(width: float) -> str:
    """The middle line of a band along the edge of the slab."""
    inset = width / 2
    return tablet(492 - inset, 348 - inset, 44 - inset)


def _grain(theme: Theme) -> tuple[Shape, ...]:
    """Lines that run along the wood, the darker years a little broader."""
    fine = "".join(_fibre(22 + 9.7 * line, 0.8 * line) for line in range(70))
    broad = "".join(_fibre(34 + 43 * line, 2.1 * line + 1) for line in range(16))
    return (
        Path(d=fine, stroke=theme.grain, width=1.1, opacity=0.28),
        Path(d=broad, stroke=theme.grain, width=4.0, opacity=0.2),
        Path(0, 2.4, d=broad, stroke=theme.wood_shine, width=1.3, opacity=0.35),
    )


def _fibre(y: float, phase: float) -> str:
    """One line of the grain from edge to edge."""
    inset = max(0.0, 24 - min(y - 8, HEIGHT - 16 - y)) * 0.9 + 14
    xs = [inset + (WIDTH - 2 * inset) * step / 6 for step in range(7)]
    ys = [y + 5 * sin(phase + 1.7 * step) + 3 * sin(2.3 * phase + 0.9 * step) for step in range(7)]
    text = f"M{xs[0]:.1f} {ys[0]:.1f}"
    for step in range(6):
        third = (xs[step + 1] - xs[step]) / 3
        text += (
            f"C{xs[step] + third:.1f} {ys[step] + 2:.1f} {xs[step + 1] - third:.1f} {ys[step + 1] - 2:.1f}"
            f" {xs[step + 1]:.1f} {ys[step + 1]:.1f}"
        )
    return text


def _course(theme: Theme) -> tuple[Shape, ...]:
    """Which way the stones go: chevrons between the holes, to the right below, to the left above."""
    xs = [WIDTH / 2 + 119 * place for place in (-3, -2, -1, 0, 1, 2, 3)]
    y = MIDDLE[1]
    right = strewn([(x, y + 13) for x in xs], _CHEVRON)
    left = strewn([(x, y - 13) for x in xs], _CHEVRON.replace("-5", "5").replace("6 6-6 6", "-6 6 6 6"))
    return (
        Path(0, 1.8, d=right + left, stroke=theme.wood_shine, width=3.0, opacity=0.8),
        Path(d=right + left, stroke=theme.carving, width=3.0, opacity=0.8),
    )


def _letters(flipped: bool, numerals: bool, theme: Theme) -> tuple[Shape, ...]:
    return tuple(
        Text(
            x + (0 if numerals else _LETTER_X),
            y + 1,
            text=LETTERS[hole],
            size=34,
            weight=600,
            fill=theme.carving,
        )
        for hole in range(HOLES)
        for x, y in [count_at(hole, flipped)]
    )


def _emblem(seat: int, number: int, flipped: bool, theme: Theme) -> Shape:
    """The figure of the player whose store this is, on an inlaid disc."""
    figure = theme.figures[number]
    return Group(
        FIGURE_X,
        store_y(seat, flipped),
        shapes=(
            Circle(0, 1.6, r=33, stroke=theme.wood_shine, width=3.0),
            Circle(r=33, fill=theme.bone, stroke=theme.bone_edge, width=2.4),
            Path(d=figure.d, scale=1.75, fill=figure.colour, stroke=theme.bone_edge, width=1.1),
        ),
    )
