"""The complete scene: the background, and above it ownership, stones and overlays."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.draw.presentation import Ui
from game.draw.scene import Group, Path, Scene, Shape
from game.draw.svg_paths import lines
from game.draw.theme import Theme
from game.star.rules.proved_ownership import ownership_of
from game.star.rules.state import State
from game.star.view.background import background
from game.star.view.bridge import bridge
from game.star.view.highlights import highlight_rings
from game.star.view.input import CELLS, COORDINATES, DEAD, PROOF, SCORE, SECTORS, TERRITORY
from game.star.view.layout import HEIGHT, WIDTH, cell_paths, layout_of
from game.star.view.ratings import ghost_line, rating_heatmap, rating_plates
from game.star.view.rim import rim, score_bar
from game.star.view.stones import figure_of, ghost, last_move, star_labels, stones

BACKGROUND_TOGGLES = frozenset({CELLS, SECTORS, COORDINATES})
"""Toggles that change the background."""


def scene(state: State, ui: Ui, theme: Theme) -> Scene:
    """The scene of a position, with a preview of the stone that a tap would place."""
    background_toggles = ui.visible_toggles & BACKGROUND_TOGGLES
    key = f"star {state.rings} {' '.join(sorted(background_toggles))} {theme.name}"
    live = (
        static_shapes(state, ui.figures, ui.last_move, ui.visible_toggles, theme),
        *rating_heatmap(state, ui, theme),
        *highlight_rings(state, ui, theme),
        *(ghost_line(state, ui, theme) if ui.line else ghost(state, ui, theme)),
        *rating_plates(state, ui, theme),
    )
    return Scene(WIDTH, HEIGHT, key, background(state.rings, background_toggles, theme), live, ui.rotated)


@lru_cache(maxsize=4)
def static_shapes(
    state: State, figures: tuple[int, ...], last: tuple[str, ...], toggles: frozenset[str], theme: Theme
) -> Group:
    """All that does not depend on the pointer, cached as one group so that its order never changes."""
    ui = Ui(figures, last_move=last, visible_toggles=toggles)
    straps = bridge(state, ui, theme)
    below_stones, above_stones = ((), straps) if CELLS in toggles else (straps, ())
    shapes = (
        *(settled_cells(state, ui, theme) if TERRITORY in toggles else ()),
        *below_stones,
        *stones(state, ui, theme),
        *above_stones,
        *(star_labels(state, ui, theme) if SCORE in toggles else ()),
        *(dead_nodes(state, theme) if DEAD in toggles else ()),
        *(rim(state, ui, theme) if SCORE in toggles else ()),
        *(score_bar(state, ui, theme) if PROOF in toggles else ()),
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
