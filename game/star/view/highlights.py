"""The nodes that a number of the side panel counts, lit on the board.

`Ui.lit_stat` is a kind and a seat, `peries 0`, or only a kind: `empty`, `open`. A full ring marks what counts
for certain, a dashed ring what may still count.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.draw.presentation import Ui
from game.draw.scene import Path, Shape
from game.draw.svg_paths import circles
from game.draw.theme import Theme
from game.star.rules.proved_ownership import ownership_of
from game.star.rules.state import State
from game.star.rules.territory import empty_nodes, territory
from game.star.view.layout import layout_of
from game.star.view.stones import STONE_RADIUS

_RING_RADIUS = STONE_RADIUS + 0.04
_RING_WIDTH, _EDGE_WIDTH = 0.09, 0.17
_DASH = 0.26
"""Radius and widths of a ring, and length of its dashes, in steps."""


class CountedNodes(NamedTuple):
    """The nodes that count for certain, and those that may still count."""

    certain: frozenset[int] = frozenset()
    possible: frozenset[int] = frozenset()


def highlighted_nodes(state: State, stat: str) -> CountedNodes:
    """What a stat counts in a position; nothing if it is empty."""
    kind, _, seat = stat.partition(" ")
    if not kind:
        return CountedNodes()
    if kind == "empty":
        return CountedNodes(frozenset(empty_nodes(state.stones)))
    if kind in ("stars", "reward"):
        return CountedNodes(_star_nodes(state, (int(seat),) if kind == "stars" else (0, 1)))
    ownership, perimeter = ownership_of(state), state.board.perimeter
    unsettled = frozenset(at for at in perimeter if ownership.open and ownership.settled[at] is None)
    if kind == "open":
        return CountedNodes(unsettled)
    nodes = state.board.corners if kind == "quarks" else perimeter
    settled = frozenset(at for at in nodes if ownership.settled[at] == int(seat))
    claimed = frozenset(at for at in nodes if ownership.claimed[at] == int(seat))
    return CountedNodes(settled, unsettled if kind == "points" else claimed)


def _star_nodes(state: State, seats: tuple[int, ...]) -> frozenset[int]:
    """The stones of the stars of these seats."""
    stars = territory(state.rings, state.stones).stars
    return frozenset(at for star in stars if star.colour in seats for at in star.nodes)


def highlight_rings(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Rings around the nodes that `Ui.lit_stat` counts."""
    layout = layout_of(state.rings)
    step = layout.step
    for nodes, dash in zip(highlighted_nodes(state, ui.lit_stat), ((), (_DASH * step,) * 2), strict=True):
        if nodes:
            d = circles([layout.nodes[at] for at in sorted(nodes)], _RING_RADIUS * step)
            yield Path(d=d, stroke=theme.glow_edge, width=_EDGE_WIDTH * step, dash=dash)
            yield Path(d=d, stroke=theme.glow, width=_RING_WIDTH * step, dash=dash)
