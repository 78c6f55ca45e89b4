"""The camera: zoom for one choice and back, pan, and following a piece."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from game.draw.scene import Scene
from game.web.board.camera_control import FIRST_ZOOM_SCALE, CameraController

BOARD = Scene(1000, 1000, "", (), ())


def make_controller(glide_seconds: float = 0.0) -> tuple[CameraController, list[bool]]:
    """A controller whose movements take two frames, and the `rough` flags that it reported."""
    changes: list[bool] = []

    async def play(seconds: float, draw: Callable[[float], None]) -> None:
        for t in (0.0, 1.0):
            draw(t)
            await asyncio.sleep(0)

    controller = CameraController(changes.append, lambda: glide_seconds, play, tuple)
    controller.fit(BOARD, 400, 400)
    return controller, changes


async def play_nothing(seconds: float, draw: Callable[[float], None]) -> None: ...


def test_a_new_board_is_shown_as_a_whole_and_the_same_board_keeps_its_zoom() -> None:
    controller, _ = make_controller()
    assert controller.camera.zoom == 1
    controller.zoom(2)
    assert controller.camera.to_board(200, 200) == (500, 500), "the middle stays"
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


async def test_a_pinch_is_not_undone() -> None:
    controller, changes = make_controller()
    controller.zoom_in_once(controller.camera.zoomed(2, 200, 200))
    controller.zoom_about(1.5, 100, 100)
    assert changes[-1], "rough while the finger moves"
    assert not controller.zoom_back()
    controller.set_camera(controller.camera)


def test_the_whole_board_cannot_be_panned() -> None:
    controller, _ = make_controller()
    whole = controller.camera
    controller.pan(50, 50)
    assert controller.camera == whole


async def test_a_camera_movement_ends_with_a_sharp_redraw_at_its_target() -> None:
    controller, changes = make_controller(glide_seconds=0.2)
    controller.zoom(2)
    assert controller.is_moving
    assert controller.camera_at_rest.zoom == 2
    await controller.wait_until_still()
    assert controller.camera.zoom == 2
    assert changes[-2:] == [True, False]


def test_the_first_zoom_step_leads_to_the_followed_piece_and_makes_names_readable() -> None:
    controller, _ = make_controller()
    controller.follow(900, 900)
    controller.zoom(1.5)
    assert controller.camera.scale == pytest.approx(FIRST_ZOOM_SCALE)
    x, y = controller.camera.to_view(900, 900)
    assert 200 <= x <= 400
    assert 200 <= y <= 400
    controller.zoom(0)
    assert controller.camera.zoom == 1


MAP = Scene(1000, 1000, "", (), (), legible_scale=0.55)
"""A board with names, which are too small to read on a phone if it is shown as a whole."""

LIT = [(200.0, 150.0), (420.0, 240.0)]


def make_phone(width: float = 360, height: float = 400) -> CameraController:
    controller = CameraController(lambda _: None, lambda: 0.0, play_nothing, tuple)
    controller.fit(MAP, width, height)
    return controller


def test_on_a_phone_the_camera_frames_what_can_be_chosen_with_readable_names() -> None:
    controller = make_phone()
    controller.frame_choice(LIT, 300, 200)
    assert controller.camera.shows([*LIT, (300, 200)])
    assert controller.camera.scale >= MAP.legible_scale
    controller.frame_choice([(50, 50), (950, 950)], 300, 200)
    assert controller.camera.zoom == 1, "all places are more important than readable names"
    controller.frame_choice([], 300, 200)
    assert controller.camera.scale >= MAP.legible_scale
    controller.frame_whole()
    assert controller.camera.zoom == 1


def test_the_names_of_the_places_to_choose_from_are_in_view_unless_they_could_not_be_read() -> None:
    names = [(60.0, 140.0), (180.0, 160.0), (440.0, 230.0), (560.0, 250.0)]
    controller = make_phone()
    controller.frame_choice(LIT, 300, 200)
    assert not controller.camera.shows(names)
    controller.frame_choice(LIT, 300, 200, names)
    assert controller.camera.shows([*LIT, (300, 200), *names])
    controller.frame_choice(LIT, 300, 200, [(0, 0), (1000, 1000)])
    assert controller.camera.scale >= MAP.legible_scale


def test_a_large_screen_and_a_board_without_names_show_the_whole() -> None:
    large = make_phone(800, 700)
    large.frame_choice(LIT, 300, 200)
    assert large.camera.zoom == 1
    nameless, _ = make_controller()
    nameless.frame_choice(LIT, 300, 200)
    nameless.frame_motion(LIT)
    assert nameless.camera.zoom == 1


def test_the_camera_follows_a_piece_only_when_it_leaves_the_view() -> None:
    controller = make_phone()
    controller.frame_choice(LIT, 300, 200)
    before = controller.camera
    controller.frame_motion(LIT)
    assert controller.camera == before
    controller.frame_motion([(300.0, 200.0), (600.0, 700.0)])
    assert controller.camera != before
    assert controller.camera.shows([(300, 200), (600, 700)])


def test_turning_the_phone_keeps_in_view_what_was_framed() -> None:
    controller = make_phone(360, 640)
    controller.frame_choice(LIT, 300, 200)
    controller.fit(MAP, 640, 300)
    assert controller.camera.shows([*LIT, (300, 200)])
    controller.frame_motion([(300.0, 200.0), (300.0, 900.0)])
    controller.fit(MAP, 360, 300)
    assert controller.camera.shows([(300, 200), (300, 900)])


async def test_turning_the_phone_after_a_pinch_keeps_the_piece_in_view() -> None:
    controller = make_phone(360, 640)
    controller.frame_choice([], 500, 880)
    controller.zoom_about(1.5, *controller.camera.to_view(500, 880))
    controller.fit(MAP, 640, 300)
    assert controller.camera.shows([(500, 880)])


def test_a_player_who_shows_the_whole_map_keeps_it() -> None:
    controller = make_phone()
    controller.frame_choice(LIT, 300, 200)
    controller.zoom(0)
    controller.frame_choice([(300.0, 800.0)], 300, 700)
    assert controller.camera.zoom == 1
    controller.zoom(1.5)
    assert controller.camera.shows([(300, 700)]), "the first step leads to the piece"
    controller.frame_choice(LIT, 300, 200)
    assert controller.camera.shows([*LIT, (300, 200)]), "what can be chosen is not out of view"


def test_places_stay_out_of_what_lies_over_the_board() -> None:
    controller = CameraController(lambda _: None, lambda: 0.0, play_nothing, lambda: [(0, 300, 100, 400)])
    controller.fit(MAP, 360, 400)
    controller.frame_choice(LIT, 205, 160)
    assert controller.camera.shows(LIT, [(0, 300, 100, 400)])
