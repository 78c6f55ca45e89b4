"""What a finger means that covers several targets, and how near a board comes for it to mean one."""

from math import cos, sin

import pytest

from game.catalog import GAMES
from game.draw.aim import APART, REACH, Target, nearer, under
from game.draw.camera import whole
from game.draw.show import Ui
from game.draw.theme import LIGHT

CAMERA = whole(1000, 1000, 400, 400)
"""A board as wide as a phone: 0.4 pixels per unit."""


def names(found: tuple[Target, ...]) -> list[str]:
    return [each.name for each in found]


def test_a_tap_means_the_one_target_within_reach_and_none_beyond() -> None:
    target = Target("a", 500, 500)
    assert names(under([target], CAMERA, 200 + REACH - 1, 200)) == ["a"]
    assert under([target], CAMERA, 200 + REACH + 1, 200) == ()


def test_two_targets_under_a_finger_are_both_found_the_nearest_first_and_each_once() -> None:
    targets = [Target("b", 540, 500), Target("a", 500, 500), Target("a", 500, 500)]
    assert names(under(targets, CAMERA, 205, 200)) == ["a", "b"]


def test_what_is_large_enough_to_be_hit_is_meant_when_it_is_hit() -> None:
    targets = [Target("hole", 500, 500, reach=50), Target("next", 600, 500, reach=50)]
    assert names(under(targets, CAMERA, 212, 200)) == ["hole"]


def test_the_board_comes_so_near_that_the_same_place_means_one_target() -> None:
    targets = [Target("a", 500, 500), Target("b", 540, 500)]
    near = nearer(under(targets, CAMERA, 205, 200), targets, CAMERA, 205, 200)
    assert abs(near.to_view(500, 500)[0] - near.to_view(540, 500)[0]) == pytest.approx(APART)
    assert names(under(targets, near, *near.to_view(500, 500))) == ["a"]
    assert near.to_board(205, 200) == pytest.approx(CAMERA.to_board(205, 200)), "what was tapped stays"


def test_targets_apart_and_targets_at_one_point_bring_nothing_nearer() -> None:
    apart, same = (Target("a", 500, 500), Target("b", 700, 500)), (Target("a", 5, 5), Target("b", 5, 5))
    assert nearer(apart, apart, CAMERA, 200, 200) == nearer(same, same, CAMERA, 2, 2) == CAMERA


@pytest.mark.parametrize("rings", [4, 6, 10])
def test_a_finger_on_the_smallest_phone_means_a_node_with_its_first_or_second_tap(rings: int) -> None:
    star = GAMES["star"]
    state = star.new({"rings": rings})
    scene = star.view.scene(state, Ui(star.view.figures()), LIGHT)
    camera = whole(scene.width, scene.height, 360, 340)
    targets = [Target(each.target, each.x, each.y) for each in star.view.spots(state, Ui())]
    for target in targets[::5]:
        for tap in slips(*camera.to_view(target.x, target.y)):
            found = under(targets, camera, *tap)
            assert target in found
            near = nearer(found, targets, camera, *tap)
            again = slips(*near.to_view(target.x, target.y))
            assert found == (target,) or {under(targets, near, *each)[0] for each in again} == {target}


def slips(x: float, y: float) -> list[tuple[float, float]]:
    """Where a finger may come down that means a point."""
    return [(x + (REACH - 1) * cos(way), y + (REACH - 1) * sin(way)) for way in (0, 1, 2, 3, 4, 5, 6)]
