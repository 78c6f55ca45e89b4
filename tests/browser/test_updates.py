"""A new build waits until the player accepts it, in each tab separately; builds never mix."""

import os
import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from game.text.message import msg
from tests.browser.conftest import Launch, visit_until_cached, wait_for_start
from tests.browser.pointer_player import PagePlayer, choose_game
from tests.served_site import Site
from tests.text.speaker import Speaker
from tools.build import javascript

BOT_HAS_ANSWERED = "#game[data-asked=yes][data-ply='2']"


def test_a_tab_keeps_its_build_until_the_player_accepts_an_update(launch: Launch, own_site: Site) -> None:
    first = build_of(own_site.folder)
    with launch() as context:
        agreeing = visit_until_cached(context, own_site.address)
        start_africa(agreeing)
        other = visit_until_cached(context, own_site.address, context.new_page())
        for name in ("second", "third"):
            publish(own_site.folder, name)
            look_for_update(agreeing, name)
        agreeing.reload()
        wait_for_start(agreeing)
        agreeing.locator("#continue").click()
        expect(agreeing.locator("#game[data-asked=yes]")).to_be_attached()
        assert builds_of(agreeing, other) == [first, first]

        own_site.stop()  # the first build is no longer on the server, and now there is no server
        context.new_cdp_session(agreeing).send("Network.clearBrowserCache")  # nor may the HTTP cache have it
        before = save_slots(agreeing)
        choose_game(other, "mancala")  # else the page would start with the game chosen last in any tab
        accept_update(agreeing)
        assert builds_of(agreeing, other) == ["third", first]
        expect(agreeing.locator("#game[data-asked=yes]")).to_be_attached()
        assert save_slots(agreeing) == before

        for tab, name in ((other, ""), (agreeing, " third")):
            tab.evaluate("document.querySelector('[data-language=fi]').click()")
            expect(tab.locator("#settings-title")).to_have_text(f"Asetukset{name}", use_inner_text=False)
        check_old_build_still_works(other)
        assert builds_of(other) == [first]

        accept_update(other)
        assert builds_of(other) == ["third"]
        agreeing.close()
        visit_until_cached(context, own_site.address, other)
        assert cached_builds(context) == {"third"}


def check_old_build_still_works(page: Page) -> None:
    """Load texts, puzzles and the computer players' interpreter for the first time."""
    page.locator("[data-dialog=learn]").click()
    expect(page.locator("#learn-title")).to_have_text(Speaker("fi").text(msg("learn-title")))
    page.locator("#learn [data-command=lesson]").click()
    expect(page.locator("body[data-guided]")).to_be_attached()
    page.locator("[data-command=home]").first.click()
    page.locator("#games [data-game=star]").click()
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    page.locator("#spots [aria-disabled=false]").first.press("Enter")
    expect(page.locator(BOT_HAS_ANSWERED)).to_be_attached()


def start_africa(page: Page) -> None:
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()


def accept_update(page: Page) -> None:
    page.locator("[data-notice=notice-update] [data-command=update]").click()
    expect(page.locator("[data-notice=notice-updated]")).to_be_visible()


def save_slots(page: Page) -> dict[str, str]:
    """The save slots of the current game."""
    texts = PagePlayer(page).texts()
    return {key: text for key, text in texts.items() if key.startswith("starboard.africa.")}


def builds_of(*pages: Page) -> list[str | None]:
    return [page.locator("meta[name=build]").get_attribute("content") for page in pages]


def cached_builds(context: BrowserContext) -> set[str]:
    """The folders of the cached builds."""
    urls: list[str] = context.pages[0].evaluate(CACHED_URLS_SCRIPT)
    return {found[1] for url in urls if (found := re.search(r"/page/(\w+)/", url))}


CACHED_URLS_SCRIPT = """async () => {
  const found = (await caches.keys()).map(async name => (await caches.open(name)).keys());
  return (await Promise.all(found)).flat().map(({ url }) => url);
}"""


LOOK_FOR_UPDATE_SCRIPT = """async name => {
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
    """Look for an update, as the browser does from time to time, and wait until its service worker waits."""
    page.evaluate(LOOK_FOR_UPDATE_SCRIPT, name)


def publish(folder: Path, name: str) -> None:
    """Replace the build with another, whose pages, Finnish texts and service worker differ.

    Its files are newer by whole seconds, because a server does not see changes within one second.
    """
    old_folder = next((folder / "page").iterdir())
    modified_at = (folder / "sw.js").stat().st_mtime + 2
    new_folder = old_folder.rename(old_folder.with_name(name))
    index, worker = folder / "index.html", folder / "sw.js"
    finnish = new_folder / "assets/text/fi.ftl"
    finnish_text = re.sub(r"(?m)^(settings-title = Asetukset).*$", rf"\1 {name}", finnish.read_text())
    finnish.write_text(finnish_text)
    for file in (index, worker):
        file.write_text(file.read_text().replace(old_folder.name, name))
    index.write_text(index.read_text().replace(build := build_of(folder), name))
    text = worker.read_text().replace(f'"{build}"', f'"{name}"')
    for file in (index, finnish):
        text = with_updated_entry(
            text, javascript.precache_entry(file.relative_to(folder).as_posix(), file.read_bytes())
        )
    worker.write_text(text)
    for copy in (index, finnish, worker):
        copy.with_name(copy.name + ".br").unlink(missing_ok=True)
        os.utime(copy, (modified_at, modified_at))


def with_updated_entry(text: str, new_entry: dict[str, str | None]) -> str:
    """The service worker with another entry for a file."""
    entry = re.compile(rf'(url:"{new_entry["url"]}",revision:)("\w+"|null)(,integrity:")[^"]+')
    revision = f'"{new_entry["revision"]}"' if new_entry["revision"] else "null"
    text, changed = entry.subn(rf"\g<1>{revision}\g<3>{new_entry['integrity']}", text)
    assert changed == 1
    return text


def build_of(folder: Path) -> str:
    found = re.search(r'name="build" content="(.+?)"', (folder / "index.html").read_text())
    assert found
    return found[1]
