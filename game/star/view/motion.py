"""What moves between two pictures: a stone set down or taken over, the rim once the game is won."""

from __future__ import annotations

from math import pi, sin

from game.draw.scene import Circle, Group, Path, Shape
from game.draw.show import Moment, Ui
from game.draw.theme import Theme
from game.star.board import NUMBERS
from game.star.view.ground import outline
from game.star.view.plan import EDGE, RIM, Point, plan
from game.star.view.stones import STONE, figure_of, stone

_HEIGHT = 0.55
"""How much larger a stone is while it is still in the hand."""

_LANDS = 0.45
"""When the stone lies; then a ring runs out from it."""


def trail(moment: Moment, ui: Ui) -> tuple[Point, ...]:
    """Nothing travels over this board."""
    return ()


def flourish(moment: Moment, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """What is painted over the board at `t` of a beat."""
    beat = moment.beat
    if beat.kind in ("place", "swap"):
        return _placed(moment, t, ui, theme)
    if beat.kind in ("decided", "win"):
        colour = figure_of(ui, theme, beat.seat).colour
        ring = outline(EDGE - RIM / 2)
        return (Path(d=ring, stroke=colour, width=RIM, opacity=0.75 * sin(pi * t)),)
    return ()


def _placed(moment: Moment, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """A stone comes down on its node; one that changes hands shows its new colour."""
    layout, at = plan(moment.after.rings), NUMBERS[moment.beat.trail[0]]
    (x, y), r = layout.nodes[at], STONE * layout.step
    nearer = 1 + _HEIGHT * (1 - min(1.0, t / _LANDS)) ** 2
    ripple = max(0.0, (t - _LANDS) / (1 - _LANDS))
    shapes = tuple(stone(moment.after.rings, at, moment.beat.seat, ui, theme))
    return (
        Group(x - nearer * x, y - nearer * y, scale=nearer, shapes=shapes),
        Circle(x, y, r=r * (1 + ripple), stroke=theme.glow, width=0.12 * r, opacity=1 - ripple),
    )
