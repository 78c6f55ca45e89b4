"""Tables and sections of dialogs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.draw.statistics_interface import Table
from game.text.message import Message
from game.web.platform.dom import create_element
from game.web.platform.i18n import Translator

NUMBER_KEYS = {"number", "statistics-decimal", "about-decimal", "about-range", "about-mancala-under"}
"""Message keys of cells that show a number only."""


def table(i18n: Translator, head: Iterable[Message], rows: Sequence[Sequence[Message]]) -> Any:
    """A table in a frame that scrolls sideways on narrow screens; columns of numbers are aligned."""
    css_classes = [
        "figures" if {each.key for each in column} <= NUMBER_KEYS else ""
        for column in zip(*rows, strict=True)
    ]
    cells = [list(zip(row, css_classes, strict=True)) for row in (tuple(head), *rows)]
    head_cells = (i18n.text_element("th", each, scope="col", class_=look) for each, look in cells[0])
    body = [
        create_element("tr", *(i18n.text_element("td", each, class_=look) for each, look in row))
        for row in cells[1:]
    ]
    thead = create_element("thead", create_element("tr", *head_cells))
    element = create_element("table", thead, create_element("tbody", *body))
    return create_element("div", element, class_="sheet", tabindex=0)


def section(i18n: Translator, title: Message, *children: Any) -> Any:
    """A part of a dialog with a heading."""
    return create_element("section", i18n.text_element("h3", title), *children)


def stats_table(i18n: Translator, stats: Table) -> Any:
    """A table of a game's statistics with its heading and its note."""
    children = [table(i18n, stats.head, stats.rows)]
    if stats.note:
        children.append(create_element("p", i18n.text_element("small", stats.note)))
    return section(i18n, stats.title, *children)


def collapsible(i18n: Translator, summary: Message, *children: Any) -> Any:
    """Children that are hidden until the summary is clicked."""
    return create_element("details", i18n.text_element("summary", summary), *children)
