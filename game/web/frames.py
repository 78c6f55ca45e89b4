"""Time on the page: waiting for the next frame, and playing something over some seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from js import document, performance, requestAnimationFrame
from pyodide.ffi import create_once_callable

HIDDEN_SECONDS = 0.05
"""Browsers give no frames to a page that nobody sees."""


async def next_frame() -> float:
    """Wait until the browser is about to paint; the time then, in seconds."""
    if document.hidden:
        await asyncio.sleep(HIDDEN_SECONDS)
        return float(performance.now()) / 1000
    frame: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def came(milliseconds: float) -> None:
        if not frame.done():
            frame.set_result(milliseconds / 1000)

    requestAnimationFrame(create_once_callable(came))
    return await frame


async def play(seconds: float, draw: Callable[[float], None], skipped: Callable[[], bool]) -> None:
    """Call `draw` with 0 to 1 for as many frames as fit; at once with 1 when `skipped` says so."""
    start = float(performance.now()) / 1000
    while not skipped():
        now = await next_frame()
        t = (now - start) / seconds if seconds > 0 else 1.0
        if t >= 1:
            break
        draw(max(0.0, t))
    draw(1.0)


async def pause(seconds: float, skipped: Callable[[], bool]) -> None:
    """Let a moment pass; less when `skipped` says so."""
    await play(seconds, lambda _: None, skipped)
