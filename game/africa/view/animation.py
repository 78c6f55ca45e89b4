"""Animations: the path of a piece, the tumbling die, the token that is lifted and turned."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, pi, sin

from game.africa.view import layout
from game.africa.view.die import roll_animation
from game.africa.view.landmarks import grouped
from game.africa.view.layout import MAP_CENTRE
from game.africa.view.tokens import token_back, token_face
from game.draw.presentation import EventContext, MoveEvent, Ui
from game.draw.scene import Circle, Group, Path, Shape, Text
from game.draw.svg_paths import Point, at_origin, star
from game.draw.theme import Theme
from game.draw.tween import ease, point_along

_SHOWN_SCALE = 9.0
"""The scale of a token while it is turned."""

_LIFT_END, _FLIP_END, _SHOW_END = 0.22, 0.5, 0.9
"""The parts of its time (0 to 1) at which a token is lifted, flipped, and has been shown."""

_PLANE = "M0-13Q2.5-12 2.5-6L13 2V5L2.5 2 2 8 5 11V13L0 11.5-5 13V11L-2 8-2.5 2-13 5V2L-2.5-6Q-2.5-12 0-13z"
_PLANE_HEIGHT = 66.0
"""The height of a plane above its passenger, in board units."""

_RAYS = at_origin(star(16, 430.0, 150.0))
_GLEAM = at_origin(star(24, 186.0, 150.0))

_MONEY_RISE = 0.08
"""The part of a token's time in which the change of money fades in."""

_MONEY_OFFSET = 212.0
"""The distance of the change of money below the centre of a turned token."""


def motion_path(context: EventContext, ui: Ui) -> tuple[Point, ...]:
    """The path of the event's piece, in board units; empty if no piece moves."""
    event = context.event
    if not event.piece_id or len(event.path) < 2:
        return ()
    if event.kind == "fly":
        return layout.flight_points(event.path[0], event.path[-1])
    at = layout.SPOTS[context.after.house.board]
    return tuple(at[spot] for spot in event.path)


def animation_overlay(context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """The shapes painted over the scene at `t` (0 to 1) of an event."""
    event = context.event
    if event.kind == "roll":
        return (roll_animation(int(event.detail), t, theme),)
    if event.kind == "turn":
        city = layout.SPOTS[context.before.house.board][context.before.mover.place]
        centre, scale = ui.view_centre or MAP_CENTRE, 1 / ui.view_zoom
        return (
            *money_change(context, t, ui.language, theme, centre, scale),
            *token_flip(event.detail, city, t, theme, centre, scale),
        )
    if event.kind == "fly":
        return tuple(plane(event, t, theme))
    return ()


def money_change(
    context: EventContext, t: float, language: str, theme: Theme, centre: Point, scale: float
) -> Iterator[Shape]:
    """The money that the finder gains or loses by a token, below it once its face is up."""
    seat = context.before.seat
    change = context.after.seats[seat].purse - context.before.seats[seat].purse
    if not change or t < _FLIP_END:
        return
    opacity = min(1.0, (t - _FLIP_END) / _MONEY_RISE, (1 - t) / (1 - _SHOW_END))
    sign, ink = ("+", theme.name_ink) if change > 0 else ("−", theme.danger)
    x, y = centre[0], centre[1] + scale * (_MONEY_OFFSET - 14 * (1 - opacity))
    text, size = f"{sign}{grouped(abs(change), language)}", 76 * scale
    yield Text(
        x, y, opacity=opacity, text=text, size=size, weight=700, fill=ink, halo=theme.name_halo, upright=True
    )


def token_flip(
    kind: str, city: Point, t: float, theme: Theme, centre: Point, scale: float
) -> Iterator[Shape]:
    """A token that rises from its city to the centre of the view, waits, flips, and shows its face.

    `scale` enlarges all of it.
    """
    rise = ease(min(1.0, t / _LIFT_END))
    sink = ease(max(0.0, (t - _SHOW_END) / (1 - _SHOW_END)))
    x, y = point_along((city, centre), rise)
    size = scale * _SHOWN_SCALE * (0.3 + 0.7 * rise) * (1 - 0.4 * sink)
    half_turn = ease(min(1.0, max(0.0, (t - _LIFT_END - 0.08) / (_FLIP_END - _LIFT_END - 0.08))))
    opacity = 1 - sink
    yield Circle(x, y, r=20 * _SHOWN_SCALE * scale, fill=theme.shadow, opacity=0.25 * rise * opacity)
    if half_turn == 1:
        yield Group(x, y, scale=scale, shapes=tuple(_token_glow(kind, t, opacity, theme)))
    squeeze = max(0.05, abs(cos(pi * half_turn)))
    side = token_face(kind, theme, squeeze) if half_turn > 0.5 else token_back(theme, squeeze)
    lift = -30 * scale * sin(pi * half_turn)
    yield Group(x, y + lift, scale=size, opacity=opacity, shapes=side)


def _token_glow(kind: str, t: float, opacity: float, theme: Theme) -> Iterator[Shape]:
    """The glow round a token's face, about the origin: small for a gem, over the whole map for the star."""
    if kind == "star":
        grown = ease(min(1.0, (t - _FLIP_END) / (_SHOW_END - _FLIP_END)))
        scale = 0.6 + 0.4 * grown
        yield Path(d=_RAYS, fill=theme.star, opacity=0.55 * opacity, rotation=90 * t, scale=scale)
        yield Path(d=_GLEAM, fill=theme.star, opacity=0.9 * opacity, rotation=-60 * t)
    elif kind in ("ruby", "emerald", "topaz"):
        yield Path(d=_GLEAM, fill=theme.glow, opacity=0.85 * opacity, rotation=50 * t)


def plane(event: MoveEvent, t: float, theme: Theme) -> Iterator[Shape]:
    """A plane above the piece that it carries."""
    line = layout.flight_points(event.path[0], event.path[-1])
    x, y = point_along(line, ease(t))
    ax, ay = point_along(line, max(0.0, ease(t) - 0.02))
    bx, by = point_along(line, min(1.0, ease(t) + 0.02))
    heading = degrees(atan2(by - ay, bx - ax)) + 90
    yield Path(
        x,
        y - _PLANE_HEIGHT,
        d=_PLANE,
        rotation=heading,
        scale=1.8,
        fill=theme.flight,
        stroke=theme.road_edge,
        width=1.2,
    )
