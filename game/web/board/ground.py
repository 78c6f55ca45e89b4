"""The ground of a board, painted once into a canvas of its own: bit by bit, so that nobody waits for it.

A browser paints what it was told only when the picture is asked for. So after each bit it is asked.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from js import document, performance

from game.draw.scene import Shape

Paint = Callable[[Sequence[Shape]], None]

BIT = 4
"""Shapes that are painted before the browser is asked for the picture."""

MOST = 10.0
"""Milliseconds after which the rest is left for later."""


class Ground:
    """A picture that gets ready in its own time; `ready()` is called then."""

    def __init__(self, ready: Callable[[], None]) -> None:
        self.element = document.createElement("canvas")
        self.context = self.element.getContext("2d")
        self._ready = ready
        self._asked = document.createElement("canvas").getContext("2d")
        self._left: Sequence[Shape] = ()
        self._paint: Paint = _nothing
        self._later: asyncio.Handle | None = None

    @property
    def done(self) -> bool:
        return not self._left

    def begin(self, shapes: Sequence[Shape], paint: Paint) -> None:
        """Paint these shapes with `paint`, now as many as there is time for."""
        self._left, self._paint = shapes, paint
        self._go_on()

    def stop(self) -> None:
        """What is still to be painted is not wanted any more."""
        self._left = ()

    def finish(self) -> None:
        """Paint now what is left, however long it takes."""
        self._paint(self._left)
        self._left = ()

    def _go_on(self) -> None:
        if self._later:
            self._later.cancel()
            self._later = None
        until = performance.now() + MOST
        while self._left and performance.now() < until:
            self._paint(self._left[:BIT])
            self._left = self._left[BIT:]
            self._asked.drawImage(self.element, 0, 0)
        if self._left:
            self._later = asyncio.get_running_loop().call_soon(self._go_on_later)

    def _go_on_later(self) -> None:
        self._later = None
        if not self._left:
            return
        self._go_on()
        if self.done:
            self._ready()


def _nothing(_: Sequence[Shape]) -> None:
    """Nothing to paint with."""
