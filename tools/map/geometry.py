"""Plane geometry of the map: clipping, simplifying, smooth curves, arc length, point in polygon.

Sources: Sutherland and Hodgman 1974 (clipping), Visvalingam and Whyatt 1993 (simplifying), centripetal
Catmull-Rom splines after Barry and Goldman 1988. Points are (x, y) pairs in board units; rings are closed
without repeating their first point.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import dist

Point = tuple[float, float]
Ring = list[Point]


def clip(ring: Ring, low: float, high: float) -> Ring:
    """The part of `ring` inside the square from (low, low) to (high, high)."""
    for axis in (0, 1):
        ring = clip_half(ring, axis, lambda value: value >= low, low)
        ring = clip_half(ring, axis, lambda value: value <= high, high)
    return ring


def clip_half(ring: Ring, axis: int, is_kept: Callable[[float], bool], edge: float) -> Ring:
    """The part of `ring` whose coordinate `axis` is kept; `edge` is the coordinate of the cut."""
    out: Ring = []
    for a, b in zip(ring[-1:] + ring[:-1], ring, strict=True):
        if is_kept(a[axis]) != is_kept(b[axis]):
            t = (edge - a[axis]) / (b[axis] - a[axis])
            out.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])))
        if is_kept(b[axis]):
            out.append(b)
    return out


def area(ring: Sequence[Point]) -> float:
    """The signed area: positive where the ring runs clockwise on the screen."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)) / 2


def simplify(ring: Ring, min_area: float) -> Ring:
    """Drop points whose triangle with their neighbours is smaller than `min_area`, in square units."""
    ring = list(ring)
    while len(ring) > 4:
        areas = [abs(area([ring[i - 1], ring[i], ring[(i + 1) % len(ring)]])) for i in range(len(ring))]
        smallest = min(areas)
        if smallest >= min_area:
            break
        ring = drop_small_corners(ring, areas, max(smallest * 1.5, min_area / 50))
    return ring


def drop_small_corners(ring: Ring, areas: list[float], bound: float) -> Ring:
    """Drop points whose triangle is at most `bound`, but no two neighbours at once."""
    out: Ring = []
    dropped = False
    for point, size in zip(ring, areas, strict=True):
        dropped = size <= bound and not dropped
        if not dropped:
            out.append(point)
    return out


def grow(ring: Ring, factor: float, about: Point | None = None) -> Ring:
    """`ring` enlarged by `factor` about a point, by default its centre."""
    mx, my = about or (sum(p[0] for p in ring) / len(ring), sum(p[1] for p in ring) / len(ring))
    return [(mx + (x - mx) * factor, my + (y - my) * factor) for x, y in ring]


def inside(point: Point, rings: Sequence[Sequence[Point]]) -> bool:
    """Whether `point` lies within an odd number of `rings`."""
    x, y = point
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                odd = not odd
    return odd


Cubic = tuple[Point, Point, Point, Point]

SAMPLES = 40


def spline(points: Sequence[Point], closed: bool = False) -> list[Cubic]:
    """A smooth curve through `points`, as cubic Béziers."""
    n = len(points)
    pieces: list[Cubic] = []
    for i in range(n if closed else n - 1):
        b, c = points[i], points[(i + 1) % n]
        a = points[i - 1] if closed or i > 0 else mirror(c, b)
        d = points[(i + 2) % n] if closed or i + 2 < n else mirror(b, c)
        pieces.append(catmull(a, b, c, d))
    return pieces


def mirror(p: Point, middle: Point) -> Point:
    """`p` reflected in the point `middle`."""
    return 2 * middle[0] - p[0], 2 * middle[1] - p[1]


def catmull(a: Point, b: Point, c: Point, d: Point) -> Cubic:
    """The centripetal Catmull-Rom piece from `b` to `c` between `a` and `d`, as a cubic Bézier."""
    ab, bc, cd = (max(dist(p, q), 1e-6) ** 0.5 for p, q in ((a, b), (b, c), (c, d)))

    def handle(p: Point, q: Point, r: Point, before: float, after: float) -> Point:
        spread = 3 * before * (before + after)
        weight = 2 * before * before + 3 * before * after + after * after
        return (
            (before * before * r[0] - after * after * p[0] + weight * q[0]) / spread,
            (before * before * r[1] - after * after * p[1] + weight * q[1]) / spread,
        )

    return b, handle(a, b, c, ab, bc), handle(d, c, b, cd, bc), c


def point_on(piece: Cubic, t: float) -> Point:
    """The point of a cubic Bézier at parameter `t`."""
    s = 1 - t
    weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return (
        sum(w * p[0] for w, p in zip(weights, piece, strict=True)),
        sum(w * p[1] for w, p in zip(weights, piece, strict=True)),
    )


def sample(pieces: list[Cubic]) -> list[Point]:
    """Points along a curve, `SAMPLES` on every piece."""
    return [pieces[0][0]] + [point_on(piece, k / SAMPLES) for piece in pieces for k in range(1, SAMPLES + 1)]


def length_of(line: Sequence[Point]) -> float:
    """The length of a polyline."""
    return sum(dist(a, b) for a, b in pairwise(line))


def at_length(line: Sequence[Point], length: float) -> Point:
    """The point `length` units along a polyline."""
    for a, b in pairwise(line):
        step = dist(a, b)
        if length <= step and step > 0:
            t = length / step
            return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])
        length -= step
    return line[-1]
