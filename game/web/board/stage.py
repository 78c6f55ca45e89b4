"""The board on the screen: canvas, camera, pointer and the layer of buttons, for whatever game is on.

It is shown scenes and says which target was chosen; it knows no rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import dist
from typing import Any

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from game.draw.camera import Camera, whole
from game.draw.scene import Scene, Shape
from game.draw.show import Spot
from game.draw.tween import Trail, ease, overlaid, tween
from game.web.board import frames
from game.web.board.canvas import Canvas
from game.web.board.layer import Layer
from game.web.board.pointer import Pointer
from game.web.dom import by_id, listen
from game.web.words import Words

REST = 0.12
"""Seconds without a movement of the camera after which the board is painted sharply."""

REACH = 24.0
"""CSS pixels round a target in which a tap still means it: targets of 48 pixels."""


class Stage:
    """`chosen(target)` is called when a player chooses one, `hovered(target)` when one is pointed at."""

    def __init__(self, words: Words, chosen: Callable[[str], None], hovered: Callable[[str], None]) -> None:
        self._board = by_id("board")
        self._canvas = Canvas(by_id("canvas"), self._sharpen)
        self._layer = Layer(by_id("spots"), words, chosen, self._focused)
        self._chosen, self._hovered = chosen, hovered
        self._scene: Scene | None = None
        self._spots: tuple[Spot, ...] = ()
        self._camera = Camera(1, 1, 1, 1)
        self._hover = ""
        self._resting: asyncio.TimerHandle | None = None
        self._held: tuple[Scene, list[Shape]] | None = None
        """While something moves: where it leads, and what stands still."""
        Pointer(self._board, self)
        listen(document.fonts, "loadingdone", lambda _: self._refresh())
        self._observer = ResizeObserver.new(create_proxy(self._resized))
        self._observer.observe(self._board)

    def show(self, scene: Scene, spots: tuple[Spot, ...], home: str) -> None:
        """A picture that stays until the next one."""
        new_board = self._scene is None or (self._scene.width, self._scene.height) != (
            scene.width,
            scene.height,
        )
        self._scene, self._spots = scene, spots
        if new_board:
            self._resized()
        elif scene.turned != self._camera.turned:
            self._aim(replace(self._camera, turned=scene.turned))
        self._layer.show(spots, home)
        self._layer.beckon(self._beside_spots())
        self._canvas.paint(scene, self._camera)

    def repaint(self, scene: Scene) -> None:
        """The same board with another look: something is pointed at."""
        self._scene = scene
        self._canvas.paint(scene, self._camera)

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
        before = self._scene or after
        standing = {shape for shape in before.shapes if shape.id not in trails}
        still = [shape for shape in after.shapes if shape in standing]
        start, end = _without(before, set(still)), _without(after, set(still))

        def draw(t: float) -> None:
            between = tween(start, end, ease(t), trails).shapes
            self._canvas.paint_moving(self._camera, overlaid(between, flourish(t)))

        if not skipped() and seconds > 0:
            self._held = (after, still)
            self._canvas.hold(after, self._camera, still)
            try:
                await frames.play(seconds, draw, skipped)
            finally:
                self._held = None
        self._scene = after
        self._canvas.paint(after, self._camera)

    def follow(self, x: float, y: float) -> None:
        """Keep a point in view where the board is brought nearer."""
        if self._camera.zoom > 1:
            self._look(self._camera.following(x, y))

    def zoom(self, factor: float) -> None:
        """Nearer or farther about the middle; 0 shows the whole board."""
        camera = self._camera
        if self._scene is None:
            return
        if factor == 0:
            self._look(self._whole(camera.across, camera.down))
        else:
            self._look(camera.zoomed(factor, camera.across / 2, camera.down / 2))

    def tapped(self, x: float, y: float) -> None:
        target = self._target_at(x, y)
        self._point_at("")
        self._chosen(target)

    def pointed(self, x: float, y: float, pressed: bool) -> None:
        self._point_at(self._target_at(x, y))

    def left(self) -> None:
        self._point_at("")

    def panned(self, right: float, down: float) -> None:
        if self._camera.zoom > 1:
            self._sweep(self._camera.panned(right, down))

    def zoomed(self, factor: float, x: float, y: float) -> None:
        self._sweep(self._camera.zoomed(factor, x, y))

    def _point_at(self, target: str) -> None:
        if target != self._hover:
            self._hover = target
            self._board.classList.toggle("on-target", bool(target))
            self._hovered(target)

    def _focused(self, spot: Spot) -> None:
        self.follow(spot.x, spot.y)
        self._hovered(spot.target)

    def _target_at(self, x: float, y: float) -> str:
        """The nearest target that a tap there may mean; empty when there is none."""
        best, least = "", REACH
        for target, at_x, at_y, reach in self._targets():
            away = dist((x, y), self._camera.to_view(at_x, at_y)) - reach * self._camera.scale
            if away < least:
                best, least = target, away
        return best

    def _beside_spots(self) -> Sequence[tuple[float, float, float]]:
        """Targets that are no spot of the board, and how large they are: a die to roll."""
        places = {(spot.x, spot.y) for spot in self._spots}
        shapes = self._scene.shapes if self._scene else ()
        return [
            (each.x, each.y, each.reach) for each in shapes if each.target and (each.x, each.y) not in places
        ]

    def _targets(self) -> list[tuple[str, float, float, float]]:
        shapes = self._scene.shapes if self._scene else ()
        return [
            *((shape.target, shape.x, shape.y, shape.reach) for shape in shapes if shape.target),
            *((spot.target, spot.x, spot.y, 0.0) for spot in self._spots if spot.target),
        ]

    def _sweep(self, camera: Camera) -> None:
        """Look elsewhere while a finger still moves: roughly now, sharply once it rests."""
        if self._held or not self._scene:
            self._look(camera)
            return
        self._aim(camera)
        self._canvas.paint(self._scene, camera, rough=True)
        if self._resting:
            self._resting.cancel()
        self._resting = asyncio.get_running_loop().call_later(REST, lambda: self._look(self._camera))

    def _aim(self, camera: Camera) -> None:
        self._camera = camera
        self._layer.place(camera)
        self._board.classList.toggle("near", camera.zoom > 1)

    def _look(self, camera: Camera) -> None:
        self._aim(camera)
        if self._held:
            self._canvas.hold(self._held[0], camera, self._held[1])
        elif self._scene:
            self._canvas.paint(self._scene, camera)

    def _sharpen(self) -> None:
        """The ground is painted to its end."""
        if self._scene and not self._held:
            self._canvas.paint(self._scene, self._camera)

    def _refresh(self) -> None:
        """The letters of our font came after the board was painted."""
        self._canvas.forget_ground()
        self._look(self._camera)

    def _resized(self, *_: Any) -> None:
        scene, box = self._scene, self._board.getBoundingClientRect()
        if scene is None or not box.width or not box.height:
            return
        self._canvas.resize(box.width, box.height, window.devicePixelRatio)
        known = (self._camera.width, self._camera.height) == (scene.width, scene.height)
        fresh = self._whole(box.width, box.height)
        self._look(self._camera.resized(box.width, box.height) if known else fresh)

    def _whole(self, across: float, down: float) -> Camera:
        assert self._scene
        scene = self._scene
        return whole(scene.width, scene.height, across, down, turned=scene.turned)


def _without(scene: Scene, shapes: set[Shape]) -> Scene:
    return replace(scene, shapes=tuple(shape for shape in scene.shapes if shape not in shapes))
