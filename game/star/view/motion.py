"""What moves between two pictures: a stone set down or taken over, the rim once the game is won."""

from __future__ import annotations

from math import pi, sin

from game.draw.scene import Circle, Path, Shape
from game.draw.show import Moment, Ui
from game.draw.theme import Theme
from game.star.board import NUMBERS
from game.star.view.ground import outline
from game.star.view.marks import mark
from game.star.view.plan import EDGE, RIM, Point, plan
from game.star.view.stones import STONE, figure_of

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
    layout, seat = plan(moment.after.rings), moment.beat.seat
    (name,) = moment.beat.trail
    x, y = layout.nodes[NUMBERS[name]]
    r, figure = STONE * layout.step, figure_of(ui, theme, seat)
    down = min(1.0, t / _LANDS)
    size = r * (1 + _HEIGHT * (1 - down) ** 2)
    ripple = max(0.0, (t - _LANDS) / (1 - _LANDS))
    return (
        Circle(x, y + 0.5 * (size - r), r=size, fill=theme.shadow, opacity=0.25 * (1 - ripple)),
        Circle(x, y, r=size, fill=figure.colour),
        mark([(x, y)], size, seat, figure),
        Circle(x, y, r=r * (1 + ripple), stroke=theme.glow, width=0.12 * r, opacity=1 - ripple),
    )
