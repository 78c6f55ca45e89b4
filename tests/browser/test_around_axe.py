"""axe finds nothing on the screens around a game, on a small phone as on a desktop."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play import Person, decision, storage, texts_of
from tests.browser.test_accessibility import DESKTOP, PHONE, Look, violations
from tests.browser.test_sharing import library

IN_A_GAME = {
    "look-back": "#replay-place",
    "share": "#share-text",
    "statistics": "#statistics-body canvas",
    "editor": "[data-command=editor-done]",
}
"""What there is around a game, and where it shows that it came."""


@pytest.mark.parametrize(
    ("viewport", "look"),
    [(PHONE, Look("fi", "light")), (DESKTOP, Look("sv", "dark"))],
    ids=["phone", "desktop"],
)
def test_axe_finds_nothing_around_a_game(
    viewport: dict[str, int],
    look: Look,
    base_url: str,
    new_page: Callable[..., Page],
    open_ready: Callable[..., Page],
) -> None:
    session = decision(lambda session: session.ply >= 30)
    texts = texts_of(session.record.text()) | library()
    kept = storage(base_url, texts, theme=look.theme, language=look.language, motion="less")
    page = new_page(storage_state=kept, viewport=viewport, reduced_motion="reduce")
    person = Person(open_ready(page))

    def check(screen: str) -> None:
        assert violations(page, look) == [], screen

    page.locator("#start [data-command=library]").click()
    page.locator("#library-standings summary").click()
    expect(page.locator("#library-standings tbody tr").first).to_be_visible()
    check("library")
    page.locator("#library-games button").first.click()
    expect(page.locator("#offer-board canvas")).to_be_visible()
    check("offer")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("[data-dialog=import]").click()
    expect(page.locator("#import-text")).to_be_visible()
    check("import")
    page.keyboard.press("Escape")
    person.resume()
    for does, shown in IN_A_GAME.items():
        page.locator("[data-dialog=more]").click()
        page.locator(f"#more [data-command={does}]").click()
        expect(page.locator("#more")).to_be_hidden()
        expect(page.locator(shown).first).to_be_visible()
        check(does)
        page.keyboard.press("Escape")
