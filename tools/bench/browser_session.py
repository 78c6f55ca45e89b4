"""Visits to a served folder in Chromium, for the parts of the bench that measure in a browser."""

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
from tools.build.paths import DIST
from tools.setup import browsers

START_TIMEOUT = 120_000
"""Milliseconds that Python may take to start on a busy machine."""

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}


@cache
def built_dist() -> Path:
    """dist/ as it is now."""
    build.build()
    return DIST


class WithoutPolicy(serve.Handler):
    """Our headers but for the Content-Security-Policy, under which stock PyScript does not run."""

    def site_headers(self) -> dict[str, str]:
        headers = super().site_headers()
        headers.pop("Content-Security-Policy", None)
        return headers


@contextmanager
def served(folder: Path, handler: type[serve.Handler] = serve.Handler) -> Iterator[str]:
    """The address of a folder, served with the headers of netlify.toml."""
    with serve.server(folder, 0, handler) as serving:
        threading.Thread(target=serving.serve_forever, daemon=True).start()
        yield serve.address(serving)
        serving.shutdown()


@contextmanager
def chromium(**options: Any) -> Iterator[BrowserContext]:
    """A browser with a profile of its own that knows nothing yet; options as for Playwright's contexts."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile, executable_path=browsers.ensure(), args=browsers.launch_args(), **options
        )
        yield context
        context.close()


def open_ready(page: Page, address: str) -> Page:
    """Our page, with Python ready."""
    page.goto(address)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)
    return page


def watch_cpu_time(page: Page) -> Callable[[], float]:
    """Asked for before a visit: tells the milliseconds of the processor that the main thread has used."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def cpu_ms() -> float:
        found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        return 1000 * float(found["TaskDuration"])

    return cpu_ms
