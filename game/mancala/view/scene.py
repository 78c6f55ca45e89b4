"""The complete scene: the background, and above it stones, numbers and overlays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from game.draw.presentation import Ui
from game.draw.scene import Circle, Group, Scene, Shape, Text
from game.draw.svg_paths import Point, at_origin, ellipse
from game.draw.theme import Theme
from game.mancala.rules.board import LETTERS, NORTH, SOUTH
from game.mancala.rules.state import State, scores
from game.mancala.view.background import COUNT_PLATE, background, count_plate_at
from game.mancala.view.input import NUMERALS
from game.mancala.view.layout import (
    Orientation,
    figure_at,
    hole_at,
    hole_radii,
    layout_of,
    orientation_of,
    score_at,
    store_at,
)
from game.mancala.view.overlays import choices, last_move, number_text, preview_overlay, rating_overlay
from game.mancala.view.stones import stones_in_hole, stones_in_store

StonesByHole = Sequence[int] | Mapping[int, int]
"""The number of stones by hole."""


def scene(state: State, ui: Ui, theme: Theme) -> Scene:
    """The scene of a position."""
    numerals = NUMERALS in ui.visible_toggles
    figures = ui.figures[:2]
    live = (
        *turn_marker(state, ui, theme),
        *last_move(ui, theme),
        *hole_contents(range(len(state.board)), state.board, ui, theme),
        *(shape for seat in (SOUTH, NORTH) for shape in store_contents(state, seat, ui, theme)),
        *choices(state, ui, theme),
        *rating_overlay(state, ui, theme),
        *preview_overlay(state, ui, theme),
    )
    orientation, layout = orientation_of(ui), layout_of(orientation_of(ui))
    key = f"mancala {theme.name} {figures} {orientation} {numerals}"
    return Scene(layout.width, layout.height, key, background(figures, orientation, numerals, theme), live)


def turn_marker(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A ring around the figure of the player to act."""
    if state.outcome is None:
        at = figure_at(state.seat, orientation_of(ui))
        yield Circle(*at, f"turn:{state.seat}:edge", r=36.5, stroke=theme.glow_edge, width=8.0)
        yield Circle(*at, f"turn:{state.seat}", r=36.5, stroke=theme.glow, width=5.0)


def hole_contents(holes: Iterable[int], board: StonesByHole, ui: Ui, theme: Theme) -> Iterator[Group]:
    """The stones and numbers of some holes."""
    numerals, orientation = NUMERALS in ui.visible_toggles, orientation_of(ui)
    for hole in holes:
        yield from _hole_shapes(hole, board[hole], numerals, orientation, theme)


@lru_cache(maxsize=512)
def _hole_shapes(
    hole: int, stones: int, numerals: bool, orientation: Orientation, theme: Theme
) -> tuple[Group, ...]:
    """Cached, since an animation needs every hole of a sowing in every frame."""
    letter, at = LETTERS[hole], hole_at(hole, orientation)
    hole_outline = at_origin(ellipse(*hole_radii(orientation)))
    if numerals:
        return (_stone_count(letter, at, stones, 66, theme.stone, hole_outline),)
    x, y = count_plate_at(hole, orientation)
    return (
        Group(
            *at,
            f"stones:{letter}",
            shapes=stones_in_hole(stones, theme, orientation.portrait),
            redraw_region=hole_outline,
        ),
        _stone_count(letter, (x, y + 1), stones, 37, theme.bone_ink, f"M0-1{COUNT_PLATE}"),
    )


def _stone_count(letter: str, at: Point, stones: int, size: float, ink: str, redraw_region: str) -> Group:
    number = Text(text=f"{stones}", size=size, weight=700, fill=ink)
    return Group(*at, f"count:{letter}", shapes=(number,), redraw_region=redraw_region)


def store_contents(state: State, seat: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A player's captured stones, and the score with komi."""
    yield from stored_stones(seat, state.captured[seat], ui, theme)
    yield score_text(seat, scores(state)[seat], state.house.komi if seat == NORTH else 0, ui, theme)


def stored_stones(seat: int, stones: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The stones in a store."""
    yield Group(
        *store_at(seat, orientation_of(ui)),
        f"store:{seat}",
        shapes=stones_in_store(stones, theme, ui.portrait),
    )


def score_text(seat: int, stones: int, komi: float, ui: Ui, theme: Theme) -> Shape:
    """A score on its plate."""
    text = number_text(stones + komi)
    x, y = score_at(seat, orientation_of(ui))
    return Text(x, y + 1, f"score:{seat}", text=text, size=42, weight=700, fill=theme.bone_ink)
