"""The bridge in the centre: five straps woven into a star, each from one node of ring 1 to another.

Every strap goes over one that it crosses and under the other, so that the eye sees what the rule says: all
five nodes touch each other, and a way of one colour never blocks the other's. A strap between two stones of
one colour takes that colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot

from game.draw.scene import Path, Shape
from game.draw.show import Ui
from game.draw.theme import Theme
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY
from game.star.view.paths import lines, polygon
from game.star.view.plan import Point, plan

_BREADTH = 0.085
"""Half a strap's breadth, in steps."""

_OVERLAP = 0.02

Half = tuple[Point, Point]


@cache
def straps(rings: int) -> tuple[tuple[Half, Half], ...]:
    """For each node of ring 1 the strap to the next but one: the half that goes under, the half over."""
    nodes = plan(rings).nodes[:5]
    return tuple((_half(nodes[k], nodes[(k + 2) % 5]), _half(nodes[(k + 2) % 5], nodes[k])) for k in range(5))


def bridge(state: State, ui: Ui, theme: Theme) -> list[Shape]:
    """The woven star; halves that go under first."""
    breadth = _BREADTH * plan(state.rings).step
    shapes: list[Shape] = []
    for layer in (0, 1):
        for colour, owner in ((theme.gilt, EMPTY), *_colours(ui, theme)):
            halves = [
                halves[layer] for k, halves in enumerate(straps(state.rings)) if _owner(state, k) == owner
            ]
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


def _half(start: Point, end: Point) -> Half:
    """From the start to a little beyond the middle."""
    part = 0.5 + _OVERLAP
    return start, (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))


def _bands(halves: Sequence[Half], breadth: float) -> str:
    return "".join(polygon((*left, *reversed(right))) for left, right in (_both(h, breadth) for h in halves))


def _sides(halves: Sequence[Half], breadth: float) -> str:
    return lines(side for half in halves for side in _both(half, breadth))


def _both(half: Half, breadth: float) -> tuple[Half, Half]:
    """The two long sides of a strap's half."""
    (x0, y0), (x1, y1) = half
    length = hypot(x1 - x0, y1 - y0)
    dx, dy = breadth * (y1 - y0) / length, breadth * (x0 - x1) / length
    return ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy)), ((x0 - dx, y0 - dy), (x1 - dx, y1 - dy))
