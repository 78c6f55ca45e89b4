"""The picture on the canvas: a scene as it stands, or on its way to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.draw.scene import Scene, Shape
from game.draw.tween import MotionPath, Tween, ease
from game.web.board.camera_control import CameraController
from game.web.board.renderer import CanvasRenderer
from game.web.platform import frames


class SceneAnimator:
    """`scene` is the one shown last, None before the first one. A sight says which part of it is seen."""

    def __init__(self, element: Any, camera_controller: CameraController) -> None:
        self._renderer, self._camera_controller = (
            CanvasRenderer(element, self._repaint_sharp),
            camera_controller,
        )
        self.scene: Scene | None = None
        self._animation: tuple[Scene, list[Shape]] | None = None
        """While something moves: where it leads, and what stands still."""

    @property
    def is_moving(self) -> bool:
        return self._animation is not None

    def show(self, scene: Scene) -> None:
        """A picture that stays until the next one."""
        self.scene = scene
        self._renderer.paint(scene, self._camera_controller.camera, rough=self._camera_controller.is_moving)

    def clear(self) -> None:
        """Show nothing, since another board is to come."""
        self._renderer.clear()

    def redraw(self, rough: bool) -> None:
        """The camera has moved, and moves on where it is only `rough`."""
        if self._animation:
            self._renderer.cache_static(
                self._animation[0], self._camera_controller.camera, self._animation[1]
            )
        elif self.scene:
            self._renderer.paint(self.scene, self._camera_controller.camera, rough=rough)

    def repaint_all(self) -> None:
        """Paint everything anew: the letters of our font came after it was painted."""
        self._renderer.invalidate_background()
        self.redraw(False)

    def resize(self, width: float, height: float, ratio: float) -> None:
        """Size in CSS pixels, and device pixels per CSS pixel; who does that lets it be looked at anew."""
        self._renderer.resize(width, height, ratio)

    async def animate_to(
        self,
        after: Scene,
        seconds: float,
        motion_paths: dict[str, MotionPath],
        animation_overlay: Callable[[float], Sequence[Shape]],
        is_skipped: Callable[[], bool],
    ) -> None:
        """From the scene shown now to another, over some seconds."""
        await self._camera_controller.wait_until_still()
        before = self.scene or after
        unmoved = {shape for shape in before.shapes if shape.id not in motion_paths}
        static_shapes = [shape for shape in after.shapes if shape in unmoved]
        tween = Tween(_without(before, set(static_shapes)), _without(after, set(static_shapes)), motion_paths)

        def draw(t: float) -> None:
            self._renderer.paint_frame(
                self._camera_controller.camera, tween.scene_at(ease(t), animation_overlay(t)).shapes
            )

        if not is_skipped() and seconds > 0:
            self._animation = (after, static_shapes)
            self._renderer.cache_static(after, self._camera_controller.camera, static_shapes)
            try:
                await frames.play(seconds, draw, is_skipped)
            finally:
                self._animation = None
        self.show(after)

    def _repaint_sharp(self) -> None:
        """The ground is painted to its end."""
        if self.scene and not self._animation:
            self.show(self.scene)


def _without(scene: Scene, shapes: set[Shape]) -> Scene:
    return replace(scene, shapes=tuple(shape for shape in scene.shapes if shape not in shapes))
