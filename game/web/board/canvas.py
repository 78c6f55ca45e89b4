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
from game.web.board.brush import Brush
from game.web.board.ground import Ground
from game.web.board.sprites import Sprites


class Canvas:
    """A canvas element and the pictures held for it. `ground_ready()`: there is more to paint.

    Without it a ground is painted in one go.
    """

    def __init__(self, element: Any, ground_ready: Callable[[], None] | None = None) -> None:
        self._element = element
        self._context = element.getContext("2d")
        self._ground = Ground(ground_ready or (lambda: None))
        self._sprites = Sprites()
        self._at_once = ground_ready is None
        self._held, self._whole = document.createElement("canvas"), document.createElement("canvas")
        self._ground_of: tuple[str, Camera] | None = None
        self._whole_of: tuple[str, Camera] | None = None
        """The ground of all of the board, kept while a part of it is seen."""
        self._holder: Brush | None = None
        self._lying: dict[str, Group] = {}
        """What lies on plots of its own in the held picture, by its id."""
        self._ratio = 1.0

    def resize(self, across: float, down: float, ratio: float) -> None:
        """Size in CSS pixels, and device pixels per CSS pixel."""
        size = round(across * ratio), round(down * ratio)
        if (self._element.width, self._element.height) == size and self._ratio == ratio:
            return
        self._ratio = ratio
        for canvas in (self._element, self._ground.element, self._held, self._whole):
            canvas.width, canvas.height = size
        self.forget_ground()

    def forget_ground(self) -> None:
        """Paint the ground anew next time."""
        self._ground_of = self._whole_of = None
        self._ground.stop()

    def clear(self) -> None:
        """Nothing is to be seen until the next picture."""
        self._blank(self._context)

    def paint(self, scene: Scene, camera: Camera, *, rough: bool = False) -> None:
        """The whole picture; `rough`: with the ground as it was painted last, moved and stretched.

        Painting a ground takes longer than a frame, so that while the camera moves nobody waits for it.
        """
        if rough and self._ground_of:
            self._stretch(scene.ground_key, camera)
        else:
            self._paint_ground(scene, camera)
            self._copy(self._ground.element, self._context)
        self._brush(self._context, camera).shapes(scene.shapes)

    def hold(self, scene: Scene, camera: Camera, still: Sequence[Shape]) -> None:
        """Keep the ground and what stands still as one picture for `paint_moving`."""
        self._paint_ground(scene, camera)
        self._ground.finish()
        held = self._held.getContext("2d")
        self._copy(self._ground.element, held)
        self._holder = self._brush(held, camera)
        self._holder.shapes(still)
        self._lying.clear()

    def paint_moving(self, camera: Camera, moving: Sequence[Shape]) -> None:
        """What was held, and over it what moves."""
        over: list[Shape] = []
        for shape in moving:
            if not isinstance(shape, Group) or not shape.plot:
                over.append(shape)
            elif self._lying.get(shape.id) is not shape:
                self._lay(shape)
        self._copy(self._held, self._context)
        self._brush(self._context, camera).shapes(over)

    def _lay(self, group: Group) -> None:
        """Paint a group anew on its plot of the held picture."""
        assert self._holder
        self._lying[group.id] = group
        with self._holder.within(group) as context:
            context.drawImage(self._ground.element, 0, 0)
        self._holder.shapes([group])

    def _brush(self, context: Any, camera: Camera) -> Brush:
        return Brush(context, camera, self._ratio, self._sprites)

    def _paint_ground(self, scene: Scene, camera: Camera) -> None:
        ground_of = (scene.ground_key, camera)
        if ground_of == self._ground_of:
            return
        self._keep_whole()
        self._ground_of = ground_of
        self._ground.stop()
        context = self._ground.context
        context.restore()  # without the clip of the ground before
        context.save()
        if ground_of == self._whole_of:
            self._copy(self._whole, context)
            return
        self._blank(context)
        self._clip(context, scene, camera)
        self._ground.begin(scene.ground, Brush(context, camera, self._ratio).shapes)
        if self._at_once:
            self._ground.finish()

    def _keep_whole(self) -> None:
        if self._ground_of and self._ground_of[1].zoom == 1 and self._ground.done:
            self._whole_of = self._ground_of
            self._copy(self._ground.element, self._whole.getContext("2d"))

    def _stretch(self, ground_key: str, camera: Camera) -> None:
        """The grounds painted before, as another camera sees them: all of the board, and what is nearer."""
        context = self._context
        self._blank(context)
        for ground_of, picture in ((self._whole_of, self._whole), (self._ground_of, self._ground.element)):
            if ground_of and ground_of[0] == ground_key:
                nearer = camera.scale / ground_of[1].scale
                left, top = camera.to_view(*ground_of[1].to_board(0, 0))
                context.setTransform(nearer, 0, 0, nearer, left * self._ratio, top * self._ratio)
                context.drawImage(picture, 0, 0)

    def _clip(self, context: Any, scene: Scene, camera: Camera) -> None:
        """Paint nothing beyond the board's edge."""
        (left, top), scale = camera.to_view(0, 0), camera.rightward * self._ratio
        context.beginPath()
        context.rect(left * self._ratio, top * self._ratio, scene.width * scale, scene.height * scale)
        context.clip()

    def _copy(self, source: Any, context: Any) -> None:
        self._blank(context)
        context.drawImage(source, 0, 0)

    def _blank(self, context: Any) -> None:
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.globalAlpha = 1
        context.clearRect(0, 0, self._element.width, self._element.height)
