"""Time on the page: waiting for the next frame, and playing something over some seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from js import document, performance, requestAnimationFrame
from pyodide.ffi import create_once_callable

Result = TypeVar("Result")

HIDDEN_SECONDS = 0.05
"""Browsers give no frames to a page that nobody sees."""

LISTEN_SECONDS = 0.03
"""How often a pause asks whether somebody is in a hurry."""


async def next_frame() -> None:
    """Wait until the browser is about to paint."""
    await in_next_frame(lambda _: None)


async def in_next_frame(work: Callable[[float], Result]) -> Result:
    """Call `work` with the time in seconds when the browser is about to paint: it paints what was done."""
    if document.hidden:
        await asyncio.sleep(HIDDEN_SECONDS)
        return work(_now())
    frame: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

    def came(milliseconds: float) -> None:
        if frame.done():
            return
        try:
            frame.set_result(work(milliseconds / 1000))
        except Exception as error:  # it belongs to whoever waits
            frame.set_exception(error)

    requestAnimationFrame(create_once_callable(came))
    return await frame


async def play(seconds: float, draw: Callable[[float], None], skipped: Callable[[], bool]) -> None:
    """Call `draw` with 0 to 1 for as many frames as fit; at once with 1 when `skipped` says so."""
    start = _now()

    def show(now: float) -> bool:
        """Draw what is to be seen now; whether it is the end."""
        t = (now - start) / seconds if seconds > 0 else 1.0
        draw(min(max(t, 0.0), 1.0))
        return t >= 1

    while not skipped():
        if await in_next_frame(show):
            return
    draw(1.0)


async def pause(seconds: float, skipped: Callable[[], bool]) -> None:
    """Let a moment pass; less when `skipped` says so."""
    until = _now() + seconds
    while not skipped() and (left := until - _now()) > 0:
        await asyncio.sleep(min(left, LISTEN_SECONDS))


def _now() -> float:
    return float(performance.now()) / 1000
