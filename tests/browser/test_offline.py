"""After one visit everything works offline, and damaged cached files are replaced."""

from importlib.util import find_spec
from itertools import cycle, islice

import pytest
from playwright.sync_api import Page, expect

from game.catalog import GAMES, load_submodule
from game.text.message import msg
from tests.browser.conftest import SETTINGS_KEY, Launch, Problems, visit_until_cached
from tests.browser.pointer_player import (
    SHORT_GAME_SEED,
    PagePlayer,
    any_whitespace,
    choose_language,
    choose_more,
)
from tests.served_site import Site
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

pytestmark = pytest.mark.first_visit

GAMES_WITH_PUZZLES = [game for game in GAMES if find_spec(f"game.{game}.learn.puzzles")]
TURNS = 3
STORE_SETTINGS_SCRIPT = f"""localStorage.setItem("{SETTINGS_KEY}", '{{"speed": "instant"}}')"""
DIALOGS_IN_A_GAME = {
    "share": "#share-text",
    "statistics": "#statistics-body",
    "look-back": "#replay-place",
    "candidates": "#candidates [role=status]:not(:empty)",
    "editor": "[data-command=editor-done]",
}
"""The dialogs of a game, and what appears in each."""


def test_after_one_visit_everything_works_offline_after_a_restart(launch: Launch, own_site: Site) -> None:
    address = f"{own_site.address}/?seed={SHORT_GAME_SEED}"
    with launch() as context:
        page = visit_until_cached(context, address)
        page.evaluate(STORE_SETTINGS_SCRIPT)
        request_count = len(own_site.requested_paths)
        person = PagePlayer(visit_until_cached(context, address))
        assert set(own_site.requested_paths[request_count:]) <= {"/sw.js"}, "all else is cached"
        own_site.stop()
        person.start_game()
        person.play_on(TURNS)
        before = person.session()
    with launch() as context:
        failed: list[str] = []
        context.on("requestfailed", lambda request: failed.append(f"{request.failure} {request.url}"))
        page = visit_until_cached(context, address)
        person = PagePlayer(page)
        person.resume()
        assert person.session().record == before.record
        person.play_on(TURNS)
        page.locator("#home").click()
        pairs = zip(cycle(LANGUAGES), cycle(GAMES), strict=False)  # no file belongs to both
        for language, game in islice(pairs, max(len(LANGUAGES), len(GAMES))):
            choose_language(page, language)
            page.locator(f"#games [data-game={game}]").click()
            expect(page.locator("#game-title")).to_have_text(Speaker(language).text(msg(f"{game}-title")))
            open_home_screen_dialogs(page)
            open_lesson_and_puzzle(page, game)
            play_and_open_dialogs(page, Speaker(language), game)
        assert [each for each in failed if not each.endswith("/sw.js")] == []


