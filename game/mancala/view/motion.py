"""What moves: a hand that sows stone by stone, captured stones on their way to the store, sides that change.

Each picture is worked out from its time alone. What lies in a hole by then bears the hole's name and so
stands in for what will lie there afterwards; at the end it is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin

from game.draw.scene import Group, Shape
from game.draw.show import Moment, Ui
from game.draw.theme import Theme
from game.draw.tween import ease, fade
from game.mancala.board import HOLES, LETTERS, NORTH, path
from game.mancala.view.picture import contents, score, stored_stones
from game.mancala.view.places import Point, hole_at, lie, trough_at
from game.mancala.view.stones import in_store, pile, places, shadow_of, single, stored_scale

_LIFTED, _LAST = 0.1, 0.9
"""Up to the one part of its time the hand rises; at the other it lets the last stone go."""

_FALL = 0.09
"""The part of its time that a sown stone falls."""

_HEIGHT, _HAND = 26.0, 1.12
"""How high the hand goes, and how much larger what it holds looks up there."""

_SHADOW = (9.0, 14.0)
_FLIGHT, _ARC = 0.45, 46.0
"""The part of its time that a captured stone is under way, and how high it flies."""


def trail(moment: Moment, ui: Ui) -> tuple[Point, ...]:
    """The way of the hand, in board units; empty when nothing travels."""
    if not moment.beat.piece:
        return ()
    return tuple(hole_at(LETTERS.index(letter), lie(ui)) for letter in moment.beat.trail)


def flourish(moment: Moment, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """What is painted over the picture at `t` (0 to 1) of a beat."""
    if moment.beat.kind == "sow":
        return tuple(_sowing(moment, t, ui, theme))
    if moment.beat.kind == "capture":
        return tuple(_capturing(moment, t, ui, theme))
    if moment.beat.kind == "swap":
        return tuple(_swapping(moment, t, ui, theme))
    return ()


def _sowing(moment: Moment, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    origin, board = LETTERS.index(moment.beat.trail[0]), list(moment.before.board)
    way = path(origin, board[origin])
    released = [landed - _FALL for landed in moment.beat.ticks]
    board[origin] = 0
    for hole, start in zip(way, released, strict=True):
        board[hole] += t >= start + _FALL
    yield from contents(sorted({origin, *way}), board, ui, theme)
    for hole, start in zip(way, released, strict=True):
        if start <= t < start + _FALL:
            yield _falling(hole, board[hole] + 1, (t - start) / _FALL, ui, theme)
    if held := sum(t < start for start in released):
        yield from _hand((origin, *way), held, t, ui, theme)


def _hand(stops: tuple[int, ...], held: int, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """What is still to be sown, above the board, and its shadow."""
    risen = ease(min(1.0, t / _LIFTED))
    gone = max(0.0, (t - _LIFTED) / (_LAST - _LIFTED)) * (len(stops) - 1)
    stop = min(int(gone), len(stops) - 2)
    (ax, ay), (bx, by) = (hole_at(hole, lie(ui)) for hole in stops[stop : stop + 2])
    x, y = _between((ax, ay), (bx, by), ease(gone - stop))
    shadow = fade(shadow_of(held, theme, ui.upright), 0.45 * risen)
    yield Group(x + _SHADOW[0] * risen, y + _SHADOW[1] * risen, shapes=(shadow,))
    yield Group(x, y - _HEIGHT * risen, scale=1 + (_HAND - 1) * risen, shapes=pile(held, theme, ui.upright))


def _falling(hole: int, lying: int, part: float, ui: Ui, theme: Theme) -> Shape:
    """A stone between the hand and where it will lie."""
    (x, y), (dx, dy) = hole_at(hole, lie(ui)), places(lying, ui.upright)[-1]
    fallen = part * part
    return Group(x + dx * part, y + dy * part - _HEIGHT * (1 - fallen), shapes=single(lying - 1, theme))


def _capturing(moment: Moment, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    before, seat, hole = moment.before, moment.before.seat, LETTERS.index(moment.beat.trail[-1])
    stones, had = before.board[hole], before.captured[seat]
    parts = [_flown(number, stones, t) for number in range(stones)]
    landed = sum(part >= 1 for part in parts)
    yield from _emptying(hole, sum(part <= 0 for part in parts), ui, theme)
    yield from stored_stones(seat, had + landed, ui, theme)
    yield score(seat, had + landed, before.house.komi if seat == NORTH else 0, ui, theme)
    start, end = hole_at(hole, lie(ui)), trough_at(seat, lie(ui))
    lying = places(stones, ui.upright)
    for number, part in enumerate(parts):
        if part < 1:
            here, there = lying[min(number, len(lying) - 1)], in_store(had + number, ui.upright)
            yield _flying(number, _sum(start, here), _sum(end, there), part, theme)


def _emptying(hole: int, waiting: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The hole that is taken: how many are still there. The stones are drawn one by one, so none here."""
    empty, number = (contents([hole], {hole: stones}, ui, theme) for stones in (0, waiting))
    yield from (shape for shape in empty if shape.id.startswith("stones:"))
    yield from (shape for shape in number if shape.id.startswith("count:"))


def _flown(number: int, stones: int, t: float) -> float:
    """How far a captured stone has come, 0 to 1; they start one after the other."""
    start = (1 - _FLIGHT) * number / stones
    return min(1.0, max(0.0, (t - start) / _FLIGHT))


def _flying(number: int, start: Point, end: Point, part: float, theme: Theme) -> Shape:
    """A captured stone on its way, in an arc."""
    x, y = _between(start, end, ease(part))
    scale = 1 - (1 - stored_scale()) * part
    return Group(x, y - _ARC * sin(pi * part), scale=scale, shapes=single(number, theme))


def _swapping(moment: Moment, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """One position fades into the other."""
    board, seen = (moment.before.board, 1 - 2 * t) if t < 0.5 else (moment.after.board, 2 * t - 1)
    return (fade(shape, seen) for shape in contents(range(HOLES), board, ui, theme))


def _between(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def _sum(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]
