"""The players' pieces: pins with five silhouettes, side by side on one spot, and what befell them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping

from game.africa.position import Position, Seat
from game.africa.view.places import Point
from game.africa.view.tokens import emblem
from game.draw.scene import Circle, Group, Path, Shape
from game.draw.theme import Figure, Theme

HEAD = -31.0
"""How high above its spot a pin's head is."""

_STEM = "M-6.5-22Q-4.5-9-1.6-1.2Q0 1.8 1.6-1.2Q4.5-9 6.5-22z"
_FOOT = "M-8 0a8 3.2 0 1 0 16 0a8 3.2 0 1 0-16 0z"
_HULL = "M-17-6H17Q14 5 8 5.5H-8Q-14 5-17-6z"
_BARS = "M-4.5-5.5V5.5M0-5.5V5.5M4.5-5.5V5.5M-6-5.5H6M-6 5.5H6"
_HOURGLASS = "M-4.5-6H4.5Q4.5-2 0 0Q4.5 2 4.5 6H-4.5Q-4.5 2 0 0Q-4.5-2-4.5-6z"
_CROSS = "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5"

_FANS: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-15, 2), (15, 2)),
    3: ((-26, 0), (0, 7), (26, 0)),
    4: ((-39, -4), (-13, 6), (13, 6), (39, -4)),
    5: ((-50, -8), (-25, 3), (0, 9), (25, 3), (50, -8)),
}
"""Where the pins of so many players stand about their spot."""


def pieces(
    position: Position, figures: tuple[int, ...], at: Mapping[str, Point], theme: Theme
) -> list[Shape]:
    """Every piece, those farther south in front, and the one whose turn it is marked by a ring."""
    shapes: list[Shape] = []
    for seat, (x, y) in sorted(standing(position, at).items(), key=lambda item: item[1][1]):
        record = position.seats[seat]
        if seat == position.turn and not position.reason:
            ring = Path(x, y, "turn", d=_FOOT, scale=2.4, fill=theme.glow, stroke=theme.glow_edge)
            shapes.append(ring)
        figure = theme.figures[figures[seat]]
        drawn = (*pin(figure, theme, at_sea=bool(record.bound)), *badges(record, theme))
        opacity = 0.5 if record.stranded else 1.0
        scale = 1.15 if seat == position.turn else 1.0
        shapes.append(Group(x, y, f"piece:{seat}", opacity=opacity, scale=scale, shapes=drawn))
    return shapes


def standing(position: Position, at: Mapping[str, Point]) -> dict[int, Point]:
    """Where each seat's piece stands; those on one spot stand side by side."""
    together: dict[str, list[int]] = defaultdict(list)
    for seat, record in enumerate(position.seats):
        if record.place:
            together[record.place].append(seat)
    return {
        seat: (at[spot][0] + dx, at[spot][1] + dy)
        for spot, seats in together.items()
        for seat, (dx, dy) in zip(seats, _FANS[len(seats)], strict=True)
    }


def pin(figure: Figure, theme: Theme, at_sea: bool = False) -> tuple[Shape, ...]:
    """A pin whose tip is at the origin; at sea it stands in a boat."""
    base = Path(d=_HULL, fill=theme.place, stroke=theme.place_edge, width=1.6)
    foot = Path(d=_FOOT, fill=theme.shadow, opacity=0.4)
    return (
        *(() if at_sea else (foot,)),
        Path(d=_STEM, fill=figure.colour, stroke=theme.road_edge, width=3.6),
        Path(0, HEAD, d=figure.d, scale=1.3, fill=figure.colour, stroke=theme.road_edge, width=3.4),
        Path(d=_STEM, fill=figure.colour),
        Path(0, HEAD, d=figure.d, scale=1.3, fill=figure.colour, stroke=figure.ink, width=0.9),
        Path(0, HEAD, d=figure.d, scale=0.55, fill=figure.ink),
        *((base,) if at_sea else ()),
    )


def badges(record: Seat, theme: Theme) -> Iterator[Shape]:
    """What a player carries, and what holds one up."""
    if record.star or record.horseshoe:
        kind = "star" if record.star else "horseshoe"
        yield Circle(13, HEAD - 13, r=9.5, fill=theme.spot, stroke=theme.place_edge, width=1.4)
        yield Group(13, HEAD - 13, scale=0.72, shapes=emblem(kind, theme))
    mark = _BARS if record.captured else _HOURGLASS if record.held else _CROSS if record.stranded else ""
    if mark:
        yield Circle(-14, HEAD - 12, r=9.0, fill=theme.spot, stroke=theme.glow_edge, width=1.4)
        yield Path(-14, HEAD - 12, d=mark, stroke=theme.glow_edge, width=1.8)
