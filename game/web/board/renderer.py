"""Paints scenes on the canvas.

What does not move is cached: the background in a canvas of its own, until background, camera or language
change; during an animation, all unmoved shapes in a static layer. Groups with a redraw region are in that
layer too, and are repainted there when they change.
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
    """A canvas element and its cached layers.

    `on_background_ready()`: a background is complete. Without this callback it is painted in one step.
    """

    def __init__(self, element: Any, on_background_ready: Callable[[], None] | None = None) -> None:
        self._element = element
        self._context = element.getContext("2d")
        self._background = BackgroundLayer(on_background_ready or (lambda: None))
        self._sprite_cache = SpriteCache()
        self._paints_in_one_go = on_background_ready is None
        self._static_layer = document.createElement("canvas")
        self._whole_background = document.createElement("canvas")
        self._background_key: tuple[str, Camera] | None = None
        self._whole_background_key: tuple[str, Camera] | None = None
        """The background of the whole board, cached while the camera is zoomed in."""
        self._static_painter: ShapePainter | None = None
        self._region_groups: dict[str, Group] = {}
        """The groups with a redraw region in the static layer, by id."""
        self._ratio = 1.0

    @property
    def is_background_done(self) -> bool:
        return self._background.is_done

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Set the size in CSS pixels, and device pixels per CSS pixel."""
        size = round(width * ratio), round(height * ratio)
        if (self._element.width, self._element.height) == size and self._ratio == ratio:
            return
        self._ratio = ratio
        for canvas in (self._element, self._background.element, self._static_layer, self._whole_background):
            canvas.width, canvas.height = size
        self.invalidate_background()

    def invalidate_background(self) -> None:
        """Repaint the background next time."""
        self._background_key = self._whole_background_key = None
        self._background.stop()

    def clear(self) -> None:
        """Show nothing until the next scene."""
        self._clear(self._context)

    def paint(self, scene: Scene, camera: Camera, *, rough: bool = False) -> None:
        """Paint a scene; `rough`: with the cached background, moved and stretched.

        A background takes longer than a frame, so it is not repainted while the camera moves.
        """
        if rough and self._background_key:
            self._draw_stretched(scene.background_key, camera)
        else:
            self._paint_background(scene, camera)
            whole_key = self._whole_background_key
            if not self._background.is_done and whole_key and whole_key[0] == scene.background_key:
                self._draw_stretched(scene.background_key, camera)
            else:
                self._copy(self._background.element, self._context)
        self._painter(self._context, camera).paint(scene.shapes)

    def cache_static(self, scene: Scene, camera: Camera, static_shapes: Sequence[Shape]) -> None:
        """Cache background and unmoved shapes in the static layer for `paint_frame`."""
        self._paint_background(scene, camera)
        self._background.finish()
        context = self._static_layer.getContext("2d")
        self._copy(self._background.element, context)
        self._static_painter = self._painter(context, camera)
        self._static_painter.paint(static_shapes)
        self._region_groups.clear()

    def paint_frame(self, camera: Camera, moving_shapes: Sequence[Shape]) -> None:
        """Paint the static layer, and moving shapes over it."""
        top_shapes: list[Shape] = []
        for shape in moving_shapes:
            if not isinstance(shape, Group) or not shape.redraw_region:
                top_shapes.append(shape)
            elif self._region_groups.get(shape.id) is not shape:
                self._repaint_region(shape)
        self._copy(self._static_layer, self._context)
        self._painter(self._context, camera).paint(top_shapes)

    def _repaint_region(self, group: Group) -> None:
        """Repaint a group in its region of the static layer."""
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
        context.restore()  # removes the clip of the previous background
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
        """Paint the cached backgrounds for another camera: the whole board, over it the part in view."""
        context = self._context
        self._clear(context)
        for key_and_camera, picture in (
            (self._whole_background_key, self._whole_background),
            (self._background_key, self._background.element),
        ):
            is_whole = picture is self._whole_background or self._background.is_done
            if key_and_camera and key_and_camera[0] == background_key and is_whole:
                zoom_ratio = camera.scale / key_and_camera[1].scale
                left, top = camera.to_view(*key_and_camera[1].to_board(0, 0))
                context.setTransform(zoom_ratio, 0, 0, zoom_ratio, left * self._ratio, top * self._ratio)
                context.drawImage(picture, 0, 0)

    def _clip_to_board(self, context: Any, scene: Scene, camera: Camera) -> None:
        """Clip to the board."""
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
