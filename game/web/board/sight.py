"""Which part of the board is seen, and how that changes: by fingers, wheel and buttons, and by itself.

Where a finger cannot tell targets apart the board comes nearer for one choice, and goes back after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from game.draw.camera import Camera, between, whole
from game.draw.scene import Scene
from game.draw.tween import ease
from game.web import settings
from game.web.board import frames

REST = 0.12
"""Seconds without a movement of the camera after which the board is painted sharply."""

GLIDE = 0.22
"""Seconds at normal speed that the board takes to come nearer by itself."""

READABLE = 0.9
"""CSS pixels per board unit at which the names on a board can be read."""


class Sight:
    """`seen(rough)` is called when the camera has moved; `rough`: it is still moving, so paint quickly.

    `may_glide()`: nothing else moves, so that there is time for it.
    """

    def __init__(self, seen: Callable[[bool], None], may_glide: Callable[[], bool]) -> None:
        self.camera = Camera(1, 1, 1, 1)
        self._seen, self._may_glide = seen, may_glide
        self._piece: tuple[float, float] | None = None
        self._back: Camera | None = None
        """Where the board goes back to after the choice that it came nearer for."""
        self._resting: asyncio.TimerHandle | None = None
        self._gliding: asyncio.Task[None] | None = None

    @property
    def is_moving(self) -> bool:
        return self._gliding is not None and not self._gliding.done()

    def fit(self, scene: Scene, across: float, down: float) -> None:
        """See a board in a view of so many CSS pixels: as before, or all of a new one."""
        if (self.camera.width, self.camera.height) == (scene.width, scene.height):
            self._back = self._back and self._back.resized(across, down)
            self.look(self.camera.resized(across, down))
        else:
            self.look(whole(scene.width, scene.height, across, down, turned=scene.turned))

    def leave(self) -> None:
        """Another board comes, perhaps before it has a place to be seen in."""
        self._piece = self._back = None

    def turn(self, turned: bool) -> None:
        """See the board from the other side; who has to paint it does."""
        self._back = None
        self.camera = replace(self.camera, turned=turned)

    def look(self, camera: Camera) -> None:
        """See this from now on."""
        self._stop()
        self.camera = camera
        self._seen(False)

    def follow(self, x: float, y: float) -> None:
        """Keep a point in view where the board is brought nearer."""
        self._piece = (x, y)
        if self.camera.zoom > 1 and not self.is_moving:
            self.look(self.camera.following(x, y))

    def zoom(self, factor: float) -> None:
        """Nearer or farther about the middle; 0 shows the whole board.

        The first step nearer leads to the piece that moved last, so near that names can be read.
        """
        camera = self.camera
        everything = whole(camera.width, camera.height, camera.across, camera.down, turned=camera.turned)
        if factor == 0:
            self._glide(everything)
        elif factor > 1 and camera.zoom == 1 and self._piece:
            near = camera.zoomed(max(factor, READABLE / camera.scale), 0, 0)
            self._glide(near.centred(*self._piece))
        else:
            self._glide(camera.zoomed(factor, camera.across / 2, camera.down / 2))

    def pan(self, right: float, down: float) -> None:
        if self.camera.zoom > 1:
            self._sweep(self.camera.panned(right, down), self._back)

    def pinch(self, factor: float, x: float, y: float) -> None:
        """Nearer or farther about a pixel. Whoever does that wants to stay there."""
        self._sweep(self.camera.zoomed(factor, x, y), None)

    def approach(self, camera: Camera) -> None:
        """Come nearer for one choice."""
        back = self._back or self.camera
        self._glide(camera)
        self._back = back

    def go_back(self) -> bool:
        """To where the board came nearer from; whether it had."""
        back, self._back = self._back, None
        if back:
            self._glide(back)
        return back is not None

    async def arrive(self) -> None:
        """Until the board is where it goes by itself."""
        if self._gliding:
            await asyncio.wait([self._gliding])

    def _sweep(self, camera: Camera, back: Camera | None) -> None:
        """See something else while a finger still moves: roughly now, sharply once it rests."""
        self._stop()
        self.camera, self._back = camera, back
        self._seen(True)
        self._resting = asyncio.get_running_loop().call_later(REST, lambda: self._seen(False))

    def _glide(self, camera: Camera) -> None:
        """Let the board come nearer or go farther by itself."""
        seconds = GLIDE * settings.pace()
        self._back = None
        if seconds == 0 or not (settings.moves_gently() and self._may_glide()):
            self.look(camera)
            return
        self._stop()
        self._gliding = asyncio.get_running_loop().create_task(self._move(self.camera, camera, seconds))

    async def _move(self, before: Camera, after: Camera, seconds: float) -> None:
        def draw(t: float) -> None:
            self.camera = between(before, after, ease(t))
            self._seen(True)

        await frames.play(seconds, draw, lambda: False)
        self.camera = after
        self._seen(False)

    def _stop(self) -> None:
        if self._gliding:
            self._gliding.cancel()
            self._gliding = None
        if self._resting:
            self._resting.cancel()
            self._resting = None
