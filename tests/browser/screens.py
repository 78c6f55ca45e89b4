"""Shows every screen of the page, for tests that check each of them."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import expect

from tests.browser.conftest import wait_for_paint
from tests.browser.pointer_player import PagePlayer, sensible_move


def screens(person: PagePlayer) -> Iterator[str]:
    """Show and name every screen in turn, painted; the saved game must be one decision from its end."""
    for screen in _screens(person):
        wait_for_paint(person.page)
        yield screen


def _screens(person: PagePlayer) -> Iterator[str]:
    page = person.page
    yield "start"
    for name in ("setup", "settings", "rules", "learn"):
        page.evaluate("name => document.querySelector(`[data-dialog=${name}]`).click()", name)
        expect(page.locator(f"#{name}")).to_be_visible()
        if name == "rules":
            expect(page.locator("#rules figure").first).to_be_visible()
        if name == "setup":
            page.locator("#table summary").click()
            page.locator("#house-rules summary").click()
        yield name
        page.keyboard.press("Escape")
    person.resume()
    yield "game"
    if page.locator("#panel-toggle").is_visible():
        page.locator("#panel-toggle").click()
        yield "panel"
        page.locator("#panel-toggle").click()
    page.locator("[data-dialog=more]").click()
    yield "more"
    page.keyboard.press("Escape")
    person.choose(sensible_move(person.session()))
    expect(person.result).to_be_visible()
    yield "result"
    page.locator("#result [data-command=statistics]").click()
    expect(page.locator("#statistics")).to_be_visible()
    yield "statistics"
