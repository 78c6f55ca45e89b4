"""The map of Africa with a number at each city: how long a game lasts if the star lies there."""

from __future__ import annotations

from collections.abc import Mapping

from game.africa.view import map_data
from game.draw.scene import Circle, Path, Scene, Shape, Text
from game.draw.theme import Theme

RADIUS, FONT_SIZE = 27.0, 32.0
"""In units of the map, large enough to be read on a phone."""


def star_map(rounds: Mapping[str, float], mean: float, theme: Theme, texts: Mapping[str, str]) -> Scene:
    """The cities with their `texts`; a city of more `rounds` than the `mean` is filled."""
    shapes: list[Shape] = []
    for city, value in rounds.items():
        x, y = map_data.LAND_SPOTS[city]
        fill, ink = (theme.accent, theme.accent_ink) if value > mean else (theme.surface, theme.ink)
        shapes.append(Circle(x, y, r=RADIUS, fill=fill, stroke=theme.accent, width=3))
        shapes.append(Text(x, y, text=texts[city], size=FONT_SIZE, fill=ink, weight=600))
    background = (
        Path(d=f"M0 0H{map_data.SIZE}V{map_data.SIZE}H0Z", fill=theme.sea),
        Path(d=map_data.AFRICA, fill=theme.land, stroke=theme.coast, width=2),
    )
    size = float(map_data.SIZE)
    return Scene(size, size, f"star map {theme.name}", background, tuple(shapes))
