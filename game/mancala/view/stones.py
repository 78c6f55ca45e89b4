"""Stones in holes, up to twelve in a pattern that is easy to count, more in a heap; and stones in stores.

A store holds two lines of thirty-two, half of all stones; further stones lie on top and show the majority.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import cos, radians, sin

from game.draw.scene import Path, Shape
from game.draw.svg_paths import Point
from game.draw.theme import Theme
from game.mancala.rules.board import STONES

_STONES_PER_LINE: tuple[tuple[int, ...], ...] = (
    (),
    (1,),
    (1, 1),
    (1, 2),
    (2, 2),
    (2, 1, 2),
    (2, 2, 2),
    (2, 3, 2),
    (3, 2, 3),
    (3, 3, 3),
    (2, 3, 3, 2),
    (2, 3, 1, 3, 2),
    (2, 3, 2, 3, 2),
)
"""Stones per line, by the number of stones."""

_MAX_COUNTABLE = len(_STONES_PER_LINE) - 1
_MAX_PER_LAYER = (_MAX_COUNTABLE, 7, 3)
"""Most stones in each layer of a heap; further stones are not drawn."""

_SPACING_X, _SPACING_Y, _LAYER_LIFT = 29.0, 27.5, 5.0
_STONE_RADIUS = 13.2

_FULL_STORE = STONES // 2
_COLUMN_WIDTH, _LINE_HEIGHT, _GROUP_GAP, _COLUMNS_PER_GROUP = 20.9, 25.0, 6.4, 4
_STORED_RADIUS = 9.6

_TILTS = (-24, 31, 8, -41, 17, -9, 38, -33)
"""Rotations of successive stones, in degrees."""

_TONES = (0, 1, 0, 2, 0, 1, 2, 0, 2, 1, 0)
"""Which of three colours successive stones have."""


@lru_cache(maxsize=128)
def stones_in_hole(count: int, theme: Theme, portrait: bool = False) -> tuple[Shape, ...]:
    """The stones of a hole, relative to its centre."""
    return _stone_shapes(_layers(count, portrait), _STONE_RADIUS, 0, theme)


@lru_cache(maxsize=64)
def shadow_of(count: int, theme: Theme, portrait: bool = False) -> Shape:
    """The shadow of a hole's stones while they are lifted."""
    return Path(
        d=_pebbles(list(enumerate(stone_positions(count, portrait))), 1.25 * _STONE_RADIUS), fill=theme.shadow
    )


def stone_positions(count: int, portrait: bool = False) -> tuple[Point, ...]:
    """The positions of a hole's stones relative to its centre, as many as are drawn."""
    return tuple(point for layer in _layers(count, portrait) for point in layer)


@lru_cache(maxsize=256)
def stones_in_store(count: int, theme: Theme, portrait: bool = False) -> tuple[Shape, ...]:
    """Captured stones, relative to the centre of their store."""
    points = tuple(stored_stone_at(number, portrait) for number in range(count))
    layers = tuple(layer for layer in (points[:_FULL_STORE], points[_FULL_STORE:]) if layer)
    return _stone_shapes(layers, _STORED_RADIUS, 0, theme)


def stored_stone_at(number: int, portrait: bool = False) -> Point:
    """The position of the captured stone `number` (from 0), relative to the centre of its store.

    In portrait, a store is filled upwards.
    """
    column, line = divmod(number % _FULL_STORE, 2)
    columns = _FULL_STORE // 2
    groups = columns // _COLUMNS_PER_GROUP - 1
    x = (column - (columns - 1) / 2) * _COLUMN_WIDTH + (
        column // _COLUMNS_PER_GROUP - groups / 2
    ) * _GROUP_GAP
    y = (line - 0.5) * _LINE_HEIGHT
    x, y = (y, -x) if portrait else (x, y)
    return (x + 3, y - 7) if number >= _FULL_STORE else (x, y)


def store_stone_scale() -> float:
    """The size of a stone in a store, relative to its size in a hole."""
    return _STORED_RADIUS / _STONE_RADIUS


@lru_cache(maxsize=64)
def stone(number: int, theme: Theme) -> tuple[Shape, ...]:
    """A single stone, relative to its centre; it looks like stone `number` of a hole."""
    return _stone_shapes((((0.0, 0.0),),), _STONE_RADIUS, number, theme)


@lru_cache(maxsize=64)
def _layers(count: int, portrait: bool) -> tuple[tuple[Point, ...], ...]:
    layers: list[tuple[Point, ...]] = []
    for capacity in _MAX_PER_LAYER:
        in_layer = min(count, capacity)
        if in_layer:
            lift = _LAYER_LIFT * len(layers)
            layers.append(
                tuple((x, y - lift) for x, y in _line_positions(_STONES_PER_LINE[in_layer], portrait))
            )
        count -= in_layer
    return tuple(layers)


def _line_positions(lines: Sequence[int], portrait: bool) -> Iterator[Point]:
    for line, stones in enumerate(lines):
        across = (line - (len(lines) - 1) / 2) * _SPACING_Y
        for number in range(stones):
            along = (number - (stones - 1) / 2) * _SPACING_X
            yield (across, along) if portrait else (along, across)


@lru_cache(maxsize=512)
def _stone_shapes(
    layers: tuple[tuple[Point, ...], ...], size: float, first: int, theme: Theme
) -> tuple[Shape, ...]:
    """Layers of stones with shadows and highlights; `first` is the number of the first stone."""
    shapes: list[Shape] = []
    for height, points in enumerate(layers):
        numbered = list(enumerate(points, first))
        if height:
            cast = _pebbles(numbered, 1.5 * size)
            shapes.append(Path(0.2 * size, 0.4 * size, d=cast, fill=theme.hollow_deep, opacity=0.5))
        shapes.append(
            Path(0.1 * size, 0.22 * size, d=_pebbles(numbered, 1.12 * size), fill=theme.hollow_deep)
        )
        for tone, colour in enumerate((theme.stone, theme.stone_cool, theme.stone_warm)):
            alike = [(number, point) for number, point in numbered if _TONES[number % len(_TONES)] == tone]
            if alike:
                shapes.append(Path(d=_pebbles(alike, size), fill=colour))
        gleams = [(number, (x - 0.28 * size, y - 0.34 * size)) for number, (x, y) in numbered]
        shapes.append(Path(d=_pebbles(gleams, 0.3 * size), fill=theme.stone_shine))
    return tuple(shapes)


def _pebbles(stones: Iterable[tuple[int, Point]], size: float) -> str:
    """The path of slightly oval stones with different rotations."""
    return "".join(
        f"M{x:.1f} {y:.1f}{_pebble(size, _TILTS[number % len(_TILTS)])}" for number, (x, y) in stones
    )


def _pebble(size: float, tilt: int) -> str:
    """A rotated oval around its centre: two arcs between the ends of its long axis; `tilt` in degrees."""
    dx, dy = size * cos(radians(tilt)), size * sin(radians(tilt))
    arc = f"a{size:.1f} {0.9 * size:.1f} {tilt} 1 1"
    return f"m{-dx:.1f} {-dy:.1f}{arc} {2 * dx:.1f} {2 * dy:.1f}{arc} {-2 * dx:.1f} {-2 * dy:.1f}z"
