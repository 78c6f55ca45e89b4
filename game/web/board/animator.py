"""Shows scenes on the canvas and animates the change from one to the next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.draw.scene import Scene, Shape
from game.draw.tween import MotionPath, Tween, ease
from game.web.board.camera_control import CameraController
from game.web.board.renderer import CanvasRenderer
from game.web.platform import frames


class SceneAnimator:
    """`scene` is the one shown last, None before the first one; the camera selects the part in view."""

    def __init__(self, element: Any, camera_controller: CameraController) -> None:
        self._renderer = CanvasRenderer(element, self._repaint_sharp)
        self._camera_controller = camera_controller
        self.scene: Scene | None = None
        self._animation: tuple[Scene, list[Shape]] | None = None
        """During an animation: the scene that it leads to, and the shapes that do not move."""

    @property
    def is_moving(self) -> bool:
        return self._animation is not None

    def show(self, scene: Scene) -> None:
        """Show a scene without animation."""
        self.scene = scene
        self._renderer.paint(scene, self._camera_controller.camera, rough=self._camera_controller.is_moving)

    def clear(self) -> None:
        """Show nothing until the next scene."""
        self._renderer.clear()

    def redraw(self, rough: bool) -> None:
        """Repaint after a camera movement; `rough`: it still moves, so paint quickly."""
        camera = self._camera_controller.camera
        if self._animation:
            after, static_shapes = self._animation
            self._renderer.cache_static(after, camera, static_shapes)
        elif self.scene:
            self._renderer.paint(self.scene, camera, rough=rough)

    def repaint_all(self) -> None:
        """Repaint everything, also the background: our font has loaded."""
        self._renderer.invalidate_background()
        self.redraw(False)

    async def wait_for_background(self) -> None:
        """Wait until the background is complete; it is painted in short tasks."""
        while not self._renderer.is_background_done:
            await asyncio.sleep(0)

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Set the size in CSS pixels, and device pixels per CSS pixel; the caller repaints."""
        self._renderer.resize(width, height, ratio)

    async def animate_to(
        self,
        after: Scene,
        seconds: float,
        motion_paths: dict[str, MotionPath],
        animation_overlay: Callable[[float], Sequence[Shape]],
        is_skipped: Callable[[], bool],
    ) -> None:
        """Animate from the current scene to `after`; skip to its end when `is_skipped()`."""
        await self._camera_controller.wait_until_still()
        await self.wait_for_background()
        before = self.scene or after
        unmoved = {shape for shape in before.shapes if shape.id not in motion_paths}
        static_shapes = [shape for shape in after.shapes if shape in unmoved]
        tween = Tween(_without(before, set(static_shapes)), _without(after, set(static_shapes)), motion_paths)

        def draw(t: float) -> None:
            shapes = tween.scene_at(ease(t), animation_overlay(t)).shapes
            self._renderer.paint_frame(self._camera_controller.camera, shapes)

        if not is_skipped() and seconds > 0:
            self._animation = (after, static_shapes)
            self._renderer.cache_static(after, self._camera_controller.camera, static_shapes)
            try:
                await frames.play(seconds, draw, is_skipped)
            finally:
                self._animation = None
        self.show(after)

    def _repaint_sharp(self) -> None:
        """Show the scene again: its background is complete."""
        if self.scene and not self._animation:
            self.show(self.scene)


def _without(scene: Scene, shapes: set[Shape]) -> Scene:
    return replace(scene, shapes=tuple(shape for shape in scene.shapes if shape not in shapes))
