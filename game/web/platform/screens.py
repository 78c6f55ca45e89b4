"""Which of the page's screens is shown."""

from __future__ import annotations

from js import document

from game.web.platform.dom import by_id


def show_screen(name: str) -> None:
    """One of the page's screens, and its buttons in the bar."""
    for screen in ("start", "game"):
        by_id(screen).hidden = screen != name
    by_id("tools").hidden = name != "game"
    document.body.dataset.screen = name


def current_screen() -> str:
    """The name of the screen that is shown."""
    return str(document.body.dataset.screen)
