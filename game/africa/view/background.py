"""The printed map: everything that does not change during a game.

Sea with lines along the coast, tinted land, relief, routes and their spots, places, and names. Types
differ in form, not only in colour: roads are solid, sea lanes dotted, flights thin dashes; a harbour has a
wavy rim, an airport four points, a home a house.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from game.africa.rules.board import BOARDS, PLACES, Board
from game.africa.rules.routes import BEDOUIN_SPOT, HOMES
from game.africa.view import glyphs, layout, map_data
from game.africa.view.decorations import decorations
from game.africa.view.landmarks import printed_landmarks
from game.draw.scene import Anchor, Path, Shape, Text
from game.draw.svg_paths import circles, repeat_at
from game.draw.theme import Theme

SPOT_RADIUS = 7.5
PLACE_RADIUS = 17.0

WATER_LINES = ((15.0, 0.7), (10.5, 0.9), (6.5, 1.1), (3.0, 1.3))
"""Distance from the coast and thickness of each coastal line, outermost first."""


@lru_cache(maxsize=4)
def background(board: str, language: str, names: str, theme: Theme) -> tuple[Shape, ...]:
    """The map of a board; `names` is `old` or `today`."""
    return (
        *sea(theme),
        *land(theme),
        *relief(theme),
        *sea_names(language, theme),
        *routes(board, theme),
        *place_symbols(BOARDS[board], theme),
        *printed_landmarks(theme),
        *decorations(theme),
        *place_names(language, names, theme),
    )


def sea(theme: Theme) -> tuple[Shape, ...]:
    """Open water, the graticule, and the lines along the coast."""
    shapes: list[Shape] = [
        Path(d=f"M0 0H{map_data.SIZE}V{map_data.SIZE}H0z", fill=theme.sea),
        Path(d=map_data.GRATICULE, stroke=theme.sea_line, width=0.8, opacity=0.7),
        Path(d=map_data.SHORE, stroke=theme.sea_shallow, width=44.0, opacity=0.5),
        Path(d=map_data.SHORE, stroke=theme.sea_shallow, width=30.0),
    ]
    for distance, thickness in WATER_LINES:
        shapes.append(Path(d=map_data.SHORE, stroke=theme.sea_line, width=2 * distance + thickness))
        shapes.append(Path(d=map_data.SHORE, stroke=theme.sea_shallow, width=2 * distance - thickness))
    return tuple(shapes)


def land(theme: Theme) -> tuple[Shape, ...]:
    """Land, tinted by vegetation, with rivers and lakes."""
    return (
        Path(d=map_data.OTHER_CONTINENTS, fill=theme.foreign, stroke=theme.coast, width=1.0),
        Path(d=map_data.AFRICA, fill=theme.land),
        Path(d=map_data.SAVANNA, fill=theme.savanna, stroke=theme.savanna, width=7.0, opacity=0.55),
        Path(d=map_data.DESERT, fill=theme.desert, stroke=theme.desert, width=7.0, opacity=0.55),
        Path(d=map_data.FOREST, fill=theme.forest, stroke=theme.forest, width=7.0, opacity=0.55),
        Path(d=map_data.RIVERS, stroke=theme.river, width=1.8),
        Path(d=map_data.LAKES, fill=theme.sea_shallow, stroke=theme.river, width=1.4),
        Path(d=map_data.AFRICA, stroke=theme.coast, width=1.8),
    )


def relief(theme: Theme) -> tuple[Shape, ...]:
    """Mountains with shaded eastern sides, dunes, round trees and acacias."""
    trees = repeat_at(map_data.TREE_CROWNS, glyphs.CROWN) + repeat_at(map_data.ACACIAS, glyphs.ACACIA)
    return (
        Path(d=repeat_at(map_data.MOUNTAINS, glyphs.SHADE), fill=theme.relief, opacity=0.45),
        Path(d=repeat_at(map_data.MOUNTAINS, glyphs.PEAK), stroke=theme.relief, width=1.3),
        Path(d=repeat_at(map_data.DUNES, glyphs.DUNE), stroke=theme.relief, width=1.0, opacity=0.8),
        Path(d=trees, stroke=theme.relief, width=1.0, opacity=0.9),
    )


def sea_names(language: str, theme: Theme) -> tuple[Shape, ...]:
    return tuple(
        Text(x, y, rotation=turn, text=text, size=size, fill=theme.sea_name, weight=500)
        for x, y, turn, size, text in map_data.SEA_NAMES[language]
    )


def routes(board: str, theme: Theme) -> tuple[Shape, ...]:
    """Flights, sea lanes and roads, and the spots along them."""
    by_land = [at for name, at in map_data.LAND_SPOTS.items() if name not in PLACES]
    by_sea = list(map_data.SEA_SPOTS[board].values())
    return (
        Path(d=_flight_paths(), stroke=theme.flight, width=1.4, dash=(5.0, 5.0), opacity=0.85),
        Path(d=map_data.LANES[board], stroke=theme.lane, width=3.4, dash=(0.1, 7.0)),
        Path(d=map_data.ROADS, stroke=theme.road_edge, width=6.5),
        Path(d=map_data.ROADS, stroke=theme.road, width=3.2),
        Path(d=circles(by_land, SPOT_RADIUS), fill=theme.spot, stroke=theme.spot_edge, width=1.8),
        Path(d=circles(by_sea, SPOT_RADIUS), fill=theme.spot_sea, stroke=theme.lane, width=1.8),
        *capture_spots(BOARDS[board], theme),
    )


def _flight_paths() -> str:
    return "".join(layout.flight_path(*ends.split()) for ends in map_data.FLIGHTS)


def capture_spots(board: Board, theme: Theme) -> tuple[Shape, ...]:
    """A tent on the bedouins' spot, pennants on the pirates' spots."""
    at = layout.SPOTS[board.name]
    desert = [at[BEDOUIN_SPOT]]
    pirates = [at[spot] for spot in sorted(board.capture_spots - {BEDOUIN_SPOT})]
    return (
        Path(d=circles(desert, 12.5), fill=theme.spot, stroke=theme.spot_edge, width=1.8),
        Path(d=repeat_at(desert, glyphs.TENT), fill=theme.desert, stroke=theme.spot_edge, width=1.5),
        Path(d=circles(pirates, 12.5), fill=theme.spot_sea, stroke=theme.lane, width=1.8),
        Path(d=repeat_at(pirates, glyphs.PENNANT), fill=theme.robber, stroke=theme.robber, width=1.5),
    )


def place_symbols(board: Board, theme: Theme) -> tuple[Shape, ...]:
    """A disc for each place, and around it the forms for airport, harbour and home."""
    at = map_data.LAND_SPOTS
    harbours = [at[place] for place in PLACES if place in board.sea]
    airports = [at[place] for place in PLACES if place in board.air]
    cities = [at[place] for place in PLACES if place not in HOMES]
    homes = [at[place] for place in HOMES]
    wave = glyphs.wavy_ring(12, PLACE_RADIUS + 2.5, 7.0)
    points = glyphs.spikes(4, PLACE_RADIUS, 12.0, 7.5, rotation=0.785)
    return (
        Path(d=repeat_at(airports, points), fill=theme.flight, stroke=theme.road_edge, width=1.0),
        Path(d=repeat_at(harbours, wave), fill=theme.spot_sea, stroke=theme.lane, width=1.8),
        Path(d=circles(cities, PLACE_RADIUS), fill=theme.place, stroke=theme.place_edge, width=2.0),
        Path(d=circles(cities, PLACE_RADIUS - 3.5), stroke=theme.place_edge, width=0.9, opacity=0.6),
        Path(d=circles(homes, PLACE_RADIUS + 2), fill=theme.home, stroke=theme.place_edge, width=2.4),
        Path(d=repeat_at(homes, glyphs.HOUSE), fill=theme.spot, stroke=theme.place_edge, width=1.8),
    )


def place_names(language: str, names: str, theme: Theme) -> tuple[Shape, ...]:
    places = layout.place_labels(language, names)
    return tuple(shape for place in places for shape in place_label(place, language, names, theme))


def place_label(place: str, language: str, names: str, theme: Theme) -> Iterator[Shape]:
    """The name of a place, line by line; no shapes for a spot without a name."""
    if label := layout.place_labels(language, names).get(place):
        x, y, anchor, lines = label
        top = y - (len(lines) - 1) * map_data.LEADING / 2
        for number, line in enumerate(lines):
            yield label_line(x, top + number * map_data.LEADING, line, anchor, theme)


def label_line(x: float, y: float, line: str, anchor: Anchor, theme: Theme) -> Text:
    return Text(
        x,
        y,
        text=line,
        size=map_data.NAME_SIZE,
        fill=theme.name_ink,
        halo=theme.name_halo,
        anchor=anchor,
        weight=600,
    )
