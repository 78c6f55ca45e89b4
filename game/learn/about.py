"""The types of the page about a game: who made it, what it is called where, and the game in numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.draw.statistics import Table
from game.text.message import Message


@dataclass(frozen=True, slots=True)
class About:
    """Paragraphs, and a table of numbers."""

    paragraphs: Sequence[Message]
    numbers: Table
