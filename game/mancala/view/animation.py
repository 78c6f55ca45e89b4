"""Animations: a hand that sows stone by stone, captured stones that fly to the store, and swapped sides.

Each frame is computed from its time alone. The contents of a hole have the same ID as in the scene after the
move, so they replace them; at the end both are equal.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import pi, sin

from game.draw.presentation import EventContext, Ui
from game.draw.scene import Group, Shape
from game.draw.svg_paths import Point
from game.draw.theme import Theme
from game.draw.tween import ease, fade
from game.mancala.rules.board import HOLES, LETTERS, NORTH, path
from game.mancala.text.narration import LIFT_SHARE, SOW_SHARE
from game.mancala.view.layout import hole_at, offset_by, orientation_of, store_at
from game.mancala.view.scene import hole_contents, score_text, stored_stones
from game.mancala.view.stones import (
    shadow_of,
    stone,
    stone_positions,
    stones_in_hole,
    store_stone_scale,
    stored_stone_at,
)

_FALL_TIME = 0.09
"""Time for which a sown stone falls, as a part of the duration."""

_LIFT_END = LIFT_SHARE - _FALL_TIME
"""Time at which the hand is up, as a part of the duration."""

_HAND_HEIGHT, _HAND_SCALE = 26.0, 1.12
"""Height of the hand, and the scale of the stones in it."""

_SHADOW_OFFSET = (9.0, 14.0)
_FLIGHT_TIME, _ARC_HEIGHT = 0.45, 46.0
"""Time for which a captured stone flies, as a part of the duration, and the height of its arc."""


def motion_path(context: EventContext, ui: Ui) -> tuple[Point, ...]:
    """The path of the hand, in board units; empty if nothing is sown."""
    if not context.event.piece_id:
        return ()
    return tuple(hole_at(LETTERS.index(letter), orientation_of(ui)) for letter in context.event.path)


def animation_overlay(context: EventContext, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """The shapes over the scene at time `t` (0 to 1) of an event."""
    if context.event.kind == "sow":
        return tuple(_sowing(context, t, ui, theme))
    if context.event.kind == "capture":
        return tuple(_capturing(context, t, ui, theme))
    if context.event.kind == "swap":
        return tuple(_swapping(context, t, ui, theme))
    return ()


def _sowing(context: EventContext, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    origin, board = LETTERS.index(context.event.path[0]), list(context.before.board)
    holes = path(origin, board[origin])
    released = [landed - _FALL_TIME for landed in context.event.sound_times]
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
    """The stones still in the hand, and their shadow."""
    risen = ease(min(1.0, t / _LIFT_END))
    progress = max(0.0, (t - _LIFT_END) / SOW_SHARE) * (len(stops) - 1)
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
    """A stone between the hand and its final position."""
    (x, y), (dx, dy) = hole_at(hole, orientation_of(ui)), stone_positions(count, ui.portrait)[-1]
    fallen = progress * progress
    return Group(
        x + dx * progress, y + dy * progress - _HAND_HEIGHT * (1 - fallen), shapes=stone(count - 1, theme)
    )


def _capturing(context: EventContext, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    before, seat, hole = context.before, context.before.seat, LETTERS.index(context.event.path[-1])
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
            yield _flying(number, offset_by(start, here), offset_by(end, there), progress, theme)


def _emptying(hole: int, waiting: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """A captured hole with the number of stones still in it; `_capturing` draws the stones one by one."""
    empty, number = (hole_contents([hole], {hole: stones}, ui, theme) for stones in (0, waiting))
    yield from (shape for shape in empty if shape.id.startswith("stones:"))
    yield from (shape for shape in number if shape.id.startswith("count:"))


def _capture_progress(number: int, stones: int, t: float) -> float:
    """The progress of a captured stone, 0 to 1; the stones start one after the other."""
    start = (1 - _FLIGHT_TIME) * number / stones
    return min(1.0, max(0.0, (t - start) / _FLIGHT_TIME))


def _flying(number: int, start: Point, end: Point, progress: float, theme: Theme) -> Shape:
    """A captured stone flying in an arc."""
    x, y = _interpolate(start, end, ease(progress))
    scale = 1 - (1 - store_stone_scale()) * progress
    return Group(x, y - _ARC_HEIGHT * sin(pi * progress), scale=scale, shapes=stone(number, theme))


def _swapping(context: EventContext, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """One position fades into the other."""
    board, opacity = (context.before.board, 1 - 2 * t) if t < 0.5 else (context.after.board, 2 * t - 1)
    return (fade(shape, opacity) for shape in hole_contents(range(HOLES), board, ui, theme))


def _interpolate(a: Point, b: Point, t: float) -> Point:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
