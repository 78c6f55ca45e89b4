"""Paints shapes on a canvas.

A call from Python to the canvas takes microseconds, and a frame needs hundreds. So paths are cached, and
properties of the canvas are set only when they change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from math import cos, pi, radians, sin, tau
from typing import Any

from js import Path2D
from pyodide.ffi import to_js

from game.draw.camera import Camera
from game.draw.scene import Anchor, Circle, Group, Path, Shape, Text
from game.web.board.sprite_cache import SpriteCache

FONT = "Starboard, ui-serif, Georgia, serif"
MIN_TEXT_SIZE = 6.0
"""CSS pixels: smaller text is unreadable and omitted; players can zoom in."""

HALO_WIDTH = 0.3
"""Width of a halo as a fraction of the text size."""

BASELINE_OFFSET = 0.2556
"""From the middle of our font's letters down to its baseline, as a fraction of the text size. (The `middle`
of a canvas is another height in WebKit.)"""

CANVAS_ALIGN = {"start": "left", "middle": "center", "end": "right"}
"""The canvas's names of the anchors."""

OPPOSITE_ANCHOR: dict[Anchor, Anchor] = {"start": "end", "middle": "middle", "end": "start"}


@lru_cache(maxsize=2048)
def cached_path2d(d: str) -> Any:
    """The browser's path for SVG path data."""
    return Path2D.new(d)


