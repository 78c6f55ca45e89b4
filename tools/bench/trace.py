"""What a page's main thread does, as Chromium's own tracing tells it: in its processor's time.

On a busy machine a clock would count what others do; a thread's own time does not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
CHUNK_BYTES = 1 << 20
FRAME_EVENT, TASK_EVENT = "FireAnimationFrame", "RunTask"


class Trace:
    """The tasks and the frames of the main thread, in milliseconds of the processor."""

    def __init__(self) -> None:
        self.tasks: list[float] = []
        self.frames: list[float] = []

    def add_events(self, events: list[dict[str, Any]]) -> None:
        main = {(each["pid"], each["tid"]) for each in events if names_main_thread(each)}
        for each in events:
            if each.get("ph") == "X" and (each["pid"], each["tid"]) in main:
                self._add(each["name"], each.get("tdur", 0) / 1000)

    def _add(self, name: str, spent: float) -> None:
        if name.endswith(TASK_EVENT):
            self.tasks.append(spent)
        elif name == FRAME_EVENT:
            self.frames.append(spent)


@contextmanager
def traced(page: Page) -> Iterator[Trace]:
    """Trace while the block runs; the trace is filled when it ends."""
    session, found, ended = page.context.new_cdp_session(page), Trace(), dict[str, Any]()
    config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
    session.send("Tracing.start", {"transferMode": "ReturnAsStream", "traceConfig": config})
    yield found
    session.on("Tracing.tracingComplete", lambda event: ended.update(event))
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    found.add_events(json.loads(read_stream(session, ended["stream"]))["traceEvents"])
    session.detach()


def read_stream(session: Any, stream: str) -> str:
    """A stream of Chromium's, to its end."""
    parts: list[str] = []
    while True:
        part = session.send("IO.read", {"handle": stream, "size": CHUNK_BYTES})
        parts.append(part["data"])
        if part.get("eof"):
            return "".join(parts)


def names_main_thread(event: dict[str, Any]) -> bool:
    return event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
