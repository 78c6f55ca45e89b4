"""The types of the page about a game: who made it, what it is called where, and the game in numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.draw import bar_chart
from game.draw.scene import Scene
from game.draw.statistics_interface import Table
from game.draw.theme import Theme
from game.text.message import Message, msg

Speak = Callable[[Message], str]
"""A message as a text in the player's language."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A chart or a map of the numbers in `table`, whose title is its own.

    `draw` gets the theme, a function that turns messages into texts, and the width. `series` names what the
    figures 0, 1, … stand for.
    """

    table: Table
    draw: Callable[[Theme, Speak, float], Scene]
    series: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class About:
    """Paragraphs, a table of numbers, and pictures."""

    paragraphs: Sequence[Message]
    numbers: Table
    pictures: tuple[Picture, ...] = ()


def number(value: float) -> Message:
    """A number of a table or a picture."""
    return msg("about-decimal", value=value)


def bars(
    title: Message,
    series: tuple[Message, ...],
    rows: Sequence[tuple[Message, Sequence[float]]],
    first_head: Message,
) -> Picture:
    """A bar chart: under each label a bar for each series. `first_head` is over the labels in the table."""

    def draw(theme: Theme, speak: Speak, width: float) -> Scene:
        drawn = [
            bar_chart.Row(speak(label), values, [speak(number(each)) for each in values])
            for label, values in rows
        ]
        return bar_chart.scene(drawn, theme, width)

    cells = tuple((label, *map(number, values)) for label, values in rows)
    return Picture(Table(title, (first_head, *series), cells), draw, series)


def level_bars(game: str, levels: Sequence[tuple[str, str, float]]) -> Picture:
    """What share of games, in percent, the first computer player wins against the second."""
    rows = [
        (
            msg("about-pair", better=msg(f"level-{game}-{better}"), other=msg(f"level-{game}-{other}")),
            (share,),
        )
        for better, other, share in levels
    ]
    return bars(msg("about-levels"), (msg("about-share"),), rows, msg("about-against"))
