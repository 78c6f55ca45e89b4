"""A loupe beside a finger that rests on the board: an enlarged copy of what the finger covers.

`pointer.py` decides when it appears (`HOLD_SECONDS`).
"""

from __future__ import annotations

from typing import Any

from game.web.platform.dom import by_id

SIZE = 144.0
"""Width and height in CSS pixels."""

MAGNIFICATION = 2.5

GAP = 28.0
"""Distance from the finger's centre to the loupe, in CSS pixels."""


class Loupe:
    """Copies from the board's canvas; the board has drawn there what a tap would do."""

    def __init__(self, source: Any) -> None:
        self._source, self._element = source, by_id("loupe")
        self._context = self._element.getContext("2d")

    @property
    def is_shown(self) -> bool:
        return not self._element.hidden

    def show(self, x: float, y: float) -> None:
        """Show what lies around a pixel of the board; above the finger, or beside it near the upper edge."""
        width = self._source.clientWidth
        ratio = self._source.width / width
        self._element.width = self._element.height = round(SIZE * ratio)
        part = SIZE / MAGNIFICATION * ratio
        corner = x * ratio - part / 2, y * ratio - part / 2
        self._context.drawImage(
            self._source, *corner, part, part, 0, 0, self._element.width, self._element.height
        )
        left, top = x - SIZE / 2, y - GAP - SIZE
        if top < 0:
            left, top = (x - GAP - SIZE if x > width / 2 else x + GAP), max(0.0, y - SIZE / 2)
        self._element.style.left = f"{min(max(0.0, left), width - SIZE)}px"
        self._element.style.top = f"{top}px"
        self._element.hidden = False

    def hide(self) -> None:
        self._element.hidden = True
