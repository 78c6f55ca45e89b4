"""The scene: the printed map, and over it tokens, pieces, the die and highlights."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.africa.rules.position import Position
from game.africa.view import layout, map_data
from game.africa.view.background import background
from game.africa.view.die import PIN_CORNER, die
from game.africa.view.highlights import (
    LIGHT_OPACITY,
    lit_places,
    rings_over_pins,
    selection_rings,
    spot_radius,
)
from game.africa.view.input import SelectableSpot, die_target, selectable_spots
from game.africa.view.landmarks import bonus_plate
from game.africa.view.pieces import pieces, pin_heads, pin_poses
from game.africa.view.tokens import hidden_tokens
from game.draw.presentation import Ui
from game.draw.scene import Circle, Path, Scene, Shape
from game.draw.svg_paths import Point, open_path
from game.draw.theme import Theme

LEGIBLE_SCALE = 11 / map_data.NAME_SIZE
"""CSS pixels per unit of the map at which names are eleven pixels high."""

ROUTE_VERBS = frozenset({"go", "sail", "fly"})
"""The moves that lead along a route."""


def scene(state: Position, ui: Ui, theme: Theme) -> Scene:
    """The scene of a state, with glowing targets if a person may act."""
    board = state.house.board
    at = layout.SPOTS[board]
    choices, rolls = selectable_spots(state, ui), die_target(state, ui)
    pins = pin_poses(state, ui, at)
    shapes = (
        *last_move(state, ui, at, theme),
        *lit_routes(state, choices, theme),
        *lit_places(choices, ui, at, theme),
        *hidden_tokens(state.tokens, theme),
        *bonus_plate(state, ui.language, theme),
        *path_to_hovered(state, ui, choices, theme),
        *selection_rings(choices, ui, at, theme),
        *pieces(state, ui, pins, theme),
        *rings_over_pins(choices, pin_heads(pins), ui, at, theme),
        die(state.roll, rolls, theme, hovered=bool(rolls) and ui.hover == rolls),
    )
    key = f"africa {board} {ui.language} {ui.place_names} {theme.name}"
    return Scene(
        map_data.SIZE,
        map_data.SIZE,
        key,
        background(board, ui.language, ui.place_names, theme),
        shapes,
        ui.rotated,
        PIN_CORNER,
        LEGIBLE_SCALE,
    )


def last_move(state: Position, ui: Ui, at: Mapping[str, Point], theme: Theme) -> tuple[Shape, ...]:
    """The path of the last move, drawn under tokens and pieces."""
    points = [at[spot] for spot in ui.last_move if spot in at]
    if len(points) < 2:
        return ()
    flown = len(points) == 2 and ui.last_move[1] in state.board.air.get(ui.last_move[0], ())
    d = layout.flight_path(ui.last_move[0], ui.last_move[1]) if flown else open_path(points)
    return (
        Path(d=d, stroke=theme.last, width=7.0, opacity=0.45),
        Circle(*points[0], r=spot_radius(ui.last_move[0]) + 4, stroke=theme.last, width=2.4, dash=(0.1, 5.0)),
    )


def lit_routes(state: Position, choices: Iterable[SelectableSpot], theme: Theme) -> tuple[Shape, ...]:
    """A light on the routes to all destinations."""
    ways = [choice for choice in choices if choice.verb in ROUTE_VERBS and choice.spot != state.mover.place]
    d = "".join(path_data(state, choice) for choice in ways)
    return (Path(d=d, stroke=theme.glow, width=9.0, opacity=LIGHT_OPACITY),) if d else ()


def path_to_hovered(
    state: Position, ui: Ui, choices: Iterable[SelectableSpot], theme: Theme
) -> tuple[Shape, ...]:
    """The path to the hovered destination."""
    choice = next((each for each in choices if each.target == ui.hover), None)
    if choice is None or choice.spot == state.mover.place or choice.verb not in ROUTE_VERBS:
        return ()
    d = path_data(state, choice)
    return (Path(d=d, stroke=theme.glow_edge, width=8.0), Path(d=d, stroke=theme.glow, width=5.0))


def path_data(state: Position, choice: SelectableSpot) -> str:
    """The path from the mover's piece to a destination, as SVG path data."""
    here, there = state.mover.place, choice.spot
    if choice.verb == "fly":
        return layout.flight_path(here, there)
    board = state.board
    path = (
        board.sea_route(here, there) if choice.verb == "sail" else board.walks_by_end(here, state.roll)[there]
    )
    return open_path([layout.SPOTS[board.name][spot] for spot in path])
