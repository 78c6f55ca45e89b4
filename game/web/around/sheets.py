"""Tables on the page, from what a review tells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.draw.review import Sheet
from game.text.message import Message
from game.web.dom import make
from game.web.words import Words

FIGURES = {"number", "statistics-decimal"}
"""What a cell says that is nothing but a number."""


def table(words: Words, head: Iterable[Message], rows: Sequence[Sequence[Message]]) -> Any:
    """A table in a frame that scrolls sideways where the screen is narrow; numbers stand under each other."""
    looks = [
        "figures" if {each.key for each in column} <= FIGURES else "" for column in zip(*rows, strict=True)
    ]
    cells = [list(zip(row, looks, strict=True)) for row in (tuple(head), *rows)]
    top = make("tr", *(words.make("th", each, scope="col", class_=look) for each, look in cells[0]))
    body = [make("tr", *(words.make("td", each, class_=look) for each, look in row)) for row in cells[1:]]
    return make("div", make("table", make("thead", top), make("tbody", *body)), class_="sheet", tabindex=0)


def section(words: Words, title: Message, *inside: Any) -> Any:
    """A part of a dialog under its heading."""
    return make("section", words.make("h3", title), *inside)


def sheet(words: Words, told: Sheet) -> Any:
    """A review's table with its heading and its note."""
    inside = [table(words, told.head, told.rows)]
    if told.note:
        inside.append(make("p", words.make("small", told.note)))
    return section(words, told.title, *inside)


def folded(words: Words, summary: Message, *inside: Any) -> Any:
    """Something to unfold."""
    return make("details", words.make("summary", summary), *inside)
