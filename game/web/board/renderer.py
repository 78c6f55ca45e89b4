"""Paints scenes on the canvas.

What stands still is painted once: the ground into a canvas of its own, as long as ground, camera and
language stay the same; and while something moves, everything else is held as one picture under it. What has a
plot of its own lies in that picture too, and is painted anew there when it changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from js import document

from game.draw.camera import Camera
from game.draw.scene import Group, Scene, Shape
from game.web.board.background import BackgroundLayer
from game.web.board.shape_painter import ShapePainter
from game.web.board.sprite_cache import SpriteCache


class CanvasRenderer:
    """A canvas element and the pictures held for it. `ground_ready()`: there is more to paint.

    Without it a ground is painted in one go.
    """

    def __init__(self, element: Any, on_background_ready: Callable[[], None] | None = None) -> None:
        self._element = element
        self._context = element.getContext("2d")
        self._background = BackgroundLayer(on_background_ready or (lambda: None))
        self._sprite_cache = SpriteCache()
        self._paints_in_one_go = on_background_ready is None
        self._static_layer, self._whole_background = (
            document.createElement("canvas"),
            document.createElement("canvas"),
        )
        self._background_key: tuple[str, Camera] | None = None
        self._whole_background_key: tuple[str, Camera] | None = None
        """The ground of all of the board, kept while a part of it is seen."""
        self._static_painter: ShapePainter | None = None
        self._region_groups: dict[str, Group] = {}
        """What lies on plots of its own in the held picture, by its id."""
        self._ratio = 1.0

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Size in CSS pixels, and device pixels per CSS pixel."""
        size = round(width * ratio), round(height * ratio)
        if (self._element.width, self._element.height) == size and self._ratio == ratio:
            return
        self._ratio = ratio
        for canvas in (self._element, self._background.element, self._static_layer, self._whole_background):
            canvas.width, canvas.height = size
        self.invalidate_background()

    def invalidate_background(self) -> None:
        """Paint the ground anew next time."""
        self._background_key = self._whole_background_key = None
        self._background.stop()

    def clear(self) -> None:
        """Nothing is to be seen until the next picture."""
        self._clear(self._context)

    def paint(self, scene: Scene, camera: Camera, *, rough: bool = False) -> None:
        """The whole picture; `rough`: with the ground as it was painted last, moved and stretched.

        Painting a ground takes longer than a frame, so that while the camera moves nobody waits for it.
        """
        if rough and self._background_key:
            self._draw_stretched(scene.background_key, camera)
        else:
            self._paint_background(scene, camera)
            self._copy(self._background.element, self._context)
        self._painter(self._context, camera).paint(scene.shapes)

    def cache_static(self, scene: Scene, camera: Camera, static_shapes: Sequence[Shape]) -> None:
        """Keep the ground and what stands still as one picture for `paint_moving`."""
        self._paint_background(scene, camera)
        self._background.finish()
        context = self._static_layer.getContext("2d")
        self._copy(self._background.element, context)
        self._static_painter = self._painter(context, camera)
        self._static_painter.paint(static_shapes)
        self._region_groups.clear()

    def paint_frame(self, camera: Camera, moving_shapes: Sequence[Shape]) -> None:
        """What was held, and over it what moves."""
        top_shapes: list[Shape] = []
        for shape in moving_shapes:
            if not isinstance(shape, Group) or not shape.redraw_region:
                top_shapes.append(shape)
            elif self._region_groups.get(shape.id) is not shape:
                self._repaint_region(shape)
        self._copy(self._static_layer, self._context)
        self._painter(self._context, camera).paint(top_shapes)

    def _repaint_region(self, group: Group) -> None:
        """Paint a group anew on its plot of the held picture."""
        assert self._static_painter
        self._region_groups[group.id] = group
        with self._static_painter.clipped_to(group) as context:
            context.drawImage(self._background.element, 0, 0)
        self._static_painter.paint([group])

    def _painter(self, context: Any, camera: Camera) -> ShapePainter:
        return ShapePainter(context, camera, self._ratio, self._sprite_cache)

    def _paint_background(self, scene: Scene, camera: Camera) -> None:
        background_key = (scene.background_key, camera)
        if background_key == self._background_key:
            return
        self._keep_whole_background()
        self._background_key = background_key
        self._background.stop()
        context = self._background.context
        context.restore()  # without the clip of the ground before
        context.save()
        if background_key == self._whole_background_key:
            self._copy(self._whole_background, context)
            return
        self._clear(context)
        self._clip_to_board(context, scene, camera)
        self._background.start(scene.background, ShapePainter(context, camera, self._ratio).paint)
        if self._paints_in_one_go:
            self._background.finish()

    def _keep_whole_background(self) -> None:
        if self._background_key and self._background_key[1].zoom == 1 and self._background.is_done:
            self._whole_background_key = self._background_key
            self._copy(self._background.element, self._whole_background.getContext("2d"))

    def _draw_stretched(self, background_key: str, camera: Camera) -> None:
        """The grounds painted before, as another camera sees them: all of the board, and what is nearer."""
        context = self._context
        self._clear(context)
        for key_and_camera, picture in (
            (self._whole_background_key, self._whole_background),
            (self._background_key, self._background.element),
        ):
            if key_and_camera and key_and_camera[0] == background_key:
                zoom_ratio = camera.scale / key_and_camera[1].scale
                left, top = camera.to_view(*key_and_camera[1].to_board(0, 0))
                context.setTransform(zoom_ratio, 0, 0, zoom_ratio, left * self._ratio, top * self._ratio)
                context.drawImage(picture, 0, 0)

    def _clip_to_board(self, context: Any, scene: Scene, camera: Camera) -> None:
        """Paint nothing beyond the board's edge."""
        (left, top), scale = camera.to_view(0, 0), camera.signed_scale * self._ratio
        context.beginPath()
        context.rect(left * self._ratio, top * self._ratio, scene.width * scale, scene.height * scale)
        context.clip()

    def _copy(self, source: Any, context: Any) -> None:
        self._clear(context)
        context.drawImage(source, 0, 0)

    def _clear(self, context: Any) -> None:
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.globalAlpha = 1
        context.clearRect(0, 0, self._element.width, self._element.height)
