"""The rules of a game in full, as they are in force: what a game's `rulebook.py` makes of its options.

A rulebook is sections, each with a title, paragraphs, and perhaps a picture of the board. Which paragraphs
there are, and the numbers in them, follow the options: nothing is told that does not hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from game.contract import OptionValue
from game.draw.presentation import Ui
from game.text.message import Message

Options = Mapping[str, OptionValue]

ViewBox = tuple[float, float, float, float]
"""Left, top, width and height of a part of a board, in board units."""


@dataclass(frozen=True, slots=True)
class Diagram:
    """A position as the game's view draws it, or the part of it in a `window`; `label` tells it in words."""

    state: Any
    label: Message
    ui: Ui = field(default_factory=lambda: Ui(can_act=False))
    view_box: ViewBox | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under one title."""

    title: Message
    paragraphs: tuple[Message, ...]
    diagram: Diagram | None = None
