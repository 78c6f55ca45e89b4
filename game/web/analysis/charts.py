"""Charts on the page, each with the same numbers as a table to unfold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.draw.chart import Chart, scene
from game.text.message import Message, msg
from game.web.board.static_board import paint, picture_element
from game.web.platform import settings
from game.web.platform.i18n import Translator
from game.web.platform.tables import collapsible, section, table

MIN_WIDTH = 280
"""CSS pixels of a chart."""

MAX_TABLE_ROWS = 24
"""Of a chart told as a table: about so many moments."""


def add_chart(
    i18n: Translator, body: Any, title: Message, chart: Chart, series_names: Sequence[Message]
) -> None:
    """A chart as broad as `body`, which is on the page; `names` are those of its curves."""
    chart_scene = scene(
        chart,
        settings.theme(),
        lambda value: i18n.text(number_message(value)),
        max(MIN_WIDTH, body.clientWidth),
    )
    canvas = picture_element(chart_scene, i18n.text(title))
    rows = collapsible(i18n, msg("statistics-as-table"), _table(i18n, chart, series_names))
    body.append(section(i18n, title, canvas, rows))
    paint(canvas, chart_scene)


def number_message(value: float) -> Message:
    """A number, whole where it is."""
    return msg("number", value=int(value) if value == int(value) else value)


def _table(i18n: Translator, chart: Chart, series_names: Sequence[Message]) -> Any:
    """The chart for those who do not see it."""
    last = max(len(curve.values) for curve in chart.series) - 1
    rows = [
        (number_message(ply), *(number_message(curve.values[ply]) for curve in chart.series))
        for ply in _sampled_plies(last)
    ]
    return table(i18n, (msg("statistics-move"), *series_names), rows)


def _sampled_plies(last: int) -> Iterator[int]:
    """The first and the last move, and some between at even distances."""
    yield from range(0, last, max(1, last // MAX_TABLE_ROWS))
    yield last
