"""What is won or lost in three cities, on the map.

Cape Town has a bonus, gems count double in Gold Coast, and a blank costs turns in Slave Coast.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.africa.rules.board import CAPE_TOWN, GOLD_COAST, SLAVE_COAST
from game.africa.rules.options import HouseRules
from game.africa.rules.position import Position
from game.africa.view import glyphs, map_data
from game.africa.view.tokens import emblem
from game.draw.scene import Group, Path, Shape, Text
from game.draw.svg_paths import at_origin, rounded_rect
from game.draw.theme import Theme

_GOLD_OFFSET, _SLAVE_OFFSET = (18.0, -29.0), (-27.0, 14.0)
"""From a city to its plate, where it covers no name, spot or route."""

_BONUS_GAP = 18.0
"""From Cape Town to the left edge of its plate, which is as wide as its text and leaves the token free."""


def printed_landmarks(theme: Theme) -> tuple[Shape, ...]:
    """Two gems for one at Gold Coast, an hourglass at Slave Coast."""
    return (
        Group(
            *_beside(GOLD_COAST, _GOLD_OFFSET),
            shapes=(
                _plate(17.0, 10.5, theme.spot, theme),
                Group(-7, 0, scale=0.72, shapes=emblem("emerald", theme)),
                Group(7, 0, scale=0.72, shapes=emblem("emerald", theme)),
            ),
        ),
        Group(
            *_beside(SLAVE_COAST, _SLAVE_OFFSET),
            shapes=(
                _plate(10.0, 10.5, theme.spot, theme),
                Path(d=at_origin(glyphs.HOURGLASS), fill=theme.blank, stroke=theme.place_edge, width=1.6),
            ),
        ),
    )


def bonus_plate(state: Position, language: str, theme: Theme) -> Iterator[Shape]:
    """The money that waits in Cape Town for the first player there; nothing once it is taken."""
    if state.bonus:
        text = amount_text(state.house, state.bonus, language)
        half_width = 8.0 + 5.2 * len(text)
        plate = _plate(half_width, 13.0, theme.star, theme)
        label = Text(text=text, size=20, weight=700, fill=theme.pip)
        place = _beside(CAPE_TOWN, (_BONUS_GAP + half_width, 0.0))
        yield Group(*place, id="bonus", shapes=(plate, label))


def amount_text(house: HouseRules, amount: int, language: str) -> str:
    """An amount with its currency, as it is written on the map."""
    sign, number = "$" if house.board == "scandinavian" else "£", grouped(amount, language)
    return f"{sign}{number}" if language == "en" else f"{number}\N{NO-BREAK SPACE}{sign}"


def grouped(number: int, language: str) -> str:
    """A number with its thousands apart, as in the texts beside the map."""
    text = f"{number:,}"
    return text if language == "en" else text.replace(",", "\N{NO-BREAK SPACE}")


def _beside(place: str, offset: tuple[float, float]) -> tuple[float, float]:
    x, y = map_data.LAND_SPOTS[place]
    return x + offset[0], y + offset[1]


def _plate(half_width: float, half_height: float, fill: str, theme: Theme) -> Path:
    d = at_origin(rounded_rect(half_width, half_height, 7.0))
    return Path(d=d, fill=fill, stroke=theme.place_edge, width=1.6)
