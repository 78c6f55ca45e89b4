"""The whole map as the source of a Python module."""

from collections.abc import Iterable, Iterator, Mapping

from game.africa.view.layout import curve_points
from game.africa.view.pin_placement import PIN_HEIGHT
from tools.map import svg_paths, symbols
from tools.map.coast import Coast
from tools.map.geometry import Point, Ring, area, simplify
from tools.map.labels import LEADING, TYPE_SIZE, Box, Label, Obstacles, candidates, choose_labels
from tools.map.layout import SEAS, Route, flights, land_spots, roads, sea_lanes, sea_spots
from tools.map.names import COLUMNS, OLD_NAMES, SEA_NAMES, TODAY_NAMES
from tools.map.place_data import PLACES
from tools.map.projection import SIZE, project
from tools.map.terrain_data import LAKES, RIVERS, TINTS

HEADER = '''"""The map of Africa: coast, terrain, routes, positions of spots, names. Made by `tools map`.

The board is a square of `SIZE` units, y downwards; paths are SVG path data. The coast is Natural Earth's
(public domain) in Lambert's equal-area projection. `LABELS[language][names]` has for each place x, y, anchor
and lines; `today` has only names that differ from the old ones. `FLIGHTS["a b"]` is the control point of the
quadratic Bézier curve from a to b.
"""

from game.draw.scene import Anchor

# fmt: off
Point = tuple[float, float]
Label = tuple[float, float, Anchor, tuple[str, ...]]
'''

MAX_LINE_CHARS = 110
DIE = (132.0, 868.0)
DIE_CLEARANCE = 62.0
COMPASS = (913.0, 917.0)
COMPASS_CLEARANCE = 50.0
SMALL_ISLAND = 400.0
FLIGHT_SEGMENTS = 60
SHORE_TOLERANCE, FAR_SHORE_TOLERANCE = 12.0, 30.0
"""Square units: water lines follow a rougher coast, as wide strokes along every cove are slow to paint."""


def module_source(coast: Coast) -> str:
    """The text of `game/africa/view/map_data.py`."""
    land = land_spots()
    seas = {board: sea_spots(board) for board in SEAS}
    obstacles = collect_obstacles(land, seas, small_island_points(coast))
    labels = {language: language_labels(number, obstacles, land) for number, language in enumerate(COLUMNS)}
    is_clear = clearance_test(obstacles, labels)
    parts = [
        HEADER,
        constant("SIZE", f"{SIZE}"),
        constant("NAME_SIZE", f"{TYPE_SIZE}"),
        constant("LEADING", f"{LEADING * TYPE_SIZE:.1f}"),
        constant("DIE", f"{DIE}"),
        constant("COMPASS", f"{COMPASS}"),
        path("AFRICA", (svg_paths.polygon(ring) for ring in coast.africa)),
        path("OTHER_CONTINENTS", (svg_paths.polygon(ring) for ring in coast.other_continents)),
        path("SHORE", (svg_paths.polygon(ring) for ring in simplified_coast(coast))),
        path("GRATICULE", graticule()),
        path("RIVERS", (svg_paths.smooth([project(p) for p in river]) for river in RIVERS.values())),
        path("LAKES", (svg_paths.smooth([project(p) for p in lake], closed=True) for lake in LAKES.values())),
        *[
            path(name.upper(), (svg_paths.smooth([project(p) for p in ring], closed=True) for ring in rings))
            for name, rings in TINTS.items()
        ],
        rounded_points("MOUNTAINS", symbols.mountains(is_clear)),
        rounded_points("DUNES", symbols.dunes(is_clear)),
        rounded_points("TREE_CROWNS", symbols.tree_crowns(is_clear)),
        rounded_points("ACACIAS", symbols.acacias(is_clear)),
        path("ROADS", (svg_paths.curve(road.curve) for road in roads())),
        path_dict(
            "LANES", {board: (svg_paths.curve(lane.curve) for lane in sea_lanes(board)) for board in SEAS}
        ),
        point_dict("FLIGHTS", {f"{a} {b}": control for (a, b), (_, control, _) in flights().items()}),
        point_dict("LAND_SPOTS", land),
        "SEA_SPOTS: dict[str, dict[str, Point]] = {\n"
        + "".join(f'    "{board}": {{\n{point_rows(spots, 8)}    }},\n' for board, spots in seas.items())
        + "}\n",
        label_table(labels),
        sea_names_source(),
    ]
    return "\n".join(parts)


def simplified_coast(coast: Coast) -> Iterator[Ring]:
    """The coast that water lines follow."""
    yield from (simplify(ring, SHORE_TOLERANCE) for ring in coast.africa)
    yield from (simplify(ring, FAR_SHORE_TOLERANCE) for ring in coast.other_continents)


def small_island_points(coast: Coast) -> tuple[Point, ...]:
    """Points of the small islands, which names should not hide."""
    return tuple(point for ring in coast.africa if abs(area(ring)) < SMALL_ISLAND for point in ring)


def collect_obstacles(
    land: Mapping[str, Point], seas: Mapping[str, Mapping[str, Point]], keep_visible: tuple[Point, ...] = ()
) -> Obstacles:
    """Everything that a name avoids, on either board; `keep_visible` are further points not to hide.

    Where there is room, names also avoid the heads of pins that stand on a place.
    """
    routes: list[Route] = [*roads(), *(lane for board in SEAS for lane in sea_lanes(board))]
    spots = {**land, **{f"{board} {name}": at for board, each in seas.items() for name, at in each.items()}}
    return Obstacles(
        discs=tuple((at, 19.0 if name in PLACES else 8.5) for name, at in spots.items()),
        pin_heads=tuple((land[place][0], land[place][1] - PIN_HEIGHT) for place in PLACES),
        routes=tuple(point for route in routes for point in route.polyline()[::4]),
        keep_visible=(
            *keep_visible,
            *(point for flight in flights().values() for point in curve_points(*flight, FLIGHT_SEGMENTS)),
        ),
        boxes=(square(DIE, DIE_CLEARANCE), square(COMPASS, COMPASS_CLEARANCE)),
    )


