"""SVG path data of shapes."""

from __future__ import annotations

import re
from math import hypot, pi

import pytest

from game.draw.svg_paths import (
    at_origin,
    circles,
    closed_path,
    ellipse,
    polygon,
    regular_polygon,
    repeat_at,
    rounded_rect,
    scaled,
    star,
)


def end_of(shape: str) -> tuple[float, float]:
    """Where relative commands end before they close: the sum of all steps."""
    x = y = 0.0
    for letter, text in re.findall(r"([a-z])([^a-z]*)", shape):
        numbers = [float(number) for number in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", text)]
        steps = {"m": 2, "l": 2, "a": 7, "h": 1, "v": 1, "z": 0}[letter]
        for at in range(0, len(numbers), steps or 1):
            x += numbers[at] if letter == "h" else 0 if letter == "v" else numbers[at + steps - 2]
            y += numbers[at] if letter == "v" else 0 if letter == "h" else numbers[at + steps - 1]
    return x, y


@pytest.mark.parametrize("shape", [ellipse(3, 2), rounded_rect(30, 20, 12)])
def test_a_round_shape_ends_where_it_starts(shape: str) -> None:
    start = re.match(r"m(\S+?) ?(-?[\d.]+)(?=[a-z])", shape)
    assert start
    assert end_of(shape) == pytest.approx((float(start[1]), float(start[2])))


def test_a_polygon_runs_through_all_corners() -> None:
    assert polygon([(1, 0), (0, 1.005), (-1, 0)]) == "m1 0l-1 1 -1 -1z"
    assert closed_path([(1, 2), (3, 4)]) == "M1.0 2.0L3.0 4.0z"


def test_a_star_has_its_first_ray_up() -> None:
    assert star(5, 10, 4).startswith("m0 -10l")


def test_shapes_are_repeated_at_points() -> None:
    assert repeat_at([(1, 2), (3, 4)], "m1 0z") == "M1.0 2.0m1 0zM3.0 4.0m1 0z"
    assert circles([(5, 5)], 2) == "M5.0 5.0" + ellipse(2, 2)
    assert at_origin(ellipse(2, 2)) == "M0 0" + ellipse(2, 2)


def test_regular_polygons_are_scaled_about_a_centre() -> None:
    corners = scaled(regular_polygon(6, pi / 6), 2.0)
    assert [hypot(x, y) for x, y in corners] == pytest.approx([2.0] * 6)
    assert scaled([(3, 3)], 0.5, centre=(1, 1)) == [(2, 2)]
