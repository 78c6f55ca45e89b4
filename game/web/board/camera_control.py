"""Which part of the board is seen, and how that changes: by fingers, wheel and buttons, and by itself.

Where a finger cannot tell targets apart the board comes nearer for one choice, and goes back after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

from game.draw.camera import Camera, fit_board, interpolate
from game.draw.scene import Scene
from game.draw.tween import ease
from game.web.platform import frames, settings

SHARPEN_DELAY = 0.12
"""Seconds without a movement of the camera after which the board is painted sharply."""

GLIDE_SECONDS = 0.22
"""Seconds at normal speed that the board takes to come nearer by itself."""

READABLE_SCALE = 0.9
"""CSS pixels per board unit at which the names on a board can be read."""


class CameraController:
    """`seen(rough)` is called when the camera has moved; `rough`: it is still moving, so paint quickly.

    `may_glide()`: nothing else moves, so that there is time for it.
    """

    def __init__(self, on_camera_change: Callable[[bool], None], can_animate: Callable[[], bool]) -> None:
        self.camera = Camera(1, 1, 1, 1)
        self._on_camera_change, self._can_animate = on_camera_change, can_animate
        self._followed_point: tuple[float, float] | None = None
        self._camera_before_zoom: Camera | None = None
        """Where the board goes back to after the choice that it came nearer for."""
        self._sharpen_timer: asyncio.TimerHandle | None = None
        self._glide_task: asyncio.Task[None] | None = None

    @property
    def is_moving(self) -> bool:
        return self._glide_task is not None and not self._glide_task.done()

    def fit(self, scene: Scene, view_width: float, view_height: float) -> None:
        """See a board in a view of so many CSS pixels: as before, or all of a new one."""
        if (self.camera.width, self.camera.height) == (scene.width, scene.height):
            self._camera_before_zoom = self._camera_before_zoom and self._camera_before_zoom.resized(
                view_width, view_height
            )
            self.set_camera(self.camera.resized(view_width, view_height))
        else:
            self.set_camera(
                fit_board(scene.width, scene.height, view_width, view_height, rotated=scene.rotated)
            )

    def reset(self) -> None:
        """Another board comes, perhaps before it has a place to be seen in."""
        self._followed_point = self._camera_before_zoom = None

    def set_rotated(self, rotated: bool) -> None:
        """See the board from the other side; who has to paint it does."""
        self._camera_before_zoom = None
        self.camera = replace(self.camera, rotated=rotated)

    def set_camera(self, camera: Camera) -> None:
        """See this from now on."""
        self._stop()
        self.camera = camera
        self._on_camera_change(False)

    def follow(self, x: float, y: float) -> None:
        """Keep a point in view where the board is brought nearer."""
        self._followed_point = (x, y)
        if self.camera.zoom > 1 and not self.is_moving:
            self.set_camera(self.camera.following(x, y))

    def zoom(self, factor: float) -> None:
        """Nearer or farther about the middle; 0 shows the whole board.

        The first step nearer leads to the piece that moved last, so near that names can be read.
        """
        camera = self.camera
        whole_board = fit_board(
            camera.width, camera.height, camera.view_width, camera.view_height, rotated=camera.rotated
        )
        if factor == 0:
            self._glide_to(whole_board)
        elif factor > 1 and camera.zoom == 1 and self._followed_point:
            near_camera = camera.zoomed(max(factor, READABLE_SCALE / camera.scale), 0, 0)
            self._glide_to(near_camera.centred(*self._followed_point))
        else:
            self._glide_to(camera.zoomed(factor, camera.view_width / 2, camera.view_height / 2))

    def pan(self, dx: float, dy: float) -> None:
        if self.camera.zoom > 1:
            self._set_camera_roughly(self.camera.panned(dx, dy), self._camera_before_zoom)

    def zoom_about(self, factor: float, x: float, y: float) -> None:
        """Nearer or farther about a pixel. Whoever does that wants to stay there."""
        self._set_camera_roughly(self.camera.zoomed(factor, x, y), None)

    def zoom_in_once(self, camera: Camera) -> None:
        """Come nearer for one choice."""
        camera_before = self._camera_before_zoom or self.camera
        self._glide_to(camera)
        self._camera_before_zoom = camera_before

    def zoom_back(self) -> bool:
        """To where the board came nearer from; whether it had."""
        camera_before, self._camera_before_zoom = self._camera_before_zoom, None
        if camera_before:
            self._glide_to(camera_before)
        return camera_before is not None

    async def wait_until_still(self) -> None:
        """Until the board is where it goes by itself."""
        if self._glide_task:
            await asyncio.wait([self._glide_task])

    def _set_camera_roughly(self, camera: Camera, camera_before: Camera | None) -> None:
        """See something else while a finger still moves: roughly now, sharply once it rests."""
        self._stop()
        self.camera, self._camera_before_zoom = camera, camera_before
        self._on_camera_change(True)
        self._sharpen_timer = asyncio.get_running_loop().call_later(
            SHARPEN_DELAY, lambda: self._on_camera_change(False)
        )

    def _glide_to(self, camera: Camera) -> None:
        """Let the board come nearer or go farther by itself."""
        seconds = GLIDE_SECONDS * settings.duration_factor()
        self._camera_before_zoom = None
        if seconds == 0 or not (settings.animations_enabled() and self._can_animate()):
            self.set_camera(camera)
            return
        self._stop()
        self._glide_task = asyncio.get_running_loop().create_task(self._animate(self.camera, camera, seconds))

    async def _animate(self, before: Camera, after: Camera, seconds: float) -> None:
        def draw(t: float) -> None:
            self.camera = interpolate(before, after, ease(t))
            self._on_camera_change(True)

        await frames.play(seconds, draw, lambda: False)
        self.camera = after
        self._on_camera_change(False)

    def _stop(self) -> None:
        if self._glide_task:
            self._glide_task.cancel()
            self._glide_task = None
        if self._sharpen_timer:
            self._sharpen_timer.cancel()
            self._sharpen_timer = None
