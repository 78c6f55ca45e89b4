"""Decorations of the printed map: a frame with degrees, a compass rose, a ship and a whale."""

from __future__ import annotations

from math import cos, pi, sin

from game.africa.view import map_data
from game.draw.scene import Path, Shape
from game.draw.svg_paths import at_origin, circles, polygon
from game.draw.theme import Theme

FRAME_WIDTH = 15.0

_DEGREE_LENGTH = 24.25
"""The length of a light or dark piece of the frame's band; forty fit along a side."""

_SHIP_AT, _WHALE_AT = (224.0, 636.0), (338.0, 766.0)

_HULL = "M-25 5Q-16 9 0 9H14Q20 8 25 2Q24 15 14 19H-14Q-22 17-25 5zM25 2 33-2"
_MASTS = "M-11 8V-27M8 8V-32M-11-27l-7 3 7 2.5M8-32l-7 3 7 2.5"
_SAILS = "M-20-17Q-12-14-3-17Q2-8-3 2Q-11-1-20 2Q-14-8-20-17zM-1-22Q8-18 18-22Q24-10 18 2Q8-2-1 2Q5-10-1-22z"
_WAVES = "M-36 22q5-4.5 10 0t10 0 10 0 10 0 10 0 10 0M-22 28q5-4.5 10 0t10 0 10 0 10 0"
_WHALE = (
    "M-30 6Q-28-12-6-13Q12-13 22-4Q27-2 29-8Q25-14 28-20Q32-14 36-13Q40-13 45-16Q43-8 37-5Q34 4 27 8"
    "Q14 16-8 14Q-26 14-30 6z"
)
_WHALE_LINES = "M-29 5Q-20 9-13 5M-18 0v.1M-14-14Q-20-20-24-16M-14-14Q-13-22-7-21M-4 11Q2 15 6 10"
_SWELL = "M-42 17q5-4.5 10 0t10 0M10 20q5-4.5 10 0t10 0 10 0"


def decorations(theme: Theme) -> tuple[Shape, ...]:
    """All decorations, in the order of painting."""
    return (*ship(theme), *whale(theme), *compass(theme), *frame(theme))


def ship(theme: Theme) -> tuple[Shape, ...]:
    x, y = _SHIP_AT
    return (
        Path(x, y, d=_MASTS, stroke=theme.sea_name, width=1.4),
        Path(x, y, d=_SAILS, fill=theme.spot_sea, stroke=theme.sea_name, width=1.4),
        Path(x, y, d=_HULL, fill=theme.sea_line, stroke=theme.sea_name, width=1.4),
        Path(x, y, d=_WAVES, stroke=theme.sea_name, width=1.2, opacity=0.8),
    )


def whale(theme: Theme) -> tuple[Shape, ...]:
    x, y = _WHALE_AT
    return (
        Path(x, y, d=_WHALE, fill=theme.sea_line, stroke=theme.sea_name, width=1.4),
        Path(x, y, d=_WHALE_LINES, stroke=theme.sea_name, width=1.4),
        Path(x, y, d=_SWELL, stroke=theme.sea_name, width=1.2, opacity=0.8),
    )


def compass(theme: Theme) -> tuple[Shape, ...]:
    """A rose of eight rays, each half light and half dark, with an ornament at north."""
    x, y = map_data.COMPASS
    long, short = [0, 2, 4, 6], [1, 3, 5, 7]
    halves = [(winds, r, side) for winds, r in ((short, 29.0), (long, 43.0)) for side in (1, -1)]
    rays = [
        Path(
            x,
            y,
            d="".join(half_ray(wind, r, side) for wind in winds),
            fill=theme.surface if side > 0 else theme.frame,
            stroke=theme.frame,
            width=0.9,
        )
        for winds, r, side in halves
    ]
    return (
        Path(x, y, d=circles([(0, 0)], 33.0), fill=theme.sea_shallow, stroke=theme.frame, width=1.2),
        Path(x, y, d=circles([(0, 0)], 36.5), stroke=theme.frame, width=0.8),
        Path(x, y, d=circles([(0, 0)], 20.0), stroke=theme.frame, width=0.8),
        *rays,
        Path(x, y, d=circles([(0, 0)], 3.6), fill=theme.home, stroke=theme.frame, width=1.0),
        Path(x, y - 47, d="M0-7Q5-2 0 3Q-5-2 0-7zM-6 1Q-2-2 0 3Q2-2 6 1L4 5H-4z", fill=theme.frame),
    )


def half_ray(wind: int, r: float, side: int) -> str:
    """One half of a ray; `wind` is its direction in eighths of a turn from north."""
    angle = wind * pi / 4 - pi / 2
    tip = (r * cos(angle), r * sin(angle))
    flank = (r * 0.24 * cos(angle + side * pi / 4), r * 0.24 * sin(angle + side * pi / 4))
    return at_origin(polygon([(0.0, 0.0), flank, tip]))


def frame(theme: Theme) -> tuple[Shape, ...]:
    """The printed border: paper, a band of degrees between fine lines."""
    size, inner = map_data.SIZE, FRAME_WIDTH
    ring = f"M0 0H{size}V{size}H0zM{inner} {inner}V{size - inner}H{size - inner}V{inner}z"
    band = f"M{inner - 4} {inner - 4}H{size - inner + 4}V{size - inner + 4}H{inner - 4}z"
    return (
        Path(d=ring, fill=theme.surface),
        Path(d=band, stroke=theme.frame, width=4.0),
        Path(d=band, stroke=theme.surface, width=2.4, dash=(_DEGREE_LENGTH, _DEGREE_LENGTH)),
        Path(d=f"M{inner} {inner}H{size - inner}V{size - inner}H{inner}z", stroke=theme.frame, width=1.2),
    )
