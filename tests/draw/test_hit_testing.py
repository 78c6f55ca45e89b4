"""Hit testing: the targets under a finger, and the zoom that separates them."""

from math import cos, sin

import pytest

from game.catalog import GAMES
from game.draw.camera import fit_board
from game.draw.hit_testing import (
    MIN_SEPARATION,
    REACH,
    TOUCH_RADIUS,
    Target,
    is_crowded,
    lone_target_at,
    targets_at,
    zoom_to_separate,
)
from game.draw.presentation import Ui
from game.draw.theme import LIGHT

CAMERA = fit_board(1000, 1000, 400, 400)
"""A board as wide as a phone's screen: 0.4 pixels per unit."""


def target_names(found: tuple[Target, ...]) -> list[str]:
    return [each.name for each in found]


def test_a_tap_selects_targets_within_the_touch_radius_only() -> None:
    target = Target("a", 500, 500)
    assert target_names(targets_at([target], CAMERA, 200 + TOUCH_RADIUS - 1, 200)) == ["a"]
    assert targets_at([target], CAMERA, 200 + TOUCH_RADIUS + 1, 200) == ()


def test_a_tap_beside_a_lone_target_means_it() -> None:
    targets = [Target("a", 500, 500), Target("far", 900, 500)]
    assert target_names(lone_target_at(targets, CAMERA, 200 + REACH - 1, 200)) == ["a"]
    assert lone_target_at(targets, CAMERA, 200 - REACH - 1, 200) == ()


def test_a_tap_between_two_targets_means_neither() -> None:
    targets = [Target("a", 500, 500), Target("b", 700, 500)]
    assert lone_target_at(targets, CAMERA, 238, 200) == ()
    assert target_names(lone_target_at(targets, CAMERA, 230, 200)) == ["a"]


def test_targets_under_a_finger_are_unique_and_nearest_first() -> None:
    targets = [Target("b", 540, 500), Target("a", 500, 500), Target("a", 500, 500)]
    assert target_names(targets_at(targets, CAMERA, 205, 200)) == ["a", "b"]


def test_a_large_target_that_is_hit_is_the_only_one() -> None:
    targets = [Target("hole", 500, 500, radius=50), Target("next", 600, 500, radius=50)]
    assert target_names(targets_at(targets, CAMERA, 212, 200)) == ["hole"]
    small = [Target("hole", 500, 500, radius=20), Target("next", 550, 500, radius=20)]
    assert target_names(targets_at(small, CAMERA, 200, 200)) == ["hole", "next"]


def test_zooming_separates_two_targets_at_the_tapped_point() -> None:
    targets = [Target("a", 500, 500), Target("b", 540, 500)]
    zoomed = zoom_to_separate(targets_at(targets, CAMERA, 205, 200), targets, CAMERA, 205, 200)
    assert abs(zoomed.to_view(500, 500)[0] - zoomed.to_view(540, 500)[0]) == pytest.approx(MIN_SEPARATION)
    assert target_names(targets_at(targets, zoomed, *zoomed.to_view(500, 500))) == ["a"]
    assert zoomed.to_board(205, 200) == pytest.approx(CAMERA.to_board(205, 200)), "tapped point fixed"


def test_separated_or_coincident_targets_do_not_zoom() -> None:
    apart, same = (Target("a", 500, 500), Target("b", 700, 500)), (Target("a", 5, 5), Target("b", 5, 5))
    assert zoom_to_separate(apart, apart, CAMERA, 200, 200) == CAMERA
    assert zoom_to_separate(same, same, CAMERA, 2, 2) == CAMERA


@pytest.mark.parametrize("rings", [4, 6, 10])
def test_two_taps_select_any_node_on_the_smallest_phone(rings: int) -> None:
    star = GAMES["star"]
    state = star.new({"rings": rings})
    scene = star.view.scene(state, Ui(star.view.figures()), LIGHT)
    camera = fit_board(scene.width, scene.height, 360, 340)
    targets = [Target(each.target, each.x, each.y) for each in star.view.spots(state, Ui())]
    for target in targets[::5]:
        for tap in taps_around(*camera.to_view(target.x, target.y)):
            found = targets_at(targets, camera, *tap)
            assert target in found
            zoomed = zoom_to_separate(found, targets, camera, *tap)
            again = taps_around(*zoomed.to_view(target.x, target.y))
            assert found == (target,) or {targets_at(targets, zoomed, *each)[0] for each in again} == {target}


@pytest.mark.parametrize(
    ("game", "rings", "crowded"), [("star", 6, True), ("star", 10, True), ("mancala", 0, False)]
)
def test_a_finger_hides_the_nodes_of_a_board_on_a_phone_but_no_holes(
    game: str, rings: int, crowded: bool
) -> None:
    state = GAMES[game].new({"rings": rings} if rings else None)
    ui = Ui(portrait=True)
    scene = GAMES[game].view.scene(state, ui, LIGHT)
    camera = fit_board(scene.width, scene.height, 360, 406)
    targets = [
        Target(each.target, each.x, each.y) for each in GAMES[game].view.spots(state, ui) if each.target
    ]
    assert {is_crowded((target,), targets, camera) for target in targets} == {crowded}
    assert not is_crowded((), targets, camera)


def taps_around(x: float, y: float) -> list[tuple[float, float]]:
    """Points just inside the touch radius around a point."""
    radius = TOUCH_RADIUS - 1
    return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in range(7)]
