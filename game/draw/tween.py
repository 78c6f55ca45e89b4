"""Animation between two scenes.

Position, rotation, scale and opacity of shapes with the same id are interpolated. A shape without a
counterpart fades in or out. A shape with a motion path follows it instead of a straight line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from math import hypot

from game.draw.scene import Scene, Shape

MotionPath = Sequence[tuple[float, float]]


class Tween:
    """The animation from one scene to another; `paths` are motion paths by shape id."""

    def __init__(self, before: Scene, after: Scene, paths: Mapping[str, MotionPath] | None = None) -> None:
        old = {shape.id: shape for shape in before.shapes if shape.id}
        new = {shape.id for shape in after.shapes if shape.id}
        self._after, self._paths = after, paths or {}
        self._gone = [shape for shape in before.shapes if shape.id and shape.id not in new]
        self._pairs = [(old.get(shape.id), shape) for shape in after.shapes]

    def scene_at(self, t: float, overlay: Sequence[Shape] = ()) -> Scene:
        """The scene at `t`, 0 (before) to 1 (after), with the shapes of `overlay` on top.

        An overlay shape replaces the shape with the same id.
        """
        painted = {shape.id for shape in overlay if shape.id}
        if t >= 1:
            shapes = [shape for _, shape in self._pairs if shape.id not in painted]
        else:
            shapes = [fade(shape, 1 - t) for shape in self._gone if shape.id not in painted]
            shapes += [
                _tween_shape(old, new, t, self._paths.get(new.id))
                for old, new in self._pairs
                if new.id not in painted
            ]
        return replace(self._after, shapes=(*shapes, *overlay))


def ease(t: float) -> float:
    """Ease-in-out (smoothstep): 0 to 1 with zero speed at both ends."""
    return t * t * (3 - 2 * t)


def fade(shape: Shape, opacity: float) -> Shape:
    """The shape with its opacity multiplied."""
    return replace(shape, opacity=shape.opacity * opacity)


def point_along(path: MotionPath, t: float) -> tuple[float, float]:
    """The point at the fraction `t` of a path's length. The path has at least one point."""
    lengths = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path)]
    remaining = t * sum(lengths)
    for (a, b), length in zip(pairwise(path), lengths, strict=True):
        if remaining <= length and length:
            return _lerp(a[0], b[0], remaining / length), _lerp(a[1], b[1], remaining / length)
        remaining -= length
    return path[-1]


def _tween_shape(old: Shape | None, new: Shape, t: float, path: MotionPath | None) -> Shape:
    if old is None:
        return fade(new, t) if new.id else new
    if not path and _tweened_values(old) == _tweened_values(new):
        return new
    x, y = point_along(path, t) if path else (_lerp(old.x, new.x, t), _lerp(old.y, new.y, t))
    return replace(
        new,
        x=x,
        y=y,
        opacity=_lerp(old.opacity, new.opacity, t),
        scale=_lerp(old.scale, new.scale, t),
        rotation=_lerp(old.rotation, new.rotation, t),
    )


def _tweened_values(shape: Shape) -> tuple[float, ...]:
    return shape.x, shape.y, shape.opacity, shape.scale, shape.rotation


def _lerp(a: float, b: float, t: float) -> float:
    return a + (b - a) * t
