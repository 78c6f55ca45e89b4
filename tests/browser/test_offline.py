"""After one visit everything is there without a network; a new build waits until the player agrees."""

import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.browser.conftest import START, Problems
from tools import serve
from tools.site import scripts

Launch = Callable[[], BrowserContext]


@pytest.fixture
def launch(
    tmp_path: Path, browser_type: BrowserType, browser_type_launch_args: dict[str, Any], problems: Problems
) -> Launch:
    """Start the browser on a profile that outlives it."""

    def start() -> BrowserContext:
        made = browser_type.launch_persistent_context(tmp_path / "profile", **browser_type_launch_args)
        return problems.watch(made)

    return start


@pytest.fixture
def own_site(dist: Path, tmp_path: Path, problems: Problems) -> Iterator["Site"]:
    """A copy of the site that a test may change, and a server that it may stop."""
    folder = tmp_path / "dist"
    shutil.copytree(dist, folder)
    site = Site(folder)
    problems.address = site.address
    yield site
    site.stop()


class Site:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server = serve.server(folder, 0)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()


def visit(context: BrowserContext, address: str, *, offline: bool = True) -> Page:
    """Open the page, wait for Python and, unless told otherwise, until every file is kept."""
    page = context.pages[0]
    page.goto(address)
    expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)
    if offline:
        expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
    return page


def test_after_one_visit_the_game_starts_with_the_server_gone_and_the_browser_restarted(
    launch: Launch, own_site: Site
) -> None:
    with launch() as context:
        visit(context, own_site.address)
    own_site.stop()
    with launch() as context:
        for language in ("en", "sv", "fi"):
            visit(context, f"{own_site.address}?lang={language}")


def test_once_it_is_kept_nothing_goes_over_the_network(launch: Launch, own_site: Site) -> None:
    with launch() as context:
        visit(context, own_site.address)
        asked: list[str] = []
        context.on(
            "response",
            lambda response: asked.append(response.url) if not response.from_service_worker else None,
        )
        visit(context, own_site.address)
        assert [url for url in asked if not url.endswith("/sw.js")] == []


def test_a_new_build_waits_until_the_player_agrees(launch: Launch, own_site: Site) -> None:
    with launch() as context:
        context.add_init_script(HEAR_OF_UPDATES)
        visit(context, own_site.address)
        publish(own_site.folder)
        page = visit(context, own_site.address)
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => null)"
        )
        expect(page.locator("html[data-offered]")).to_be_attached(timeout=START)
        page.reload()
        expect(page.locator("html[data-offered]")).to_be_attached(timeout=START)
        expect(page.locator("meta[name=build]")).to_have_count(0)
        page.evaluate("accept()")
        expect(page.locator("meta[name=build]")).to_have_count(1, timeout=START)
        expect(page.locator("html[data-ready=yes]")).to_be_attached(timeout=START)


HEAR_OF_UPDATES = """
document.addEventListener("starboard:update", ({ detail }) => {
  window.accept = detail.accept;
  document.documentElement.dataset.offered = "yes";
});
"""


def publish(folder: Path) -> None:
    """Another build: a page that can be told from the first, and a service worker that knows it."""
    page, worker = folder / "index.html", folder / "sw.js"
    page.write_text(page.read_text().replace("</head>", '<meta name="build" content="new"></head>'))
    known = scripts.entry("index.html", page.read_bytes())
    entry = re.compile(r'(url:"index\.html",revision:")\w+(",integrity:")[^"]+')
    text, changed = entry.subn(rf"\g<1>{known['revision']}\g<2>{known['integrity']}", worker.read_text())
    assert changed == 1
    worker.write_text(text)
    for copy in (page, worker):
        copy.with_name(copy.name + ".br").unlink()


KEEP_A_SAVE = "localStorage.setItem('starboard.test', 'kept')"
FOR_THE_KEPT_RUNTIME = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const found of await cache.keys()) if (found.url.endsWith(".wasm")) await DAMAGE;
  }
}"""


@pytest.mark.parametrize("damage", ["cache.delete(found)"])
def test_a_kept_file_that_is_damaged_or_lost_is_fetched_again(
    damage: str, launch: Launch, own_site: Site, problems: Problems
) -> None:
    problems.expect("")
    with launch() as context:
        page = visit(context, own_site.address)
        page.evaluate(KEEP_A_SAVE)
        page.evaluate(FOR_THE_KEPT_RUNTIME.replace("DAMAGE", damage))
        page.goto(own_site.address)
        started, again = page.locator("html[data-ready=yes]"), page.locator("#failure button")
        expect(started.or_(again).first).to_be_attached(timeout=START)
        if again.is_visible():
            again.click()
        expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
        assert page.evaluate("localStorage.getItem('starboard.test')") == "kept"
    own_site.stop()
    with launch() as context:
        visit(context, own_site.address)
