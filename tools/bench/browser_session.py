"""Chromium visiting a served folder, for the parts of the bench that measure in a browser."""

from __future__ import annotations

import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from tools import build, serve
from tools.paths import DIST
from tools.setup import browsers

START_TIMEOUT = 120_000
"""Milliseconds that Python may take to start on a busy machine."""


@cache
def built_dist() -> Path:
    """dist/, built from the current sources."""
    build.build()
    return DIST


class WithoutPolicy(serve.Handler):
    """Sends no Content-Security-Policy, since stock PyScript does not run under ours."""

    def site_headers(self) -> dict[str, str]:
        headers = super().site_headers()
        headers.pop("Content-Security-Policy", None)
        return headers


@contextmanager
def served(folder: Path, handler: type[serve.Handler] = serve.Handler) -> Iterator[str]:
    """The address of `folder`, served with the headers of netlify.toml."""
    with serve.server(folder, 0, handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield serve.address(serving)
        serving.shutdown()


@contextmanager
def chromium(**options: Any) -> Iterator[BrowserContext]:
    """Chromium with an empty profile; `options` are those of Playwright's contexts."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browsers.ensure(), args=browsers.launch_args(), **options
        )
        yield context
        context.close()


def open_ready(page: Page, address: str) -> Page:
    """Open our page and wait until Python is ready."""
    page.goto(address)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)
    return page


def watch_cpu_time(page: Page) -> Callable[[], float]:
    """Call before a visit: returns a function for the CPU milliseconds of the page's main thread."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cpu_ms() -> float:
        found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(found["TaskDuration"])

    return cpu_ms
