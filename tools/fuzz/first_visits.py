"""First visits in one Chromium, one after another or overlapping: each must come to a playable game."""

from __future__ import annotations

from contextlib import ExitStack
from functools import cache
from multiprocessing.util import Finalize
from random import Random

from playwright.sync_api import Browser, BrowserContext, Error, Page, sync_playwright

from tools.bench.browser_session import START_TIMEOUT, built_dist, served
from tools.setup import browsers

MAX_OPEN_VISITS = 3
"""Visits of which the pages stay open, at most; the oldest is closed first."""

PROFILING = (
    "--enable-features=HeapProfilerReporting:stable-probability/1/nonstable-probability/1"
    "/renderer-prob-pct/100/renderer-sampling-rate-bytes/20000"
)
"""Chromium profiles its memory in a small share of its processes; here it does so in all of them.

Doing so it crashed where Python ran on a stack of its own (see `hideStackSwitching`).
"""

READY_SELECTOR = "html[data-ready=yes]"
STAGE_SCRIPT = "() => JSON.stringify({...document.documentElement.dataset, now: performance.now() | 0})"


class VisitedBrowser:
    """A Chromium in which every visit has a storage of its own."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser, self._address = browser, address
        self._open_visits: list[BrowserContext] = []

    def visit(self, rng: Random) -> str:
        """A first visit. Raises AssertionError with the stage that an endless start has reached."""
        while len(self._open_visits) >= rng.randint(1, MAX_OPEN_VISITS):
            self._open_visits.pop(0).close()
        context = self._browser.new_context()
        self._open_visits.append(context)
        context.add_init_script(browsers.POINTER_MOVE_SCRIPT)
        messages: list[str] = []
        page = context.new_page()
        page.on("crash", lambda page: messages.append("CRASH of the renderer"))
        page.on("console", lambda message: messages.append(message.text))
        try:
            page.goto(self._address)
            page.locator(READY_SELECTOR).wait_for(state="attached", timeout=START_TIMEOUT)
        except Error as error:
            raise AssertionError(f"{stage(page)}; console: {messages}") from error
        return "started"


def stage(page: Page) -> str:
    """How far a start has come; a crashed page cannot tell."""
    try:
        return str(page.evaluate(STAGE_SCRIPT))
    except Error as error:
        return str(error)


@cache
def visited_browser() -> VisitedBrowser:
    """This process's browser, on a fresh build."""
    with ExitStack() as stack:
        address = stack.enter_context(served(built_dist()))
        playwright = stack.enter_context(sync_playwright())
        args = [*browsers.launch_args(), PROFILING]
        browser = playwright.chromium.launch(executable_path=browsers.ensure(), args=args)
        stack.callback(browser.close)
        Finalize(None, stack.pop_all().close, exitpriority=1)
    return VisitedBrowser(browser, address)
