"""The pictures between two scenes.

Shapes with the same id are the same thing: it glides, turns, grows and fades from where it was to where it
is. What has no counterpart fades in or out. A thing with a trail follows it instead of the straight line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot

from game.draw.scene import Scene, Shape

Trail = Sequence[tuple[float, float]]


def tween(before: Scene, after: Scene, t: float, trails: Mapping[str, Trail] | None = None) -> Scene:
    """The scene at `t`, 0 (`before`) to 1 (`after`); `trails` are ways of shapes by id, in board units."""
    if t >= 1:
        return after
    trails = trails or {}
    old = {shape.id: shape for shape in before.shapes if shape.id}
    new = {shape.id for shape in after.shapes if shape.id}
    shapes = [_between(old.get(shape.id), shape, t, trails.get(shape.id)) for shape in after.shapes]
    gone = [fade(shape, 1 - t) for shape in before.shapes if shape.id and shape.id not in new]
    return replace(after, shapes=(*gone, *shapes))


def overlaid(shapes: Sequence[Shape], over: Sequence[Shape]) -> tuple[Shape, ...]:
    """Shapes with others painted over them; one that is painted over stands in for the one of its id."""
    painted = {shape.id for shape in over if shape.id}
    return (*(shape for shape in shapes if shape.id not in painted), *over)


def ease(t: float) -> float:
    """Slow, fast, slow: from 0 to 1 with no jerk at either end."""
    return t * t * (3 - 2 * t)


def fade(shape: Shape, opacity: float) -> Shape:
    """The shape, fainter."""
    return replace(shape, opacity=shape.opacity * opacity)


def along(trail: Trail, t: float) -> tuple[float, float]:
    """The point at the fraction `t` of a trail's length. A trail has at least one point."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(trail)]
    left = t * sum(lengths)
    for (a, b), length in zip(pairwise(trail), lengths, strict=True):
        if left <= length and length:
            return _mix(a[0], b[0], left / length), _mix(a[1], b[1], left / length)
        left -= length
    return trail[-1]


def _between(old: Shape | None, new: Shape, t: float, trail: Trail | None) -> Shape:
    if old is None:
        return fade(new, t) if new.id else new
    x, y = along(trail, t) if trail else (_mix(old.x, new.x, t), _mix(old.y, new.y, t))
    return replace(
        new,
        x=x,
        y=y,
        opacity=_mix(old.opacity, new.opacity, t),
        scale=_mix(old.scale, new.scale, t),
        turn=_mix(old.turn, new.turn, t),
    )


def _mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t
