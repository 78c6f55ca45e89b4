"""The screens of the page."""

from __future__ import annotations

from js import document

from game.web.platform.dom import by_id


def show_screen(name: str) -> None:
    """Show the screen `start` or `game`, with its buttons in the bar."""
    for screen in ("start", "game"):
        by_id(screen).hidden = screen != name
    by_id("tools").hidden = name != "game"
    document.body.dataset.screen = name
