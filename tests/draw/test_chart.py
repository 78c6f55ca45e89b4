"""Charts: ticks, series, markers, and symbols that distinguish players without colours."""

from game.draw.chart import DASHES, HEIGHT, LEFT, MAX_TICKS, RIGHT, TOP, Chart, Series, scene, ticks
from game.draw.scene import Circle, Path, Text
from game.draw.svg import render
from game.draw.theme import DARK, LIGHT

WIDTH = 400.0


def test_ticks_are_round_few_and_span_the_values() -> None:
    for low, high in ((0, 1), (0, 128), (-29, 31), (300, 4300), (0, 0), (0.2, 0.7), (5, 5), (-3, -3)):
        found = ticks(low, high)
        assert found[0] <= low
        assert found[-1] >= high
        assert 2 <= len(found) <= MAX_TICKS + 1


def test_ticks_of_whole_values_are_whole_numbers() -> None:
    axes = {(2, 3, 2): ["2", "3"], (2, 2): ["0", "1", "2"], (0.25, 0.5): ["0.2", "0.3", "0.4"]}
    for values, axis in axes.items():
        chart_scene = scene(Chart((Series(0, values),)), LIGHT, lambda value: f"{value:.3g}", WIDTH)
        labels = [each.text for each in chart_scene.shapes if isinstance(each, Text) and each.anchor == "end"]
        assert labels[: len(axis)] == axis


def test_the_name_of_the_x_axis_stands_before_its_numbers() -> None:
    chart_scene = scene(Chart((Series(0, (1, 2)),)), LIGHT, "{:g}".format, WIDTH, "Move")
    texts = {each.text: each for each in chart_scene.shapes if isinstance(each, Text)}
    assert texts["Move"].x < texts["0"].x
    assert texts["Move"].y == texts["0"].y


def test_the_x_axis_has_whole_turns_only() -> None:
    chart_scene = scene(Chart((Series(0, (10, 20)),)), LIGHT, "{:g}".format, WIDTH)
    bottom = max(each.y for each in chart_scene.shapes if isinstance(each, Text))
    numbers = [each.text for each in chart_scene.shapes if isinstance(each, Text) and each.y == bottom]
    assert numbers == ["0", "1"]


def test_a_series_runs_from_its_first_value_to_its_last() -> None:
    chart_scene = scene(Chart((Series(0, (0, 50, 100)),), 0, 100), LIGHT, "{:g}".format, WIDTH)
    paths = [shape for shape in chart_scene.shapes if isinstance(shape, Path)]
    curve = next(path for path in paths if path.stroke == LIGHT.figures[0].colour)
    assert curve.d.startswith(f"M{LEFT} ")
    assert curve.d.endswith(f"L{WIDTH - RIGHT} {TOP}")
    heights = {each.text: each.y for each in chart_scene.shapes if isinstance(each, Text) and each.x < LEFT}
    assert heights["100"] == TOP


def test_players_differ_in_dash_and_symbol() -> None:
    chart_scene = scene(Chart((Series(0, (1, 2)), Series(1, (2, 1)))), DARK, str, WIDTH)
    paths = [shape for shape in chart_scene.shapes if isinstance(shape, Path)]
    lines = [path for path in paths if path.stroke in {figure.colour for figure in DARK.figures}]
    assert [line.dash for line in lines] == list(DASHES[:2])
    assert {path.d for path in paths if path.fill} == {figure.d for figure in DARK.figures[:2]}


def test_markers_are_numbered() -> None:
    chart_scene = scene(Chart((Series(0, (1, 2, 3)),), markers=(1, 2)), LIGHT, str, WIDTH)
    texts = [shape for shape in chart_scene.shapes if isinstance(shape, Text)]
    assert [text.text for text in texts if text.fill == LIGHT.accent_ink] == ["1", "2"]
    assert sum(isinstance(shape, Circle) for shape in chart_scene.shapes) == 2


def test_markers_close_to_each_other_touch_and_do_not_overlap() -> None:
    chart_scene = scene(Chart((Series(0, tuple(range(99))),), markers=(50, 51)), LIGHT, str, WIDTH)
    first, second = (shape for shape in chart_scene.shapes if isinstance(shape, Circle))
    assert second.y - first.y == first.r + second.r


def test_charts_stay_in_bounds_and_accept_empty_series() -> None:
    for series in ((), (Series(0, ()),), (Series(0, (7,)),), (Series(4, (-3, 9)),)):
        chart_scene = scene(Chart(series), LIGHT, lambda value: f"{value:g}", WIDTH)
        assert all(0 <= shape.x <= WIDTH and 0 <= shape.y <= HEIGHT for shape in chart_scene.shapes)
        assert render(chart_scene).startswith("<svg")
