"""Paints shapes on a canvas.

A call from Python to the canvas costs microseconds, and a picture takes hundreds. So paths are made once, and
place, colours and widths are set when they change only.
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
from game.web.board.sprites import Sprites

FONT = "Starboard, ui-serif, Georgia, serif"
LEAST_TEXT = 6.0
"""CSS pixels: smaller letters are left out, since nobody reads them; the board can be brought nearer."""

HALO = 0.3
"""A halo's width as a part of the letters' height."""

MIDDLE = 0.2556
"""Our font's baseline lies so far under the middle of its letters, as a part of their height. What a canvas
calls the middle is another height in WebKit than elsewhere."""

ALIGN = {"start": "left", "middle": "center", "end": "right"}
"""What a canvas calls an anchor."""

OPPOSITE: dict[Anchor, Anchor] = {"start": "end", "middle": "middle", "end": "start"}


@lru_cache(maxsize=2048)
def path_of(d: str) -> Any:
    """The browser's path for SVG path data."""
    return Path2D.new(d)


class Brush:
    """Paints shapes through a camera. Colours and widths are remembered, to be set when they change only.

    `sprites` keeps pictures of what stands still.
    """

    def __init__(self, context: Any, camera: Camera, ratio: float, sprites: Sprites | None = None) -> None:
        self._context = context
        self._camera, self._ratio, self._sprites = camera, ratio, sprites
        self._scale = camera.scale
        left, top = camera.to_view(0, 0)
        self._base = (camera.rightward * ratio, left * ratio, top * ratio)
        self._turned_round = camera.turned
        self._set: dict[str, object] = {}
        self._placed: tuple[float, ...] | None = None
        context.lineJoin = context.lineCap = "round"

    def shapes(self, shapes: Sequence[Shape]) -> None:
        scale, left, top = self._base
        for shape in shapes:
            self._shape(shape, scale, left, top, 1.0)

    @contextmanager
    def within(self, group: Group) -> Iterator[Any]:
        """The context as it is at first, in pixels, but that only a group's plot can be painted on."""
        context, (scale, left, top) = self._context, self._base
        context.save()
        context.setTransform(scale, 0, 0, scale, left + group.x * scale, top + group.y * scale)
        context.clip(path_of(group.plot))
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.globalAlpha = 1
        yield context
        context.restore()

    def _shape(self, shape: Shape, scale: float, left: float, top: float, opacity: float) -> None:
        """Paint within the frame whose origin is at the pixel `left`, `top`."""
        opacity *= shape.opacity
        if opacity <= 0 or shape.scale == 0 or not _is_seen(shape):
            return
        left, top = left + shape.x * scale, top + shape.y * scale
        scale *= shape.scale
        if isinstance(shape, Group) and not shape.turn:
            self._group(shape, scale, left, top, opacity)
            return
        self._change("globalAlpha", opacity)
        self._place(scale, left, top, shape.turn)
        if isinstance(shape, Group):
            self._turned(shape, scale, left, top, opacity)
        elif isinstance(shape, Path):
            self._outline(shape, path_of(shape.d))
        elif isinstance(shape, Circle):
            self._circle(shape)
        elif isinstance(shape, Text):
            self._text(shape)

    def _group(self, group: Group, scale: float, left: float, top: float, opacity: float) -> None:
        """A group that is not turned. One that is seen through is painted shape by shape, as ever."""
        if self._sprites and group.box and opacity == 1:
            found = self._sprites.of(group, scale, left, top, self._apart)
            if found:
                self._change("globalAlpha", 1.0)
                self._place(1, 0, 0, 0)
                self._context.drawImage(*found)
                return
        for each in group.shapes:
            self._shape(each, scale, left, top, opacity)

    def _apart(self, context: Any, group: Group, scale: float, left: float, top: float) -> None:
        """Paint a group by itself on another context."""
        Brush(context, self._camera, self._ratio)._group(group, scale, left, top, 1.0)

    def _place(self, scale: float, left: float, top: float, turn: float) -> None:
        if self._placed != (scale, left, top, turn):
            self._placed = (scale, left, top, turn)
            self._context.setTransform(scale, 0, 0, scale, left, top)
            if turn:
                self._context.rotate(turn * tau / 360)

    def _turned(self, group: Group, scale: float, left: float, top: float, opacity: float) -> None:
        """A group that is turned: its shapes go round its origin and turn with it."""
        angle = radians(group.turn)
        for each in group.shapes:
            x = each.x * cos(angle) - each.y * sin(angle)
            y = each.x * sin(angle) + each.y * cos(angle)
            self._shape(replace(each, x=x, y=y, turn=each.turn + group.turn), scale, left, top, opacity)

    def _circle(self, shape: Circle) -> None:
        context = self._context
        context.beginPath()
        context.arc(0, 0, shape.r, 0, tau)
        self._outline(shape, None)

    def _outline(self, shape: Path | Circle, path: Any) -> None:
        """Fill and stroke a path, or the current one."""
        context = self._context
        if shape.fill:
            self._change("fillStyle", shape.fill)
            context.fill(path) if path else context.fill()
        if shape.stroke:
            self._change("strokeStyle", shape.stroke)
            self._change("lineWidth", shape.width)
            self._dash(shape.dash)
            context.stroke(path) if path else context.stroke()

    def _text(self, shape: Text) -> None:
        if shape.size * self._scale < LEAST_TEXT:
            return
        context = self._context
        self._change("font", f"{shape.weight} {shape.size}px {FONT}")
        anchor = shape.anchor
        if self._turned_round and shape.upright:
            self._placed = None
            context.rotate(pi)
            anchor = OPPOSITE[anchor]
        self._change("textAlign", ALIGN[anchor])
        baseline = shape.size * MIDDLE
        if shape.halo:
            self._change("strokeStyle", shape.halo)
            self._change("lineWidth", shape.size * HALO)
            self._dash(())
            context.strokeText(shape.text, 0, baseline)
        self._change("fillStyle", shape.fill)
        context.fillText(shape.text, 0, baseline)

    def _dash(self, dash: tuple[float, ...]) -> None:
        if self._set.get("dash") != dash:
            self._set["dash"] = dash
            self._context.setLineDash(to_js(list(dash)))

    def _change(self, name: str, value: object) -> None:
        if self._set.get(name) != value:
            self._set[name] = value
            setattr(self._context, name, value)


def _is_seen(shape: Shape) -> bool:
    """Not a shape that is there to be tapped only."""
    return not isinstance(shape, Path | Circle) or bool(shape.fill or shape.stroke)
