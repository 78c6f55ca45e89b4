"""What moves: a hand that sows stone by stone, captured stones on their way to the store, sides that change.

A beat brings the position before the move along (`Beat.detail`), so that each picture is worked out from its
time alone: hollows are painted empty over the picture of afterwards, and then filled as far as they are by
then. At the end that is the picture of afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import pi, sin

from game.draw.scene import Group, Shape
from game.draw.show import Beat, Ui
from game.draw.theme import Theme
from game.draw.tween import ease, fade
from game.mancala.board import LETTERS, NORTH, path, turned
from game.mancala.notation import read_position
from game.mancala.position import Position
from game.mancala.view.choosing import NUMERALS
from game.mancala.view.picture import contents, score, stored_stones
from game.mancala.view.places import Point, hole_at
from game.mancala.view.stones import in_store, pile, places, shadow_of, single, stored_scale
from game.mancala.view.wood import hole_floors, plates, score_plates, trough_at, trough_floors

_LIFTED, _LAST = 0.1, 0.9
"""Up to the one part of its time the hand rises; at the other it lets the last stone go."""

_HEIGHT = 26.0
_HAND = 1.12
"""How high the hand goes, and how much larger what it holds looks up there."""

_FLIGHT = 0.45
"""The part of its time that a captured stone is under way."""

_ARC = 46.0


def trail(beat: Beat, ui: Ui) -> tuple[Point, ...]:
    """The way of the hand, in board units; empty when nothing travels."""
    if not beat.piece:
        return ()
    return tuple(hole_at(LETTERS.index(letter), ui.flipped) for letter in beat.trail)


def flourish(beat: Beat, t: float, ui: Ui, theme: Theme) -> tuple[Shape, ...]:
    """What is painted over the picture at `t` (0 to 1) of a beat."""
    if beat.kind == "sow":
        return tuple(_sowing(beat, t, ui, theme))
    if beat.kind == "capture":
        return tuple(_capturing(beat, t, ui, theme))
    if beat.kind == "swap":
        return tuple(_swapping(beat, t, ui, theme))
    return ()


def _sowing(beat: Beat, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    origin, board = LETTERS.index(beat.trail[0]), list(_before(beat).board)
    way = path(origin, board[origin])
    gone = [_released(number, len(way)) for number in range(len(way))]
    fall = (1 - _LAST) * 0.9
    board[origin] = 0
    for hole, start in zip(way, gone, strict=True):
        board[hole] += t >= start + fall
    yield from _holes(sorted({origin, *way}), board, ui, theme)
    for hole, start in zip(way, gone, strict=True):
        if start <= t < start + fall:
            yield _falling(hole, board[hole] + 1, (t - start) / fall, ui, theme)
    held = sum(t < start for start in gone)
    if held:
        yield from _hand(origin, way, held, t, ui, theme)


def _released(number: int, stones: int) -> float:
    """When the hand lets a stone go, counted from 0."""
    return _LIFTED + (_LAST - _LIFTED) * (number + 1) / stones


def _hand(origin: int, way: tuple[int, ...], held: int, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """What is still to be sown, above the board, and its shadow."""
    stops = [hole_at(hole, ui.flipped) for hole in (origin, *way)]
    risen = ease(min(1.0, t / _LIFTED))
    gone = max(0.0, (t - _LIFTED) / (_LAST - _LIFTED)) * len(way)
    stop = min(int(gone), len(way) - 1)
    (ax, ay), (bx, by) = stops[stop], stops[stop + 1]
    part = ease(gone - stop)
    x, y = ax + (bx - ax) * part, ay + (by - ay) * part
    stones = pile(held, theme)
    shadow = fade(shadow_of(held, theme), 0.45 * risen)
    yield Group(x + 9 * risen, y + 14 * risen, shapes=(shadow,))
    yield Group(x, y - _HEIGHT * risen, scale=1 + (_HAND - 1) * risen, shapes=stones)


def _falling(hole: int, lying: int, part: float, ui: Ui, theme: Theme) -> Shape:
    """A stone between the hand and where it will lie."""
    x, y = hole_at(hole, ui.flipped)
    dx, dy = places(lying)[-1]
    return Group(x + dx * part, y - _HEIGHT * (1 - part * part) + dy * part, shapes=single(0, theme))


def _capturing(beat: Beat, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    before, hole = _before(beat), LETTERS.index(beat.trail[-1])
    stones, had = before.board[hole], before.captured[beat.seat]
    parts = [_flown(number, stones, t) for number in range(stones)]
    landed, waiting = sum(part >= 1 for part in parts), sum(part <= 0 for part in parts)
    yield from _counted(hole, waiting, ui, theme)
    yield from trough_floors([beat.seat], ui.flipped, theme)
    yield from stored_stones(beat.seat, had + landed, ui, theme)
    yield from score_plates([beat.seat], ui.flipped, theme)
    komi = before.house.komi if beat.seat == NORTH else 0
    yield score(beat.seat, had + landed, komi, ui, theme)
    lying = places(stones)
    for number, part in enumerate(parts):
        if part < 1:
            start = lying[min(number, len(lying) - 1)]
            yield _flying(beat.seat, hole, start, had + number, part, ui, theme)


def _counted(hole: int, waiting: int, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """The hole that is taken: its stones are drawn one by one, so only their number stands here."""
    board = [0] * len(LETTERS)
    board[hole] = waiting
    yield from (shape for shape in _holes([hole], board, ui, theme) if not isinstance(shape, Group))


def _flown(number: int, stones: int, t: float) -> float:
    """How far a captured stone has come, 0 to 1; they start one after the other."""
    start = (1 - _FLIGHT) * number / stones
    return min(1.0, max(0.0, (t - start) / _FLIGHT))


def _flying(seat: int, hole: int, start: Point, number: int, part: float, ui: Ui, theme: Theme) -> Shape:
    """A captured stone on its way to the place in the store that has the number, counted from 0."""
    part = ease(part)
    (ax, ay), (bx, by) = hole_at(hole, ui.flipped), trough_at(seat, ui.flipped)
    (dx, dy), (sx, sy) = start, in_store(number)
    x, y = ax + dx + (bx + sx - ax - dx) * part, ay + dy + (by + sy - ay - dy) * part
    scale = 1 - (1 - stored_scale()) * part
    return Group(x, y - _ARC * sin(pi * part), scale=scale, shapes=single(number, theme))


def _swapping(beat: Beat, t: float, ui: Ui, theme: Theme) -> Iterator[Shape]:
    """One position fades into the other."""
    before = _before(beat).board
    board, seen = (before, 1 - 2 * t) if t < 0.5 else (turned(before), 2 * t - 1)
    for shape in _holes(range(len(board)), board, ui, theme):
        yield fade(shape, seen) if shape.id else shape


def _holes(holes: Sequence[int], board: Sequence[int], ui: Ui, theme: Theme) -> Iterator[Shape]:
    """Some holes with what lies in them now, over whatever was painted there."""
    yield from hole_floors(holes, ui.flipped, theme)
    if NUMERALS not in ui.show:
        yield from plates(holes, ui.flipped, theme)
    yield from contents(holes, board, ui, theme)


@lru_cache(maxsize=4)
def _before(beat: Beat) -> Position:
    """The position before the beat's move."""
    return read_position(beat.detail)
