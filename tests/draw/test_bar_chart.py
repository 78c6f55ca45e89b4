"""Bar charts: lengths, values, and series that differ without colours."""

from __future__ import annotations

from game.draw.bar_chart import LEFT, VALUE_WIDTH, Row, scene
from game.draw.scene import Path, Text
from game.draw.theme import DARK, LIGHT

ROWS = (Row("wins", (50.0, 25.0), ("50", "25")), Row("draws", (0.0, 10.0), ("0", "10")))
WIDTH = 300.0


def test_a_bar_is_as_long_as_its_value_and_the_longest_leaves_room_for_its_number() -> None:
    bars = [each for each in scene(ROWS, LIGHT, WIDTH).shapes if isinstance(each, Path) and each.x == LEFT]
    lengths = [float(bar.d.split("H")[1].split("V")[0]) for bar in bars]
    assert lengths[0] == WIDTH - LEFT - VALUE_WIDTH
    assert [round(length / lengths[0], 2) for length in lengths] == [1, 0.5, 0, 0.2]


def test_every_label_and_value_is_written_inside_the_picture() -> None:
    picture = scene(ROWS, DARK, WIDTH)
    texts = [each for each in picture.shapes if isinstance(each, Text)]
    assert [each.text for each in texts] == ["wins", "50", "25", "draws", "0", "10"]
    assert all(0 <= each.x < WIDTH and 0 < each.y < picture.height for each in texts)


def test_a_label_wider_than_the_picture_takes_a_second_line() -> None:
    label = "The star is found and no horseshoe (or visa) is left, %"
    first, second, value = (
        each for each in scene((Row(label, (1.0,), ("1",)),), LIGHT, WIDTH).shapes if isinstance(each, Text)
    )
    assert f"{first.text} {second.text}" == label
    assert len(first.text) < 40
    assert first.y < second.y < value.y


def test_series_differ_in_symbol() -> None:
    symbols = [
        each.d for each in scene(ROWS[:1], LIGHT, WIDTH).shapes if isinstance(each, Path) and each.x < LEFT
    ]
    assert symbols == [figure.d for figure in LIGHT.figures[:2]]
