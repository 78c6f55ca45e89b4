"""The tokens: face down on the map, and face up when they are turned.

Each kind has its own silhouette, so that players need no colours to tell them apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.africa.view import map_data
from game.draw.scene import Group, Path, Shape
from game.draw.svg_paths import at_origin, circles, ellipse, repeat_at, star
from game.draw.theme import Theme

TOKEN_RADIUS = 15.5

_BACK_STAR = star(8, 10.5, 4.2)

_STAR = "M0-11 2.9-3.9 10.5-3.4 4.6 1.5 6.5 8.9 0 4.8-6.5 8.9-4.6 1.5-10.5-3.4-2.9-3.9z"
_RUBY = "M-9.5-3.5-5.5-8.5H5.5L9.5-3.5 0 9.5z"
_RUBY_CUTS = "M-9.5-3.5H9.5M-5.5-8.5-3.5-3.5 0 9.5 3.5-3.5 5.5-8.5M-3.5-3.5 0-8.5 3.5-3.5"
_EMERALD = "M-4.5-9.5H4.5L8-6V6L4.5 9.5H-4.5L-8 6V-6z"
_EMERALD_CUTS = (
    "M-2.5-5.5H2.5L4.5-3.5V3.5L2.5 5.5H-2.5L-4.5 3.5V-3.5z"
    "M-4.5-9.5-2.5-5.5M4.5-9.5 2.5-5.5M-4.5 9.5-2.5 5.5M4.5 9.5 2.5 5.5"
)
_TOPAZ = "M0-9.5 6.7-6.7 9.5 0 6.7 6.7 0 9.5-6.7 6.7-9.5 0-6.7-6.7z"
_TOPAZ_CUTS = "M0-5 5 0 0 5-5 0zM0-9.5V-5M9.5 0H5M0 9.5V5M-9.5 0H-5"
_MASK = (
    "M-11-3.5Q-5-7 0-3.5Q5-7 11-3.5Q11.5 5 5.5 5Q1.5 5 0 1.5Q-1.5 5-5.5 5Q-11.5 5-11-3.5z"
    "M-7.6 0a2.2 1.7 0 0 0 4.4 0a2.2 1.7 0 0 0-4.4 0zM3.2 0a2.2 1.7 0 0 0 4.4 0a2.2 1.7 0 0 0-4.4 0z"
)
_BRIM = "M-11.5-2.5Q0-6.5 11.5-2.5Q6 .8 0 .8T-11.5-2.5z"
_CROWN = "M-6-4.2Q-5.5-10.5-2.5-10Q0-8.6 2.5-10Q5.5-10.5 6-4.2Q0-6 -6-4.2z"
_KERCHIEF = "M-7.5 2.2Q0 4.2 7.5 2.2L0 11z"
_PASSPORT = "M-6.5-9H5.5Q7-9 7-7.5V7.5Q7 9 5.5 9H-6.5z"
_SEAL = "M.3-6.4a4.2 4.2 0 1 0 .1 0zM-3.9-2.2H4.5M.3-6.4Q-3-2.2.3 2M.3-6.4Q3.6-2.2.3 2M-3.2 5.6H3.8"
_SHOE = "M-5.5 8C-12-1-8.5-9 0-9S12-1 5.5 8"
_NAILS = "M-7.4 2.5v.1M-7.2-3v.1M-3.2-7v.1M3.2-7v.1M7.2-3v.1M7.4 2.5v.1"


def hidden_tokens(places: Iterable[str], theme: Theme) -> tuple[Shape, ...]:
    """The tokens face down on the board, drawn together as a few shapes."""
    return _hidden_tokens(tuple(sorted(places)), theme)


@lru_cache(maxsize=64)
def _hidden_tokens(places: tuple[str, ...], theme: Theme) -> tuple[Shape, ...]:
    at = [map_data.LAND_SPOTS[place] for place in places]
    outlines = circles(at, TOKEN_RADIUS)
    return (
        Path(1.6, 3.2, d=outlines, fill=theme.shadow, opacity=0.35),
        Path(d=outlines, fill=theme.token, stroke=theme.token_edge, width=1.8),
        Path(d=circles(at, TOKEN_RADIUS - 3), stroke=theme.token_ink, width=0.9, opacity=0.75),
        Path(d=repeat_at(at, _BACK_STAR), fill=theme.token_ink, stroke=theme.token_edge, width=0.7),
    )


def token_back(theme: Theme, squeeze: float = 1.0) -> tuple[Shape, ...]:
    """One token face down, about the origin; `squeeze` narrows it while it flips."""
    return (
        *disc(theme.token, theme.token_ink, squeeze, theme),
        Path(
            d=at_origin(_BACK_STAR), scale=squeeze, fill=theme.token_ink, stroke=theme.token_edge, width=0.6
        ),
    )


def token_face(kind: str, theme: Theme, squeeze: float = 1.0) -> tuple[Shape, ...]:
    """One token face up, about the origin; `squeeze` narrows it while it flips."""
    return (
        *disc(theme.spot, theme.token, squeeze, theme),
        Group(scale=squeeze, shapes=emblem(kind, theme)),
    )


def disc(colour: str, ring: str, squeeze: float, theme: Theme) -> tuple[Shape, ...]:
    """A token without a drawing."""
    return (
        Path(
            d=at_origin(ellipse(TOKEN_RADIUS * squeeze, TOKEN_RADIUS)),
            fill=colour,
            stroke=theme.token_edge,
            width=1.4,
        ),
        Path(
            d=at_origin(ellipse((TOKEN_RADIUS - 2.5) * squeeze, TOKEN_RADIUS - 2.5)), stroke=ring, width=1.0
        ),
    )


def emblem(kind: str, theme: Theme) -> tuple[Shape, ...]:
    """The drawing on a token's face, within twelve units of the origin; `kind` is the token's name."""
    edge = theme.token_edge
    if kind == "star":
        return (Path(d=_STAR, fill=theme.star, stroke=edge, width=1.2),)
    if kind == "robber":
        return (Path(d=_MASK, fill=theme.robber),)
    if kind == "bandit":
        return (
            Path(d=_CROWN + _BRIM, fill=theme.robber),
            Path(d=_KERCHIEF, fill=theme.ruby, stroke=theme.robber, width=1.0),
        )
    if kind == "visa":
        return (
            Path(d=_PASSPORT, fill=theme.topaz, stroke=theme.robber, width=1.4),
            Path(d=_SEAL, stroke=theme.spot, width=1.3),
        )
    if kind == "horseshoe":
        return (
            Path(d=_SHOE, stroke=theme.robber, width=5.6),
            Path(d=_SHOE, stroke=theme.horseshoe, width=4.0),
            Path(d=_NAILS, stroke=theme.robber, width=1.3),
        )
    if kind == "blank":
        return (Path(d=at_origin(ellipse(7.5, 7.5)), stroke=theme.blank, width=1.8, dash=(2.4, 4.0)),)
    outline, cuts, colour = {
        "ruby": (_RUBY, _RUBY_CUTS, theme.ruby),
        "emerald": (_EMERALD, _EMERALD_CUTS, theme.emerald),
        "topaz": (_TOPAZ, _TOPAZ_CUTS, theme.topaz),
    }[kind]
    return (
        Path(d=outline, fill=colour, stroke=edge, width=1.2),
        Path(d=cuts, stroke=theme.spot, width=0.8, opacity=0.8),
    )
