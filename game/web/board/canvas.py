"""Paints scenes on the canvas.

What stands still is painted once: the ground into a canvas of its own, as long as ground, camera and
language stay the same; and while something moves, everything else is held as one picture under it. A call
from Python to the canvas costs microseconds, so that paths are made once and colours set when they change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from math import cos, pi, radians, sin, tau
from typing import Any

from js import Path2D, document
from pyodide.ffi import to_js

from game.draw.camera import Camera
from game.draw.scene import Anchor, Circle, Group, Path, Scene, Shape, Text
from game.web.board.ground import Ground

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


class Canvas:
    """A canvas element and the pictures held for it. `ground_ready()`: there is more to paint.

    Without it a ground is painted in one go.
    """

    def __init__(self, element: Any, ground_ready: Callable[[], None] | None = None) -> None:
        self._element = element
        self._context = element.getContext("2d")
        self._ground = Ground(ground_ready or (lambda: None))
        self._at_once = ground_ready is None
        self._held = document.createElement("canvas")
        self._ground_of: tuple[str, Camera] | None = None
        self._ratio = 1.0

    def resize(self, across: float, down: float, ratio: float) -> None:
        """Size in CSS pixels, and device pixels per CSS pixel."""
        size = round(across * ratio), round(down * ratio)
        if (self._element.width, self._element.height) == size and self._ratio == ratio:
            return
        self._ratio = ratio
        for canvas in (self._element, self._ground.element, self._held):
            canvas.width, canvas.height = size
        self.forget_ground()

    def forget_ground(self) -> None:
        """Paint the ground anew next time."""
        self._ground_of = None
        self._ground.stop()

    def paint(self, scene: Scene, camera: Camera, *, rough: bool = False) -> None:
        """The whole picture; `rough`: with the ground as it was painted last, moved and stretched.

        Painting a ground takes longer than a frame, so that while the camera moves nobody waits for it.
        """
        if rough and self._ground_of:
            self._stretch(self._ground_of[1], camera)
        else:
            self._paint_ground(scene, camera)
            self._copy(self._ground.element, self._context)
        _Brush(self._context, camera, self._ratio).shapes(scene.shapes)

    def hold(self, scene: Scene, camera: Camera, still: Sequence[Shape]) -> None:
        """Keep the ground and what stands still as one picture for `paint_moving`."""
        self._paint_ground(scene, camera)
        self._ground.finish()
        held = self._held.getContext("2d")
        self._copy(self._ground.element, held)
        _Brush(held, camera, self._ratio).shapes(still)

    def paint_moving(self, camera: Camera, moving: Sequence[Shape]) -> None:
        """What was held, and over it what moves."""
        self._copy(self._held, self._context)
        _Brush(self._context, camera, self._ratio).shapes(moving)

    def _paint_ground(self, scene: Scene, camera: Camera) -> None:
        ground_of = (scene.ground_key, camera)
        if ground_of == self._ground_of:
            return
        self._ground_of = ground_of
        context = self._ground.context
        context.restore()  # without the clip of the ground before
        context.save()
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.clearRect(0, 0, self._element.width, self._element.height)
        self._clip(context, scene, camera)
        self._ground.begin(scene.ground, _Brush(context, camera, self._ratio).shapes)
        if self._at_once:
            self._ground.finish()

    def _stretch(self, was: Camera, camera: Camera) -> None:
        """The ground that one camera saw, as another one sees it."""
        context, nearer = self._context, camera.scale / was.scale
        left, top = camera.to_view(*was.to_board(0, 0))
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.globalAlpha = 1
        context.clearRect(0, 0, self._element.width, self._element.height)
        context.setTransform(nearer, 0, 0, nearer, left * self._ratio, top * self._ratio)
        context.drawImage(self._ground.element, 0, 0)

    def _clip(self, context: Any, scene: Scene, camera: Camera) -> None:
        """Paint nothing beyond the board's edge."""
        (left, top), scale = camera.to_view(0, 0), camera.rightward * self._ratio
        context.beginPath()
        context.rect(left * self._ratio, top * self._ratio, scene.width * scale, scene.height * scale)
        context.clip()

    def _copy(self, source: Any, context: Any) -> None:
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.globalAlpha = 1
        context.clearRect(0, 0, source.width, source.height)
        context.drawImage(source, 0, 0)


class _Brush:
    """Paints shapes through a camera. Colours and widths are remembered, to be set when they change only."""

    def __init__(self, context: Any, camera: Camera, ratio: float) -> None:
        self._context = context
        self._scale = camera.scale
        left, top = camera.to_view(0, 0)
        self._base = (camera.rightward * ratio, left * ratio, top * ratio)
        self._turned_round = camera.turned
        self._set: dict[str, object] = {}
        context.lineJoin = context.lineCap = "round"

    def shapes(self, shapes: Sequence[Shape]) -> None:
        scale, left, top = self._base
        for shape in shapes:
            self._shape(shape, scale, left, top, 1.0)

    def _shape(self, shape: Shape, scale: float, left: float, top: float, opacity: float) -> None:
        """Paint within the frame whose origin is at the pixel `left`, `top`."""
        opacity *= shape.opacity
        if opacity <= 0 or shape.scale == 0:
            return
        context = self._context
        left, top = left + shape.x * scale, top + shape.y * scale
        scale *= shape.scale
        if isinstance(shape, Group) and not shape.turn:
            for each in shape.shapes:
                self._shape(each, scale, left, top, opacity)
            return
        self._change("globalAlpha", opacity)
        context.setTransform(scale, 0, 0, scale, left, top)
        if shape.turn:
            context.rotate(shape.turn * tau / 360)
        if isinstance(shape, Group):
            self._turned(shape, scale, left, top, opacity)
        elif isinstance(shape, Path):
            self._outline(shape, path_of(shape.d))
        elif isinstance(shape, Circle):
            self._circle(shape)
        elif isinstance(shape, Text):
            self._text(shape)

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
