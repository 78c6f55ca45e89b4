"""After one visit everything is there without a network; a new build waits until the player agrees."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import BrowserContext, BrowserType, Page, expect

from tests.browser.conftest import START, Problems
from tools import serve

Launch = Callable[[], BrowserContext]


@pytest.fixture
def launch(
    tmp_path: Path, browser_type: BrowserType, browser_type_launch_args: dict[str, object], problems: Problems
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
        visit(context, own_site.address)
        publish(own_site.folder, "new build")
        page = visit(context, own_site.address)
        page.evaluate(
            "document.addEventListener('starboard:update', ({ detail }) => "
            "{ window.accept = detail.accept; document.documentElement.dataset.update = 'offered'; })"
        )
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then(found => found.update()).then(() => null)"
        )
        expect(page.locator("html[data-update=offered]")).to_be_attached(timeout=START)
        page.reload()
        expect(page).not_to_have_title("new build")


def publish(folder: Path, title: str) -> None:
    """Another build: a page with another title, under a service worker that knows it."""
    page = folder / "index.html"
    page.write_text(page.read_text().replace("</head>", f"<meta name='build' content='{title}'></head>"))
    worker = folder / "sw.js"
    text = worker.read_text()
    start = text.index('"index.html",revision:"') + len('"index.html",revision:"')
    worker.write_text(text[:start] + "0" * 16 + text[start + 16 :])
    for copy in (page, worker):
        copy.with_name(copy.name + ".br").unlink()
