"""After one visit everything is there without a network, and what is kept is mended where it got damaged."""

from importlib.util import find_spec
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from game.catalog import GAMES, part
from game.text.message import say
from tests.browser.conftest import START, Launch, Problems, visit
from tests.browser.play import loosely
from tests.site import Site
from tests.text.speaker import LANGUAGES, Speaker

ASKED = "body[data-screen=game] #game[data-asked=yes]"
PUZZLES = [game for game in GAMES if find_spec(f"game.{game}.puzzles")]
IN_A_GAME = {
    "share": "#share-text",
    "statistics": "#statistics-body",
    "look-back": "#replay-place",
    "candidates": "#candidates [role=status]:not(:empty)",
    "editor": "[data-command=editor-done]",
}
"""What there is around a game, and where it shows that it came."""


def test_after_one_visit_everything_is_there_with_the_server_gone_and_the_browser_restarted(
    launch: Launch, own_site: Site
) -> None:
    with launch() as context:
        visit(context, own_site.address)
    own_site.stop()
    with launch() as context:
        failed: list[str] = []
        context.on("requestfailed", lambda request: failed.append(f"{request.failure} {request.url}"))
        page = visit(context, own_site.address)
        for language, game in product(LANGUAGES, GAMES):
            speak(page, language)
            page.locator(f"#games [data-game={game}]").click()
            expect(page.locator("#game-title")).to_have_text(Speaker(language).text(say(f"{game}-title")))
            use_what_stands_on_the_first_screen(page)
            learn(page, game)
            play(page, Speaker(language), game)
        assert [each for each in failed if not each.endswith("/sw.js")] == []


def speak(page: Page, language: str) -> None:
    page.locator(f"#start [data-language={language}]").click()
    expect(page.locator(f"html[lang={language}]")).to_be_attached()


def use_what_stands_on_the_first_screen(page: Page) -> None:
    page.locator("[data-dialog=setup]").click()
    expect(page.locator("#seats li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#start [data-command=library]").click()
    expect(page.locator("#library-title")).to_be_visible()
    page.keyboard.press("Escape")


def learn(page: Page, game: str) -> None:
    """The lesson, and a puzzle where the game has any."""
    puzzle = ["#puzzle-list button"] if game in PUZZLES else []
    for beginning in ("[data-command=lesson]", *puzzle):
        page.locator("[data-dialog=learn]").click()
        expect(page.locator("#learn-title")).to_be_visible()
        page.locator(beginning).first.click()
        expect(page.locator(ASKED)).to_be_attached()
        page.locator("#home").click()


def play(page: Page, speaker: Speaker, game: str) -> None:
    """A game against a computer, and all that there is around it."""
    page.locator("#play").click()
    expect(page.locator(ASKED)).to_be_attached()
    page.evaluate("document.querySelector('[data-dialog=rules]').click()")
    first, *_ = part(game, "rulebook").rulebook(GAMES[game].complete_options({}))
    expect(page.locator("#rules-text")).to_contain_text(loosely(speaker.text(first.paragraphs[0])))
    expect(page.locator("#rules-text figure").first).to_be_visible()
    page.keyboard.press("Escape")
    for does, shown in IN_A_GAME.items():
        page.locator("[data-dialog=more]").click()
        page.locator(f"#more [data-command={does}]").click()
        expect(page.locator(shown).first).to_be_visible()
        page.keyboard.press("Escape")
    page.locator("#home").click()
    expect(page.locator("#play")).to_be_visible()


def test_once_it_is_kept_nothing_goes_over_the_network(launch: Launch, own_site: Site) -> None:
    with launch() as context:
        visit(context, own_site.address)
        known = len(own_site.asked)
        visit(context, own_site.address)
        assert set(own_site.asked[known:]) <= {"/sw.js"}


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
        started, again = page.locator("html[data-ready=yes]"), page.locator("#start-error button")
        expect(started.or_(again).first).to_be_attached(timeout=START)
        if again.is_visible():
            again.click()
            expect(started).to_be_attached(timeout=START)  # it may take half a minute to look at every file
        expect(page.locator("html[data-offline=ready]")).to_be_attached(timeout=START)
        assert page.evaluate("localStorage.getItem('starboard.test')") == "kept"
    own_site.stop()
    with launch() as context:
        visit(context, f"{own_site.address}/?lang=fi")
