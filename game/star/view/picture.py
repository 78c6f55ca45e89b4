"""The whole picture: the plate and its empty nodes, and over it what is owned, stones and marks."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.draw.scene import Group, Path, Scene, Shape
from game.draw.show import Ui
from game.draw.theme import Theme
from game.star.board import NUMBERS
from game.star.rules import State
from game.star.view.bridge import bridge
from game.star.view.ground import ground
from game.star.view.owning import standing
from game.star.view.paths import cells, circles, lines
from game.star.view.plan import HEIGHT, WIDTH, plan
from game.star.view.rim import balance, rim
from game.star.view.stones import figure_of, ghost, last_move, numbers, stones

_LEVELS = 8
"""How many degrees of warmth a computer player's view has."""

ON_THE_GROUND = frozenset({"cells", "sectors", "coordinates"})
"""What players may show that stands still."""


def scene(state: State, ui: Ui, theme: Theme) -> Scene:
    """The board as it stands, with the stone that a tap would place."""
    still = ui.show & ON_THE_GROUND
    key = f"star {state.rings} {' '.join(sorted(still))} {theme.name}"
    live = (
        lying(state, ui.figures, ui.last, ui.show, theme),
        *heat(state, ui, theme),
        *ghost(state, ui, theme),
    )
    return Scene(WIDTH, HEIGHT, key, ground(state.rings, still, theme), live, ui.flipped)


@lru_cache(maxsize=4)
def lying(
    state: State, figures: tuple[int, ...], last: tuple[str, ...], show: frozenset[str], theme: Theme
) -> Group:
    """What stays as it is while somebody points about: one thing, so that nothing in it changes places."""
    ui = Ui(figures, last=last, show=show)
    straps = bridge(state, ui, theme)
    under, over = ((), straps) if "cells" in show else (straps, ())
    shapes = (
        *(territory(state, ui, theme) if "territory" in show else ()),
        *under,
        *stones(state, ui, theme),
        *over,
        *(numbers(state, ui, theme) if "score" in show else ()),
        *(idle(state, theme) if "dead" in show else ()),
        *(rim(state, ui, theme) if "score" in show else ()),
        *(balance(state, ui, theme) if "proof" in show else ()),
        *last_move(state, ui, theme),
    )
    return Group(shapes=shapes)


def territory(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """The cells that are settled, in their owners' colours."""
    settled, outlines = standing(state).settled, cells(state.rings)
    for seat in (0, 1):
        d = "".join(outlines[at] for at, owner in enumerate(settled) if owner == seat)
        if d:
            yield Path(d=d, fill=figure_of(ui, theme, seat).colour, opacity=0.24)


def idle(state: State, theme: Theme) -> Iterable[Shape]:
    """A small cross on empty nodes that cannot matter any more."""
    layout, nodes = plan(state.rings), standing(state).idle
    if nodes:
        r = 0.1 * layout.step
        crosses = [
            piece
            for x, y in (layout.nodes[at] for at in sorted(nodes))
            for piece in (((x - r, y - r), (x + r, y + r)), ((x - r, y + r), (x + r, y - r)))
        ]
        yield Path(d=lines(crosses), stroke=theme.gilt_edge, width=0.05 * layout.step)


def heat(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """What a computer player thinks of the empty nodes: the better, the larger and the brighter.

    Nodes are shown by their rank, since values often lie close together, all but a few.
    """
    if "heat" not in ui.show:
        return
    layout = plan(state.rings)
    ranked = sorted((rate.value, NUMBERS[rate.target]) for rate in ui.rates if rate.target in NUMBERS)
    for level in range(_LEVELS):
        among = slice(*(len(ranked) * edge // _LEVELS for edge in (level, level + 1)))
        spots = [layout.nodes[at] for _, at in ranked[among] if at < len(layout.nodes)]
        if spots:
            warmth = ((level + 1) / _LEVELS) ** 2
            d = circles(spots, (0.08 + 0.3 * warmth) * layout.step)
            yield Path(d=d, fill=theme.glow, stroke=theme.glow_edge, width=1.4, opacity=0.3 + 0.65 * warmth)
