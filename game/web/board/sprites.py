"""Pictures of groups of shapes that look the same in frame after frame: one call each instead of dozens.

A picture is made of a group that stands still, at its place among the pixels, so that the copy is what the
shapes themselves would paint. What moves is at another place in each frame: of that none is made.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor
from typing import Any

from js import document

from game.draw.scene import Box, Group, Shape

MOST = 64
"""Pictures that are kept, and as many groups are remembered as seen once."""

EDGE = 1
"""Pixels left free around a picture, for what is smoothed at its edges."""

Key = tuple[int, float, float, float]
"""Which shapes, how large, and where between the pixels."""

Paint = Callable[[Any, Group, float, float, float], None]
"""Paints a group on a context; scale, left and top as for `Sprites.of`."""


class Sprites:
    """The pictures of one board, kept by what they show."""

    def __init__(self) -> None:
        self._once: dict[Key, tuple[Shape, ...]] = {}
        """What is seen for the second time becomes a picture. Held, so that no other tuple takes its id."""
        self._kept: dict[Key, tuple[tuple[Shape, ...], Any]] = {}

    def of(
        self, group: Group, scale: float, left: float, top: float, paint: Paint
    ) -> tuple[Any, int, int] | None:
        """A picture of a group that has a box, and the pixel of its corner; None while there is none.

        Its origin is at the pixel `left`, `top`; `scale` is in pixels per unit, below 0 on a turned board.
        """
        assert group.box
        right, down = left - floor(left), top - floor(top)
        key = (id(group.shapes), scale, right, down)
        x, y, width, height = _pixels(group.box, scale, right, down)
        if key in self._once:
            del self._once[key]
            picture = document.createElement("canvas")
            picture.width, picture.height = width, height
            paint(picture.getContext("2d"), group, scale, right - x, down - y)
            _remember(self._kept, key, (group.shapes, picture))
        if key not in self._kept:
            _remember(self._once, key, group.shapes)
            return None
        return self._kept[key][1], floor(left) + x, floor(top) + y


def _pixels(box: Box, scale: float, right: float, down: float) -> tuple[int, int, int, int]:
    """The pixels that a box covers: its corner from the origin's pixel, and its size."""
    xs, ys = sorted((box[0] * scale, box[2] * scale)), sorted((box[1] * scale, box[3] * scale))
    x, y = floor(xs[0] + right) - EDGE, floor(ys[0] + down) - EDGE
    return x, y, ceil(xs[1] + right) + EDGE - x, ceil(ys[1] + down) + EDGE - y


def _remember(known: dict[Key, Any], key: Key, value: Any) -> None:
    """Keep it, and forget the oldest where there are too many."""
    known[key] = value
    if len(known) > MOST:
        del known[next(iter(known))]
