"""What moves: a hand that sows stone by stone, captured stones on their way to the store, sides that change.

Each picture is worked out from its time alone. What lies in a hole by then bears the hole's name and so
stands in for what will lie there afterwards; at the end it is the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin

from game.draw.presentation import EventContext, Ui
from game.draw.scene import Group, Shape
from game.draw.theme import Theme
from game.draw.tween import ease, fade
from game.mancala.rules.board import HOLES, LETTERS, NORTH, path
from game.mancala.view.layout import Point, hole_at, orientation_of, store_at
from game.mancala.view.scene import hole_contents, score_text, stored_stones
from game.mancala.view.stones import (
    shadow_of,
    stone,
    stone_positions,
    stones_in_hole,
    store_stone_scale,
    stored_stone_at,
)

_LIFT_END, _LAST_RELEASE = 0.1, 0.9
"""Up to the one part of its time the hand rises; at the other it lets the last stone go."""

_FALL_TIME = 0.09
"""The part of its time that a sown stone falls."""

_HAND_HEIGHT, _HAND_SCALE = 26.0, 1.12
"""How high the hand goes, and how much larger what it holds looks up there."""

_SHADOW_OFFSET = (9.0, 14.0)
_FLIGHT_TIME, _ARC_HEIGHT = 0.45, 46.0
"""The part of its time that a captured stone is under way, and how high it flies."""


def motion_path(context: EventContext, ui: Ui) -> tuple[Point, ...]:
    """The way of the hand, in board units; empty when nothing travels."""
    if not context.event.piece_id:
        return ()
    return tuple(hole_at(LETTERS.index(letter), orientation_of(ui)) for letter in context.event.path)


def animation_overlay(context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """What is painted over the picture at `t` (0 to 1) of a beat."""
    if context.event.kind == "sow":
        return tuple(_sowing(context, t, ui, theme))
    if context.event.kind == "capture":
        return tuple(_capturing(context, t, ui, theme))
    if context.event.kind == "swap":
        return tuple(_swapping(context, t, ui, theme))
    return ()


def _sowing(moment: EventContext, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    origin, board = LETTERS.index(moment.event.path[0]), list(moment.before.board)
    holes = path(origin, board[origin])
    released = [landed - _FALL_TIME for landed in moment.event.sound_times]
    board[origin] = 0
    for hole, start in zip(holes, released, strict=True):
        board[hole] += t >= start + _FALL_TIME
    yield from hole_contents(sorted({origin, *holes}), board, ui, theme)
    for hole, start in zip(holes, released, strict=True):
        if start <= t < start + _FALL_TIME:
            yield _falling(hole, board[hole] + 1, (t - start) / _FALL_TIME, ui, theme)
    if held := sum(t < start for start in released):
        yield from _sowing_hand((origin, *holes), held, t, ui, theme)


def _sowing_hand(stops: tuple[int, ...], held: int, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """What is still to be sown, above the board, and its shadow."""
    risen = ease(min(1.0, t / _LIFT_END))
    progress = max(0.0, (t - _LIFT_END) / (_LAST_RELEASE - _LIFT_END)) * (len(stops) - 1)
    stop = min(int(progress), len(stops) - 2)
    (ax, ay), (bx, by) = (hole_at(hole, orientation_of(ui)) for hole in stops[stop : stop + 2])
    x, y = _interpolate((ax, ay), (bx, by), ease(progress - stop))
    shadow = fade(shadow_of(held, theme, ui.portrait), 0.45 * risen)
    yield Group(x + _SHADOW_OFFSET[0] * risen, y + _SHADOW_OFFSET[1] * risen, shapes=(shadow,))
    yield Group(
        x,
        y - _HAND_HEIGHT * risen,
        scale=1 + (_HAND_SCALE - 1) * risen,
        shapes=stones_in_hole(held, theme, ui.portrait),
    )


def _falling(hole: int, count: int, progress: float, ui: Ui, theme: Theme) -> Shape:
    """A stone between the hand and where it will lie."""
    (x, y), (dx, dy) = hole_at(hole, orientation_of(ui)), stone_positions(count, ui.portrait)[-1]
    fallen = progress * progress
    return Group(
        x + dx * progress, y + dy * progress - _HAND_HEIGHT * (1 - fallen), shapes=stone(count - 1, theme)
    )


def _capturing(moment: EventContext, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    before, seat, hole = moment.before, moment.before.seat, LETTERS.index(moment.event.path[-1])
    stones, had = before.board[hole], before.captured[seat]
    progresses = [_capture_progress(number, stones, t) for number in range(stones)]
    landed = sum(progress >= 1 for progress in progresses)
    yield from _emptying(hole, sum(progress <= 0 for progress in progresses), ui, theme)
    yield from stored_stones(seat, had + landed, ui, theme)
    yield score_text(seat, had + landed, before.house.komi if seat == NORTH else 0, ui, theme)
    start, end = hole_at(hole, orientation_of(ui)), store_at(seat, orientation_of(ui))
    positions = stone_positions(stones, ui.portrait)
    for number, progress in enumerate(progresses):
        if progress < 1:
            here, there = (
                positions[min(number, len(positions) - 1)],
                stored_stone_at(had + number, ui.portrait),
            )
            yield _flying(number, _add_points(start, here), _add_points(end, there), progress, theme)


def _emptying(hole: int, waiting: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The hole that is taken: how many are still there. The stones are drawn one by one, so none here."""
    empty, number = (hole_contents([hole], {hole: stones}, ui, theme) for stones in (0, waiting))
    yield from (shape for shape in empty if shape.id.startswith("stones:"))
    yield from (shape for shape in number if shape.id.startswith("count:"))


def _capture_progress(number: int, stones: int, t: float) -> float:
    """How far a captured stone has come, 0 to 1; they start one after the other."""
    start = (1 - _FLIGHT_TIME) * number / stones
    return min(1.0, max(0.0, (t - start) / _FLIGHT_TIME))


def _flying(number: int, start: Point, end: Point, progress: float, theme: Theme) -> Shape:
    """A captured stone on its way, in an arc."""
    x, y = _interpolate(start, end, ease(progress))
    scale = 1 - (1 - store_stone_scale()) * progress
    return Group(x, y - _ARC_HEIGHT * sin(pi * progress), scale=scale, shapes=stone(number, theme))


def _swapping(moment: EventContext, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """One position fades into the other."""
    board, opacity = (moment.before.board, 1 - 2 * t) if t < 0.5 else (moment.after.board, 2 * t - 1)
    return (fade(shape, opacity) for shape in hole_contents(range(HOLES), board, ui, theme))


def _interpolate(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _add_points(a: Point, b: Point) -> Point:
    return a[0] + b[0], a[1] + b[1]
