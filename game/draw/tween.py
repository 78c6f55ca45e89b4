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


class Between:
    """What lies between two scenes, worked out once for all frames; `trails` are ways of shapes by id."""

    def __init__(self, before: Scene, after: Scene, trails: Mapping[str, Trail] | None = None) -> None:
        old = {shape.id: shape for shape in before.shapes if shape.id}
        new = {shape.id for shape in after.shapes if shape.id}
        self._after, self._trails = after, trails or {}
        self._gone = [shape for shape in before.shapes if shape.id and shape.id not in new]
        self._pairs = [(old.get(shape.id), shape) for shape in after.shapes]

    def at(self, t: float, over: Sequence[Shape] = ()) -> Scene:
        """The scene at `t`, 0 (before) to 1 (after), with shapes painted `over` it.

        What is painted over stands in for the shape of its id.
        """
        painted = {shape.id for shape in over if shape.id}
        if t >= 1:
            shapes = [shape for _, shape in self._pairs if shape.id not in painted]
        else:
            shapes = [fade(shape, 1 - t) for shape in self._gone if shape.id not in painted]
            shapes += [
                _between(old, new, t, self._trails.get(new.id))
                for old, new in self._pairs
                if new.id not in painted
            ]
        return replace(self._after, shapes=(*shapes, *over))


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
    if not trail and _look(old) == _look(new):
        return new
    x, y = along(trail, t) if trail else (_mix(old.x, new.x, t), _mix(old.y, new.y, t))
    return replace(
        new,
        x=x,
        y=y,
        opacity=_mix(old.opacity, new.opacity, t),
        scale=_mix(old.scale, new.scale, t),
        turn=_mix(old.turn, new.turn, t),
    )


def _look(shape: Shape) -> tuple[float, ...]:
    """What glides."""
    return shape.x, shape.y, shape.opacity, shape.scale, shape.turn


def _mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t
