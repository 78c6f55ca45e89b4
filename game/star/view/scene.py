"""The complete scene: the background, and above it ownership, stones and overlays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.draw.presentation import Ui
from game.draw.scene import Group, Path, Scene, Shape
from game.draw.svg_paths import circles, lines
from game.draw.theme import Theme
from game.star.rules.board import NUMBERS
from game.star.rules.state import State
from game.star.view.background import background
from game.star.view.bridge import bridge
from game.star.view.counted import counted_rings
from game.star.view.layout import HEIGHT, WIDTH, cell_paths, layout_of
from game.star.view.ownership import ownership_of
from game.star.view.rim import rim, score_bar
from game.star.view.stones import figure_of, ghost, last_move, star_labels, stones

_HEAT_LEVELS = 8
"""Number of disc sizes in the heatmap."""

BACKGROUND_TOGGLES = frozenset({"cells", "sectors", "coordinates"})
"""Toggles that change the background."""


def scene(state: State, ui: Ui, theme: Theme) -> Scene:
    """The scene of a position, with a preview of the stone that a tap would place."""
    background_toggles = ui.visible_toggles & BACKGROUND_TOGGLES
    key = f"star {state.rings} {' '.join(sorted(background_toggles))} {theme.name}"
    live = (
        static_shapes(state, ui.figures, ui.last_move, ui.visible_toggles, theme),
        *rating_heatmap(state, ui, theme),
        *counted_rings(state, ui, theme),
        *ghost(state, ui, theme),
    )
    return Scene(WIDTH, HEIGHT, key, background(state.rings, background_toggles, theme), live, ui.flipped)


@lru_cache(maxsize=4)
def static_shapes(
    state: State, figures: tuple[int, ...], last: tuple[str, ...], show: frozenset[str], theme: Theme
) -> Group:
    """All that does not depend on the pointer, cached as one group so that its order never changes."""
    ui = Ui(figures, last_move=last, visible_toggles=show)
    straps = bridge(state, ui, theme)
    below_stones, above_stones = ((), straps) if "cells" in show else (straps, ())
    shapes = (
        *(settled_cells(state, ui, theme) if "territory" in show else ()),
        *below_stones,
        *stones(state, ui, theme),
        *above_stones,
        *(star_labels(state, ui, theme) if "score" in show else ()),
        *(dead_nodes(state, theme) if "dead" in show else ()),
        *(rim(state, ui, theme) if "score" in show else ()),
        *(score_bar(state, ui, theme) if "proof" in show else ()),
        *last_move(state, ui, theme),
    )
    return Group(shapes=shapes)


def settled_cells(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """The settled cells in their owners' colours."""
    settled, outlines = ownership_of(state).settled, cell_paths(state.rings)
    for seat in (0, 1):
        d = "".join(outlines[at] for at, owner in enumerate(settled) if owner == seat)
        if d:
            yield Path(d=d, fill=figure_of(ui, theme, seat).colour, opacity=0.24)


def dead_nodes(state: State, theme: Theme) -> Iterable[Shape]:
    """A small cross on each empty node that no longer matters."""
    layout, dead = layout_of(state.rings), ownership_of(state).dead
    if dead:
        r = 0.1 * layout.step
        crosses = [
            piece
            for x, y in (layout.nodes[at] for at in sorted(dead))
            for piece in (((x - r, y - r), (x + r, y + r)), ((x - r, y + r), (x + r, y - r)))
        ]
        yield Path(d=lines(crosses), stroke=theme.gilt_edge, width=0.05 * layout.step)


def rating_heatmap(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """A computer player's ratings of empty nodes: the better, the larger and brighter the disc.

    Sizes follow the rank of a node, since most values are close together.
    """
    if "heat" not in ui.visible_toggles:
        return
    layout = layout_of(state.rings)
    ranked = sorted((rate.value, NUMBERS[rate.target]) for rate in ui.ratings if rate.target in NUMBERS)
    for level in range(_HEAT_LEVELS):
        in_level = slice(*(len(ranked) * edge // _HEAT_LEVELS for edge in (level, level + 1)))
        spots = [layout.nodes[at] for _, at in ranked[in_level] if at < len(layout.nodes)]
        if spots:
            warmth = ((level + 1) / _HEAT_LEVELS) ** 2
            d = circles(spots, (0.08 + 0.3 * warmth) * layout.step)
            yield Path(d=d, fill=theme.glow, stroke=theme.glow_edge, width=1.4, opacity=0.3 + 0.65 * warmth)