def square(middle: Point, half: float) -> Box:
    return Box(middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half)


def language_labels(
    language_index: int, obstacles: Obstacles, land: Mapping[str, Point]
) -> dict[str, dict[str, Label]]:
    """One language's labels: the old names, and those of today that differ."""
    old_names, today_names = (
        {place: names[language_index] for place, names in each.items()} for each in (OLD_NAMES, TODAY_NAMES)
    )
    old = choose_labels(
        {place: candidates(land[place], name, obstacles) for place, name in old_names.items()}
    )
    changed = {place: name for place, name in today_names.items() if name != old_names[place]}
    unchanged = [label for place, label in old.items() if place not in changed]
    today = choose_labels(
        {place: candidates(land[place], name, obstacles) for place, name in changed.items()}, unchanged
    )
    return {"old": old, "today": today}


def clearance_test(
    obstacles: Obstacles, labels: Mapping[str, Mapping[str, Mapping[str, Label]]]
) -> symbols.IsClear:
    """A test whether a disc is clear of spots, routes and the names in every language."""
    names = [by_place.values() for sets in labels.values() for by_place in sets.values()]
    boxes = {label.box() for each in names for label in each}

    def is_clear(point: Point, radius: float) -> bool:
        return (
            all(abs(x - point[0]) > radius or abs(y - point[1]) > radius for x, y in obstacles.routes)
            and all(
                (x - point[0]) ** 2 + (y - point[1]) ** 2 > (r + radius) ** 2 for (x, y), r in obstacles.discs
            )
            and not any(box.touches_disc(point, radius - 2) for box in boxes)
        )

    return is_clear


def graticule() -> Iterator[str]:
    """Meridians and parallels, ten degrees apart."""
    meridians = ([(lon, lat) for lat in range(-45, 51, 15)] for lon in range(-30, 71, 10))
    parallels = ([(lon, lat) for lon in range(-35, 76, 15)] for lat in range(-40, 51, 10))
    for line in (*meridians, *parallels):
        yield svg_paths.smooth([project(point) for point in line])


def constant(name: str, value: str) -> str:
    return f"{name} = {value}"


def path(name: str, pieces: Iterable[str]) -> str:
    """A string constant, broken into lines."""
    return f"{name} = (\n{quoted(''.join(pieces), 4)})"


def path_dict(name: str, by_board: Mapping[str, Iterable[str]]) -> str:
    texts = {board: quoted("".join(each), 8) for board, each in by_board.items()}
    body = "".join(f'    "{board}": (\n{text}    ),\n' for board, text in texts.items())
    return f"{name} = {{\n{body}}}"


def quoted(text: str, indent: int) -> str:
    max_chars = MAX_LINE_CHARS - indent - 2
    return "".join(f'{" " * indent}"{text[k : k + max_chars]}"\n' for k in range(0, len(text), max_chars))


def rounded_points(name: str, at: Iterable[Point]) -> str:
    """Points in whole numbers, which are exact enough for terrain."""
    return f"{name}: tuple[Point, ...] = (\n{rows((f'({x:.0f}, {y:.0f}),' for x, y in at), 4)})"


def point_dict(name: str, spots: Mapping[str, Point]) -> str:
    return f"{name}: dict[str, Point] = {{\n{point_rows(spots, 4)}}}"


def point_rows(spots: Mapping[str, Point], indent: int) -> str:
    return rows((f'"{name}": ({x:.1f}, {y:.1f}),' for name, (x, y) in spots.items()), indent)


def rows(items: Iterable[str], indent: int) -> str:
    """As many items in each line as fit."""
    lines = [""]
    for item in items:
        if lines[-1] and indent + len(lines[-1]) + len(item) > MAX_LINE_CHARS - 1:
            lines.append("")
        lines[-1] += f" {item}" if lines[-1] else item
    return "".join(f"{' ' * indent}{line}\n" for line in lines)


def label_table(labels: Mapping[str, Mapping[str, Mapping[str, Label]]]) -> str:
    lines = ["LABELS: dict[str, dict[str, dict[str, Label]]] = {"]
    for language, sets in labels.items():
        lines.append(f'    "{language}": {{')
        for names, by_place in sets.items():
            labels_source = (f'"{place}": {label_source(label)},' for place, label in by_place.items())
            lines.append(f'        "{names}": {{\n{rows(labels_source, 12)}        }},')
        lines.append("    },")
    return "\n".join([*lines, "}"])


def label_source(label: Label) -> str:
    lines = ", ".join(f'"{line}"' for line in label.lines)
    tail = "," if len(label.lines) == 1 else ""
    return f'({label.x}, {label.y}, "{label.anchor}", ({lines}{tail}))'


def sea_names_source() -> str:
    lines = ["SEA_NAMES: dict[str, tuple[tuple[float, float, float, float, str], ...]] = {"]
    for number, language in enumerate(COLUMNS):
        lines.append(f'    "{language}": (')
        for x, y, turn, size, names in SEA_NAMES:
            lines.append(f'        ({x}, {y}, {turn}, {size}, "{names[number]}"),')
        lines.append("    ),")
    lines.append("}")
    comment = '"""Names of the seas: x, y, turn in degrees, size, text."""\n'
    return "\n".join([*lines, comment])
