"""Positions of all spots: evenly along the smooth curves of the routes."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.africa.rules.routes import AIR_ROUTES, FINNISH_SEA_ROUTES, LAND_ROUTES, SCANDINAVIAN_SEA_ROUTES
from tools.map.geometry import Cubic, Point, at_length, length_of, sample, spline
from tools.map.place_data import AIR_BULGES, FORKS, LAND_WAYPOINTS, PLACES, SEA_WAYPOINTS
from tools.map.projection import project

PLACE_CLEARANCE = 10.0
"""Units at the end of a route that belong to a place, which is larger than a spot."""

SEAS = {"finnish": FINNISH_SEA_ROUTES, "scandinavian": SCANDINAVIAN_SEA_ROUTES}
NODES = {name: project(lonlat) for name, lonlat in {**PLACES, **FORKS}.items()}


@dataclass(frozen=True)
class Route:
    """A route on the map: its curve, and the spots between its ends."""

    curve: list[Cubic]
    spots: dict[str, Point]

    def polyline(self) -> list[Point]:
        return sample(self.curve)


def route(a: str, b: str, steps: int, separator: str) -> Route:
    """The route from `a` to `b`; `separator` is "-" on land, "~" at sea."""
    waypoints = (LAND_WAYPOINTS if separator == "-" else SEA_WAYPOINTS)[a, b]
    curve = spline([NODES[a], *map(project, waypoints), NODES[b]])
    line = sample(curve)
    start, end = (PLACE_CLEARANCE if node in PLACES else 0.0 for node in (a, b))
    step = (length_of(line) - start - end) / steps
    spots = {f"{a}{separator}{b}:{k}": at_length(line, start + k * step) for k in range(1, steps)}
    return Route(curve, spots)


def roads() -> list[Route]:
    return [route(a, b, steps, "-") for a, b, steps in LAND_ROUTES]


def sea_lanes(board: str) -> list[Route]:
    return [route(a, b, steps, "~") for a, b, steps in SEAS[board]]


def forks(routes: Iterable[tuple[str, str, int]]) -> set[str]:
    return {node for a, b, _ in routes for node in (a, b) if node in FORKS}


def land_spots() -> dict[str, Point]:
    """Every place, every fork on land and every spot on a road."""
    spots = {name: NODES[name] for name in [*PLACES, *sorted(forks(LAND_ROUTES))]}
    for road in roads():
        spots |= road.spots
    return spots


def sea_spots(board: str) -> dict[str, Point]:
    """Every fork and spot at sea of one board."""
    spots = {name: NODES[name] for name in sorted(forks(SEAS[board]))}
    for lane in sea_lanes(board):
        spots |= lane.spots
    return spots


def flights() -> dict[tuple[str, str], tuple[Point, Point, Point]]:
    """Each flight as start, control point and end of a quadratic Bézier curve."""
    return {(a, b): arc(NODES[a], NODES[b], 2 * AIR_BULGES[a, b]) for a, b in AIR_ROUTES}


def arc(a: Point, b: Point, bulge: float) -> tuple[Point, Point, Point]:
    """A curve whose control point lies `bulge` times its length to the right of its midpoint."""
    (ax, ay), (bx, by) = a, b
    return a, ((ax + bx) / 2 - (by - ay) * bulge, (ay + by) / 2 + (bx - ax) * bulge), b
