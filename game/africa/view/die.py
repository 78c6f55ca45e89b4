"""The die at its fixed place: large, flat, and glowing when it may be rolled.

It is pinned: on a small screen it stays in the lower left corner while the camera shows a part of the map.
"""

from __future__ import annotations

from functools import lru_cache

from game.africa.view import map_data
from game.africa.view.glyphs import PIPS
from game.draw.scene import Group, Path, Shape
from game.draw.svg_paths import at_origin, circles, rounded_rect, star
from game.draw.theme import Theme

HALF_SIDE = 43.0
TRAY_HALF_SIDE = 58.0
_EDGE = TRAY_HALF_SIDE + 5
"""Half the side of the tray with its edge."""

PIN_CORNER = map_data.DIE[0] - TRAY_HALF_SIDE - 12.0, map_data.DIE[1] + TRAY_HALF_SIDE + 12.0
"""The point of the map that is in the lower left corner of a small screen for the die."""

_PIP_SPACING, _PIP_RADIUS = 22.0, 8.2
_TUMBLE_SHARE = 0.78
"""The part of a roll's time in which the die moves."""

_HOPS = 3
"""How often the die bounces in a roll."""

_HOVER_SCALE = 1.1
"""The scale of the die while the pointer is on it."""

_TUMBLING_FACES = (3, 5, 1, 6, 2, 4, 6, 1, 5, 2)
"""The faces that a tumbling die shows; their order has no meaning."""

_GLOSS = "M-34-14Q-35-36-12-36H18Q-8-32-22-20T-34-14z"
"""A highlight on the upper left corner."""

_UNROLLED = at_origin(star(8, 27.0, 10.0))
"""The drawing on the die before the first roll."""


def tray(theme: Theme) -> tuple[Shape, ...]:
    """The tray of the die, about the origin."""
    return (
        Path(d=_square(_EDGE, 20.0), fill=theme.surface, stroke=theme.frame, width=1.2),
        Path(d=_square(TRAY_HALF_SIDE, 16.0), fill=theme.savanna, stroke=theme.frame, width=2.2),
    )


def die(face: int, target: str, theme: Theme, *, hovered: bool = False) -> Shape:
    """The die at rest in its tray, drawn larger while it is `hovered`.

    `face` is 0 before the first roll; `target` is the move that rolls it, if any.
    """
    return Group(
        *map_data.DIE,
        "die",
        target,
        hit_radius=_EDGE,
        shapes=_lying_die(face, bool(target), hovered, theme),
        bounds=(-_EDGE - 1, -_EDGE - 1, _EDGE + 1, _EDGE + 1),
        pinned=True,
    )


@lru_cache(maxsize=64)
def _lying_die(face: int, glows: bool, hovered: bool, theme: Theme) -> tuple[Shape, ...]:
    """Tray and die about the origin; cached, so that a die that looks the same has the same shapes."""
    lying = Group(scale=_HOVER_SCALE if hovered else 1.0, shapes=die_face(face, theme))
    square = _square(HALF_SIDE + 6, 16.0)
    ring = (
        Path(d=square, stroke=theme.glow_edge, width=13.0),
        Path(d=square, stroke=theme.glow, width=8.5),
    )
    return (*tray(theme), *(ring if glows else ()), lying)


def die_face(face: int, theme: Theme) -> tuple[Shape, ...]:
    """One face of the die about the origin; 0 before the first roll."""
    pips = [(_PIP_SPACING * x, _PIP_SPACING * y) for x, y in PIPS.get(face, ())]
    return (
        Path(3, 6, d=_square(HALF_SIDE, 13.0), fill=theme.shadow, opacity=0.28),
        Path(0, 2.5, d=_square(HALF_SIDE, 13.0), fill=theme.die_edge),
        Path(d=_square(HALF_SIDE, 13.0), fill=theme.die, stroke=theme.die_edge, width=2.0),
        Path(d=_square(HALF_SIDE - 6, 15.0), fill=theme.spot, opacity=0.9),
        Path(d=_GLOSS, fill=theme.sheen, opacity=0.75),
        Path(d=circles(pips, _PIP_RADIUS) if pips else _UNROLLED, fill=theme.pip),
        Path(-1.2, -1.6, d=circles(pips, _PIP_RADIUS * 0.45), fill=theme.sheen, opacity=0.3),
    )


def roll_animation(face: int, t: float, theme: Theme) -> Shape:
    """The die at `t` (0 to 1) of a roll: thrown in from the right, at rest on its face at the end."""
    if t >= _TUMBLE_SHARE:
        return die(face, "", theme)
    progress = t / _TUMBLE_SHARE
    motion_left = (1 - progress) * (1 - progress)
    hop = abs(1 - 2 * ((progress * _HOPS) % 1)) - 1
    shown = _TUMBLING_FACES[int(progress * len(_TUMBLING_FACES))]
    thrown = Group(
        34 * motion_left,
        26 * hop * motion_left - 10 * motion_left,
        rotation=-540 * motion_left,
        scale=1 + 0.12 * motion_left,
        shapes=die_face(shown, theme),
    )
    return Group(*map_data.DIE, id="die", shapes=(*tray(theme), thrown), pinned=True)


def _square(half_side: float, corner: float) -> str:
    return at_origin(rounded_rect(half_side, half_side, corner))
