"""The viewport: pan and zoom by fingers, wheel and buttons, and animated camera movements.

Where the whole board is too small to be read, the camera frames what matters: what can be chosen, then what
moves. Where targets are too close for a finger, it zooms in for one choice and back after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace

from game.draw.camera import Camera, Point, Rectangle, fit_board, interpolate
from game.draw.scene import Scene
from game.draw.tween import ease

SHARPEN_DELAY = 0.12
"""Seconds without a camera movement after which the board is painted sharply."""

FIRST_ZOOM_SCALE = 0.9
"""CSS pixels per board unit, at least, after the first step of a zoom button."""

REST_SCALE = 1.1
"""The scale at which moves are followed, as a multiple of `Scene.legible_scale`: much is in view."""

CHOICE_SCALE = 2.0
"""The scale, at most, at which places to choose from are framed, as a multiple of `Scene.legible_scale`."""


class CameraController:
    """Keeps `camera`, the part of the board in view.

    `on_camera_change(rough)` is called when it has moved; `rough`: it still moves, so paint quickly.
    `glide_seconds()` is the duration of a movement, 0 for none; `play(seconds, draw)` draws from 0 to 1.
    `covered()`: the rectangles of the viewport that something lies over.
    """

    def __init__(
        self,
        on_camera_change: Callable[[bool], None],
        glide_seconds: Callable[[], float],
        play: Callable[[float, Callable[[float], None]], Awaitable[None]],
        covered: Callable[[], Sequence[Rectangle]],
    ) -> None:
        self.camera = Camera(1, 1, 1, 1)
        self._on_camera_change, self._glide_seconds, self._play = on_camera_change, glide_seconds, play
        self._covered = covered
        self._legible_scale = 0.0
        self._followed_point: Point | None = None
        self._framed_points: Sequence[Point] = ()
        self._framed_names: Sequence[Point] = ()
        """Corners of the names of the framed places."""
        self._framed_scale = REST_SCALE
        self._is_chosen_by_player = False
        """Whether a player has zoomed or panned: the camera moves only if a framed point is not in view."""
        self._camera_before_zoom: Camera | None = None
        """The camera that `zoom_back` restores."""
        self._sharpen_timer: asyncio.TimerHandle | None = None
        self._glide_task: asyncio.Task[None] | None = None
        self._camera_after_glide = self.camera

    @property
    def is_moving(self) -> bool:
        return self._glide_task is not None and not self._glide_task.done()

    @property
    def is_close_up(self) -> bool:
        """Whether the camera has zoomed in for one choice."""
        return self._camera_before_zoom is not None

    @property
    def camera_at_rest(self) -> Camera:
        """The camera at the end of its movement."""
        return self._camera_after_glide if self.is_moving else self.camera

    def fit(self, scene: Scene, view_width: float, view_height: float) -> None:
        """Fit the view, in CSS pixels: the same part of the same board, or the whole of a new one.

        What was framed, or else the followed piece, stays in view.
        """
        self._stop()
        self._legible_scale = scene.legible_scale
        if (self.camera.width, self.camera.height) == (scene.width, scene.height):
            camera_before = self._camera_before_zoom
            self._camera_before_zoom = camera_before and camera_before.resized(view_width, view_height)
            camera = self.camera.resized(view_width, view_height)
            if camera.zoom > 1 and self._followed_point:
                camera = camera.following(*self._followed_point)
            self.camera = camera
            camera = self._framed_camera()
        else:
            whole = fit_board(scene.width, scene.height, view_width, view_height, rotated=scene.rotated)
            camera = replace(whole, pin_corner=scene.pin_corner)
        self.set_camera(camera)

    def reset(self) -> None:
        """Forget zoom and followed piece before a new board is shown; the canvas may not be laid out yet."""
        self.camera = Camera(1, 1, 1, 1)
        self._followed_point = self._camera_before_zoom = None
        self._framed_points, self._is_chosen_by_player = (), False

    def set_rotated(self, rotated: bool) -> None:
        """Rotate the board by 180°; the caller paints it."""
        self._camera_before_zoom = None
        self.camera = replace(self.camera, rotated=rotated)

    def set_camera(self, camera: Camera) -> None:
        """Move the camera at once."""
        self._stop()
        self.camera = camera
        self._on_camera_change(False)

    def follow(self, x: float, y: float) -> None:
        """Keep a point in view while the board is zoomed in."""
        self._followed_point = (x, y)
        if self.camera.zoom > 1 and not self.is_moving:
            self.set_camera(self.camera.following(x, y))

    def frame_choice(self, points: Sequence[Point], x: float, y: float, names: Sequence[Point] = ()) -> None:
        """Show the places to choose from and the piece at `x`, `y`, if the whole board is too small.

        `names`: the corners of the places' names.
        """
        if self._legible_scale:
            self._followed_point = (x, y)
            is_choice = any(point != (x, y) for point in points)
            self._frame((*points, (x, y)), CHOICE_SCALE if is_choice else REST_SCALE, names)
        else:
            self.follow(x, y)

    def frame_motion(self, path: Sequence[Point]) -> None:
        """Show the path of a moving piece if it is not in view."""
        camera = self.camera_at_rest
        if camera.whole.scale >= self._legible_scale:
            self.follow(*path[-1])
        elif camera.zoom > 1:
            self._followed_point = path[-1]
            if not camera.shows(path, self._covered()):
                self._frame(path, REST_SCALE)
            self._framed_points, self._framed_names = path, ()

    def frame_whole(self) -> None:
        """Show the whole board, unless a player has chosen another part of it."""
        self._frame((), REST_SCALE)

    def _frame(self, points: Sequence[Point], max_scale: float, names: Sequence[Point] = ()) -> None:
        self._framed_points, self._framed_scale, self._framed_names = points, max_scale, names
        camera = self._framed_camera()
        if camera != self.camera_at_rest:
            self._is_chosen_by_player = False
            self._glide_to(camera)

    def _framed_camera(self) -> Camera:
        """The camera for what was framed last."""
        camera, points = self.camera_at_rest, self._framed_points
        is_kept = self._is_chosen_by_player and camera.shows(points)
        if not self._legible_scale or is_kept or self._camera_before_zoom:
            return camera
        if not points or camera.whole.scale >= self._legible_scale:
            return camera.whole
        max_scale, covered = self._framed_scale * self._legible_scale, self._covered()
        with_names = camera.framing(points, max_scale, covered, self._framed_names)
        if with_names.scale >= self._legible_scale or not self._framed_names:
            return with_names
        return camera.framing(points, max_scale, covered)

    def zoom(self, factor: float) -> None:
        """Zoom about the centre; 0 shows the whole board.

        The first step in centres the followed piece, at a scale at which names can be read.
        """
        camera = self.camera
        if factor == 0:
            self._glide_to(camera.whole)
        elif factor > 1 and camera.zoom == 1 and self._followed_point:
            near_camera = camera.zoomed(max(factor, FIRST_ZOOM_SCALE / camera.scale), 0, 0)
            self._glide_to(near_camera.centred(*self._followed_point))
        else:
            self._glide_to(camera.zoomed(factor, camera.view_width / 2, camera.view_height / 2))
        self._is_chosen_by_player = True

    def pan(self, dx: float, dy: float) -> None:
        if self.camera.zoom > 1:
            self._set_camera_roughly(self.camera.panned(dx, dy), self._camera_before_zoom)

    def zoom_about(self, factor: float, x: float, y: float) -> None:
        """Zoom about a pixel; `zoom_back` does not undo it."""
        self._set_camera_roughly(self.camera.zoomed(factor, x, y), None)

    def zoom_in_once(self, camera: Camera) -> None:
        """Zoom in for one choice."""
        camera_before = self._camera_before_zoom or self.camera
        self._glide_to(camera)
        self._camera_before_zoom = camera_before

    def zoom_back(self) -> bool:
        """Undo `zoom_in_once`. False if there is nothing to undo."""
        camera_before, self._camera_before_zoom = self._camera_before_zoom, None
        if camera_before:
            self._glide_to(camera_before)
        return camera_before is not None

    async def wait_until_still(self) -> None:
        """Wait until the camera stands still."""
        if self._glide_task:
            await asyncio.wait([self._glide_task])

    def _set_camera_roughly(self, camera: Camera, camera_before: Camera | None) -> None:
        """Follow a finger: paint roughly now, sharply once it rests."""
        self._stop()
        self._is_chosen_by_player = True
        self.camera, self._camera_before_zoom = camera, camera_before
        self._on_camera_change(True)
        self._sharpen_timer = asyncio.get_running_loop().call_later(
            SHARPEN_DELAY, lambda: self._on_camera_change(False)
        )

    def _glide_to(self, camera: Camera) -> None:
        """Move the camera with an animation."""
        seconds = self._glide_seconds()
        self._camera_before_zoom = None
        if seconds == 0:
            self.set_camera(camera)
            return
        self._stop()
        self._camera_after_glide = camera
        self._glide_task = asyncio.get_running_loop().create_task(self._animate(self.camera, camera, seconds))

    async def _animate(self, before: Camera, after: Camera, seconds: float) -> None:
        def draw(t: float) -> None:
            self.camera = interpolate(before, after, ease(t))
            self._on_camera_change(True)

        await self._play(seconds, draw)
        self.camera = after
        self._on_camera_change(False)

    def _stop(self) -> None:
        if self._glide_task:
            self._glide_task.cancel()
            self._glide_task = None
        if self._sharpen_timer:
            self._sharpen_timer.cancel()
            self._sharpen_timer = None
