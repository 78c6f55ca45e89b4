"""The picture on the canvas: a scene as it stands, or on its way to the next one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from game.draw.scene import Scene, Shape
from game.draw.tween import Between, Trail, ease
from game.web.board import frames
from game.web.board.canvas import Canvas
from game.web.board.sight import Sight


class Painting:
    """`scene` is the one shown last, None before the first one. A sight says which part of it is seen."""

    def __init__(self, element: Any, sight: Sight) -> None:
        self._canvas, self._sight = Canvas(element, self._sharpen), sight
        self.scene: Scene | None = None
        self._held: tuple[Scene, list[Shape]] | None = None
        """While something moves: where it leads, and what stands still."""

    @property
    def is_moving(self) -> bool:
        return self._held is not None

    def show(self, scene: Scene) -> None:
        """A picture that stays until the next one."""
        self.scene = scene
        self._canvas.paint(scene, self._sight.camera, rough=self._sight.is_moving)

    def clear(self) -> None:
        """Show nothing, since another board is to come."""
        self._canvas.clear()

    def look(self, rough: bool) -> None:
        """The camera has moved, and moves on where it is only `rough`."""
        if self._held:
            self._canvas.hold(self._held[0], self._sight.camera, self._held[1])
        elif self.scene:
            self._canvas.paint(self.scene, self._sight.camera, rough=rough)

    def renew(self) -> None:
        """Paint everything anew: the letters of our font came after it was painted."""
        self._canvas.forget_ground()
        self.look(False)

    def resize(self, across: float, down: float, ratio: float) -> None:
        """Size in CSS pixels, and device pixels per CSS pixel; who does that lets it be looked at anew."""
        self._canvas.resize(across, down, ratio)

    async def move(
        self,
        after: Scene,
        seconds: float,
        trails: dict[str, Trail],
        flourish: Callable[[float], Sequence[Shape]],
        skipped: Callable[[], bool],
    ) -> None:
        """From the scene shown now to another, over some seconds."""
        await self._sight.arrive()
        before = self.scene or after
        standing = {shape for shape in before.shapes if shape.id not in trails}
        still = [shape for shape in after.shapes if shape in standing]
        between = Between(_without(before, set(still)), _without(after, set(still)), trails)

        def draw(t: float) -> None:
            self._canvas.paint_moving(self._sight.camera, between.at(ease(t), flourish(t)).shapes)

        if not skipped() and seconds > 0:
            self._held = (after, still)
            self._canvas.hold(after, self._sight.camera, still)
            try:
                await frames.play(seconds, draw, skipped)
            finally:
                self._held = None
        self.show(after)

    def _sharpen(self) -> None:
        """The ground is painted to its end."""
        if self.scene and not self._held:
            self.show(self.scene)


def _without(scene: Scene, shapes: set[Shape]) -> Scene:
    return replace(scene, shapes=tuple(shape for shape in scene.shapes if shape not in shapes))
