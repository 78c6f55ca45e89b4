"""The camera: zoom for one choice and back, pan, and following a piece."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from game.draw.scene import Scene
from game.web.board.camera_control import CameraController
from tests.web.fakes import run

BOARD = Scene(1000, 1000, "", (), ())


def make_controller(glide_seconds: float = 0.0) -> tuple[CameraController, list[bool]]:
    """A controller whose movements take two frames, and the `rough` flags that it reported."""
    changes: list[bool] = []

    async def play(seconds: float, draw: Callable[[float], None]) -> None:
        for t in (0.0, 1.0):
            draw(t)
            await asyncio.sleep(0)

    controller = CameraController(changes.append, lambda: glide_seconds, play)
    controller.fit(BOARD, 400, 400)
    return controller, changes


def test_a_new_board_is_shown_as_a_whole_and_the_same_board_keeps_its_zoom() -> None:
    controller, _ = make_controller()
    assert controller.camera.zoom == 1
    controller.zoom(2)
    controller.fit(BOARD, 500, 500)
    assert controller.camera.zoom == 2
    controller.fit(Scene(500, 500, "", (), ()), 500, 500)
    assert controller.camera.zoom == 1


def test_zooming_in_for_one_choice_is_undone_once() -> None:
    controller, _ = make_controller()
    whole = controller.camera
    controller.zoom_in_once(whole.zoomed(3, 200, 200))
    controller.zoom_in_once(controller.camera.zoomed(2, 200, 200))
    assert controller.zoom_back()
    assert controller.camera == whole
    assert not controller.zoom_back()


def test_a_pinch_is_not_undone() -> None:
    async def test() -> None:
        controller, changes = make_controller()
        controller.zoom_in_once(controller.camera.zoomed(2, 200, 200))
        controller.zoom_about(1.5, 100, 100)
        assert changes[-1], "rough while the finger moves"
        assert not controller.zoom_back()
        controller.set_camera(controller.camera)

    run(test())


def test_the_whole_board_cannot_be_panned() -> None:
    controller, _ = make_controller()
    whole = controller.camera
    controller.pan(50, 50)
    assert controller.camera == whole


def test_a_camera_movement_ends_with_a_sharp_redraw_at_its_target() -> None:
    async def test() -> None:
        controller, changes = make_controller(glide_seconds=0.2)
        controller.zoom(2)
        assert controller.is_moving
        await controller.wait_until_still()
        assert controller.camera.zoom == 2
        assert changes[-2:] == [True, False]

    run(test())


def test_the_first_zoom_step_leads_to_the_followed_piece() -> None:
    controller, _ = make_controller()
    controller.follow(900, 900)
    controller.zoom(1.5)
    x, y = controller.camera.to_view(900, 900)
    assert 200 <= x <= 400
    assert 200 <= y <= 400
    controller.zoom(0)
    assert controller.camera.zoom == 1
