"""Small drawings of the map, as shapes for `game.draw.svg_paths`."""

from __future__ import annotations

from math import cos, pi, sin

from game.draw.svg_paths import Point, polygon


def wavy_ring(waves: int, r: float, depth: float) -> str:
    """A wavy ring, in relative commands that start at its centre."""
    at = [(r * cos(2 * pi * k / waves), r * sin(2 * pi * k / waves)) for k in range(waves)]
    text = f"m{at[0][0]:.1f} {at[0][1]:.1f}"
    for k in range(waves):
        (ax, ay), (bx, by) = at[k], at[(k + 1) % waves]
        middle = 2 * pi * (k + 0.5) / waves
        hx, hy = (r + depth) * cos(middle), (r + depth) * sin(middle)
        text += f"q{hx - ax:.1f} {hy - ay:.1f} {bx - ax:.1f} {by - ay:.1f}"
    return text + "z"


def spikes(count: int, r: float, length: float, half_width: float, rotation: float) -> str:
    """Small triangles that point outwards from a ring, in relative commands that start at its centre."""
    text = ""
    for k in range(count):
        angle = rotation + 2 * pi * k / count
        tip = ((r + length) * cos(angle), (r + length) * sin(angle))
        x, y = r * cos(angle), r * sin(angle)
        dx, dy = half_width * sin(angle), half_width * cos(angle)
        text += polygon([tip, (x + dx, y - dy), (x - dx, y + dy)])
        text += f"m{-tip[0]:.1f} {-tip[1]:.1f}"
    return text


TENT = "m-9 6 9-13 9 13zm9-13v13m-3.5 0 3.5-7 3.5 7"
PENNANT = "m-5 9v-18m0 0 12 4.5-12 4.5"
PEAK = "m-7.5 5c2-2 4.5-9 6.5-10 2.5 1 4 6 8.5 10"
SHADE = "m-1-5c.8 3.5-.6 6.5 1 10h7.5c-4.5-4-6-9-8.5-10z"
DUNE = "m-6 1.5q3-4.5 6-1 2.5-3 6 .5"
CROWN = "m0 5v-3.5c-5.6.3-5.4-6.9 0-6.9s5.6 7.2 0 6.9"
ACACIA = "m0 5.5v-5.5m-2.5-2.8 2.5 2.8 2.5-2.8m-7.5 0q5-4.2 10 0z"
HOURGLASS = "m-4.5-6h9q0 4-4.5 6q4.5 2 4.5 6h-9q0-4 4.5-6q-4.5-2-4.5-6z"
ANCHOR = "m0-4.5v10m-5-4q0 4 5 4t5-4m-8-2h6m-4.5-4.5a1.7 1.7 0 1 0 3 0a1.7 1.7 0 1 0-3 0"
HOUSE = "m-9 8v-9l9-8 9 8v9zm6 0v-7h6v7"

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""The pips of each face of a die, in steps from its centre."""
