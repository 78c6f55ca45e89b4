"""The players' pieces: pins with five silhouettes, and badges for what a player carries and suffers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import lru_cache

from game.africa.rules.position import Position, Seat
from game.africa.text.messages import status_icon, token_name
from game.africa.view import glyphs
from game.africa.view.pin_placement import PinPose, choose_pose, hidden_labels
from game.africa.view.tokens import emblem
from game.draw.presentation import Ui
from game.draw.scene import Box, Group, Path, Shape
from game.draw.svg_paths import Point, at_origin, circles
from game.draw.theme import Figure, Theme

Pins = Mapping[int, tuple[Point, PinPose]]
"""The tip and the pose of each pin, by the number of its seat."""

_FOOT = "M-8 0a8 3.2 0 1 0 16 0a8 3.2 0 1 0-16 0z"
_HULL = "M-17-6H17Q14 5 8 5.5H-8Q-14 5-17-6z"
_BARS = "M-4.5-5.5V5.5M0-5.5V5.5M4.5-5.5V5.5M-6-5.5H6M-6 5.5H6"
_CROSS = "M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5"

_STATUS_PATHS = {
    "octagon-x": _CROSS,
    "hourglass": at_origin(glyphs.HOURGLASS),
    "lock": _BARS,
    "anchor": at_origin(glyphs.ANCHOR),
}
"""The drawing of a badge for each status icon; a piece at sea has a boat instead."""

_OFFSETS_BY_COUNT: Mapping[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-15, 2), (15, 2)),
    3: ((-26, 0), (0, 7), (26, 0)),
    4: ((-39, -4), (-13, 6), (13, 6), (39, -4)),
    5: ((-50, -8), (-25, 3), (0, 9), (25, 3), (50, -8)),
}
"""The offsets of pins that share a spot, by their number."""


def pieces(position: Position, ui: Ui, pins: Pins, theme: Theme) -> list[Shape]:
    """All pieces, southern ones in front, with a ring at the mover's piece.

    Names that they would hide are painted over them.
    """
    shapes: list[Shape] = []
    for number, ((x, y), pose) in sorted(pins.items(), key=lambda item: item[1][0][1]):
        seat = position.seats[number]
        if number == position.seat and not position.reason:
            shapes.append(Path(x, y, "turn", d=_FOOT, scale=2.4, fill=theme.glow, stroke=theme.glow_edge))
        carried = _carried(position, seat)
        status = _STATUS_PATHS.get(status_icon(position.house, seat), "")
        drawn = _piece_shapes(ui.figures[number], pose, bool(seat.destination), carried, status, theme)
        opacity = 0.5 if seat.stranded else 1.0
        scale = 1.15 if number == position.seat else 1.0
        piece_id, bounds = f"piece:{number}", _piece_bounds(pose)
        shapes.append(Group(x, y, piece_id, opacity=opacity, scale=scale, shapes=drawn, bounds=bounds))
    return [*shapes, *hidden_labels(pins.values(), ui, theme)]


def pin_poses(position: Position, ui: Ui, at: Mapping[str, Point]) -> Pins:
    """Each seat's pin. Pins that share a spot are upright, as tilted ones would cross."""
    centres = {at[seat.place] for seat in position.seats if seat.place}
    return {
        number: (tip, choose_pose(tip, ui.language, ui.place_names) if tip in centres else PinPose())
        for number, tip in piece_positions(position, at).items()
    }


def pin_heads(pins: Pins) -> list[Point]:
    """The centres of the pins' heads."""
    return [(tip[0] + pose.head[0], tip[1] + pose.head[1]) for tip, pose in pins.values()]


def piece_positions(position: Position, at: Mapping[str, Point]) -> dict[int, Point]:
    """The position of each seat's piece; pieces on one spot stand side by side."""
    numbers_by_spot: dict[str, list[int]] = defaultdict(list)
    for number, seat in enumerate(position.seats):
        if seat.place:
            numbers_by_spot[seat.place].append(number)
    return {
        number: (at[spot][0] + dx, at[spot][1] + dy)
        for spot, numbers in numbers_by_spot.items()
        for number, (dx, dy) in zip(numbers, _OFFSETS_BY_COUNT[len(numbers)], strict=True)
    }


def pin_shapes(figure: Figure, theme: Theme, pose: PinPose, *, at_sea: bool) -> tuple[Shape, ...]:
    """A pin with its tip at the origin; at sea it stands in a boat."""
    stem = f"M-6.5 {9 - pose.height}Q-4.5-9-1.6-1.2Q0 1.8 1.6-1.2Q4.5-9 6.5 {9 - pose.height}z"
    base = Path(d=_HULL, fill=theme.place, stroke=theme.place_edge, width=1.6)
    foot = Path(d=_FOOT, fill=theme.shadow, opacity=0.4)
    return (
        *(() if at_sea else (foot,)),
        Path(*pose.head, d=figure.d, scale=1.3, stroke=theme.road_edge, width=3.6),
        Path(d=stem, rotation=pose.tilt, fill=figure.colour, stroke=theme.road_edge, width=3.6),
        Path(*pose.head, d=figure.d, scale=1.3, fill=figure.colour, stroke=figure.ink, width=0.9),
        Path(*pose.head, d=figure.d, scale=0.55, fill=figure.ink),
        *((base,) if at_sea else ()),
    )


def badges(carried: str, status: str, pose: PinPose, theme: Theme) -> Iterator[Shape]:
    """Badges for what the player carries (right of the head) and for its status (left)."""
    x, y = pose.head
    if carried:
        yield Path(
            x + 13,
            y - 13,
            d=circles([(0, 0)], 9.5),
            fill=theme.spot,
            stroke=theme.place_edge,
            width=1.4,
        )
        yield Group(x + 13, y - 13, scale=0.72, shapes=emblem(carried, theme))
    if status:
        yield Path(x - 14, y - 12, d=circles([(0, 0)], 9), fill=theme.spot, stroke=theme.glow_edge, width=1.4)
        yield Path(x - 14, y - 12, d=status, stroke=theme.glow_edge, width=1.8)


@lru_cache(maxsize=64)
def _piece_shapes(
    figure: int, pose: PinPose, at_sea: bool, carried: str, status: str, theme: Theme
) -> tuple[Shape, ...]:
    """A pin with its badges; cached, so that a piece that looks the same has the same shapes."""
    drawn = pin_shapes(theme.figures[figure], theme, pose, at_sea=at_sea)
    return (*drawn, *badges(carried, status, pose, theme))


def _piece_bounds(pose: PinPose) -> Box:
    """A box around foot or boat, head and badges."""
    x, y = pose.head
    return min(x - 26.0, -19.0), min(y - 26.0, -7.0), max(x + 26.0, 19.0), max(y + 19.0, 8.0)


def _carried(position: Position, seat: Seat) -> str:
    """The name of the token with which the player wins at home; empty without one."""
    return "star" if seat.star else token_name("horseshoe", position.house) if seat.horseshoe else ""
