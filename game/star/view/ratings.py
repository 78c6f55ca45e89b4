"""A computer player's view of the position: the values of empty nodes, and what may follow.

All nodes have discs, the best ones also their winning chance in percent. A line of moves is drawn as ghost
stones with numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.draw.presentation import MoveRating, Ui
from game.draw.scene import Path, Shape, Text
from game.draw.svg_paths import circles, repeat_at, rounded_rect
from game.draw.theme import Theme
from game.star.rules.board import NUMBERS
from game.star.rules.state import State
from game.star.view.background import node_names
from game.star.view.input import COORDINATES, HEAT
from game.star.view.layout import Layout, layout_of
from game.star.view.stones import figure_of, stone
from game.text.message import percent_of

_HEAT_LEVELS = 8
"""Number of disc sizes."""

_DARK_NAME_WARMTH = 0.5
"""Discs warmer than this have the names of their nodes in a dark colour."""

MAX_PLATES = 6
"""Number of nodes with their value in percent."""

_TEXT_SIZE, _MIN_TEXT_SIZE = 0.36, 28.0
"""Size of the values, in steps and at least in board units: readable on a phone."""

_GHOST_OPACITY, _NUMBER_SIZE = 0.7, 0.5
"""Opacity of the stones of a line, and the size of their numbers, in steps."""


def rating_heatmap(state: State, ui: Ui, theme: Theme) -> Iterable[Shape]:
    """The better a node, the larger and brighter its disc. Sizes follow ranks: most values are close."""
    layout, named = layout_of(state.rings), COORDINATES in ui.visible_toggles
    ranked = list(reversed(_rated_nodes(layout, ui)))
    for level in range(_HEAT_LEVELS):
        in_level = slice(*(len(ranked) * edge // _HEAT_LEVELS for edge in (level, level + 1)))
        numbers = [at for at, _ in ranked[in_level]]
        warmth = ((level + 1) / _HEAT_LEVELS) ** 2
        if numbers:
            spots = [layout.nodes[at] for at in numbers]
            d = circles(spots, (0.08 + 0.3 * warmth) * layout.step)
            yield Path(d=d, fill=theme.glow, stroke=theme.glow_edge, width=1.4, opacity=0.3 + 0.65 * warmth)
        if named and warmth > _DARK_NAME_WARMTH:  # the name below the disc is too pale on it
            yield from node_names(layout, numbers, theme.glow_edge)


def rating_plates(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Plates with the winning chance of the best nodes in percent; a proved value has a frame.

    The nodes of a line have none: their numbers say more.
    """
    layout = layout_of(state.rings)
    rated = _rated_nodes(layout, ui)[:MAX_PLATES]
    size = max(_TEXT_SIZE * layout.step, _MIN_TEXT_SIZE)
    plate = rounded_rect(0.85 * size, 0.56 * size, 0.3 * size)
    for at, rating in reversed(rated):
        if rating.target in ui.line:
            continue
        x, y = layout.nodes[at]
        is_best = rating.value == rated[0][1].value
        fill, ink = (theme.good, theme.raised) if is_best else (theme.raised, theme.ink)
        edge, width = (theme.glow, 4.0) if rating.exact else (theme.gilt_edge, 2.0)
        yield Path(d=repeat_at([(x, y)], plate), fill=fill, stroke=edge, width=width)
        text = f"{percent_of(rating.value)}"
        yield Text(x, y, text=text, size=size, weight=700, fill=ink, upright=True)


def _rated_nodes(layout: Layout, ui: Ui) -> Sequence[tuple[int, MoveRating]]:
    """The rated nodes, the best first; none unless the ratings are to be shown."""
    if HEAT not in ui.visible_toggles:
        return ()
    on_board = [(NUMBERS[rating.target], rating) for rating in ui.ratings if rating.target in NUMBERS]
    found = [each for each in on_board if each[0] < len(layout.nodes)]
    return sorted(found, key=lambda each: -each[1].value)


def ghost_line(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The stones of a line, each with its number; the line ends at a move that places none."""
    layout = layout_of(state.rings)
    for number, name in enumerate(ui.line, start=1):
        if name not in NUMBERS:
            return
        (x, y), seat = layout.nodes[NUMBERS[name]], state.seat
        yield from stone(state.rings, NUMBERS[name], seat, ui, theme, _GHOST_OPACITY, marked=False)
        ink, size = figure_of(ui, theme, seat).ink, _NUMBER_SIZE * layout.step
        yield Text(x, y, text=f"{number}", size=size, weight=700, fill=ink, upright=True)
        state = state.play(state.read_move(name))
