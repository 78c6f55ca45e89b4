"""Animations between two scenes: a stone placed or taken over, and the rim when the game is won."""

from __future__ import annotations

from math import pi, sin

from game.draw.presentation import EventContext, Ui
from game.draw.scene import Circle, Group, Path, Shape
from game.draw.svg_paths import Point
from game.draw.theme import Theme
from game.star.rules.board import NUMBERS
from game.star.view.background import pentagon
from game.star.view.layout import PLATE_RADIUS, RIM_WIDTH, layout_of
from game.star.view.stones import STONE_RADIUS, figure_of, stone

_HAND_SCALE = 0.55
"""Additional size of a stone at the start of its animation, relative to its final size."""

_LANDING_TIME = 0.45
"""Part of the animation after which the stone has landed and a ring spreads from it."""


def motion_path(context: EventContext, ui: Ui) -> tuple[Point, ...]:
    """Empty: no piece travels over this board."""
    return ()


def animation_overlay(context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """The shapes over the board at time `t` (0 to 1) of an event."""
    event = context.event
    if event.kind in ("place", "swap"):
        return _stone_landing(context, t, ui, theme)
    if event.kind in ("decided", "win"):
        colour = figure_of(ui, theme, event.seat).colour
        ring = pentagon(PLATE_RADIUS - RIM_WIDTH / 2)
        return (Path(d=ring, stroke=colour, width=RIM_WIDTH, opacity=0.75 * sin(pi * t)),)
    return ()


def _stone_landing(context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """A stone that shrinks onto its node; after a swap it has its new colour."""
    layout, at = layout_of(context.after.rings), NUMBERS[context.event.path[0]]
    (x, y), r = layout.nodes[at], STONE_RADIUS * layout.step
    scale = 1 + _HAND_SCALE * (1 - min(1.0, t / _LANDING_TIME)) ** 2
    ripple = max(0.0, (t - _LANDING_TIME) / (1 - _LANDING_TIME))
    shapes = tuple(stone(context.after.rings, at, context.event.seat, ui, theme))
    return (
        Group(x - scale * x, y - scale * y, scale=scale, shapes=shapes),
        Circle(x, y, r=r * (1 + ripple), stroke=theme.glow, width=0.12 * r, opacity=1 - ripple),
    )
