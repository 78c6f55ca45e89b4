"""What moves: the way a piece takes, the tumbling die, the token that is lifted and turned."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, cos, degrees, pi, sin

from game.africa.view import places
from game.africa.view.die import tumbling
from game.africa.view.glyphs import rosette
from game.africa.view.places import Point
from game.africa.view.tokens import back, face
from game.draw.scene import Circle, Group, Path, Shape, Text
from game.draw.show import Beat, Moment, Ui
from game.draw.theme import Theme
from game.draw.tween import along, ease

_STAGE = (500.0, 500.0)
_LARGE = 9.0
"""How many times its size a token is shown when it is turned."""

_LIFTED, _FLIPPED, _GONE = 0.22, 0.5, 0.9
"""Up to these parts of its time a token is lifted, flipped, and shown."""

_PLANE = "M0-13Q2.5-12 2.5-6L13 2V5L2.5 2 2 8 5 11V13L0 11.5-5 13V11L-2 8-2.5 2-13 5V2L-2.5-6Q-2.5-12 0-13z"
_ABOVE = 66.0
"""How high a plane flies over its passenger."""

_RAYS = "M0 0" + rosette(16, 430.0, 150.0)
_GLEAM = "M0 0" + rosette(24, 186.0, 150.0)

_RISE = 0.08
"""The part of a token's time in which its worth comes up."""

_UNDER = 212.0
"""How far below the middle of a turned token its worth is told."""


def trail(moment: Moment, ui: Ui) -> tuple[Point, ...]:
    """The way that the beat's piece takes, in board units; empty when nothing travels."""
    beat = moment.beat
    if not beat.piece or len(beat.trail) < 2:
        return ()
    if beat.kind == "fly":
        return places.flight_line(beat.trail[0], beat.trail[-1])
    at = places.SPOTS[moment.after.house.board]
    return tuple(at[spot] for spot in beat.trail)


def flourish(moment: Moment, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """What is painted over the picture at `t` (0 to 1) of a beat."""
    beat = moment.beat
    if beat.kind == "roll":
        return tuple(tumbling(int(beat.detail), t, theme))
    if beat.kind == "turn":
        city = places.SPOTS[moment.before.house.board][moment.before.mover.place]
        return (*gained(moment, t, theme), *turning(beat.detail, city, t, theme))
    if beat.kind == "fly":
        return tuple(flying(beat, t, theme))
    return ()


def gained(moment: Moment, t: float, theme: Theme) -> Iterator[Shape]:
    """How much richer or poorer a token makes whoever turned it, once its face is seen."""
    seat = moment.before.turn
    more = moment.after.seats[seat].purse - moment.before.seats[seat].purse
    if not more or t < _FLIPPED:
        return
    shown = min(1.0, (t - _FLIPPED) / _RISE, (1 - t) / (1 - _GONE))
    x, y = _STAGE
    sign, ink = ("+", theme.name_ink) if more > 0 else ("−", theme.danger)
    text, y = f"{sign}{abs(more)}", y + _UNDER - 14 * (1 - shown)
    yield Text(
        x, y, opacity=shown, text=text, size=76, weight=700, fill=ink, halo=theme.name_halo, upright=True
    )


def turning(kind: str, city: Point, t: float, theme: Theme) -> Iterator[Shape]:
    """A token rises from its city to the middle of the map, waits a beat, flips, and shows its face."""
    rise = ease(min(1.0, t / _LIFTED))
    sink = ease(max(0.0, (t - _GONE) / (1 - _GONE)))
    x, y = along((city, _STAGE), rise)
    size = _LARGE * (0.3 + 0.7 * rise) * (1 - 0.4 * sink)
    half_turn = ease(min(1.0, max(0.0, (t - _LIFTED - 0.08) / (_FLIPPED - _LIFTED - 0.08))))
    shown = 1 - sink
    yield Circle(x, y, r=20 * _LARGE, fill=theme.shadow, opacity=0.25 * rise * shown)
    if half_turn == 1:
        yield from _shining(kind, (x, y), t, shown, theme)
    squeeze = max(0.05, abs(cos(pi * half_turn)))
    side = face(kind, theme, squeeze) if half_turn > 0.5 else back(theme, squeeze)
    lift = -30 * sin(pi * half_turn)
    yield Group(x, y + lift, scale=size, opacity=shown, shapes=side)


def _shining(kind: str, at: Point, t: float, shown: float, theme: Theme) -> Iterator[Shape]:
    """The light round a token's face: a gem gleams, and the star shines all over the map."""
    if kind == "star":
        grown = ease(min(1.0, (t - _FLIPPED) / (_GONE - _FLIPPED)))
        scale = 0.6 + 0.4 * grown
        yield Path(*at, d=_RAYS, fill=theme.star, opacity=0.55 * shown, turn=90 * t, scale=scale)
        yield Path(*at, d=_GLEAM, fill=theme.star, opacity=0.9 * shown, turn=-60 * t)
    elif kind in ("ruby", "emerald", "topaz"):
        yield Path(*at, d=_GLEAM, fill=theme.glow, opacity=0.85 * shown, turn=50 * t)


def flying(beat: Beat, t: float, theme: Theme) -> Iterator[Shape]:
    """A plane over the piece that it carries."""
    line = places.flight_line(beat.trail[0], beat.trail[-1])
    x, y = along(line, ease(t))
    (ax, ay), (bx, by) = along(line, max(0.0, ease(t) - 0.02)), along(line, min(1.0, ease(t) + 0.02))
    heading = degrees(atan2(by - ay, bx - ax)) + 90
    yield Path(
        x, y - _ABOVE, d=_PLANE, turn=heading, scale=1.8, fill=theme.flight, stroke=theme.road_edge, width=1.2
    )
