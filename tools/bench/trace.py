"""CPU time of a page's main thread, from Chromium's tracing; load on the machine does not count."""

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
    """Tasks and frames of the main thread, in milliseconds of CPU time."""

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
    """Trace while the block runs. The trace is filled when the block ends."""
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
    """The whole content of a DevTools stream."""
    parts: list[str] = []
    while True:
        part = session.send("IO.read", {"handle": stream, "size": CHUNK_BYTES})
        parts.append(part["data"])
        if part.get("eof"):
            return "".join(parts)


def names_main_thread(event: dict[str, Any]) -> bool:
    return event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
