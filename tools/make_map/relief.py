"""Where mountains, dunes and trees stand: strewn, but where nothing of the board is in the way.

Positions follow a lattice with a fixed, irregular offset, so that the same map comes out each time.
"""

from collections.abc import Callable, Iterator, Sequence
from math import sin

from tools.make_map.geometry import Point, at_length, inside, length_of, sample, spline
from tools.make_map.ground import DUNES, PARKS, RANGES, WOODS, LonLat
from tools.make_map.projection import project

Clear = Callable[[Point, float], bool]
"""Whether a disc about a point is free."""


def jitter(seed: float) -> float:
    """A number from -1 to 1 that looks arbitrary and is always the same."""
    value = sin(seed * 12.9898) * 43758.5453
    return 2 * (value - value // 1) - 1


def along(line: Sequence[LonLat], gap: float) -> Iterator[Point]:
    """Points strewn along a line."""
    points = sample(spline([project(each) for each in line]))
    total = length_of(points)
    for k in range(int(total / gap) + 1):
        x, y = at_length(points, k * gap)
        yield x + 3.2 * jitter(x + k), y + 3.2 * jitter(y - k)


def within(area: Sequence[LonLat], gap: float) -> Iterator[Point]:
    """Points strewn over an area."""
    ring = [project(each) for each in area]
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    right, bottom = max(x for x, _ in ring), max(y for _, y in ring)
    for row in range(int((bottom - top) / gap) + 1):
        for column in range(int((right - left) / gap) + 1):
            x = left + (column + (row % 2) / 2) * gap + gap * 0.28 * jitter(row * 7.3 + column * 3.1)
            y = top + row * gap + gap * 0.28 * jitter(row * 1.7 + column * 9.2)
            if inside((x, y), [ring]):
                yield x, y


def free(points: Iterator[Point], clear: Clear, room: float, apart: float) -> list[Point]:
    """The points with room about them, and no two closer than `apart`; from north to south."""
    kept: list[Point] = []
    for x, y in points:
        alone = all((x - a) ** 2 + (y - b) ** 2 >= apart * apart for a, b in kept)
        if alone and clear((x, y), room):
            kept.append((x, y))
    return sorted(kept, key=lambda point: (point[1], point[0]))


def mountains(clear: Clear) -> list[Point]:
    return free((p for ridge in RANGES for p in along(ridge, 11.0)), clear, 8.5, 10.0)


def dunes(clear: Clear) -> list[Point]:
    return free((p for sand in DUNES for p in within(sand, 15.0)), clear, 7.5, 12.0)


def crowns(clear: Clear) -> list[Point]:
    """Trees of the rain forest."""
    return free((p for wood in WOODS for p in within(wood, 12.5)), clear, 7.0, 10.0)


def acacias(clear: Clear) -> list[Point]:
    """Trees of the savanna."""
    return free((p for park in PARKS for p in within(park, 24.0)), clear, 9.0, 18.0)
