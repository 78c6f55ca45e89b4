"""The map: spots on land or at sea as they should be, apart from each other, and names that stay free."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, pairwise
from math import dist, hypot

import pytest

from game.africa.rules.board import BOARDS, PLACES
from game.africa.text.messages import place
from game.africa.view import map_data
from game.africa.view.layout import SPOTS, flight_points, place_labels
from game.draw.svg_paths import Point
from tests.text.speaker import Speaker
from tools.map import drawing, labels, layout
from tools.map.geometry import inside
from tools.paths import LANGUAGES

SETS = [(language, names) for language in LANGUAGES for names in ("old", "today")]
HARBOUR = 30.0
"""Within this distance of a place, a route may cross the coast."""

NUMBER = re.compile(r"-?(?:\d+(?:\.\d+)?|\.\d+)")


@cache
def rings(path: str) -> tuple[tuple[Point, ...], ...]:
    """The rings of path data with the commands M, l and z only."""
    return tuple(tuple(corners(part)) for part in path.split("M")[1:])


def corners(part: str) -> Iterator[Point]:
    x = y = 0.0
    numbers = [float(number) for number in NUMBER.findall(part)]
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        yield x, y


def on_land(point: Point) -> bool:
    return inside(point, rings(map_data.AFRICA)) or inside(point, rings(map_data.OTHER_CONTINENTS))


def printed(language: str, names: str) -> dict[str, labels.Label]:
    """The labels of a map by place."""
    return {name: labels.Label(*label) for name, label in place_labels(language, names).items()}


def radius(spot: str) -> float:
    return 17.0 if spot in PLACES else 7.5


@pytest.mark.parametrize("board", BOARDS)
def test_the_map_has_exactly_the_spots_of_the_board(board: str) -> None:
    assert set(SPOTS[board]) == set(BOARDS[board].spots)


def test_the_map_data_are_up_to_date_with_the_routes() -> None:
    made = {name: (round(x, 1), round(y, 1)) for name, (x, y) in layout.land_spots().items()}
    assert made == map_data.LAND_SPOTS
    for board in BOARDS:
        made = {name: (round(x, 1), round(y, 1)) for name, (x, y) in layout.sea_spots(board).items()}
        assert made == map_data.SEA_SPOTS[board]


def test_roads_lead_over_land() -> None:
    for spot, at in map_data.LAND_SPOTS.items():
        assert spot in PLACES or inside(at, rings(map_data.AFRICA)), spot
    for road in layout.roads():
        ends = road.polyline()[0], road.polyline()[-1]
        for point in road.polyline()[::4]:
            assert min(dist(point, end) for end in ends) < HARBOUR or on_land(point), list(road.spots)


def distance_to_edge(point: Point, rings: Sequence[Sequence[Point]]) -> float:
    """How far `point` is from the nearest edge of `rings`."""
    edges = ((a, b) for ring in rings for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))
    return min(distance_to_segment(point, a, b) for a, b in edges)


def distance_to_segment(p: Point, a: Point, b: Point) -> float:
    """The distance from `p` to the straight line between `a` and `b`."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    t = 0.0 if length == 0 else max(0.0, min(1.0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length))
    return hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy)


@pytest.mark.parametrize("board", BOARDS)
def test_sea_routes_lead_over_water(board: str) -> None:
    for spot, at in map_data.SEA_SPOTS[board].items():
        assert not on_land(at), spot
    for lane in layout.sea_lanes(board):
        ends = lane.polyline()[0], lane.polyline()[-1]
        for point in lane.polyline()[::4]:
            near = min(dist(point, end) for end in ends) < HARBOUR
            depth = distance_to_edge(point, rings(map_data.AFRICA)) if on_land(point) else 0.0
            assert near or depth < 2.0, list(lane.spots)


@pytest.mark.parametrize("board", BOARDS)
def test_no_spot_touches_another(board: str) -> None:
    for (one, a), (two, b) in combinations(SPOTS[board].items(), 2):
        assert dist(a, b) > radius(one) + radius(two), (one, two)


@pytest.mark.parametrize("board", BOARDS)
def test_spots_lie_evenly_along_their_route(board: str) -> None:
    for route in (*layout.roads(), *layout.sea_lanes(board)):
        steps = [dist(a, b) for a, b in pairwise(route.spots.values())]
        assert not steps or max(steps) <= 1.25 * min(steps), list(route.spots)


def test_all_spots_are_within_the_frame() -> None:
    for board in BOARDS:
        for spot, (x, y) in SPOTS[board].items():
            margin = radius(spot) + 16
            assert margin < x < map_data.SIZE - margin, spot
            assert margin < y < map_data.SIZE - margin, spot


@pytest.mark.parametrize(("language", "names"), SETS)
def test_a_label_has_the_name_from_the_texts(language: str, names: str) -> None:
    speaker = Speaker(language, today=names == "today")
    for spot, label in printed(language, names).items():
        first, *more = label.lines
        said = speaker.text(place(spot))
        spellings = {" ".join(label.lines), first.removesuffix("-") + "".join(more)}
        assert said in spellings, (spot, said)


@pytest.mark.parametrize(("language", "names"), SETS)
def test_no_name_touches_a_spot_a_route_the_die_or_another_name(language: str, names: str) -> None:
    obstacles = drawing.collect_obstacles(map_data.LAND_SPOTS, map_data.SEA_SPOTS)
    shown = printed(language, names)
    assert set(shown) == set(PLACES)
    for spot, label in shown.items():
        assert obstacles.cost(label.box()) < labels.FORBIDDEN, (spot, label)
    for (one, a), (two, b) in combinations(shown.items(), 2):
        assert not a.box().overlaps(b.box()), (one, two)


def test_a_flight_line_joins_its_two_cities() -> None:
    for ends in map_data.FLIGHTS:
        a, b = ends.split()
        line = flight_points(a, b)
        assert line[0] == pytest.approx(map_data.LAND_SPOTS[a])
        assert line[-1] == pytest.approx(map_data.LAND_SPOTS[b])
        assert flight_points(b, a)[1] == pytest.approx(line[-2])


def test_the_map_has_exactly_the_flights_of_the_board() -> None:
    flights = {frozenset(ends.split()) for ends in map_data.FLIGHTS}
    assert flights == {frozenset({a, b}) for a, ends in BOARDS["finnish"].air.items() for b in ends}
