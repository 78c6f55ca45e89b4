"""The board on the screen: painting, camera, pointer and the accessible layer, for every game.

It shows scenes and reports chosen targets; it knows no rules.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from game.draw import hit_testing
from game.draw.camera import Rectangle
from game.draw.presentation import BoardSpot
from game.draw.scene import Group, Scene, Shape
from game.web.board.accessible_layer import AccessibleLayer
from game.web.board.animator import SceneAnimator
from game.web.board.camera_control import CameraController
from game.web.board.loupe import Loupe
from game.web.board.pointer import Pointer
from game.web.platform import frames, settings
from game.web.platform.dom import by_id, listen, listen_to_resolution
from game.web.platform.i18n import Translator

SPOT_MARGIN = 14.0
"""CSS pixels between the centre of a spot and what may lie over the board."""

GLIDE_SECONDS = 0.22
"""Duration of a camera movement at normal speed."""

PORTRAIT_RATIO = 0.85
"""Minimal height of a portrait container, in widths, on an upright screen.

A bar above the board makes it lower; it must not turn the board in the middle of a game.
"""


class BoardView:
    """Calls `on_target_chosen(target)`, `on_target_hovered(target)` and `on_orientation_change()`.

    `animator` shows the scene, `camera_controller` chooses the part in view, `layer` has buttons for spots.
    The orientation is portrait if the board's container is higher than wide; nearly so, on an upright screen.
    """

    def __init__(
        self,
        i18n: Translator,
        on_target_chosen: Callable[[str], None],
        on_target_hovered: Callable[[str], None],
        on_orientation_change: Callable[[], None],
    ) -> None:
        self._board = by_id("board")
        self.layer = AccessibleLayer(by_id("spots"), i18n, on_target_chosen, self._on_spot_focused)
        self._on_target_chosen, self._on_target_hovered = on_target_chosen, on_target_hovered
        self._on_orientation_change = on_orientation_change
        self.is_portrait = False
        """The orientation when last measured."""
        self._spots: tuple[BoardSpot, ...] = ()
        self.camera_controller = CameraController(
            self._on_camera_change,
            self._glide_seconds,
            lambda seconds, draw: frames.play(seconds, draw, lambda: False),
            self._covered,
        )
        self.animator = SceneAnimator(by_id("canvas"), self.camera_controller)
        self._hovered_target = ""
        self._loupe = Loupe(by_id("canvas"))
        Pointer(self._board, self)
        listen(document.fonts, "loadingdone", lambda _: self.animator.repaint_all())
        self._observer = ResizeObserver.new(create_proxy(self._on_resize))
        self._observer.observe(self._board)
        listen_to_resolution(self._on_resize)

    def _glide_seconds(self) -> float:
        """Duration of a camera movement; none while pieces move or where animations are off."""
        if self.animator.is_moving or not settings.animations_enabled():
            return 0.0
        return GLIDE_SECONDS * settings.duration_factor()

    def show(self, scene: Scene, spots: tuple[BoardSpot, ...], start_spot_id: str) -> None:
        """Show a scene without animation, and its spots."""
        self._set_scene(scene, spots)
        self._update_spots(start_spot_id)

    async def show_in_steps(self, scene: Scene, spots: tuple[BoardSpot, ...], start_spot_id: str) -> None:
        """`show` in two tasks, first the canvas and then the buttons, to keep each task short."""
        self._set_scene(scene, spots)
        await asyncio.sleep(0)
        await self.animator.wait_for_background()
        self._update_spots(start_spot_id)
        await asyncio.sleep(0)

    def _set_scene(self, scene: Scene, spots: tuple[BoardSpot, ...]) -> None:
        before, self._spots = self.animator.scene, spots
        self.animator.scene = scene  # before it is shown: the camera is fitted to it
        if before is None or _board_of(before) != _board_of(scene):
            self.camera_controller.reset()
            self._on_resize()
        elif scene.rotated != self.camera_controller.camera.rotated:
            self.camera_controller.set_rotated(scene.rotated)
            self.layer.set_camera(self.camera_controller.camera)
        self.animator.show(scene)

    def _update_spots(self, start_spot_id: str) -> None:
        self.layer.show(self._spots, start_spot_id)
        targets_off_spots = (each for each in self._pinned_groups() if each.target)  # the die
        self.layer.show_beacons([(each.x, each.y, each.hit_radius) for each in targets_off_spots])

    def frame_choice(self, x: float, y: float) -> None:
        """On a small screen show all selectable spots with their names, and the piece at `x`, `y`."""
        selectable = [spot for spot in self._spots if spot.target]
        names = [corner for spot in selectable for corner in spot.name_corners]
        self.camera_controller.frame_choice([(spot.x, spot.y) for spot in selectable], x, y, names)

    def zoom(self, factor: float) -> None:
        """Zoom by a factor; 0 shows the whole board."""
        if self.animator.scene:
            self.camera_controller.zoom(factor)

    def on_tap(self, x: float, y: float, by_finger: bool) -> None:
        """Choose the nearest target and undo a zoom; if a finger covers several targets, zoom in instead."""
        camera = self.camera_controller.camera
        found = self._targets_at(x, y)
        if by_finger and not found and self._is_choice_of_places():
            found = hit_testing.lone_target_at(self._targets(), camera, x, y)
        self._set_hovered_target("")
        if by_finger and len(found) > 1 and not settings.confirm_moves():
            near_camera = hit_testing.zoom_to_separate(found, self._targets(), camera, x, y)
            if near_camera.zoom > camera.zoom:
                self.camera_controller.zoom_in_once(near_camera)
                self._board.classList.add("close-up")
                return
        if self.camera_controller.zoom_back() and not found:
            return
        self._on_target_chosen(found[0].name if found else "")

    def _is_choice_of_places(self) -> bool:
        """Whether a tap beside all targets may mean one of them.

        A single place is no choice: it may be a token to buy, and a stray tap must cost nothing.
        """
        is_choice = len({spot.target for spot in self._spots if spot.target}) > 1
        return is_choice and not self.camera_controller.is_close_up

    def on_hover(self, x: float, y: float) -> None:
        found = self._targets_at(x, y)
        self._set_hovered_target(found[0].name if found else "")

    def on_leave(self) -> None:
        self._loupe.hide()
        self._set_hovered_target("")

    def on_aim(self, x: float, y: float) -> bool:
        """Show in a loupe what a resting or sliding finger would choose.

        False where a finger is small enough: its target stands alone, or the board is zoomed in.
        """
        found, camera = self._targets_at(x, y), self.camera_controller.camera
        is_crowded = hit_testing.is_crowded(found[:1], self._targets(), camera)
        if not self._loupe.is_shown and (camera.zoom > 1 or not is_crowded):
            return False
        self._set_hovered_target(found[0].name if found else "")
        self._loupe.show(x, y)
        return True

    def on_aim_end(self, x: float, y: float) -> None:
        """Choose what the loupe shows; nothing beside all targets."""
        found = self._targets_at(x, y)
        self.on_leave()
        if found:
            self._on_target_chosen(found[0].name)

    def _set_hovered_target(self, target: str) -> None:
        if target != self._hovered_target:
            self._hovered_target = target
            self._board.classList.toggle("on-target", bool(target))
            self._on_target_hovered(target)

    def _on_spot_focused(self, spot: BoardSpot) -> None:
        self.camera_controller.follow(spot.x, spot.y)
        self._on_target_hovered(spot.target)

    def _targets_at(self, x: float, y: float) -> tuple[hit_testing.Target, ...]:
        """The targets that a tap may mean, the nearest first."""
        return hit_testing.targets_at(self._targets(), self.camera_controller.camera, x, y)

    def _targets(self) -> list[hit_testing.Target]:
        shapes = (self._shape_target(each) for each in self._shapes() if each.target)
        spots = (hit_testing.Target(each.target, each.x, each.y) for each in self._spots if each.target)
        return [*shapes, *spots]

    def _shape_target(self, shape: Shape) -> hit_testing.Target:
        """A shape as a target; a pinned group in board units of the camera."""
        x, y, radius = shape.x, shape.y, shape.hit_radius
        if _is_pinned(shape):
            camera = self.camera_controller.camera
            x, y = camera.to_board(*camera.pinned.to_view(x, y))
            radius *= camera.pinned.scale / camera.scale
        return hit_testing.Target(shape.target, x, y, radius)

    def _shapes(self) -> Sequence[Shape]:
        return self.animator.scene.shapes if self.animator.scene else ()

    def _pinned_groups(self) -> list[Shape]:
        return [each for each in self._shapes() if _is_pinned(each)]

    def _covered(self) -> Sequence[Rectangle]:
        """The parts of the viewport in which pinned groups and the zoom buttons would cover a spot."""
        pinned, board = self.camera_controller.camera.pinned, self._board.getBoundingClientRect()
        covered: list[Rectangle] = []
        for each in self._pinned_groups():
            (x, y), radius = pinned.to_view(each.x, each.y), each.hit_radius * pinned.scale + SPOT_MARGIN
            covered.append((x - radius, y - radius, x + radius, y + radius))
        buttons = by_id("zoom").getBoundingClientRect()
        left, top = buttons.left - board.left - SPOT_MARGIN, buttons.top - board.top - SPOT_MARGIN
        right, bottom = left + buttons.width + 2 * SPOT_MARGIN, top + buttons.height + 2 * SPOT_MARGIN
        return [*covered, (left, top, right, bottom)]

    def _on_camera_change(self, rough: bool) -> None:
        """The camera has moved; `rough`: it still moves."""
        camera = self.camera_controller.camera
        self.layer.set_camera(camera)
        self._board.classList.toggle("zoomed", camera.zoom > 1)
        self._board.classList.toggle("close-up", self.camera_controller.is_close_up)
        self.animator.redraw(rough)

    def measure(self) -> tuple[float, float] | None:
        """Measure the container: size in CSS pixels, or None if it is hidden. Sets `is_portrait`."""
        box = self._board.getBoundingClientRect()
        if not box.width or not box.height:
            return None
        is_upright = window.innerHeight > window.innerWidth
        self.is_portrait = box.height > box.width * (PORTRAIT_RATIO if is_upright else 1)
        return box.width, box.height

    def _on_resize(self, *_: Any) -> None:
        if window.matchMedia("print").matches:
            return  # the style fits the picture to the paper, which does not wait for another one
        was_portrait, size = self.is_portrait, self.measure()
        if self.animator.scene is None or size is None:
            return
        self.animator.resize(*size, window.devicePixelRatio)
        self.camera_controller.fit(self.animator.scene, *size)
        if self.is_portrait != was_portrait and not self.animator.is_moving:
            self._on_orientation_change()


def _board_of(scene: Scene) -> tuple[float, float, float]:
    """What differs between the boards of two games."""
    return scene.width, scene.height, scene.legible_scale


def _is_pinned(shape: Shape) -> bool:
    return isinstance(shape, Group) and shape.pinned
