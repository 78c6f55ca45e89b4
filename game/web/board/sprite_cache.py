"""A cache of rendered groups of shapes: one call to the canvas instead of dozens.

A group that looks the same in two frames becomes a sprite, rendered for its position between the pixels, so
that the copy equals the shapes. A moving group has another position in each frame and becomes none.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, floor
from typing import Any

from js import document

from game.draw.scene import Box, Group, Shape

MAX_SPRITES = 64
"""Limit of sprites, and of groups seen once."""

SPRITE_MARGIN = 1
"""Pixels around a sprite, for antialiasing at its edges."""

SpriteKey = tuple[int, float, float, float]
"""Identity of the shapes, scale, and position between the pixels (x, y)."""

PaintGroup = Callable[[Any, Group, float, float, float], None]
"""Paints a group on a context; scale, left and top as for `SpriteCache.get`."""


class SpriteCache:
    """The sprites of one board."""

    def __init__(self) -> None:
        self._seen_once: dict[SpriteKey, tuple[Shape, ...]] = {}
        """Groups that become sprites when seen again. The shapes are kept, so that their id stays unique."""
        self._sprites: dict[SpriteKey, tuple[tuple[Shape, ...], Any]] = {}

    def get(
        self, group: Group, scale: float, left: float, top: float, paint: PaintGroup
    ) -> tuple[Any, int, int] | None:
        """The sprite of a group with bounds, and the pixel of its corner; None at first sight.

        The group's origin is at pixel `left`, `top`; `scale` is pixels per unit, negative if rotated.
        """
        assert group.bounds
        offset_x, offset_y = left - floor(left), top - floor(top)
        key = (id(group.shapes), scale, offset_x, offset_y)
        x, y, width, height = _pixel_box(group.bounds, scale, offset_x, offset_y)
        if key in self._seen_once:
            del self._seen_once[key]
            canvas = document.createElement("canvas")
            canvas.width, canvas.height = width, height
            paint(canvas.getContext("2d"), group, scale, offset_x - x, offset_y - y)
            _store(self._sprites, key, (group.shapes, canvas))
        if key not in self._sprites:
            _store(self._seen_once, key, group.shapes)
            return None
        return self._sprites[key][1], floor(left) + x, floor(top) + y


def _pixel_box(box: Box, scale: float, offset_x: float, offset_y: float) -> tuple[int, int, int, int]:
    """The pixels that a box covers: corner, relative to the origin's pixel, and size."""
    xs, ys = sorted((box[0] * scale, box[2] * scale)), sorted((box[1] * scale, box[3] * scale))
    x, y = floor(xs[0] + offset_x) - SPRITE_MARGIN, floor(ys[0] + offset_y) - SPRITE_MARGIN
    return x, y, ceil(xs[1] + offset_x) + SPRITE_MARGIN - x, ceil(ys[1] + offset_y) + SPRITE_MARGIN - y


def _store(cache: dict[SpriteKey, Any], key: SpriteKey, value: Any) -> None:
    """Store a value, and drop the oldest one if there are too many."""
    cache[key] = value
    if len(cache) > MAX_SPRITES:
        del cache[next(iter(cache))]
