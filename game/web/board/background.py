"""The ground of a board, painted once into a canvas of its own: bit by bit, so that nobody waits for it.

A browser paints what it was told only when the picture is asked for. So after each bit it is asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from js import document, performance

from game.draw.scene import Shape

PaintShapes = Callable[[Sequence[Shape]], None]

SHAPES_PER_STEP = 4
"""Shapes that are painted before the browser is asked for the picture."""

MAX_MS = 10.0
"""Milliseconds after which the rest is left for later."""


class BackgroundLayer:
    """A picture that gets ready in its own time; `ready()` is called then."""

    def __init__(self, on_ready: Callable[[], None]) -> None:
        self.element = document.createElement("canvas")
        self.context = self.element.getContext("2d")
        self._on_ready = on_ready
        self._flush_context = document.createElement("canvas").getContext("2d")
        self._remaining: Sequence[Shape] = ()
        self._paint: PaintShapes = _paint_nothing
        self._next_step: asyncio.Handle | None = None

    @property
    def is_done(self) -> bool:
        return not self._remaining

    def start(self, shapes: Sequence[Shape], paint: PaintShapes) -> None:
        """Paint these shapes with `paint`, now as many as there is time for."""
        self._remaining, self._paint = shapes, paint
        self._paint_step()

    def stop(self) -> None:
        """What is still to be painted is not wanted any more."""
        self._remaining = ()

    def finish(self) -> None:
        """Paint now what is left, however long it takes."""
        self._paint(self._remaining)
        self._remaining = ()

    def _paint_step(self) -> None:
        if self._next_step:
            self._next_step.cancel()
            self._next_step = None
        deadline = performance.now() + MAX_MS
        while self._remaining and performance.now() < deadline:
            self._paint(self._remaining[:SHAPES_PER_STEP])
            self._remaining = self._remaining[SHAPES_PER_STEP:]
            self._flush_context.drawImage(self.element, 0, 0)
        if self._remaining:
            self._next_step = asyncio.get_running_loop().call_soon(self._on_next_step)

    def _on_next_step(self) -> None:
        self._next_step = None
        if not self._remaining:
            return
        self._paint_step()
        if self.is_done:
            self._on_ready()


def _paint_nothing(_: Sequence[Shape]) -> None:
    """Nothing to paint with."""
