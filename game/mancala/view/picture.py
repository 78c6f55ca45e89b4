"""The whole picture: the carved board, and on it stones, numbers, marks and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from game.draw.scene import Circle, Group, Scene, Shape, Text
from game.draw.show import Ui
from game.draw.theme import Theme
from game.mancala.board import LETTERS, NORTH, SOUTH
from game.mancala.rules import State, scores
from game.mancala.view.choosing import NUMERALS
from game.mancala.view.marks import choices, last_move, previewed, rated
from game.mancala.view.places import FIGURE_X, HEIGHT, SCORE_X, WIDTH, hole_at, store_y
from game.mancala.view.stones import pile, stored
from game.mancala.view.wood import ground, number_at, trough_at

Board = Sequence[int] | Mapping[int, int]
"""Stones by hole."""


def scene(state: State, ui: Ui, theme: Theme) -> Scene:
    """The board as it stands."""
    numerals = NUMERALS in ui.show
    figures = ui.figures[:2]
    live = (
        *turn(state, ui, theme),
        *last_move(ui, theme),
        *contents(range(len(state.board)), state.board, ui, theme),
        *(shape for seat in (SOUTH, NORTH) for shape in store(state, seat, ui, theme)),
        *choices(state, ui, theme),
        *rated(state, ui, theme),
        *previewed(state, ui, theme),
    )
    key = f"mancala {theme.name} {figures} {ui.flipped} {numerals}"
    return Scene(WIDTH, HEIGHT, key, ground(figures, ui.flipped, numerals, theme), live)


def turn(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A ring round the figure of whoever's turn it is."""
    if state.outcome is None:
        at = (FIGURE_X, store_y(state.seat, ui.flipped))
        yield Circle(*at, f"turn:{state.seat}:edge", r=36.5, stroke=theme.glow_edge, width=8.0)
        yield Circle(*at, f"turn:{state.seat}", r=36.5, stroke=theme.glow, width=5.0)


def contents(holes: Iterable[int], board: Board, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """What lies in some holes, and the numbers of it."""
    numerals = NUMERALS in ui.show
    for hole in holes:
        letter, stones, at = LETTERS[hole], board[hole], hole_at(hole, ui.flipped)
        if numerals:
            yield Text(*at, f"count:{letter}", text=f"{stones}", size=66, weight=700, fill=theme.stone)
            continue
        x, y = number_at(hole, ui.flipped)
        yield Group(*at, f"stones:{letter}", shapes=pile(stones, theme))
        yield Text(x, y + 1, f"count:{letter}", text=f"{stones}", size=37, weight=700, fill=theme.bone_ink)


def store(state: State, seat: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A player's stones, and the score with komi."""
    yield from stored_stones(seat, state.captured[seat], ui, theme)
    yield score(seat, scores(state)[seat], state.house.komi if seat == NORTH else 0, ui, theme)


def stored_stones(seat: int, stones: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """So many stones in a store."""
    yield Group(*trough_at(seat, ui.flipped), f"store:{seat}", shapes=stored(stones, theme))


def score(seat: int, stones: int, komi: float, ui: Ui, theme: Theme) -> Shape:
    """A score on its plate, halves as a fraction that all languages read."""
    whole, half = divmod(stones + komi, 1)
    text = f"{whole:.0f}{'½' if half else ''}"
    at = (SCORE_X, store_y(seat, ui.flipped) + 1)
    return Text(*at, f"score:{seat}", text=text, size=46, weight=700, fill=theme.bone_ink)
