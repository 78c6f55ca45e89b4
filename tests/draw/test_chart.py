"""Charts: what they show lies where it belongs, and players can be told apart without colours."""

from game.draw.chart import DASHES, HEIGHT, LEFT, MOST_TICKS, RIGHT, TOP, Chart, Curve, scene, ticks
from game.draw.scene import Circle, Path, Text
from game.draw.svg import picture
from game.draw.theme import DARK, LIGHT

WIDTH = 400.0


def test_ticks_are_round_few_and_span_the_values() -> None:
    for least, most in ((0, 1), (0, 128), (-29, 31), (300, 4300), (0, 0), (0.2, 0.7), (5, 5)):
        found = ticks(least, most)
        assert found[0] <= least
        assert found[-1] >= most
        assert 2 <= len(found) <= MOST_TICKS + 1


def test_what_is_counted_has_whole_numbers_at_its_axis() -> None:
    for values, axis in (((2, 3, 2), ["2", "3"]), ((2, 2), ["2", "3"]), ((0.25, 0.5), ["0.2", "0.3", "0.4"])):
        drawn = scene(Chart((Curve(0, values),)), LIGHT, lambda value: f"{value:.3g}", WIDTH)
        told = [shape.text for shape in drawn.shapes if isinstance(shape, Text) and shape.anchor == "end"]
        assert told[: len(axis)] == axis


def test_a_curve_runs_from_the_first_value_to_the_last() -> None:
    drawn = scene(Chart((Curve(0, (0, 50, 100)),), 0, 100), LIGHT, str, WIDTH)
    curve = next(
        shape for shape in drawn.shapes if isinstance(shape, Path) and shape.stroke == LIGHT.figures[0].colour
    )
    assert curve.d.startswith(f"M{LEFT} ")
    assert curve.d.endswith(f"L{WIDTH - RIGHT} {TOP}")


def test_players_differ_in_dash_and_mark() -> None:
    drawn = scene(Chart((Curve(0, (1, 2)), Curve(1, (2, 1)))), DARK, str, WIDTH)
    lines = [s for s in drawn.shapes if isinstance(s, Path) and s.stroke in {f.colour for f in DARK.figures}]
    assert [line.dash for line in lines] == list(DASHES[:2])
    marks = {shape.d for shape in drawn.shapes if isinstance(shape, Path) and shape.fill}
    assert marks == {DARK.figures[0].d, DARK.figures[1].d}


def test_marked_places_are_numbered() -> None:
    drawn = scene(Chart((Curve(0, (1, 2, 3)),), marked=(1, 2)), LIGHT, str, WIDTH)
    numbers = [
        shape.text for shape in drawn.shapes if isinstance(shape, Text) and shape.fill == LIGHT.accent_ink
    ]
    assert numbers == ["1", "2"]
    assert sum(isinstance(shape, Circle) for shape in drawn.shapes) == 2


def test_everything_lies_inside_and_nothing_needs_values() -> None:
    for chart in (Chart(()), Chart((Curve(0, ()),)), Chart((Curve(0, (7,)),)), Chart((Curve(4, (-3, 9)),))):
        drawn = scene(chart, LIGHT, lambda value: f"{value:g}", WIDTH)
        assert all(0 <= shape.x <= WIDTH and 0 <= shape.y <= HEIGHT for shape in drawn.shapes)
        assert picture(drawn).startswith("<svg")
