"""The coast in board units: read from world-atlas by a Node.js script, projected, clipped and simplified."""

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools import environment
from tools.make_map.geometry import Point, Ring, area, clip, grow, simplify
from tools.make_map.places import PLACES
from tools.make_map.projection import SIZE, project
from tools.step import Failure

SCRIPT = Path(__file__).with_name("coast.mjs")
BEYOND = 24.0
"""How far the drawing goes on beyond the board's edge, so that no cut shows."""

FINE = 1.1
COARSE = 1.8
"""The smallest triangles (in square units) that Africa's coast and the neighbours' keep."""

ISLAND = 120.0
"""An island smaller than this is drawn larger than it is, so that it reads as one."""

SPECK = 0.5
"""Islands under this many square units are left out, but for the one the board knows."""

ARCHIPELAGO_GROWTH = 1.45
"""The Canary Islands spread about their place, which would hide them otherwise."""

ST_HELENA = (-5.7, -15.95)
ST_HELENA_GROWTH = 30.0

NORTH_WEST, SOUTH_EAST = (-19.0, 30.0), (-12.6, 27.0)
"""Corners of a box round the Canary Islands."""

Polygons = list[list[list[list[float]]]]


class Coast(NamedTuple):
    """Rings of Africa with its islands, and of its neighbours."""

    africa: list[Ring]
    abroad: list[Ring]


def read() -> Coast:
    """The coast as world-atlas has it. Raises Failure where Node.js cannot read it."""
    node = environment.node_modules()
    done = subprocess.run(
        [node, SCRIPT], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL
    )
    if done.returncode:
        raise Failure(f"Node.js could not read world-atlas: {done.stderr.strip()[-300:]}")
    shapes = json.loads(done.stdout)
    ours, theirs = list(rings(shapes["africa"]["coordinates"])), list(rings(shapes["abroad"]["coordinates"]))
    ours += [ring for ring in theirs if offshore(ring)]
    return Coast(
        africa=[shown for ring in ours if (shown := african(ring))],
        abroad=[shown for ring in theirs if not offshore(ring) and (shown := foreign(ring))],
    )


def offshore(ring: Ring) -> bool:
    """Whether a ring is one of the Canary Islands: Europe's, but on our side of the sea."""
    left, top = project(NORTH_WEST)
    right, bottom = project(SOUTH_EAST)
    return all(left < x < right and top < y < bottom for x, y in ring)


def rings(polygons: Polygons) -> Iterable[Ring]:
    """Every ring that comes near the board, in board units."""
    for polygon in polygons:
        for degrees in polygon:
            ring = [project((lon, lat)) for lon, lat in degrees[:-1]]
            if any(near(point) for point in ring):
                yield ring


def near(point: Point) -> bool:
    return all(-BEYOND < value < SIZE + BEYOND for value in point)


def african(ring: Ring) -> Ring:
    """A ring of Africa as it is drawn; empty: too small."""
    size = abs(area(ring))
    if offshore(ring):
        return grow(simplify(ring, 0.2), ARCHIPELAGO_GROWTH, project(PLACES["canary_islands"]))
    if any_close(ring, project(ST_HELENA)):
        return grow(ring, ST_HELENA_GROWTH)
    if size < SPECK:
        return []
    if size < ISLAND:
        return grow(simplify(ring, 0.4), 1.7)
    return simplify(clip(ring, -BEYOND, SIZE + BEYOND), FINE)


def foreign(ring: Ring) -> Ring:
    """A neighbour's ring as it is drawn; empty: too small."""
    ring = clip(ring, -BEYOND, SIZE + BEYOND)
    return simplify(ring, COARSE) if len(ring) > 3 and abs(area(ring)) > 5 * COARSE else []


def any_close(ring: Ring, place: Point) -> bool:
    return all(abs(x - place[0]) < 4 and abs(y - place[1]) < 4 for x, y in ring)
