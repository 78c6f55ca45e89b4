"""Tweens: interpolation, fading, motion paths, overlays."""

from game.draw.scene import Circle, Scene, Shape
from game.draw.tween import Tween, ease, point_along


def scene(*shapes: Shape) -> Scene:
    return Scene(100, 100, "ground", (), shapes)


def test_a_tween_ends_at_the_new_scene() -> None:
    after = scene(Circle(5, 5, "a"))
    assert Tween(scene(Circle(0, 0, "a")), after).scene_at(1) == after


def test_a_shape_with_an_id_is_interpolated() -> None:
    (shape,) = Tween(scene(Circle(0, 10, "a", r=2)), scene(Circle(10, 30, "a", r=3))).scene_at(0.5).shapes
    assert (shape.x, shape.y) == (5, 20)


def test_new_shapes_fade_in_and_removed_shapes_fade_out() -> None:
    gone, new = Tween(scene(Circle(id="old")), scene(Circle(id="new"))).scene_at(0.25).shapes
    assert (gone.id, gone.opacity) == ("old", 0.75)
    assert (new.id, new.opacity) == ("new", 0.25)


def test_a_shape_without_an_id_appears_at_once() -> None:
    (shape,) = Tween(scene(), scene(Circle(3, 4))).scene_at(0.1).shapes
    assert shape == Circle(3, 4)


def test_a_motion_path_is_followed_round_its_corner() -> None:
    paths = {"a": [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]}
    before, after = scene(Circle(0, 0, "a")), scene(Circle(10, 10, "a"))
    quarter, three_quarters = (Tween(before, after, paths).scene_at(t).shapes[0] for t in (0.25, 0.75))
    assert (quarter.x, quarter.y) == (5, 0)
    assert (three_quarters.x, three_quarters.y) == (10, 5)


def test_a_motion_path_of_one_point_stays_there() -> None:
    assert point_along([(3, 4)], 0.5) == (3, 4)


def test_a_motion_path_passes_a_doubled_point() -> None:
    assert point_along([(0, 0), (0, 0), (10, 0)], 0.5) == (5, 0)


def test_an_overlay_replaces_the_shape_with_its_id() -> None:
    below, over = (Circle(0, 0, "a"), Circle(1, 1, "b"), Circle(2, 2)), (Circle(9, 9, "b"), Circle(8, 8))
    between = Tween(scene(*below, Circle(id="b")), scene(*below))
    for t in (0, 0.5, 1):
        assert between.scene_at(t, over).shapes == (Circle(0, 0, "a"), Circle(2, 2), *over)


def test_easing_keeps_start_middle_and_end() -> None:
    assert (ease(0), ease(0.5), ease(1)) == (0, 0.5, 1)
