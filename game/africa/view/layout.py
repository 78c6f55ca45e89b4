"""Coordinates on the map: the spots of each board, the names of places, and flights as lines."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.africa.rules.board import BOARDS
from game.africa.view import map_data
from game.draw.svg_paths import Point

SPOTS: Mapping[str, Mapping[str, Point]] = {
    board: {**map_data.LAND_SPOTS, **map_data.SEA_SPOTS[board]} for board in BOARDS
}
"""Every spot of each board, in board units."""

MAP_CENTRE = (500.0, 500.0)

_FLIGHT_SEGMENTS = 24


@lru_cache(maxsize=4)
def place_labels(language: str, names: str) -> Mapping[str, map_data.Label]:
    """The printed name of each place; `names` is `old` or `today`."""
    labels = map_data.LABELS[language]
    return labels["old"] | labels[names]


def flight_curve(a: str, b: str) -> tuple[Point, Point, Point]:
    """The start, control point and end of a flight's quadratic Bézier curve."""
    control = map_data.FLIGHTS.get(f"{a} {b}") or map_data.FLIGHTS[f"{b} {a}"]
    return map_data.LAND_SPOTS[a], control, map_data.LAND_SPOTS[b]


def flight_points(a: str, b: str) -> tuple[Point, ...]:
    """Points along a flight."""
    return curve_points(*flight_curve(a, b), _FLIGHT_SEGMENTS)


def curve_points(start: Point, control: Point, end: Point, segments: int) -> tuple[Point, ...]:
    """Points along a quadratic Bézier curve."""
    return tuple(
        (
            (1 - t) * (1 - t) * start[0] + 2 * t * (1 - t) * control[0] + t * t * end[0],
            (1 - t) * (1 - t) * start[1] + 2 * t * (1 - t) * control[1] + t * t * end[1],
        )
        for t in (k / segments for k in range(segments + 1))
    )


def flight_path(a: str, b: str) -> str:
    """A flight as SVG path data."""
    (ax, ay), (hx, hy), (bx, by) = flight_curve(a, b)
    return f"M{ax} {ay}Q{hx} {hy} {bx} {by}"