def open_home_screen_dialogs(page: Page) -> None:
    page.locator("[data-dialog=setup]").click()
    expect(page.locator("#people input").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#start [data-command=library]").click()
    expect(page.locator("#library-title")).to_be_visible()
    page.keyboard.press("Escape")


def open_lesson_and_puzzle(page: Page, game: str) -> None:
    """Open the lesson, and a puzzle if the game has puzzles."""
    puzzle = ["#puzzle-list button"] if game in GAMES_WITH_PUZZLES else []
    for beginning in ("[data-command=lesson]", *puzzle):
        page.locator("[data-dialog=learn]").click()
        expect(page.locator("#learn-title")).to_be_visible()
        page.locator(beginning).first.click()
        expect(page.locator("body[data-guided]")).to_be_attached()
        page.locator("#home").click()


def play_and_open_dialogs(page: Page, speaker: Speaker, game: str) -> None:
    """Play against a computer and open all dialogs of the game."""
    PagePlayer(page).start_game()
    page.evaluate("document.querySelector('[data-dialog=rules]').click()")
    first, *_ = load_submodule(game, "learn.rulebook").rulebook(GAMES[game].complete_options({}))
    expect(page.locator("#rules-text")).to_contain_text(any_whitespace(speaker.text(first.paragraphs[0])))
    expect(page.locator("#rules-text figure").first).to_be_visible()
    page.keyboard.press("Escape")
    for command, selector in DIALOGS_IN_A_GAME.items():
        choose_more(page, command)
        expect(page.locator(selector).first).to_be_visible()
        page.keyboard.press("Escape")
    page.locator("#home").click()
    expect(page.locator("#play")).to_be_visible()


STORE_TEST_SAVE_SCRIPT = "localStorage.setItem('starboard.test', 'kept')"
DAMAGE_CACHED_FILES_SCRIPT = """async ([ending]) => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const found of await cache.keys()) if (found.url.split("?")[0].endsWith(ending)) await DAMAGE;
  }
}"""
DAMAGES = {
    "cache.put(found, new Response('rubbish'))": (".wasm", "/index.html", "/fi.ftl"),
    "cache.delete(found)": (".wasm",),
}
"""What is done to a cached file, and to which files."""


def test_a_corrupt_or_missing_cached_file_is_fetched_again(
    launch: Launch, own_site: Site, problems: Problems
) -> None:
    problems.expect("")
    with launch() as context:
        page = visit_until_cached(context, own_site.address)
        page.evaluate(STORE_TEST_SAVE_SCRIPT)
        for damage, endings in DAMAGES.items():
            for ending in endings:
                page.evaluate(DAMAGE_CACHED_FILES_SCRIPT.replace("DAMAGE", damage), [ending])
                start_after_damage(page, own_site.address)
        assert page.evaluate("localStorage.getItem('starboard.test')") == "kept"
    own_site.stop()
    with launch() as context:
        visit_until_cached(context, f"{own_site.address}/?lang=fi")


def start_after_damage(page: Page, address: str) -> None:
    """Start, at the second try if the page asks for it, and wait until all files are in order."""
    page.goto(address)
    started, again = page.locator("html[data-ready=yes]"), page.locator("#start-error button")
    expect(started.or_(again).first).to_be_attached()
    if again.is_visible():
        again.click()
        expect(started).to_be_attached()  # the check of every file may take half a minute
    expect(page.locator("html[data-offline=ready]")).to_be_attached()


def test_a_build_is_cached_although_the_browser_has_cached_a_404_of_its_file(
    launch: Launch, own_site: Site, problems: Problems
) -> None:
    problems.expect("404")
    [path] = [
        f"/{found.relative_to(own_site.folder)}"
        for found in own_site.folder.glob("page/*/assets/text/fi.ftl")
    ]
    with launch() as context:
        page = context.pages[0]
        page.goto(f"{own_site.address}/assets/icon.svg")
        own_site.cached_errors.add(path)
        assert page.evaluate("path => fetch(path).then(({ status }) => status)", path) == 404
        own_site.cached_errors.clear()
        visit_until_cached(context, own_site.address)


INSECURE_SCRIPT = """
Object.defineProperty(globalThis, "isSecureContext", { value: false });
delete Navigator.prototype.serviceWorker;
"""
"""A page that came by plain HTTP from another computer."""


def expect_offline_line(page: Page, text: str) -> None:
    page.locator("#bar [data-dialog=settings]").click()
    expect(page.locator("#offline")).to_contain_text(text)


def test_a_game_that_a_lost_connection_keeps_from_being_cached_is_cached_when_it_is_back(
    page: Page, problems: Problems
) -> None:
    problems.expect("")
    page.goto("/")
    expect(page.locator("html[data-functions=all]")).to_be_attached()
    page.context.set_offline(True)
    expect(page.locator("html[data-offline=no]")).to_be_attached()
    expect_offline_line(page, "tries again when the connection is back")
    page.context.set_offline(False)
    expect(page.locator("#offline")).to_contain_text("This device keeps the game")


def test_the_settings_say_that_an_insecure_page_is_not_kept(page: Page) -> None:
    page.add_init_script(INSECURE_SCRIPT)
    page.goto("/")
    expect(page.locator("html[data-offline=no]")).to_be_attached()
    expect_offline_line(page, "begins with https")


def test_the_settings_say_that_the_device_has_too_little_room(
    page: Page, base_url: str, problems: Problems
) -> None:
    problems.expect("")
    quota = {"origin": base_url, "quotaSize": 1_000_000}
    page.context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    page.goto("/")
    expect(page.locator("html[data-offline=no]")).to_be_attached()
    expect_offline_line(page, "too little room")
