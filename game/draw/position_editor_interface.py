"""The position editor: tools that a tap on a spot applies, and commands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from game.text.message import Message


@dataclass(frozen=True, slots=True)
class Tool:
    """A button of the position editor; `icon` is a name from the icon set."""

    id: str
    label: Message
    icon: str


class Editor(Protocol):
    """Edits positions of one game. `Game.parse_state` accepts every position that it returns."""

    def tools(self, state: Any) -> tuple[Tool, ...]:
        """Tools for taps on spots, most likely first."""

    def apply_tool(self, state: Any, tool: str, spot: str) -> Any | None:
        """The position after a tap on a spot, or None if it would change nothing or be invalid."""

    def commands(self, state: Any) -> tuple[Tool, ...]:
        """Buttons that change the whole position."""

    def run_command(self, state: Any, command: str) -> Any | None:
        """The position after a command, or None if it would be invalid."""