class ShapePainter:
    """Paints shapes as a camera sees them; `ratio` is device pixels per CSS pixel."""

    def __init__(
        self, context: Any, camera: Camera, ratio: float, sprite_cache: SpriteCache | None = None
    ) -> None:
        self._context = context
        self._camera, self._ratio, self._sprite_cache = camera, ratio, sprite_cache
        self._scale = camera.scale
        left, top = camera.to_view(0, 0)
        self._base_transform = (camera.signed_scale * ratio, left * ratio, top * ratio)
        pinned = camera.pinned
        left, top = pinned.to_view(0, 0)
        self._pinned_transform = (pinned.signed_scale * ratio, left * ratio, top * ratio)
        self._is_rotated = camera.rotated
        self._properties: dict[str, object] = {}
        self._transform: tuple[float, ...] | None = None
        context.lineJoin = context.lineCap = "round"

    def paint(self, shapes: Sequence[Shape]) -> None:
        for shape in shapes:
            is_pinned = isinstance(shape, Group) and shape.pinned
            scale, left, top = self._pinned_transform if is_pinned else self._base_transform
            self._paint_shape(shape, scale, left, top, 1.0)

    @contextmanager
    def clipped_to(self, group: Group) -> Iterator[Any]:
        """The context in pixels, without a transform, clipped to a group's redraw region."""
        context, (scale, left, top) = self._context, self._base_transform
        context.save()
        context.setTransform(scale, 0, 0, scale, left + group.x * scale, top + group.y * scale)
        context.clip(cached_path2d(group.redraw_region))
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.globalAlpha = 1
        yield context
        context.restore()

    def _paint_shape(self, shape: Shape, scale: float, left: float, top: float, opacity: float) -> None:
        """Paint a shape in a coordinate system with its origin at the pixel `left`, `top`."""
        opacity *= shape.opacity
        if opacity <= 0 or shape.scale == 0 or not _is_visible(shape):
            return
        left, top = left + shape.x * scale, top + shape.y * scale
        scale *= shape.scale
        if isinstance(shape, Group) and not shape.rotation:
            self._paint_group(shape, scale, left, top, opacity)
            return
        self._set_property("globalAlpha", opacity)
        self._set_transform(scale, left, top, shape.rotation)
        if isinstance(shape, Group):
            self._paint_rotated_group(shape, scale, left, top, opacity)
        elif isinstance(shape, Path):
            self._fill_and_stroke(shape, cached_path2d(shape.d))
        elif isinstance(shape, Circle):
            self._paint_circle(shape)
        elif isinstance(shape, Text):
            self._paint_text(shape)

    def _paint_group(self, group: Group, scale: float, left: float, top: float, opacity: float) -> None:
        """Paint a group without rotation, from the sprite cache if it is opaque and has bounds."""
        if self._sprite_cache and group.bounds and opacity == 1:
            sprite = self._sprite_cache.get(group, scale, left, top, self._paint_sprite)
            if sprite:
                self._set_property("globalAlpha", 1.0)
                self._set_transform(1, 0, 0, 0)
                self._context.drawImage(*sprite)
                return
        for each in group.shapes:
            self._paint_shape(each, scale, left, top, opacity)

    def _paint_sprite(self, context: Any, group: Group, scale: float, left: float, top: float) -> None:
        """Paint a group on the canvas of a sprite."""
        ShapePainter(context, self._camera, self._ratio)._paint_group(group, scale, left, top, 1.0)

    def _set_transform(self, scale: float, left: float, top: float, rotation: float) -> None:
        if self._transform != (scale, left, top, rotation):
            self._transform = (scale, left, top, rotation)
            self._context.setTransform(scale, 0, 0, scale, left, top)
            if rotation:
                self._context.rotate(rotation * tau / 360)

    def _paint_rotated_group(
        self, group: Group, scale: float, left: float, top: float, opacity: float
    ) -> None:
        """Paint a group with rotation: its shapes are rotated about its origin."""
        angle = radians(group.rotation)
        for each in group.shapes:
            x = each.x * cos(angle) - each.y * sin(angle)
            y = each.x * sin(angle) + each.y * cos(angle)
            rotated = replace(each, x=x, y=y, rotation=each.rotation + group.rotation)
            self._paint_shape(rotated, scale, left, top, opacity)

    def _paint_circle(self, shape: Circle) -> None:
        context = self._context
        context.beginPath()
        context.arc(0, 0, shape.r, 0, tau)
        self._fill_and_stroke(shape, None)

    def _fill_and_stroke(self, shape: Path | Circle, path: Any) -> None:
        """Fill and stroke a path; None: the current path of the context."""
        context = self._context
        if shape.fill:
            self._set_property("fillStyle", shape.fill)
            context.fill(path) if path else context.fill()
        if shape.stroke:
            self._set_property("strokeStyle", shape.stroke)
            self._set_property("lineWidth", shape.width)
            self._set_dash(shape.dash)
            context.stroke(path) if path else context.stroke()

    def _paint_text(self, shape: Text) -> None:
        if shape.size * self._scale < MIN_TEXT_SIZE:
            return
        context = self._context
        self._set_property("font", f"{shape.weight} {shape.size}px {FONT}")
        anchor = shape.anchor
        if self._is_rotated and shape.upright:
            self._transform = None
            context.rotate(pi)
            anchor = OPPOSITE_ANCHOR[anchor]
        self._set_property("textAlign", CANVAS_ALIGN[anchor])
        baseline = shape.size * BASELINE_OFFSET
        if shape.halo:
            self._set_property("strokeStyle", shape.halo)
            self._set_property("lineWidth", shape.size * HALO_WIDTH)
            self._set_dash(())
            context.strokeText(shape.text, 0, baseline)
        self._set_property("fillStyle", shape.fill)
        context.fillText(shape.text, 0, baseline)

    def _set_dash(self, dash: tuple[float, ...]) -> None:
        if self._properties.get("dash") != dash:
            self._properties["dash"] = dash
            self._context.setLineDash(to_js(list(dash)))

    def _set_property(self, name: str, value: object) -> None:
        if self._properties.get(name) != value:
            self._properties[name] = value
            setattr(self._context, name, value)


def _is_visible(shape: Shape) -> bool:
    """False for a shape that is only a tap target."""
    return not isinstance(shape, Path | Circle) or bool(shape.fill or shape.stroke)
