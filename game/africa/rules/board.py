"""The board as a graph: spots, roads, sea routes, flights and special places.

A spot is a string: a place (`cairo`), a fork of roads or sea routes (`fork_atlas`; players read
*crossroads* or *sea crossing*), or the k-th spot of a route counted from its first end: `darfur-sahara:6`
on a road, `tangier~tunis:1` at sea. The routes are in `routes.py`, coordinates in `view/map_data.py`, and
names for players in `assets/text`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container, Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from game.africa.rules.routes import (
    AIR_ROUTES,
    BEDOUIN_SPOT,
    FINNISH_SEA_ROUTES,
    HOMES,
    LAND_ROUTES,
    PIRATE_ISLAND,
    SCANDINAVIAN_SEA_ROUTES,
    TOKEN_CITIES,
)

PLACES = (*HOMES, *TOKEN_CITIES)
"""The 32 cities: the two homes and the thirty with a token."""

CAPE_TOWN = "cape_town"
GOLD_COAST = "gold_coast"
SLAVE_COAST = "slave_coast"

Path = tuple[str, ...]
"""Spots in the order in which a piece passes them, both ends included."""

Graph = Mapping[str, tuple[str, ...]]
"""Each spot's neighbours, sorted."""


class Route(NamedTuple):
    """A line between two places or forks. `kind` is `land`, `sea` or `air`; `spots` include both ends."""

    kind: str
    spots: Path


class Board:
    """One of the two boards. It never changes.

    `spots` are all spots, places first. `land`, `sea` and `air` map a spot to its neighbours by that kind of
    travel, `harbours` a harbour to the harbours that its ships can sail to, and `islands` each spot of an
    island to the cities of that island. A piece that stops on one of the `capture_spots` is captured.
    """

    def __init__(self, name: str, sea: Iterable[tuple[str, str, int]]) -> None:
        self.name = name
        self.routes = (
            *(Route("land", _route_spots(a, b, "-", steps)) for a, b, steps in LAND_ROUTES),
            *(Route("sea", _route_spots(a, b, "~", steps)) for a, b, steps in sea),
            *(Route("air", pair) for pair in AIR_ROUTES),
        )
        self.land = _graph(route.spots for route in self.routes if route.kind == "land")
        self.sea = _graph(route.spots for route in self.routes if route.kind == "sea")
        self.air = _graph(AIR_ROUTES)
        plain_spots = sorted({*self.land, *self.sea}.difference(PLACES))
        self.spots: tuple[str, ...] = (*PLACES, *plain_spots)
        self.capture_spots = frozenset({BEDOUIN_SPOT, *self.sea[PIRATE_ISLAND]})
        self.islands = _islands(self.land)
        self.harbours: Graph = {
            place: tuple(sorted(self.sea_routes_from(place))) for place in PLACES if place in self.sea
        }
        self._walk_cache: dict[tuple[str, int], dict[str, Path]] = {}
        self._land_distance_cache: dict[str, dict[str, int]] = {}
        self._sea_route_cache: dict[tuple[str, str], Path] = {}

    def walks_by_end(self, spot: str, roll: int) -> Mapping[str, Path]:
        """The spots where a walk from `spot` may end, sorted, each with the shortest path to it.

        A walk takes exactly `roll` steps or stops early in a city, and never turns back on the way. The
        shortest loop of roads has seven steps, so a walk never visits a spot twice.
        """
        key = (spot, roll)
        if key not in self._walk_cache:
            self._walk_cache[key] = dict(sorted(_find_walks(self.land, spot, roll).items()))
        return self._walk_cache[key]

    def sea_route(self, spot: str, harbour: str) -> Path:
        """The path of a ship from a harbour or a spot at sea to `harbour`; it passes no other harbour.

        Raises KeyError if there is none.
        """
        key = (spot, harbour)
        if key not in self._sea_route_cache:
            self._sea_route_cache[key] = self.sea_routes_from(spot)[harbour]
        return self._sea_route_cache[key]

    def land_distances(self, spot: str) -> Mapping[str, int]:
        """The number of steps from a spot to each spot that roads reach; empty for a spot at sea."""
        if spot not in self._land_distance_cache:
            self._land_distance_cache[spot] = _distances(self.land, spot)
        return self._land_distance_cache[spot]

    def land_distances_around_captors(self, spot: str) -> Mapping[str, int]:
        """The same without the spots where a piece is captured; empty if the route starts on one."""
        return _distances(self.land, spot, self.capture_spots)

    def sea_routes_from(self, start: str) -> dict[str, Path]:
        """The path from a spot to each harbour that a ship reaches without passing another harbour.

        There is only one such path, because the three routes at a fork never meet again (a test proves it).
        """
        routes: dict[str, Path] = {}
        paths: deque[Path] = deque([(start,)])
        while paths:
            path = paths.popleft()
            for spot in self.sea.get(path[-1], ()):
                if spot in path:
                    continue
                if spot in PLACES:
                    routes.setdefault(spot, (*path, spot))
                else:
                    paths.append((*path, spot))
        return routes


def _route_spots(a: str, b: str, separator: str, steps: int) -> Path:
    return (a, *(f"{a}{separator}{b}:{step}" for step in range(1, steps)), b)


def _graph(lines: Iterable[Path]) -> Graph:
    neighbours: dict[str, set[str]] = {}
    for line in lines:
        for one, other in pairwise(line):
            neighbours.setdefault(one, set()).add(other)
            neighbours.setdefault(other, set()).add(one)
    return {spot: tuple(sorted(neighbours[spot])) for spot in sorted(neighbours)}


def _distances(graph: Graph, start: str, avoided: Container[str] = ()) -> dict[str, int]:
    """The fewest steps from a spot to each spot; empty if the start is avoided or not in the graph."""
    steps = {start: 0} if start in graph and start not in avoided else {}
    queue = deque(steps)
    while queue:
        spot = queue.popleft()
        for neighbour in graph[spot]:
            if neighbour not in steps and neighbour not in avoided:
                steps[neighbour] = steps[spot] + 1
                queue.append(neighbour)
    return steps


def _find_walks(land: Graph, start: str, roll: int) -> dict[str, Path]:
    walks: dict[str, Path] = {}
    paths: list[Path] = [(start,)]
    for steps_left in range(roll - 1, -1, -1):
        paths = [
            (*path, spot) for path in paths for spot in land.get(path[-1], ()) if spot not in path[-2:-1]
        ]
        for path in paths:
            if steps_left == 0 or path[-1] in PLACES:
                walks.setdefault(path[-1], path)
    return walks


def _islands(land: Graph) -> Mapping[str, frozenset[str]]:
    """Each spot that no road connects to Cairo, with the cities that roads connect to it (or itself)."""
    mainland = _distances(land, "cairo")
    offshore = [spot for spot in (*PLACES, *land) if spot not in mainland]
    return {
        spot: frozenset(city for city in (_distances(land, spot) or {spot}) if city in PLACES)
        for spot in offshore
    }


BOARDS: Mapping[str, Board] = {
    "finnish": Board("finnish", FINNISH_SEA_ROUTES),
    "scandinavian": Board("scandinavian", SCANDINAVIAN_SEA_ROUTES),
}
