"""The camera shows the board and never loses it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.draw.camera import MOST_ZOOM, Camera, between, whole

numbers = st.floats(-2000, 2000)


def near(*numbers: float) -> object:
    return pytest.approx(numbers, abs=1e-6)


def test_the_whole_board_fits_and_stands_in_the_middle() -> None:
    camera = whole(100, 50, 400, 400)
    assert camera.scale == 4
    assert camera.to_view(0, 0) == (0, 100)
    assert camera.to_view(100, 50) == (400, 300)


def test_zooming_keeps_the_point_under_the_finger() -> None:
    camera = whole(1000, 1000, 500, 500)
    before = camera.to_board(200, 300)
    assert camera.zoomed(2, 200, 300).to_board(200, 300) == near(*before)


def test_the_whole_board_is_the_farthest() -> None:
    camera = whole(1000, 1000, 500, 500)
    assert camera.zoomed(3, 10, 10).zoomed(0.01, 400, 400) == camera
    assert camera.zoomed(1000, 250, 250).zoom == MOST_ZOOM


def test_dragging_draws_the_board_along() -> None:
    camera = whole(1000, 1000, 500, 500).zoomed(4, 250, 250)
    x, y = camera.to_view(500, 500)
    assert camera.panned(30, -20).to_view(500, 500) == near(x + 30, y - 20)


@given(numbers, numbers, st.floats(1, 8))
def test_the_board_fills_the_view_wherever_one_looks(x: float, y: float, zoom: float) -> None:
    camera = whole(1000, 1000, 500, 500).zoomed(zoom, 250, 250).centred(x, y)
    left, top = camera.to_view(0, 0)
    right, bottom = camera.to_view(1000, 1000)
    assert max(left, top) < 1e-6
    assert min(right, bottom) > 500 - 1e-6


@given(numbers, numbers)
def test_to_the_board_and_back(x: float, y: float) -> None:
    camera = Camera(1000, 800, 300, 500, 3, 400, 300)
    assert camera.to_view(*camera.to_board(x, y)) == near(x, y)


def test_following_moves_no_further_than_needed() -> None:
    camera = whole(1000, 1000, 500, 500).zoomed(4, 250, 250)
    assert camera.following(510, 490) == camera
    moved = camera.following(700, 500)
    assert moved.to_view(700, 500) == near(375, 250)


def test_turning_the_phone_keeps_the_look() -> None:
    camera = whole(1000, 1000, 360, 640).zoomed(3, 180, 320).centred(300, 700)
    assert (camera.resized(640, 360).x, camera.zoom) == (camera.x, 3)


@given(x=st.floats(0, 1000), y=st.floats(0, 1000), zoom=st.floats(1, 8))
def test_a_turned_board_shows_each_point_opposite(x: float, y: float, zoom: float) -> None:
    upright = whole(1000, 1000, 500, 500)
    turned = whole(1000, 1000, 500, 500, turned=True)
    left, top = upright.to_view(x, y)
    assert turned.to_view(x, y) == pytest.approx((500 - left, 500 - top))
    near = turned.zoomed(zoom, 250, 250)
    assert near.to_board(*near.to_view(x, y)) == pytest.approx((x, y))


def test_a_turned_board_is_drawn_along_with_the_finger() -> None:
    near = whole(1000, 1000, 500, 500, turned=True).zoomed(4, 250, 250)
    before = near.to_view(500, 500)
    after = near.panned(30, -20).to_view(500, 500)
    assert after == pytest.approx((before[0] + 30, before[1] - 20))


def test_on_the_way_nearer_the_point_under_the_finger_stays_there() -> None:
    start = whole(1000, 1000, 500, 500)
    end = start.zoomed(3, 200, 300)
    assert (between(start, end, 0), between(start, end, 1)) == (start, end)
    for t in (0.25, 0.5, 0.75):
        assert between(start, end, t).to_board(200, 300) == near(*start.to_board(200, 300))
    assert between(start, end, 0.5).zoom == pytest.approx(3**0.5)
