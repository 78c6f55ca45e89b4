"""What the browser tests stand on: a freshly built site, served with the real headers, in a watched Chromium.

A test fails on any error on a page's console, any exception there, any request to another host and any breach
of the Content-Security-Policy that the browser reports. A test that provokes one says so with
`problems.expect(…)`.
"""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, ConsoleMessage, Page, Request, Response, expect

from tests.served_site import Site
from tools.setup import browsers

START_TIMEOUT = 60_000
"""Milliseconds that Python may take to start on a busy machine."""

expect.set_options(timeout=START_TIMEOUT)  # a busy machine is slow, and what is waited for is sure to come

POINTER_MOVE_SCRIPT = "addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointermove')))"
"""Somebody is there from the first moment on: on a first visit Python waits for that."""


Launch = Callable[[], BrowserContext]


class Problems:
    """What went wrong in the watched contexts."""

    def __init__(self, site: Site) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []
        self.watch_site(site)

    def watch_site(self, site: Site) -> None:
        """From now on that is the site that is visited."""
        self._address = site.address
        self._violations, self._violations_before = site.violations, len(site.violations)

    def watch(self, context: BrowserContext) -> BrowserContext:
        context.set_default_timeout(START_TIMEOUT)
        context.add_init_script(POINTER_MOVE_SCRIPT)
        context.on("console", self.on_console)
        context.on("weberror", lambda error: self.seen.append(f"exception: {error.error}"))
        context.on("request", self.on_request)
        context.on("response", self.on_response)
        return context

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.seen.append(f"console: {message.text} ({message.location['url']})")

    def on_request(self, request: Request) -> None:
        if not request.url.startswith((self._address, "blob:", "data:", "file:")):
            self.seen.append(f"request to another host: {request.url}")

    def on_response(self, response: Response) -> None:
        if "set-cookie" in response.headers:
            self.seen.append(f"a cookie from {response.url}")

    def expect(self, part: str) -> None:
        """From now on a problem whose text has this part is meant to be."""
        self.expected.append(part)

    def unexpected(self) -> list[str]:
        seen = [*self.seen, *self._violations[self._violations_before :]]
        return [problem for problem in seen if not any(part in problem for part in self.expected)]


@pytest.fixture(scope="session")
def base_url(site: Site) -> str:
    """The address of the served site, without a slash at the end."""
    return site.address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": browsers.ensure(), "args": browsers.launch_args()}


@pytest.fixture(autouse=True)
def problems(site: Site) -> Iterator[Problems]:
    found = Problems(site)
    yield found
    assert found.unexpected() == []


@pytest.fixture
def own_site(dist: Path, tmp_path: Path, problems: Problems) -> Iterator[Site]:
    """A copy of the site that a test may change, and a server of its own that it may stop."""
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder)
    site = Site(folder)
    problems.watch_site(site)
    yield site
    site.stop()


@pytest.fixture
def new_page(new_context: Callable[..., BrowserContext], problems: Problems) -> Callable[..., Page]:
    """A page in a watched context of its own; arguments as for Playwright's `new_context`."""
    return lambda **options: problems.watch(new_context(**options)).new_page()


@pytest.fixture
def context(new_context: Callable[..., BrowserContext], problems: Problems) -> BrowserContext:
    return problems.watch(new_context())


@pytest.fixture(scope="session")
def open_ready() -> Callable[..., Page]:
    """Go to the page and wait until Python says that it is ready."""

    def open_page(page: Page, path: str = "/") -> Page:
        page.goto(path)
        expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)
        return page

    return open_page


def wait_for_paint(page: Page) -> None:
    """Until the page is painted: messages become texts with the next frame, and take their room."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


def wait_until(page: Page, condition: str) -> None:
    """Until a JavaScript expression holds, where no locator can say it: Playwright's own way needs eval."""
    page.evaluate(f"""async () => {{
      const end = performance.now() + {START_TIMEOUT};
      while (!({condition})) {{
        if (performance.now() > end) throw new Error({json.dumps(condition)});
        await new Promise(setTimeout);
      }}
    }}""")


def visit_until_cached(context: BrowserContext, address: str, page: Page | None = None) -> Page:
    """Open the site in a page, the first unless told otherwise; wait for Python and until all is kept."""
    page = page or context.pages[0]
    page.goto(address)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START_TIMEOUT)
    expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START_TIMEOUT)
    return page


@pytest.fixture
def launch(
    tmp_path: Path, browser_type: BrowserType, browser_type_launch_args: dict[str, Any], problems: Problems
) -> Launch:
    """Start the browser on a profile that outlives it."""

    def start() -> BrowserContext:
        made = browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)
        return problems.watch(made)

    return start
