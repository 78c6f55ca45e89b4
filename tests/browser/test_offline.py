"""After one visit everything is there without a network; a new build waits until the player agrees."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from game.catalog import GAMES
from game.text.message import say
from tests.browser.conftest import START, Launch, Problems
from tests.text.speaker import LANGUAGES, Speaker
from tools import serve
from tools.site import scripts


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
        self.first = build_of(folder)
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


def test_after_one_visit_every_game_and_language_is_there_with_the_server_gone_and_the_browser_restarted(
    launch: Launch, own_site: Site
) -> None:
    with launch() as context:
        visit(context, own_site.address)
    own_site.stop()
    with launch() as context:
        for game, language in zip(GAMES, LANGUAGES, strict=True):
            page = visit(context, f"{own_site.address}?lang={language}")
            page.locator(f"#games [data-game={game}]").click()
            page.locator("#play").click()
            expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START)
            expect(page.locator("#board-title")).to_have_text(Speaker(language).text(say(f"{game}-title")))


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


def test_a_new_build_waits_until_the_player_agrees_and_then_every_tab_goes_on_with_it(
    launch: Launch, own_site: Site
) -> None:
    with launch() as context:
        page = visit(context, own_site.address)
        begin_africa(page)
        other = context.new_page()
        other.goto(own_site.address)
        expect(other.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
        for name in ("second", "third"):
            publish(own_site.folder, name)
            look_for_update(page, name)
        page.reload()
        other.locator("[data-language=fi]").click()
        expect(other.locator("#play")).not_to_contain_text("third", timeout=START)
        assert builds(page, other) == {own_site.first}
        for tab in (page, other):
            expect(tab.locator("html[data-ready=yes]")).to_be_attached(timeout=START)
        page.locator("#continue").click()
        expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START)
        before = saved(page)
        page.locator("[data-notice=notice-update] [data-does=update]").click()
        for tab in (page, other):
            expect(tab.locator("[data-notice=notice-updated]")).to_be_visible(timeout=START)
        assert builds(page, other) == {"third"}
        expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START)
        assert saved(page) == before
        expect(other.locator("#play")).to_contain_text("third")


def begin_africa(page: Page) -> None:
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached(timeout=START)


def saved(page: Page) -> dict[str, str]:
    """The slots of the game being played."""
    kept: dict[str, str] = page.evaluate("({...localStorage})")
    return {key: text for key, text in kept.items() if key.startswith("starboard.africa.")}


def builds(*pages: Page) -> set[str | None]:
    return {page.locator("meta[name=build]").get_attribute("content") for page in pages}


LOOK_FOR_UPDATE = """async name => {
  const installed = worker => new Promise(done => {
    const look = () => worker.state !== "installing" && done();
    worker.addEventListener("statechange", look);
    look();
  });
  const build = worker => new Promise(done => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage({ type: "BUILD" }, [port2]);
  });
  const registration = await navigator.serviceWorker.getRegistration();
  for (;;) {
    await registration.update(); // the browser may have been looking already, and have found the one before
    const found = registration.installing ?? registration.waiting;
    if (!found) continue;
    await installed(found);
    if (found.state === "installed" && (await build(found)) === name) return;
  }
}"""


def look_for_update(page: Page, name: str) -> None:
    """As the browser does now and then; returns once the service worker of that build waits."""
    page.evaluate(LOOK_FOR_UPDATE, name)


def publish(folder: Path, name: str) -> None:
    """Another build: its page, its Finnish and its service worker say so, and are younger by whole seconds.

    A second is what HTTP tells apart: a server asked whether a file changed within one says no.
    """
    page, finnish, worker = folder / "index.html", folder / "assets/text/fi.ftl", folder / "sw.js"
    younger = worker.stat().st_mtime + 2
    former = build_of(folder)
    page.write_text(page.read_text().replace(former, name))
    finnish.write_text(re.sub(r"(?m)^start-play = .*$", f"start-play = Pelaa {name}", finnish.read_text()))
    text = worker.read_text().replace(f'"{former}"', f'"{name}"')
    for file in (page, finnish):
        known = scripts.entry(file.relative_to(folder).as_posix(), file.read_bytes())
        entry = re.compile(rf'(url:"{known["url"]}",revision:")\w+(",integrity:")[^"]+')
        text, changed = entry.subn(rf"\g<1>{known['revision']}\g<2>{known['integrity']}", text)
        assert changed == 1
    worker.write_text(text)
    for copy in (page, finnish, worker):
        copy.with_name(copy.name + ".br").unlink(missing_ok=True)
        os.utime(copy, (younger, younger))


def build_of(folder: Path) -> str:
    found = re.search(r'name="build" content="(.+?)"', (folder / "index.html").read_text())
    assert found
    return found[1]


KEEP_A_SAVE = "localStorage.setItem('starboard.test', 'kept')"
FOR_THE_KEPT = """async ([ending]) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const found of await cache.keys()) if (found.url.split("?")[0].endsWith(ending)) await DAMAGE;
  }
}"""
RUBBISH, LOST = "cache.put(found, new Response('rubbish'))", "cache.delete(found)"


@pytest.mark.parametrize(
    ("ending", "damage"),
    [(".wasm", RUBBISH), (".wasm", LOST), ("/index.html", RUBBISH), ("/fi.ftl", RUBBISH)],
)
def test_a_kept_file_that_is_damaged_or_lost_is_fetched_again(
    ending: str, damage: str, launch: Launch, own_site: Site, problems: Problems
) -> None:
    problems.expect("")
    with launch() as context:
        page = visit(context, own_site.address)
        page.evaluate(KEEP_A_SAVE)
        page.evaluate(FOR_THE_KEPT.replace("DAMAGE", damage), [ending])
        page.goto(own_site.address)
        started, again = page.locator("html[data-ready=yes]"), page.locator("#failure button")
        expect(started.or_(again).first).to_be_attached(timeout=START)
        if again.is_visible():
            again.click()
        expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
        assert page.evaluate("localStorage.getItem('starboard.test')") == "kept"
    own_site.stop()
    with launch() as context:
        visit(context, f"{own_site.address}?lang=fi")
