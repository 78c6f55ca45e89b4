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

MAX_SPRITES = 64
"""Pictures that are kept, and as many groups are remembered as seen once."""

SPRITE_MARGIN = 1
"""Pixels left free around a picture, for what is smoothed at its edges."""

SpriteKey = tuple[int, float, float, float]
"""Which shapes, how large, and where between the pixels."""

PaintGroup = Callable[[Any, Group, float, float, float], None]
"""Paints a group on a context; scale, left and top as for `Sprites.of`."""


class SpriteCache:
    """The pictures of one board, kept by what they show."""

    def __init__(self) -> None:
        self._seen_once: dict[SpriteKey, tuple[Shape, ...]] = {}
        """What is seen for the second time becomes a picture. Held, so that no other tuple takes its id."""
        self._sprites: dict[SpriteKey, tuple[tuple[Shape, ...], Any]] = {}

    def get(
        self, group: Group, scale: float, left: float, top: float, paint: PaintGroup
    ) -> tuple[Any, int, int] | None:
        """A picture of a group that has a box, and the pixel of its corner; None while there is none.

        Its origin is at the pixel `left`, `top`; `scale` is in pixels per unit, below 0 on a turned board.
        """
        assert group.bounds
        offset_x, offset_y = left - floor(left), top - floor(top)
        key = (id(group.shapes), scale, offset_x, offset_y)
        x, y, width, height = _pixel_box(group.bounds, scale, offset_x, offset_y)
        if key in self._seen_once:
            del self._seen_once[key]
            picture = document.createElement("canvas")
            picture.width, picture.height = width, height
            paint(picture.getContext("2d"), group, scale, offset_x - x, offset_y - y)
            _remember(self._sprites, key, (group.shapes, picture))
        if key not in self._sprites:
            _remember(self._seen_once, key, group.shapes)
            return None
        return self._sprites[key][1], floor(left) + x, floor(top) + y


def _pixel_box(box: Box, scale: float, offset_x: float, offset_y: float) -> tuple[int, int, int, int]:
    """The pixels that a box covers: its corner from the origin's pixel, and its size."""
    xs, ys = sorted((box[0] * scale, box[2] * scale)), sorted((box[1] * scale, box[3] * scale))
    x, y = floor(xs[0] + offset_x) - SPRITE_MARGIN, floor(ys[0] + offset_y) - SPRITE_MARGIN
    return x, y, ceil(xs[1] + offset_x) + SPRITE_MARGIN - x, ceil(ys[1] + offset_y) + SPRITE_MARGIN - y


def _remember(cache: dict[SpriteKey, Any], key: SpriteKey, value: Any) -> None:
    """Keep it, and forget the oldest where there are too many."""
    cache[key] = value
    if len(cache) > MAX_SPRITES:
        del cache[next(iter(cache))]
