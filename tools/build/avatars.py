"""The faces of Star of Africa's computer players: one bust for each of them.

Colours are the page's own, so faces follow its theme. Clothes tell them apart without colour: a brimmed hat
and a kerchief, a flat cap and spectacles, a woollen hood and a cup, a captain's cap.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.draw.scene import Circle, Path, Shape
from game.draw.theme import CSS_VARIABLES as COLOURS

SKIN, LINE = "#c98d5f", "#3b2414"


def garment(d: str, fill: str = "", width: float = 1.1, stroke: str = LINE) -> Path:
    return Path(d=d, fill=fill, stroke=stroke, width=width)


def bust(coat: str) -> tuple[Shape, ...]:
    """Shoulders in a coat, and a friendly face, about the origin."""
    return (
        Circle(r=17.4, fill=COLOURS.sea_shallow, stroke=COLOURS.edge, width=1.0),
        garment("M-12 12.4C-9.5 7-5.5 5.5 0 5.5S9.5 7 12 12.4A17 17 0 0 1-12 12.4z", coat),
        garment("M-6.2-4C-6.2 4-3 7.5 0 7.5S6.2 4 6.2-4C6.2-9-6.2-9-6.2-4z", SKIN),
        garment("M-2.6-1.6v.8M2.6-1.6v.8", width=1.7),
        garment("M-2.1 3.4Q0 4.9 2.1 3.4"),
    )


FACES: Mapping[str, tuple[Shape, ...]] = {
    "scout": (
        *bust(COLOURS.good),
        garment("M-12-6.5Q0-10.5 12-6.5Q0-3.4-12-6.5z", COLOURS.home),
        garment("M-6.4-7.6C-6-14-3.5-15.5 0-14.3S6-14 6.4-7.6Q0-9.6-6.4-7.6z", COLOURS.home),
        garment("M-5.5 6.5Q0 10.5 5.5 6.5L1.6 13 0 10.4-1.6 13z", COLOURS.ruby),
    ),
    "trader": (
        *bust("var(--figure-4)"),
        garment("M-7-5.6C-8.5-13 8.5-13 7-5.6Q0-8.2-7-5.6z", "var(--figure-4)"),
        garment("M-5.4-1.2a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM.4-1.2a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z"),
        garment("M-6 8Q0 13 6 8", stroke=COLOURS.star),
        Circle(0, 11.6, r=2.8, fill=COLOURS.star, stroke=LINE, width=1.0),
    ),
    "homebody": (
        *bust(COLOURS.ruby),
        garment("M-7.4-1C-8.6-13.5 8.6-13.5 7.4-1C5-6.6-5-6.6-7.4-1z", "var(--figure-1)"),
        Circle(0, -12.2, r=2.6, fill=COLOURS.spot, stroke=LINE, width=1.0),
        garment("M2.5 9.5h6.5v4q0 1.6-1.6 1.6h-3.3q-1.6 0-1.6-1.6z", COLOURS.spot, 1.0),
        garment("M4.6 8q-1-1.2 0-2.4M7 8q-1-1.2 0-2.4", width=0.8),
    ),
    "navigator": (
        *bust(COLOURS.lane),
        garment("M-6.2 0C-6 7-3 9.6 0 9.6S6 7 6.2 0Q4.6 3 2.8 2Q0 .6-2.8 2Q-4.6 3-6.2 0z", COLOURS.spot, 1.0),
        garment("M-8-6Q-10.4-12.6 0-12.6T8-6Q0-8.4-8-6z", COLOURS.spot),
        garment("M-7.4-6.4Q0-8.6 7.4-6.4L6.4-3.6Q0-5.8-6.4-3.6z", LINE),
        garment(
            "M0-12 .9-10 2.9-9.9 1.4-8.5 1.9-6.5 0-7.5-1.9-6.5-1.4-8.5-2.9-9.9-.9-10z", COLOURS.star, 0.4
        ),
    ),
}
