"""The background of a board, painted once into a canvas of its own, in steps that do not block the page.

A browser queues canvas commands until the canvas is read. So it is copied after every few shapes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from js import document, performance

from game.draw.scene import Shape

PaintShapes = Callable[[Sequence[Shape]], None]

SHAPES_PER_STEP = 4
"""Shapes painted between two copies of the canvas."""

MAX_MS = 10.0
"""Milliseconds of painting in one task."""


class BackgroundLayer:
    """A canvas that is painted in steps; `on_ready()` is called when a later task completes it."""

    def __init__(self, on_ready: Callable[[], None]) -> None:
        self.element = document.createElement("canvas")
        self.context = self.element.getContext("2d")
        self._on_ready = on_ready
        self._flush_context = document.createElement("canvas").getContext("2d")
        self._remaining: Sequence[Shape] = ()
        self._paint: PaintShapes = lambda _: None
        self._next_step: asyncio.Handle | None = None

    @property
    def is_done(self) -> bool:
        return not self._remaining

    def start(self, shapes: Sequence[Shape], paint: PaintShapes) -> None:
        """Start painting shapes with `paint`; what takes too long follows in later tasks."""
        self.stop()
        self._remaining, self._paint = shapes, paint
        self._paint_step()

    def stop(self) -> None:
        """Drop what is not painted yet."""
        self._remaining = ()
        if self._next_step:
            self._next_step.cancel()

    def finish(self) -> None:
        """Paint the rest now."""
        self._paint(self._remaining)
        self.stop()

    def _paint_step(self) -> None:
        deadline = performance.now() + MAX_MS
        while self._remaining and performance.now() < deadline:
            self._paint(self._remaining[:SHAPES_PER_STEP])
            self._remaining = self._remaining[SHAPES_PER_STEP:]
            self._flush_context.drawImage(self.element, 0, 0)
        if self._remaining:
            self._next_step = asyncio.get_running_loop().call_soon(self._on_next_step)

    def _on_next_step(self) -> None:
        self._paint_step()
        if self.is_done:
            self._on_ready()
