"""The types of a rulebook: the full rules of a game, which its `rulebook.py` derives from its options.

A rulebook is a list of sections with a title, paragraphs and perhaps a diagram. The options decide which
paragraphs there are and the numbers in them: every sentence holds in this game. The last section is advice,
which the page for learning shows, too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.draw.presentation import Ui
from game.draw.svg import ViewBox
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position as drawn by the game's view, cropped to `view_box` if given; `label` describes it."""

    state: Any
    label: Message
    ui: Ui = field(default_factory=lambda: Ui(can_act=False))
    view_box: ViewBox | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A title with its paragraphs and perhaps a diagram."""

    title: Message
    paragraphs: tuple[Message, ...]
    diagram: Diagram | None = None
