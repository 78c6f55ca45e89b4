"""Time on the page: the next frame, animations over some seconds, pauses that can be skipped."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from js import document, performance, requestAnimationFrame
from pyodide.ffi import create_once_callable

Result = TypeVar("Result")

HIDDEN_FRAME_SECONDS = 0.05
"""Replaces a frame on a hidden page, which gets none from the browser."""

POLL_SECONDS = 0.03
"""Time between two checks whether a pause is skipped."""

_waiting: set[Callable[[float], None]] = set()
"""What the browser calls at the next frame."""


def on_visibility_change() -> None:
    """Let nothing wait for a frame on a page that is hidden now."""
    if document.hidden:
        for on_frame in tuple(_waiting):
            on_frame(_now() * 1000)


async def next_frame() -> None:
    """Wait until just before the browser paints."""
    await in_next_frame(lambda _: None)


async def in_next_frame(callback: Callable[[float], Result]) -> Result:
    """Call `callback` with the time in seconds just before the browser paints; return its result."""
    if document.hidden:
        await asyncio.sleep(HIDDEN_FRAME_SECONDS)
        return callback(_now())
    frame: asyncio.Future[Result] = asyncio.get_running_loop().create_future()

    def on_frame(milliseconds: float) -> None:
        _waiting.discard(on_frame)
        if frame.done():
            return
        try:
            frame.set_result(callback(milliseconds / 1000))
        except Exception as error:  # raised in the awaiting task
            frame.set_exception(error)

    _waiting.add(on_frame)
    requestAnimationFrame(create_once_callable(on_frame))
    return await frame


async def play(seconds: float, draw: Callable[[float], None], is_skipped: Callable[[], bool]) -> None:
    """Call `draw` with 0 to 1, once per frame; at once with 1 when `is_skipped()`."""
    start = _now()

    def draw_frame(now: float) -> bool:
        """Draw the state at the time `now`. True at the end."""
        t = (now - start) / seconds if seconds > 0 else 1.0
        draw(min(max(t, 0.0), 1.0))
        return t >= 1

    while not is_skipped():
        if await in_next_frame(draw_frame):
            return
    draw(1.0)


async def pause(seconds: float, is_skipped: Callable[[], bool]) -> None:
    """Wait for some seconds, or until `is_skipped()`."""
    deadline = _now() + seconds
    while not is_skipped() and (remaining := deadline - _now()) > 0:
        await asyncio.sleep(min(remaining, POLL_SECONDS))


def _now() -> float:
    return float(performance.now()) / 1000
