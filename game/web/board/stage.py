"""The board on the screen: canvas, camera, pointer and the layer of buttons, for whatever game is on.

It is shown scenes and says which target was chosen; it knows no rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from game.draw import aim
from game.draw.scene import Scene, Shape
from game.draw.show import Spot
from game.draw.tween import Between, Trail, ease
from game.web import settings
from game.web.board import frames
from game.web.board.canvas import Canvas
from game.web.board.layer import Layer
from game.web.board.pointer import Pointer
from game.web.board.sight import Sight
from game.web.dom import by_id, listen
from game.web.words import Words


class Stage:
    """`chosen(target)` is called when a player chooses one, `hovered(target)` when one is pointed at.

    `stood()`: the board's place has become higher than broad, or broader than high.
    """

    def __init__(
        self,
        words: Words,
        chosen: Callable[[str], None],
        hovered: Callable[[str], None],
        stood: Callable[[], None],
    ) -> None:
        self._board = by_id("board")
        self._canvas = Canvas(by_id("canvas"), self._sharpen)
        self._layer = Layer(by_id("spots"), words, chosen, self._focused)
        self._chosen, self._hovered, self._stood = chosen, hovered, stood
        self.upright = False
        """Whether the board's place is higher than broad, when it was measured last."""
        self._scene: Scene | None = None
        self._spots: tuple[Spot, ...] = ()
        self._sight = Sight(self._seen, lambda: self._held is None)
        self._hover = ""
        self._held: tuple[Scene, list[Shape]] | None = None
        """While something moves: where it leads, and what stands still."""
        Pointer(self._board, self)
        listen(document.fonts, "loadingdone", lambda _: self._refresh())
        self._observer = ResizeObserver.new(create_proxy(self._resized))
        self._observer.observe(self._board)

    def show(self, scene: Scene, spots: tuple[Spot, ...], home: str) -> None:
        """A picture that stays until the next one."""
        self._take(scene, spots)
        self._paint()
        self._name_spots(home)

    async def unfold(self, scene: Scene, spots: tuple[Spot, ...], home: str) -> None:
        """The same, first the picture and then the buttons over it: both at once keep the page busy."""
        self._take(scene, spots)
        self._paint()
        await asyncio.sleep(0)
        self._name_spots(home)
        await asyncio.sleep(0)

    def clear(self) -> None:
        """Show nothing, since another board is to come."""
        self._canvas.clear()

    def _take(self, scene: Scene, spots: tuple[Spot, ...]) -> None:
        new_board = self._scene is None or (self._scene.width, self._scene.height) != (
            scene.width,
            scene.height,
        )
        self._scene, self._spots = scene, spots
        if new_board:
            self._sight.leave()
            self._resized()
        elif scene.turned != self._sight.camera.turned:
            self._sight.turn(scene.turned)
            self._layer.place(self._sight.camera)

    def _name_spots(self, home: str) -> None:
        self._layer.show(self._spots, home)
        self._layer.beckon(self._beside_spots())

    def repaint(self, scene: Scene) -> None:
        """The same board with another look: something is pointed at."""
        self._scene = scene
        self._paint()

    def retell(self) -> None:
        """The language or the names changed."""
        self._layer.retell()

    def lead_to(self, spot_id: str) -> None:
        """Let the Home key lead to a spot."""
        self._layer.lead_to(spot_id)

    def go_home(self) -> None:
        """Put the focus on the piece to move."""
        self._layer.go_home()

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
        before = self._scene or after
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
        self._scene = after
        self._paint()

    def follow(self, x: float, y: float) -> None:
        """Keep a point in view where the board is brought nearer."""
        self._sight.follow(x, y)

    def zoom(self, factor: float) -> None:
        """Nearer or farther; 0 shows the whole board."""
        if self._scene:
            self._sight.zoom(factor)

    def tapped(self, x: float, y: float, by_finger: bool) -> None:
        """Choose what was meant, and go back; where a finger may have meant several things, come nearer."""
        found = self._under(x, y)
        self._point_at("")
        if by_finger and len(found) > 1 and not settings.confirms():
            camera = self._sight.camera
            near = aim.nearer(found, self._targets(), camera, x, y)
            if near.zoom > camera.zoom:
                self._sight.approach(near)
                return
        if self._sight.go_back() and not found:
            return
        self._chosen(found[0].name if found else "")

    def pointed(self, x: float, y: float, pressed: bool) -> None:
        found = self._under(x, y)
        self._point_at(found[0].name if found else "")

    def left(self) -> None:
        self._point_at("")

    def panned(self, right: float, down: float) -> None:
        self._sight.pan(right, down)

    def zoomed(self, factor: float, x: float, y: float) -> None:
        self._sight.pinch(factor, x, y)

    def _point_at(self, target: str) -> None:
        if target != self._hover:
            self._hover = target
            self._board.classList.toggle("on-target", bool(target))
            self._hovered(target)

    def _focused(self, spot: Spot) -> None:
        self.follow(spot.x, spot.y)
        self._hovered(spot.target)

    def _under(self, x: float, y: float) -> tuple[aim.Target, ...]:
        """The targets that a tap there may mean, the nearest first."""
        return aim.under(self._targets(), self._sight.camera, x, y)

    def _beside_spots(self) -> Sequence[tuple[float, float, float]]:
        """Targets that are no spot of the board, and how large they are: a die to roll."""
        places = {(spot.x, spot.y) for spot in self._spots}
        shapes = self._scene.shapes if self._scene else ()
        return [
            (each.x, each.y, each.reach) for each in shapes if each.target and (each.x, each.y) not in places
        ]

    def _targets(self) -> list[aim.Target]:
        shapes = self._scene.shapes if self._scene else ()
        return [
            *(aim.Target(each.target, each.x, each.y, each.reach) for each in shapes if each.target),
            *(aim.Target(each.target, each.x, each.y) for each in self._spots if each.target),
        ]

    def _seen(self, rough: bool) -> None:
        """The camera has moved, and moves on where it is only `rough`."""
        camera = self._sight.camera
        self._layer.place(camera)
        self._board.classList.toggle("near", camera.zoom > 1)
        if self._held:
            self._canvas.hold(self._held[0], camera, self._held[1])
        elif self._scene:
            self._canvas.paint(self._scene, camera, rough=rough)

    def _paint(self) -> None:
        assert self._scene
        self._canvas.paint(self._scene, self._sight.camera, rough=self._sight.is_moving)

    def _sharpen(self) -> None:
        """The ground is painted to its end."""
        if self._scene and not self._held:
            self._paint()

    def _refresh(self) -> None:
        """The letters of our font came after the board was painted."""
        self._canvas.forget_ground()
        self._seen(False)

    def measure(self) -> tuple[float, float] | None:
        """How large the board's place is in CSS pixels, and so whether it is `upright`; None: it has none."""
        box = self._board.getBoundingClientRect()
        if not box.width or not box.height:
            return None
        self.upright = box.height > box.width
        return box.width, box.height

    def _resized(self, *_: Any) -> None:
        stood, size = self.upright, self.measure()
        if self._scene is None or size is None:
            return
        self._canvas.resize(*size, window.devicePixelRatio)
        self._sight.fit(self._scene, *size)
        if self.upright != stood and self._held is None:
            self._stood()


def _without(scene: Scene, shapes: set[Shape]) -> Scene:
    return replace(scene, shapes=tuple(shape for shape in scene.shapes if shape not in shapes))
