"""Time on the page: waiting for the next frame, and playing something over some seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from js import document, performance, requestAnimationFrame
from pyodide.ffi import create_once_callable

Result = TypeVar("Result")

HIDDEN_FRAME_SECONDS = 0.05
"""Browsers give no frames to a page that nobody sees."""

POLL_SECONDS = 0.03
"""How often a pause asks whether somebody is in a hurry."""


async def next_frame() -> None:
    """Wait until the browser is about to paint."""
    await in_next_frame(lambda _: None)


async def in_next_frame(callback: Callable[[float], Result]) -> Result:
    """Call `work` with the time in seconds when the browser is about to paint: it paints what was done."""
    if document.hidden:
        await asyncio.sleep(HIDDEN_FRAME_SECONDS)
        return callback(_now())
    frame: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

    def on_frame(milliseconds: float) -> None:
        if frame.done():
            return
        try:
            frame.set_result(callback(milliseconds / 1000))
        except Exception as error:  # it belongs to whoever waits
            frame.set_exception(error)

    requestAnimationFrame(create_once_callable(on_frame))
    return await frame


async def play(seconds: float, draw: Callable[[float], None], is_skipped: Callable[[], bool]) -> None:
    """Call `draw` with 0 to 1 for as many frames as fit; at once with 1 when `skipped` says so."""
    start = _now()

    def draw_frame(now: float) -> bool:
        """Draw what is to be seen now; whether it is the end."""
        t = (now - start) / seconds if seconds > 0 else 1.0
        draw(min(max(t, 0.0), 1.0))
        return t >= 1

    while not is_skipped():
        if await in_next_frame(draw_frame):
            return
    draw(1.0)


async def pause(seconds: float, is_skipped: Callable[[], bool]) -> None:
    """Let a moment pass; less when `skipped` says so."""
    deadline = _now() + seconds
    while not is_skipped() and (remaining := deadline - _now()) > 0:
        await asyncio.sleep(min(remaining, POLL_SECONDS))


def _now() -> float:
    return float(performance.now()) / 1000
