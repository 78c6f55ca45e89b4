"""The coast in board units: read from world-atlas by a Node.js script, projected, clipped and simplified."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.console import ToolError
from tools.map.geometry import Point, Ring, area, clip, grow, simplify
from tools.map.place_data import PLACES
from tools.map.projection import SIZE, project
from tools.setup import venv

SCRIPT = Path(__file__).with_name("coast.mjs")
MARGIN = 24.0
"""How far the drawing extends beyond the board's edge, so that no cut shows."""

AFRICA_TOLERANCE = 1.1
NEIGHBOUR_TOLERANCE = 1.8
"""Square units: smallest triangles that simplifying keeps on Africa's coast and on its neighbours'."""

SMALL_ISLAND_AREA = 120.0
"""Square units: smaller islands are enlarged, so that they can be seen."""

MIN_ISLAND_AREA = 0.5
"""Square units: smaller islands are left out, except St Helena, which is on the board."""

ARCHIPELAGO_GROWTH = 1.45
"""Enlarges the Canary Islands about their place, which would hide them otherwise."""

ST_HELENA = (-5.7, -15.95)
ST_HELENA_GROWTH = 30.0

NORTH_WEST, SOUTH_EAST = (-19.0, 30.0), (-12.6, 27.0)
"""Corners of a box around the Canary Islands, in degrees."""

Polygons = list[list[list[list[float]]]]


class Coast(NamedTuple):
    """Rings of Africa with its islands, and rings of the other continents."""

    africa: list[Ring]
    other_continents: list[Ring]


def read() -> Coast:
    """The coast from world-atlas. Raises ToolError if Node.js cannot read it."""
    node = venv.node_modules()
    result = subprocess.run(
        [node, SCRIPT], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    if result.returncode:
        raise ToolError(f"Node.js could not read world-atlas: {result.stderr.strip()[-300:]}")
    shapes = json.loads(result.stdout)
    african_rings, other_rings = (list(rings(shapes[part]["coordinates"])) for part in ("africa", "others"))
    african_rings += [ring for ring in other_rings if is_canary_island(ring)]
    return Coast(
        africa=[drawn for ring in african_rings if (drawn := drawn_african(ring))],
        other_continents=[
            drawn for ring in other_rings if not is_canary_island(ring) and (drawn := drawn_foreign(ring))
        ],
    )


def is_canary_island(ring: Ring) -> bool:
    """Whether a ring is one of the Canary Islands, which belong to a European country."""
    left, top = project(NORTH_WEST)
    right, bottom = project(SOUTH_EAST)
    return all(left < x < right and top < y < bottom for x, y in ring)


def rings(polygons: Polygons) -> Iterable[Ring]:
    """Every ring with a point within the drawing, in board units."""
    for polygon in polygons:
        for degrees in polygon:
            ring = [project((lon, lat)) for lon, lat in degrees[:-1]]
            if any(in_frame(point) for point in ring):
                yield ring


def in_frame(point: Point) -> bool:
    return all(-MARGIN < value < SIZE + MARGIN for value in point)


def drawn_african(ring: Ring) -> Ring:
    """A ring of Africa as it is drawn; empty if it is too small."""
    size = abs(area(ring))
    if is_canary_island(ring):
        return grow(simplify(ring, 0.2), ARCHIPELAGO_GROWTH, project(PLACES["canary_islands"]))
    if all_near(ring, project(ST_HELENA)):
        return grow(ring, ST_HELENA_GROWTH)
    if size < MIN_ISLAND_AREA:
        return []
    if size < SMALL_ISLAND_AREA:
        return grow(simplify(ring, 0.4), 1.7)
    return simplify(clip(ring, -MARGIN, SIZE + MARGIN), AFRICA_TOLERANCE)


def drawn_foreign(ring: Ring) -> Ring:
    """A ring of another continent as it is drawn; empty if it is too small."""
    ring = clip(ring, -MARGIN, SIZE + MARGIN)
    is_large = len(ring) > 3 and abs(area(ring)) > 5 * NEIGHBOUR_TOLERANCE
    return simplify(ring, NEIGHBOUR_TOLERANCE) if is_large else []


def all_near(ring: Ring, place: Point) -> bool:
    return all(abs(x - place[0]) < 4 and abs(y - place[1]) < 4 for x, y in ring)
