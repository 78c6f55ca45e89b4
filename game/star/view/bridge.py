"""The bridge in the centre: five straps woven into a star, each from one node of ring 1 to another.

Every strap goes over one that it crosses and under the other, so that the eye sees what the rule says: all
five nodes touch each other, and a way of one colour never blocks the other's. A strap between two stones of
one colour takes that colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from game.draw.scene import Path, Shape
from game.draw.show import Ui
from game.draw.theme import Theme
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY
from game.star.view.ground import NAMED, NODE
from game.star.view.paths import lines, polygon
from game.star.view.plan import Plan, Point, plan

_BREADTH = 0.085
"""Half a strap's breadth, in steps."""

_OVERLAP = 0.02

_CLEAR = 0.02
"""How far from a node or from a mark a strap begins, in steps."""

Half = tuple[Point, Point]


def bridge(state: State, ui: Ui, theme: Theme) -> list[Shape]:
    """The woven star; halves that go under first."""
    layout = plan(state.rings)
    clear = _CLEAR + (NAMED if ui.show & {"cells", "coordinates"} else NODE)
    breadth = _BREADTH * layout.step
    shapes: list[Shape] = []
    for layer in (0, 1):
        for colour, owner in ((theme.gilt, EMPTY), *_colours(ui, theme)):
            own = [k for k in range(5) if _owner(state, k) == owner]
            halves = [_half(layout, k, layer, clear) for k in own]
            if halves:
                shapes.append(Path(d=_bands(halves, breadth), fill=colour))
                shapes.append(Path(d=_sides(halves, breadth), stroke=theme.gilt_edge, width=breadth * 0.34))
    return shapes


def _colours(ui: Ui, theme: Theme) -> list[tuple[str, str]]:
    return [(theme.figures[ui.figures[seat]].colour, letter) for seat, letter in enumerate(COLOURS)]


def _owner(state: State, strap: int) -> str:
    """The colour of both ends of a strap, if it is the same."""
    one, other = state.stones[strap], state.stones[(strap + 2) % 5]
    return one if one == other else EMPTY


def _half(layout: Plan, strap: int, layer: int, clear: float) -> Half:
    """A strap from one end to a little beyond its middle: the half that goes under (0) or over (1)."""
    ends = layout.nodes[strap], layout.nodes[(strap + 2) % 5]
    (x0, y0), (x1, y1) = reversed(ends) if layer else ends
    first, last = clear * layout.step / hypot(x1 - x0, y1 - y0), 0.5 + _OVERLAP
    return (
        (x0 + first * (x1 - x0), y0 + first * (y1 - y0)),
        (x0 + last * (x1 - x0), y0 + last * (y1 - y0)),
    )


def _bands(halves: Sequence[Half], breadth: float) -> str:
    return "".join(polygon((*left, *reversed(right))) for left, right in (_both(h, breadth) for h in halves))


def _sides(halves: Sequence[Half], breadth: float) -> str:
    """The outlines of straps' halves, open at their middles."""
    both = [_both(half, breadth) for half in halves]
    ends = [(left[0], right[0]) for left, right in both]
    return lines([*ends, *(side for sides in both for side in sides)])


def _both(half: Half, breadth: float) -> tuple[Half, Half]:
    """The two long sides of a strap's half."""
    (x0, y0), (x1, y1) = half
    length = hypot(x1 - x0, y1 - y0)
    dx, dy = breadth * (y1 - y0) / length, breadth * (x0 - x1) / length
    return ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy)), ((x0 - dx, y0 - dy), (x1 - dx, y1 - dy))
