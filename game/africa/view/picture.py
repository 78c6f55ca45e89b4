"""The whole picture: the printed map, and over it tokens, pieces, the die, and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.africa import atlas
from game.africa.position import Position
from game.africa.view import places
from game.africa.view.choosing import Choice, die_target, on_the_map
from game.africa.view.die import die
from game.africa.view.ground import ground
from game.africa.view.pieces import heads, leaning, pieces
from game.africa.view.places import Point
from game.africa.view.reach import behind_pins, glows, lit, radius
from game.africa.view.tokens import unturned
from game.draw.scene import Circle, Path, Scene, Shape
from game.draw.show import Ui
from game.draw.theme import Theme


def scene(state: Position, ui: Ui, theme: Theme) -> Scene:
    """The board as it stands, with targets glowing where somebody may choose."""
    board = state.house.board
    at = places.SPOTS[board]
    chosen, rolls = on_the_map(state, ui), die_target(state, ui)
    pins = leaning(state, ui, at)
    live = (
        *last_move(state, ui, at, theme),
        *unturned(state.tokens, theme),
        *lit(state, ui, chosen, at, theme),
        *way_to(state, ui, chosen, theme),
        *glows(chosen, ui, at, theme),
        *die(state.roll, rolls, theme, taken=bool(rolls) and ui.hover == rolls),
        *pieces(state, ui, pins, theme),
        *behind_pins(chosen, heads(pins), ui, at, theme),
    )
    key = f"africa {board} {ui.language} {ui.names} {theme.name}"
    return Scene(atlas.SIZE, atlas.SIZE, key, ground(board, ui.language, ui.names, theme), live, ui.flipped)


def last_move(state: Position, ui: Ui, at: Mapping[str, Point], theme: Theme) -> tuple[Shape, ...]:
    """The way of the last move: a band under everything that lives."""
    trail = [at[spot] for spot in ui.last if spot in at]
    if len(trail) < 2:
        return ()
    flown = len(trail) == 2 and state.board.air.get(ui.last[0], ()).count(ui.last[1])
    d = places.flight_path(ui.last[0], ui.last[1]) if flown else places.line(trail)
    return (
        Path(d=d, stroke=theme.last, width=7.0, opacity=0.45),
        Circle(*trail[0], r=radius(ui.last[0]) + 4, stroke=theme.last, width=2.4, dash=(0.1, 5.0)),
    )


def way_to(state: Position, ui: Ui, chosen: Iterable[Choice], theme: Theme) -> tuple[Shape, ...]:
    """The way to the destination that is pointed at."""
    choice = next((each for each in chosen if each.target == ui.hover), None)
    if choice is None or choice.spot == state.mover.place or choice.verb == "start":
        return ()
    d = course(state, choice)
    return (Path(d=d, stroke=theme.glow_edge, width=8.0), Path(d=d, stroke=theme.glow, width=5.0))


def course(state: Position, choice: Choice) -> str:
    """How one gets from the piece to a destination, as SVG path data."""
    here, there = state.mover.place, choice.spot
    if choice.verb == "fly":
        return places.flight_path(here, there)
    board = state.board
    way = board.voyage(here, there) if choice.verb == "sail" else board.walks(here, state.roll)[there]
    return places.line([places.SPOTS[board.name][spot] for spot in way])
