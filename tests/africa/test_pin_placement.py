"""Pins and names: players can read every name and recognise every pin."""

from __future__ import annotations

import pytest

from game.africa import view
from game.africa.rules.board import BOARDS, PLACES
from game.africa.view import map_data
from game.africa.view.layout import SPOTS
from game.africa.view.pin_placement import (
    HEAD_RADIUS,
    PinPose,
    choose_pose,
    distance_to_label,
    label_boxes,
    overlap,
)
from game.draw.presentation import Ui
from game.draw.scene import Path, Text
from game.draw.svg_paths import Point
from game.draw.theme import LIGHT
from tests.africa.positions import play, position
from tests.africa.test_map_data import SETS, printed

WATCHING = Ui(can_act=False)


def head_centre(tip: Point, pose: PinPose) -> Point:
    return tip[0] + pose.head[0], tip[1] + pose.head[1]


@pytest.mark.parametrize(("language", "names"), SETS)
@pytest.mark.parametrize("board", BOARDS)
def test_a_pin_alone_on_any_spot_hides_no_name(board: str, language: str, names: str) -> None:
    labels = printed(language, names).values()
    hiding = {
        spot
        for spot, tip in SPOTS[board].items()
        if any(
            label.box().touches_disc(head_centre(tip, choose_pose(tip, language, names)), 0.6 * HEAD_RADIUS)
            for label in labels
        )
    }
    assert hiding == set()


@pytest.mark.parametrize(("language", "names"), SETS)
@pytest.mark.parametrize("board", BOARDS)
def test_the_head_of_a_pin_alone_touches_no_name(board: str, language: str, names: str) -> None:
    label_boxes_shown = label_boxes(language, names).values()
    for spot, tip in SPOTS[board].items():
        pose = choose_pose(tip, language, names)
        assert min(distance_to_label(tip, pose, box) for box in label_boxes_shown) >= HEAD_RADIUS, spot


@pytest.mark.parametrize(("language", "names"), SETS)
def test_the_pin_on_a_place_stays_on_the_map(language: str, names: str) -> None:
    for place in PLACES:
        tip = map_data.LAND_SPOTS[place]
        x, y = head_centre(tip, choose_pose(tip, language, names))
        assert HEAD_RADIUS < x < map_data.SIZE - HEAD_RADIUS, place
        assert HEAD_RADIUS < y < map_data.SIZE - HEAD_RADIUS, place


def test_a_name_under_pins_is_painted_over_them() -> None:
    shapes = view.scene(position(*["tangier 0"] * 5), WATCHING, LIGHT).shapes
    pins = [at for at, shape in enumerate(shapes) if shape.id.startswith("piece:")]
    names = [at for at, shape in enumerate(shapes) if isinstance(shape, Text) and shape.text == "Tangier"]
    assert max(pins) < min(names)


def test_a_name_away_from_all_pins_is_not_painted_twice() -> None:
    shapes = view.scene(position("egypt 0", "egypt 0"), WATCHING, LIGHT).shapes
    twice = {shape.text for shape in shapes if isinstance(shape, Text)}
    near = {
        place for place, box in label_boxes("en", "old").items() if overlap(box, (540.0, 140.0, 740.0, 240.0))
    }
    assert twice <= {line for place in near for line in map_data.LABELS["en"]["old"][place][3]}


def test_a_ring_behind_a_pin_is_painted_over_the_pin() -> None:
    state = play(position("darfur 300", "cairo 300"), "land, 1")
    shapes = view.scene(state, Ui(), LIGHT).shapes
    pin = max(at for at, shape in enumerate(shapes) if shape.id.startswith("piece:"))
    over = [shape for shape in shapes[pin:] if isinstance(shape, Path) and shape.stroke == LIGHT.glow]
    assert over
