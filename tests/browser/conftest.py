"""Fixtures of the browser tests: a newly built site, served with the real headers, in a watched Chromium.

A test fails if a page has an error on its console or an exception, crashes, sends a request to another host,
receives a cookie or violates the Content-Security-Policy. A test that causes one of these calls
`problems.expect(…)`.
"""

import json
import re
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    Request,
    Route,
    ViewportSize,
    WebError,
    Worker,
    expect,
)

from tests.served_site import Site
from tools.setup import browsers

START_TIMEOUT = 60_000
"""The longest wait for Python's start on a busy machine, in milliseconds."""

expect.set_options(timeout=START_TIMEOUT)  # awaited conditions come late on a busy machine

START_STATE_SCRIPT = """() => JSON.stringify({
  ...document.documentElement.dataset,
  loaded: document.querySelector("#boot-progress")?.value,
  files: performance.getEntriesByType("resource").map(file => `${file.name} ${file.responseEnd | 0}`),
  notices: document.getElementById("notices")?.textContent,
  time: performance.now() | 0,
})"""

WAITED = "Python waits for later code"
"""The page's warning where Python calls a function before the part of it that has the function has come."""

WAITED_FOR_WEBASSEMBLY = f"{WAITED} (WebAssembly)"
"""Fails a test. To wait for functions in Python does not: tests tap at once, and open damaged saves."""

MEMORY_INFO = Path("/proc/meminfo")
"""Linux only."""

SETTINGS_KEY = "starboard.settings"

Launch = Callable[..., BrowserContext]
NewPage = Callable[..., Page]


class Problems:
    """The problems in the watched contexts."""

    def __init__(self, site: Site) -> None:
        self.seen: list[str] = []
        self.expected: list[str] = []
        self.messages: list[str] = []
        """All messages on the consoles."""
        self.may_wait = False
        """Whether Python may wait for the rest of its WebAssembly."""
        self.watch_site(site)

    def watch_site(self, site: Site) -> None:
        """Allow requests to this site only, and report its violations from now on."""
        self._address = site.address
        self._violations, self._violations_before = site.violations, len(site.violations)

        self._listeners: dict[Any, Callable[[Any], None]] = {
            "console": self.on_console,
            "weberror": self.on_exception,
            "request": self.on_request,
            "page": self.watch_page,
        }

    def watch(self, context: BrowserContext) -> BrowserContext:
        for event, listener in self._listeners.items():
            context.on(event, listener)
        for page in context.pages:
            self.watch_page(page)
        return context

    def look_for_cookies(self, context: BrowserContext) -> None:
        self.seen += [f"the cookie {cookie['name']}" for cookie in context.cookies()]

    def unwatch(self, context: BrowserContext) -> None:
        self.look_for_cookies(context)
        for event, listener in self._listeners.items():
            context.remove_listener(event, listener)

    def watch_page(self, page: Page) -> None:
        page.on("crash", self.on_crash)

    def on_console(self, message: ConsoleMessage) -> None:
        self.messages.append(f"{message.type}: {message.text}")
        if message.type == "error":
            self.seen.append(f"console: {message.text} ({message.location['url']})")

    def on_exception(self, error: WebError) -> None:
        self.seen.append(f"exception: {error.error}")

    def on_crash(self, page: Page) -> None:
        """Record what may explain it: the memory that is left, and the last messages on consoles."""
        memory = MEMORY_INFO.read_text().splitlines()[:3] if MEMORY_INFO.exists() else []
        self.seen.append(f"the page {page.url} crashed; {memory}; last messages: {self.messages[-5:]}")

    def on_request(self, request: Request) -> None:
        if not request.url.startswith((self._address, "blob:", "data:", "file:")):
            self.seen.append(f"request to another host: {request.url}")

    def expect(self, part: str) -> None:
        """Ignore problems whose text has this part."""
        self.expected.append(part)

    def waits(self) -> list[str]:
        """The warnings that Python has waited for later code."""
        return [message for message in self.messages if WAITED in message]

    def unexpected(self) -> list[str]:
        seen = [*self.seen, *self._violations[self._violations_before :]]
        return [problem for problem in seen if not any(part in problem for part in self.expected)]


