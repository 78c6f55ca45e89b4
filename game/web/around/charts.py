"""Charts on the page, each with the same numbers as a table to unfold."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from game.draw.chart import Chart, scene
from game.text.message import Message, say
from game.web import settings
from game.web.around.picture import frame, paint
from game.web.around.sheets import folded, section, table
from game.web.words import Words

LEAST_WIDTH = 280
"""CSS pixels of a chart."""

MOST_ROWS = 24
"""Of a chart told as a table: about so many moments."""


def add_chart(words: Words, body: Any, title: Message, chart: Chart, names: Sequence[Message]) -> None:
    """A chart as broad as `body`, which is on the page; `names` are those of its curves."""
    drawn = scene(
        chart,
        settings.theme(),
        lambda value: words.text(count(value)),
        max(LEAST_WIDTH, body.clientWidth),
    )
    canvas = frame(drawn, words.text(title))
    rows = folded(words, say("statistics-as-table"), _table(words, chart, names))
    body.append(section(words, title, canvas, rows))
    paint(canvas, drawn)


def count(value: float) -> Message:
    """A number, whole where it is."""
    return say("number", value=int(value) if value == int(value) else value)


def _table(words: Words, chart: Chart, names: Sequence[Message]) -> Any:
    """The chart for those who do not see it."""
    last = max(len(curve.values) for curve in chart.curves) - 1
    rows = [(count(ply), *(count(curve.values[ply]) for curve in chart.curves)) for ply in _moments(last)]
    return table(words, (say("statistics-move"), *names), rows)


def _moments(last: int) -> Iterator[int]:
    """The first and the last move, and some between at even distances."""
    yield from range(0, last, max(1, last // MOST_ROWS))
    yield last
