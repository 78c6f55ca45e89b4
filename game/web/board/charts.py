"""Charts and other pictures on the page, each with its numbers in a collapsible table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from game.draw.chart import Chart, scene
from game.draw.scene import Scene
from game.text.message import Message, msg
from game.web.board.static_board import picture_element, show_picture
from game.web.platform import settings
from game.web.platform.dom import create_element, figure
from game.web.platform.i18n import Translator
from game.web.platform.tables import collapsible, section, table

MIN_WIDTH = 280
"""CSS pixels."""

MAX_TABLE_ROWS = 24
"""Approximate number of rows of a chart's table."""


def add_chart(
    i18n: Translator, body: Any, title: Message, chart: Chart, series_names: Sequence[Message]
) -> None:
    """Append a chart over the turns of a game, as wide as `body`, which must be on the page."""

    def draw(width: float) -> Scene:
        turn = i18n.text(msg("statistics-turn"))
        return scene(chart, settings.theme(), lambda value: i18n.text(number_message(value)), width, turn)

    add_picture(i18n, body, title, draw, _table(i18n, chart, series_names))


def add_picture(
    i18n: Translator,
    body: Any,
    title: Message,
    draw: Callable[[float], Scene],
    numbers: Any,
    series: Sequence[Message] = (),
) -> None:
    """Append a picture as wide as `body`, which must be on the page, its series by figure, and a table."""
    canvas = picture_element(i18n.text(title))
    parts = [legend(i18n, enumerate(series))] if series else []
    details = collapsible(i18n, msg("statistics-as-table"), numbers)
    body.append(section(i18n, title, *parts, canvas, details))
    show_picture(canvas, lambda: draw(max(MIN_WIDTH, body.clientWidth)))


def legend(i18n: Translator, names: Iterable[tuple[int, Message]]) -> Any:
    """Figures with their names."""
    rows = (create_element("li", figure(number), i18n.text_element("span", name)) for number, name in names)
    return create_element("ul", *rows, class_="legend")


def number_message(value: float) -> Message:
    """A number, without decimals if it is whole."""
    return msg("number", value=int(value) if value == int(value) else value)


def _table(i18n: Translator, chart: Chart, series_names: Sequence[Message]) -> Any:
    """The numbers of a chart."""
    last = max(len(each.values) for each in chart.series) - 1
    rows = [
        (number_message(turn), *(number_message(each.values[turn]) for each in chart.series))
        for turn in _sampled_turns(last)
    ]
    return table(i18n, (msg("statistics-turn"), *series_names), rows)


def _sampled_turns(last: int) -> Iterator[int]:
    """The first and the last turn, and some between at even distances."""
    yield from range(0, last, max(1, last // MAX_TABLE_ROWS))
    yield last
