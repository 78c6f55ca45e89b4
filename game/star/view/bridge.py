"""The bridge in the centre: five straps woven into a star, each between two nodes of ring 1.

Every strap passes over one of the two straps that it crosses and under the other. This shows the rule: all
five nodes are neighbours, and a path of one colour never blocks the other. A strap between two stones of
one colour has that colour.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from game.draw.presentation import Ui
from game.draw.scene import Path, Shape
from game.draw.svg_paths import Point, closed_path, lines
from game.draw.theme import Theme
from game.star.rules.state import State
from game.star.rules.territory import COLOURS, EMPTY
from game.star.view.background import NAMED_NODE_RADIUS, NODE_RADIUS
from game.star.view.input import CELLS, COORDINATES
from game.star.view.layout import Layout, layout_of
from game.star.view.stones import figure_of

_HALF_WIDTH = 0.085
"""Half the width of a strap, in steps."""

_OVERLAP = 0.02
"""Length by which each half reaches beyond the middle, relative to the strap."""

_END_GAP = 0.02
"""Distance from a strap's end to the node, in steps."""

StrapHalf = tuple[Point, Point]


def bridge(state: State, ui: Ui, theme: Theme) -> list[Shape]:
    """The woven star; the halves that pass under come first."""
    layout = layout_of(state.rings)
    end_gap = _END_GAP + (NAMED_NODE_RADIUS if ui.visible_toggles & {CELLS, COORDINATES} else NODE_RADIUS)
    half_width = _HALF_WIDTH * layout.step
    colours = [figure_of(ui, theme, seat).colour for seat in (0, 1)]
    shapes: list[Shape] = []
    for layer in (0, 1):
        for colour, owner in zip((theme.gilt, *colours), (EMPTY, *COLOURS), strict=True):
            straps = [k for k in range(5) if _strap_owner(state, k) == owner]
            halves = [_strap_half(layout, k, layer, end_gap) for k in straps]
            if halves:
                shapes.append(Path(d=_strap_fills(halves, half_width), fill=colour))
                shapes.append(
                    Path(d=_strap_edges(halves, half_width), stroke=theme.gilt_edge, width=half_width * 0.34)
                )
    return shapes


def _strap_owner(state: State, strap: int) -> str:
    """The letter of the colour of both ends of a strap, or `EMPTY`."""
    one, other = state.stones[strap], state.stones[(strap + 2) % 5]
    return one if one == other else EMPTY


def _strap_half(layout: Layout, strap: int, layer: int, end_gap: float) -> StrapHalf:
    """A strap from one end to just beyond its middle: the half that passes under (0) or over (1)."""
    ends = layout.nodes[strap], layout.nodes[(strap + 2) % 5]
    (x0, y0), (x1, y1) = reversed(ends) if layer else ends
    start, end = end_gap * layout.step / hypot(x1 - x0, y1 - y0), 0.5 + _OVERLAP
    return (
        (x0 + start * (x1 - x0), y0 + start * (y1 - y0)),
        (x0 + end * (x1 - x0), y0 + end * (y1 - y0)),
    )


def _strap_fills(halves: Sequence[StrapHalf], half_width: float) -> str:
    return "".join(
        closed_path((*left, *reversed(right))) for left, right in (_long_sides(h, half_width) for h in halves)
    )


def _strap_edges(halves: Sequence[StrapHalf], half_width: float) -> str:
    """The outlines of halves of straps, open at the middle of the strap."""
    both = [_long_sides(half, half_width) for half in halves]
    ends = [(left[0], right[0]) for left, right in both]
    return lines([*ends, *(side for sides in both for side in sides)])


def _long_sides(half: StrapHalf, half_width: float) -> tuple[StrapHalf, StrapHalf]:
    (x0, y0), (x1, y1) = half
    length = hypot(x1 - x0, y1 - y0)
    dx, dy = half_width * (y1 - y0) / length, half_width * (x0 - x1) / length
    return ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy)), ((x0 - dx, y0 - dy), (x1 - dx, y1 - dy))
