"""The nodes that a number of the side panel counts, lit on the board.

`Ui.lit_stat` is a kind and a seat, `peries 0`, or only a kind: `empty`, `open`. A full ring marks what counts
for certain, a dashed ring what may still count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.draw.presentation import Ui
from game.draw.scene import Path, Shape
from game.draw.svg_paths import circles
from game.draw.theme import Theme
from game.star.rules.proved_ownership import ownership_of
from game.star.rules.state import State
from game.star.rules.territory import EMPTY, territory
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
    if kind == "empty":
        return CountedNodes(frozenset(at for at, stone in enumerate(state.stones) if stone == EMPTY))
    if kind == "open":
        return CountedNodes(frozenset(_unsettled(state, state.board.perimeter)))
    if kind == "stars":
        return CountedNodes(_star_nodes(state, (int(seat),)))
    if kind == "reward":
        return CountedNodes(_star_nodes(state, (0, 1)))
    if kind == "points":
        return CountedNodes(
            frozenset(_settled(state, state.board.perimeter, int(seat))),
            frozenset(_unsettled(state, state.board.perimeter)),
        )
    if kind in ("peries", "quarks"):
        nodes = state.board.perimeter if kind == "peries" else state.board.corners
        claimed = ownership_of(state).claimed
        return CountedNodes(
            frozenset(_settled(state, nodes, int(seat))),
            frozenset(at for at in nodes if claimed[at] == int(seat)),
        )
    return CountedNodes()


def _settled(state: State, nodes: Iterable[int], seat: int) -> Iterator[int]:
    settled = ownership_of(state).settled
    return (at for at in nodes if settled[at] == seat)


def _unsettled(state: State, nodes: Iterable[int]) -> Iterator[int]:
    ownership = ownership_of(state)
    return (at for at in nodes if ownership.open and ownership.settled[at] is None)


def _star_nodes(state: State, seats: tuple[int, ...]) -> frozenset[int]:
    """The stones of the stars of these seats."""
    stars = territory(state.rings, state.stones).stars
    return frozenset(at for star in stars if star.colour in seats for at in star.nodes)


def highlight_rings(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Rings around the nodes that `Ui.lit_stat` counts."""
    certain, possible = highlighted_nodes(state, ui.lit_stat)
    layout = layout_of(state.rings)
    step = layout.step
    both: tuple[tuple[frozenset[int], tuple[float, ...]], ...]
    both = (certain, ()), (possible, (_DASH * step, _DASH * step))
    for nodes, dash in both:
        if nodes:
            d = circles([layout.nodes[at] for at in sorted(nodes)], _RING_RADIUS * step)
            yield Path(d=d, stroke=theme.glow_edge, width=_EDGE_WIDTH * step, dash=dash)
            yield Path(d=d, stroke=theme.glow, width=_RING_WIDTH * step, dash=dash)
