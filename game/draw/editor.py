"""Setting up a position: what a tap on a spot does to it, and what buttons do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from game.text.message import Message


@dataclass(frozen=True, slots=True)
class Tool:
    """A button of the position editor. `icon` is a name of the icon set."""

    word: str
    label: Message
    icon: str


class Editor(Protocol):
    """Changes positions of one game. Whatever it gives is a position that `Game.parse_state` takes."""

    def brushes(self, state: Any) -> tuple[Tool, ...]:
        """What a tap may mean, the likeliest first."""

    def paint(self, state: Any, brush: str, spot: str) -> Any | None:
        """The position after a tap on a spot, or None: it means nothing, or nothing that can be."""

    def deeds(self, state: Any) -> tuple[Tool, ...]:
        """Buttons that change the position at once."""

    def do(self, state: Any, deed: str) -> Any | None:
        """The position after a deed, or None where it cannot be."""
