"""Between two scenes things glide, fade and follow their trails."""

from game.draw.scene import Circle, Scene, Shape
from game.draw.tween import Between, along, ease


def scene(*shapes: Shape) -> Scene:
    return Scene(100, 100, "ground", (), shapes)


def test_at_the_end_the_picture_is_the_new_one() -> None:
    after = scene(Circle(5, 5, "a"))
    assert Between(scene(Circle(0, 0, "a")), after).at(1) == after


def test_a_shape_with_an_id_glides() -> None:
    (shape,) = Between(scene(Circle(0, 10, "a", r=2)), scene(Circle(10, 30, "a", r=3))).at(0.5).shapes
    assert (shape.x, shape.y) == (5, 20)


def test_what_is_new_fades_in_and_what_is_gone_fades_out() -> None:
    gone, new = Between(scene(Circle(id="old")), scene(Circle(id="new"))).at(0.25).shapes
    assert (gone.id, gone.opacity) == ("old", 0.75)
    assert (new.id, new.opacity) == ("new", 0.25)


def test_a_shape_without_an_id_is_simply_there() -> None:
    (shape,) = Between(scene(), scene(Circle(3, 4))).at(0.1).shapes
    assert shape == Circle(3, 4)


def test_a_trail_is_followed_round_its_corner() -> None:
    trails = {"a": [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]}
    before, after = scene(Circle(0, 0, "a")), scene(Circle(10, 10, "a"))
    quarter, three_quarters = (Between(before, after, trails).at(t).shapes[0] for t in (0.25, 0.75))
    assert (quarter.x, quarter.y) == (5, 0)
    assert (three_quarters.x, three_quarters.y) == (10, 5)


def test_a_trail_of_one_point_stays_there() -> None:
    assert along([(3, 4)], 0.5) == (3, 4)


def test_a_trail_that_lingers_passes_its_doubled_point() -> None:
    assert along([(0, 0), (0, 0), (10, 0)], 0.5) == (5, 0)


def test_what_is_painted_over_stands_in_for_the_shape_of_its_id() -> None:
    below, over = (Circle(0, 0, "a"), Circle(1, 1, "b"), Circle(2, 2)), (Circle(9, 9, "b"), Circle(8, 8))
    between = Between(scene(*below, Circle(id="b")), scene(*below))
    for t in (0, 0.5, 1):
        assert between.at(t, over).shapes == (Circle(0, 0, "a"), Circle(2, 2), *over)


def test_easing_starts_and_ends_where_it_should() -> None:
    assert (ease(0), ease(0.5), ease(1)) == (0, 0.5, 1)
