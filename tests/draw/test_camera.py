"""The camera: conversion of coordinates, zoom, pan, limits, rotation, animation."""

from dataclasses import replace
from math import nextafter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.draw.camera import MAX_ZOOM, PINNED_SCALE, Camera, fit_board, interpolate

numbers = st.floats(-2000, 2000)


def approx_point(*numbers: float) -> object:
    return pytest.approx(numbers, abs=1e-6)


def test_fit_board_centres_the_board() -> None:
    camera = fit_board(100, 50, 400, 400)
    assert camera.scale == 4
    assert camera.to_view(0, 0) == (0, 100)
    assert camera.to_view(100, 50) == (400, 300)


def test_zooming_keeps_the_point_under_the_finger() -> None:
    camera = fit_board(1000, 1000, 500, 500)
    before = camera.to_board(200, 300)
    assert camera.zoomed(2, 200, 300).to_board(200, 300) == approx_point(*before)


def test_zoom_is_limited_in_both_directions() -> None:
    camera = fit_board(1000, 1000, 500, 500)
    assert camera.zoomed(3, 10, 10).zoomed(0.01, 400, 400) == camera
    assert camera.zoomed(1000, 250, 250).zoom == MAX_ZOOM


def test_panning_moves_the_board_with_the_finger() -> None:
    camera = fit_board(1000, 1000, 500, 500).zoomed(4, 250, 250)
    x, y = camera.to_view(500, 500)
    assert camera.panned(30, -20).to_view(500, 500) == approx_point(x + 30, y - 20)


@given(numbers, numbers, st.floats(1, 8))
def test_the_board_fills_the_view_at_any_centre(x: float, y: float, zoom: float) -> None:
    camera = fit_board(1000, 1000, 500, 500).zoomed(zoom, 250, 250).centred(x, y)
    left, top = camera.to_view(0, 0)
    right, bottom = camera.to_view(1000, 1000)
    assert max(left, top) < 1e-6
    assert min(right, bottom) > 500 - 1e-6


@given(numbers, numbers)
def test_view_and_board_coordinates_round_trip(x: float, y: float) -> None:
    camera = Camera(1000, 800, 300, 500, 3, 400, 300)
    assert camera.to_view(*camera.to_board(x, y)) == approx_point(x, y)


def test_following_pans_no_further_than_needed() -> None:
    camera = fit_board(1000, 1000, 500, 500).zoomed(4, 250, 250)
    assert camera.following(510, 490) == camera
    moved = camera.following(700, 500)
    assert moved.to_view(700, 500) == approx_point(375, 250)


def test_resizing_keeps_centre_and_zoom() -> None:
    camera = fit_board(1000, 1000, 360, 640).zoomed(3, 180, 320).centred(300, 700)
    resized = camera.resized(640, 360)
    assert (resized.x, resized.y, resized.zoom) == (camera.x, camera.y, 3)


@given(x=st.floats(0, 1000), y=st.floats(0, 1000), zoom=st.floats(1, 8))
def test_a_rotated_board_mirrors_every_point(x: float, y: float, zoom: float) -> None:
    upright = fit_board(1000, 1000, 500, 500)
    rotated = fit_board(1000, 1000, 500, 500, rotated=True)
    left, top = upright.to_view(x, y)
    assert rotated.to_view(x, y) == pytest.approx((500 - left, 500 - top))
    zoomed = rotated.zoomed(zoom, 250, 250)
    assert zoomed.to_board(*zoomed.to_view(x, y)) == pytest.approx((x, y))


def test_a_rotated_board_pans_with_the_finger() -> None:
    zoomed = fit_board(1000, 1000, 500, 500, rotated=True).zoomed(4, 250, 250)
    before = zoomed.to_view(500, 500)
    after = zoomed.panned(30, -20).to_view(500, 500)
    assert after == pytest.approx((before[0] + 30, before[1] - 20))


def test_an_animated_zoom_keeps_the_point_under_the_finger() -> None:
    start = fit_board(1000, 1000, 500, 500)
    end = start.zoomed(3, 200, 300)
    assert (interpolate(start, end, 0), interpolate(start, end, 1)) == (start, end)
    for t in (0.25, 0.5, 0.75):
        assert interpolate(start, end, t).to_board(200, 300) == approx_point(*start.to_board(200, 300))
    assert interpolate(start, end, 0.5).zoom == pytest.approx(3**0.5)


def test_a_movement_between_almost_equal_zooms_is_even() -> None:
    start = fit_board(1000, 1000, 500, 500).zoomed(1.9, 0, 0)
    end = replace(start, zoom=nextafter(1.9, 2)).panned(-100, 0)
    assert interpolate(start, end, 0.5).x == pytest.approx((start.x + end.x) / 2)


PHONE = fit_board(1000, 1000, 360, 400)
"""A map on a phone: 0.36 pixels per unit."""


def test_framed_points_are_in_view_as_large_as_possible() -> None:
    points = [(200.0, 200.0), (300.0, 260.0)]
    camera = PHONE.framing(points, max_scale=1.0)
    assert camera.scale == pytest.approx(1.0)
    assert camera.shows(points)
    wide = PHONE.framing([(200.0, 200.0), (700.0, 260.0)], max_scale=1.0)
    assert PHONE.scale < wide.scale < 1.0
    assert wide.shows([(200.0, 200.0), (700.0, 260.0)])


def test_points_at_opposite_edges_show_the_whole_board() -> None:
    assert PHONE.framing([(20.0, 20.0), (980.0, 980.0)], max_scale=1.0) == PHONE


@given(st.lists(st.tuples(st.floats(0, 1000), st.floats(0, 1000)), min_size=1, max_size=9))
def test_a_framed_point_is_never_covered_unless_the_whole_board_is_shown(
    points: list[tuple[float, float]],
) -> None:
    covered = [(0.0, 320.0, 80.0, 400.0), (300.0, 0.0, 360.0, 60.0)]
    camera = PHONE.framing(points, 1.1, covered)
    assert camera == PHONE or camera.shows(points, covered)


@pytest.mark.parametrize("rotated", [False, True])
def test_a_pinned_shape_keeps_its_place_in_the_viewport_at_every_zoom(rotated: bool) -> None:
    camera = replace(PHONE, pin_corner=(50.0, 950.0), rotated=rotated)
    near = camera.zoomed(3, 100, 100)
    assert near.pinned == camera.pinned
    assert camera.pinned.scale == pytest.approx(PINNED_SCALE)
    assert camera.pinned.to_view(50, 950) == approx_point(*((360, 0) if rotated else (0, 400)))


def test_on_a_large_board_a_pinned_shape_lies_on_the_board() -> None:
    large = fit_board(1000, 1000, 800, 700)
    assert large.pinned == large
