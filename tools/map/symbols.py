"""Positions of mountains, dunes and trees: scattered where nothing of the board is in the way.

They are a lattice with fixed, irregular offsets, so the map is always the same.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sin

from tools.map.geometry import Point, at_length, inside, length_of, sample, spline
from tools.map.projection import project
from tools.map.terrain_data import DUNES, RAIN_FORESTS, RIDGES, SAVANNAS, LonLat

IsClear = Callable[[Point, float], bool]
"""Tests whether a disc, a point and its radius, is free."""


def jitter(seed: float) -> float:
    """A number from -1 to 1 that looks random and depends on `seed` only."""
    value = sin(seed * 12.9898) * 43758.5453
    return 2 * (value - value // 1) - 1


def scatter_along(line: Sequence[LonLat], gap: float) -> Iterator[Point]:
    """Irregular points along a line."""
    points = sample(spline([project(each) for each in line]))
    total = length_of(points)
    for k in range(int(total / gap) + 1):
        x, y = at_length(points, k * gap)
        yield x + 3.2 * jitter(x + k), y + 3.2 * jitter(y - k)


def scatter_in_area(area: Sequence[LonLat], gap: float) -> Iterator[Point]:
    """Irregular points in an area."""
    ring = [project(each) for each in area]
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    right, bottom = max(x for x, _ in ring), max(y for _, y in ring)
    for row in range(int((bottom - top) / gap) + 1):
        for column in range(int((right - left) / gap) + 1):
            x = left + (column + (row % 2) / 2) * gap + gap * 0.28 * jitter(row * 7.3 + column * 3.1)
            y = top + row * gap + gap * 0.28 * jitter(row * 1.7 + column * 9.2)
            if inside((x, y), [ring]):
                yield x, y


def spread_out(
    points: Iterator[Point], is_clear: IsClear, clearance: float, min_distance: float
) -> list[Point]:
    """Points with a free disc of radius `clearance`, at least `min_distance` apart, from north to south."""
    spread: list[Point] = []
    for x, y in points:
        is_apart = all((x - a) ** 2 + (y - b) ** 2 >= min_distance * min_distance for a, b in spread)
        if is_apart and is_clear((x, y), clearance):
            spread.append((x, y))
    return sorted(spread, key=lambda point: (point[1], point[0]))


def mountains(is_clear: IsClear) -> list[Point]:
    return spread_out((p for ridge in RIDGES for p in scatter_along(ridge, 11.0)), is_clear, 8.5, 10.0)


def dunes(is_clear: IsClear) -> list[Point]:
    return spread_out((p for area in DUNES for p in scatter_in_area(area, 15.0)), is_clear, 7.5, 12.0)


def tree_crowns(is_clear: IsClear) -> list[Point]:
    """Trees of the rain forest."""
    return spread_out((p for area in RAIN_FORESTS for p in scatter_in_area(area, 12.5)), is_clear, 7.0, 10.0)


def acacias(is_clear: IsClear) -> list[Point]:
    """Trees of the savanna."""
    return spread_out((p for area in SAVANNAS for p in scatter_in_area(area, 24.0)), is_clear, 9.0, 18.0)