@pytest.fixture(scope="session")
def base_url(site: Site) -> str:
    """The address of the served site, without a slash at the end."""
    return site.address


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Without windows and with text as wide as in a Chromium with windows, which does not round letters."""
    args = [*browsers.launch_args(), "--font-render-hinting=none"]
    return browser_type_launch_args | {"executable_path": browsers.ensure_headless(), "args": args}


@pytest.fixture(autouse=True)
def problems(site: Site) -> Iterator[Problems]:
    found = Problems(site)
    yield found
    assert found.unexpected() == []
    if not found.may_wait:
        assert [wait for wait in found.waits() if WAITED_FOR_WEBASSEMBLY in wait] == []


@pytest.fixture
def own_site(dist: Path, tmp_path: Path, problems: Problems) -> Iterator[Site]:
    """A copy of the site that a test may change, with a server that the test may stop.

    Named before `page`, since a page must be closed before its server stops.
    """
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder)
    site = Site(folder)
    problems.watch_site(site)
    yield site
    site.stop()


@pytest.fixture(scope="session")
def revisiting_contexts() -> dict[str, list[BrowserContext]]:
    """Contexts in which the page was open before and that no test uses now, by their options."""
    return {}


@pytest.fixture
def lend_context(
    request: pytest.FixtureRequest,
    browser: Browser,
    browser_context_args: dict[str, Any],
    base_url: str,
    new_context: Callable[..., BrowserContext],
    revisiting_contexts: dict[str, list[BrowserContext]],
    problems: Problems,
) -> Iterator[Callable[..., BrowserContext]]:
    """Lends a watched context that has no data of players but these texts; options as for `new_context`.

    One that was lent before still has the page's files and a snapshot of Python, with which a start takes a
    third of the time. Tests marked `first_visit` and tests without a service worker get a new one.
    """
    lent: list[tuple[str, BrowserContext]] = []
    fresh: list[BrowserContext] = []

    def lend(texts: Mapping[str, str] | None = None, **options: Any) -> BrowserContext:
        options.setdefault("locale", "en-GB")
        items = [{"name": key, "value": text} for key, text in (texts or {}).items()]
        if request.node.get_closest_marker("first_visit") or "service_workers" in options:
            state = {"cookies": [], "origins": [{"origin": base_url, "localStorage": items}]}
            fresh.append(problems.watch(prepared(new_context(storage_state=state, **options))))
            return fresh[-1]
        key = json.dumps(options, sort_keys=True)
        free = revisiting_contexts.setdefault(key, [])
        context = free.pop() if free else prepared(browser.new_context(**browser_context_args | options))
        replace_stored(context, base_url, items)
        lent.append((key, context))
        return problems.watch(context)

    yield lend
    for context in fresh:
        problems.look_for_cookies(context)
    for key, context in reversed(lent):  # so that the first one is the next to be lent
        problems.unwatch(context)
        for page in context.pages:
            page.close()
        revisiting_contexts[key].append(context)


VISITED_WITHOUT_SNAPSHOT_SCRIPT = (
    "caches.keys().then(names => names.length > 0 && !names.includes('starboard-snapshot'))"
)


def replace_stored(context: BrowserContext, address: str, items: list[dict[str, str]]) -> None:
    """Replace all data of players, and make a snapshot if there is none: pages make it later than tests end.

    A picture is the page that is opened for it: it starts no Python.
    """
    page = context.new_page()
    picture = f"{address}/assets/icon.svg"
    page.goto(picture)
    if page.evaluate(VISITED_WITHOUT_SNAPSHOT_SCRIPT):
        visit_until_cached(context, address, page)
        page.evaluate(browsers.MAKE_SNAPSHOT_SCRIPT)
        page.goto(picture)
    cleared = {"origin": address, "storageTypes": "cookies,indexeddb,local_storage"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", cleared)
    page.evaluate("items => items.forEach(({ name, value }) => localStorage.setItem(name, value))", items)
    page.close()


def prepared(context: BrowserContext) -> BrowserContext:
    """The context with what every test needs."""
    context.set_default_timeout(START_TIMEOUT)
    context.grant_permissions(["clipboard-write"])  # a Chromium without windows asks nobody
    context.add_init_script(browsers.POINTER_MOVE_SCRIPT)
    return context


PAGE_OPTIONS = {"color_scheme", "forced_colors", "reduced_motion"}
"""Options of a context that can be changed for one of its pages, as can `viewport`."""


@pytest.fixture
def new_page(lend_context: Callable[..., BrowserContext]) -> NewPage:
    """A page, not opened yet, in a context of its own; arguments as for `lend_context`.

    What can be an option of the page is, so that few kinds of contexts are needed.
    """

    def make(
        texts: Mapping[str, str] | None = None, viewport: ViewportSize | None = None, **options: Any
    ) -> Page:
        media = {name: options.pop(name) for name in PAGE_OPTIONS & options.keys()}
        page = lend_context(texts, **options).new_page()
        if viewport:
            page.set_viewport_size(viewport)
        page.emulate_media(**media)
        return page

    return make


@pytest.fixture
def stored_page(new_page: NewPage) -> NewPage:
    """As `new_page`, with settings stored, too; no animations and no sound by default."""

    def make(
        texts: Mapping[str, str] | None = None, settings: Mapping[str, object] | None = None, **options: Any
    ) -> Page:
        chosen = {"speed": "instant", "sound": False, **(settings or {})}
        return new_page({SETTINGS_KEY: json.dumps(chosen), **(texts or {})}, **options)

    return make


@pytest.fixture
def context(lend_context: Callable[..., BrowserContext]) -> BrowserContext:
    return lend_context()


def open_ready(page: Page, address: str = "/") -> Page:
    """Open the site in a page, and wait until Python is ready."""
    page.goto(address)
    wait_for_start(page)
    return page


def wait_for_start(page: Page, *, functions: str = "[data-functions=all]") -> None:
    """Wait until Python is ready with all functions. Fails with the stage that the start has reached."""
    try:
        expect(page.locator(f"html[data-ready=yes]{functions}")).to_be_attached()
    except AssertionError as error:
        error.add_note(f"the start has reached {page.evaluate(START_STATE_SCRIPT)}")
        raise


def stall(page: Page, files: str | re.Pattern[str]) -> Callable[[], None]:
    """Hold the requests for files, given by a regular expression, until the returned function is called."""
    pattern, held = re.compile(files), list[Route]()
    page.route(pattern, lambda route: held.append(route))

    def let_go() -> None:
        for route in held:
            route.continue_()
        page.unroute(pattern)

    return let_go


def wait_for_paint(page: Page) -> None:
    """Wait for the next frame, in which messages become texts and get their size."""
    page.evaluate("() => new Promise(requestAnimationFrame)")


def wait_until(page: Page | Worker, condition: str) -> None:
    """Wait until a JavaScript expression is true. Playwright's own function needs eval, which is refused."""
    page.evaluate(f"""async () => {{
      const end = performance.now() + {START_TIMEOUT};
      while (!({condition})) {{
        if (performance.now() > end) throw new Error({json.dumps(condition)});
        await new Promise(setTimeout);
      }}
    }}""")


def visit_until_cached(context: BrowserContext, address: str, page: Page | None = None) -> Page:
    """Open the site in a page, by default the first; wait until Python is ready and all files are cached."""
    page = open_ready(page or context.pages[0], address)
    expect(page.locator("html[data-offline=ready]")).to_be_attached()
    return page


@pytest.fixture
def launch(
    tmp_path: Path, browser_type: BrowserType, browser_type_launch_args: dict[str, Any], problems: Problems
) -> Iterator[Launch]:
    """Starts a Chromium on a profile folder that later starts use too.

    One `with_windows` reads the folder's preferences, and knows what keeps a page from being installed.
    """
    started: list[BrowserContext] = []

    def start(*, with_windows: bool = False) -> BrowserContext:
        program = {"executable_path": browsers.ensure()} if with_windows else {}
        arguments = browser_type_launch_args | program
        made = browser_type.launch_persistent_context(tmp_path / "profile", **arguments)
        started.append(made)
        return problems.watch(prepared(made))

    yield start
    for context in started:
        context.close()
