"""Bar charts as scenes: under each label a bar for every series, with its value beside it.

Series differ in colour and symbol. The caller supplies the texts in the player's language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.draw.scene import Path, Scene, Shape, Text
from game.draw.theme import Theme

FONT_SIZE = 15.0
LABEL_HEIGHT, BAR_HEIGHT, BAR_GAP, ROW_GAP = 22.0, 16.0, 4.0, 12.0
LEFT = 22.0
"""Room for the symbols."""

VALUE_WIDTH = 64.0
"""Room for the value beside the longest bar."""

_CHARACTER_WIDTH = 0.49 * FONT_SIZE
"""About the average width of a character."""


@dataclass(frozen=True, slots=True)
class Row:
    """A label, the value of each series from 0 on, and these values as texts."""

    label: str
    values: Sequence[float]
    texts: Sequence[str]


def scene(rows: Sequence[Row], theme: Theme, width: float) -> Scene:
    """The chart as a scene; as high as its rows need."""
    scale = (width - LEFT - VALUE_WIDTH) / (max(max(row.values) for row in rows) or 1)
    shapes: list[Shape] = []
    y = ROW_GAP / 2
    for row in rows:
        for line in _lines(row.label, width / _CHARACTER_WIDTH):
            middle = y + LABEL_HEIGHT / 2
            shapes.append(Text(0, middle, text=line, size=FONT_SIZE, fill=theme.ink, anchor="start"))
            y += LABEL_HEIGHT
        shapes += _bars(row, y, scale, theme)
        y += len(row.values) * (BAR_HEIGHT + BAR_GAP) + ROW_GAP
    return Scene(width, y, f"bars {theme.name}", (), tuple(shapes))


def _lines(text: str, length: float) -> list[str]:
    """The text in lines of at most this many characters, as far as its words allow."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if len(longer) > length:
            lines.append(word)
        else:
            lines[-1] = longer
    return [line for line in lines if line]


def _bars(row: Row, top: float, scale: float, theme: Theme) -> Iterator[Shape]:
    for series, (value, text) in enumerate(zip(row.values, row.texts, strict=True)):
        y = top + series * (BAR_HEIGHT + BAR_GAP)
        middle, length, figure = y + BAR_HEIGHT / 2, value * scale, theme.figures[series]
        yield Path(9, middle, scale=0.6, d=figure.d, fill=figure.colour)
        yield Path(LEFT, y, d=f"M0 0H{length:.1f}V{BAR_HEIGHT}H0Z", fill=figure.colour)
        yield Text(LEFT + length + 6, middle, text=text, size=FONT_SIZE, fill=theme.ink, anchor="start")
