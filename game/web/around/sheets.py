"""Tables on the page, from what a review tells."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.draw.review import Sheet
from game.text.message import Message
from game.web.dom import make
from game.web.words import Words


def table(words: Words, head: Iterable[Message], rows: Iterable[Sequence[Message]]) -> Any:
    """A table in a frame that scrolls sideways where the screen is narrow."""
    top = make("tr", *(words.make("th", each, scope="col") for each in head))
    body = [make("tr", *(words.make("td", each) for each in row)) for row in rows]
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
