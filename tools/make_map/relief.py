"""Mountains, dunes and trees: small strokes where nothing of the board is in the way.

Each kind comes out as one path. Positions follow a lattice with a fixed, irregular offset, so that they look
strewn and the same map comes out each time.
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


def at(x: float, y: float, path: str) -> str:
    """`path`, whose first stroke is relative to the start, set down at a point."""
    return f"M{x:.0f} {y:.0f}{path}"


def mountains(clear: Clear) -> tuple[str, str]:
    """Peaks, and the shade on their eastern sides."""
    points = free((p for ridge in RANGES for p in along(ridge, 11.0)), clear, 8.5, 10.0)
    peaks = "".join(at(x, y, "m-7.5 5c2-2 4.5-9 6.5-10 2.5 1 4 6 8.5 10") for x, y in points)
    shade = "".join(at(x, y, "m-1-5c.8 3.5-.6 6.5 1 10h7.5c-4.5-4-6-9-8.5-10z") for x, y in points)
    return peaks, shade


def dunes(clear: Clear) -> str:
    points = free((p for sand in DUNES for p in within(sand, 15.0)), clear, 7.5, 12.0)
    return "".join(at(x, y, "m-6 1.5q3-4.5 6-1 2.5-3 6 .5") for x, y in points)


def trees(clear: Clear) -> str:
    """Round crowns in the rain forest, flat ones on the savanna."""
    woods = free((p for wood in WOODS for p in within(wood, 12.5)), clear, 7.0, 10.0)
    parks = free((p for park in PARKS for p in within(park, 24.0)), clear, 9.0, 18.0)
    crowns = "".join(at(x, y, "m0 5v-3.5c-5.6.3-5.4-6.9 0-6.9s5.6 7.2 0 6.9") for x, y in woods)
    return crowns + "".join(
        at(x, y, "m0 5.5v-5.5m-2.5-2.8 2.5 2.8 2.5-2.8m-7.5 0q5-4.2 10 0z") for x, y in parks
    )
