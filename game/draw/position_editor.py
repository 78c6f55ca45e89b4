"""Setting up a position: what a tap on a spot does to it, and what buttons do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from game.text.message import Message


@dataclass(frozen=True, slots=True)
class Tool:
    """A button of the position editor. `icon` is a name of the icon set."""

    id: str
    label: Message
    icon: str


class Editor(Protocol):
    """Changes positions of one game. Whatever it gives is a position that `Game.parse_state` takes."""

    def tools(self, state: Any) -> tuple[Tool, ...]:
        """What a tap may mean, the likeliest first."""

    def apply_tool(self, state: Any, tool: str, spot: str) -> Any | None:
        """The position after a tap on a spot, or None: it means nothing, or nothing that can be."""

    def commands(self, state: Any) -> tuple[Tool, ...]:
        """Buttons that change the position at once."""

    def run_command(self, state: Any, command: str) -> Any | None:
        """The position after a deed, or None where it cannot be."""
