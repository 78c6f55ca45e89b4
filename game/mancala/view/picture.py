"""The whole picture: the carved board, and on it stones, numbers, marks and what may be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from game.draw.scene import Circle, Group, Scene, Shape, Text
from game.draw.show import Ui
from game.draw.theme import Theme
from game.mancala.board import LETTERS, NORTH, SOUTH
from game.mancala.rules import State, scores
from game.mancala.view.choosing import NUMERALS
from game.mancala.view.forms import oval
from game.mancala.view.marks import choices, last_move, previewed, rated
from game.mancala.view.places import Lie, Point, extent, figure_at, form, hole_at, lie, score_at, trough_at
from game.mancala.view.stones import pile, stored
from game.mancala.view.wood import PLATE, ground, number_at

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
    how, board = lie(ui), form(lie(ui))
    key = f"mancala {theme.name} {figures} {how} {numerals}"
    return Scene(board.width, board.height, key, ground(figures, how, numerals, theme), live)


def turn(state: State, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A ring round the figure of whoever's turn it is."""
    if state.outcome is None:
        at = figure_at(state.seat, lie(ui))
        yield Circle(*at, f"turn:{state.seat}:edge", r=36.5, stroke=theme.glow_edge, width=8.0)
        yield Circle(*at, f"turn:{state.seat}", r=36.5, stroke=theme.glow, width=5.0)


def contents(holes: Iterable[int], board: Board, ui: Ui, theme: Theme) -> Iterator[Group]:
    """What lies in some holes, and the numbers of it."""
    numerals, how = NUMERALS in ui.show, lie(ui)
    for hole in holes:
        yield from _content(hole, board[hole], numerals, how, theme)


@lru_cache(maxsize=512)
def _content(hole: int, stones: int, numerals: bool, how: Lie, theme: Theme) -> tuple[Group, ...]:
    """Kept, since while somebody sows every hole on the way is asked for in every frame."""
    letter, at = LETTERS[hole], hole_at(hole, how)
    hollow = f"M0 0{oval(*extent(how))}"
    if numerals:
        return (_count(letter, at, stones, 66, theme.stone, hollow),)
    x, y = number_at(hole, how)
    return (
        Group(*at, f"stones:{letter}", shapes=pile(stones, theme, how.upright), plot=hollow),
        _count(letter, (x, y + 1), stones, 37, theme.bone_ink, f"M0-1{PLATE}"),
    )


def _count(letter: str, at: Point, stones: int, size: float, ink: str, plot: str) -> Group:
    """The number of a hole's stones."""
    number = Text(text=f"{stones}", size=size, weight=700, fill=ink)
    return Group(*at, f"count:{letter}", shapes=(number,), plot=plot)


def store(state: State, seat: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A player's stones, and the score with komi."""
    yield from stored_stones(seat, state.captured[seat], ui, theme)
    yield score(seat, scores(state)[seat], state.house.komi if seat == NORTH else 0, ui, theme)


def stored_stones(seat: int, stones: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """So many stones in a store."""
    yield Group(*trough_at(seat, lie(ui)), f"store:{seat}", shapes=stored(stones, theme, ui.upright))


def score(seat: int, stones: int, komi: float, ui: Ui, theme: Theme) -> Shape:
    """A score on its plate, halves as a fraction that all languages read."""
    whole, half = divmod(stones + komi, 1)
    text = f"{whole:.0f}{'½' if half else ''}"
    x, y = score_at(seat, lie(ui))
    return Text(x, y + 1, f"score:{seat}", text=text, size=46, weight=700, fill=theme.bone_ink)
