"""axe finds no violation in the dialogs of a game, on a small phone and on a desktop."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    PagePlayer,
    choose_more,
    saved_texts,
    session_at_decision,
)
from tests.browser.test_accessibility import DESKTOP, PHONE, violations
from tests.browser.test_sharing import library_texts

DIALOGS_IN_A_GAME = {
    "candidates": "#candidates-list button",
    "look-back": "#replay-place",
    "share": "#share-text",
    "statistics": "#statistics-body canvas",
    "editor": "[data-command=editor-done]",
}
"""The dialogs of a game and the list of what the computer thinks, and what appears in each."""


@pytest.mark.parametrize(
    ("viewport", "language", "theme"),
    [(PHONE, "fi", "light"), (DESKTOP, "sv", "dark")],
    ids=["phone", "desktop"],
)
def test_axe_finds_no_violation_in_dialogs(
    viewport: dict[str, int], language: str, theme: str, stored_page: NewPage
) -> None:
    session = session_at_decision(lambda session: session.ply >= 30)
    texts = saved_texts(session.record.text()) | library_texts()
    settings = {"theme": theme, "language": language, "motion": "less"}
    page = stored_page(texts, settings, viewport=viewport, reduced_motion="reduce")
    person = PagePlayer(open_ready(page))

    def check(screen: str) -> None:
        assert violations(page, theme) == [], screen

    page.locator("#start [data-command=library]").click()
    summary = page.locator("#library-standings summary")
    expect(summary).not_to_have_accessible_name(re.compile("[▸▾]"))
    summary.click()
    expect(page.locator("#library-standings tbody tr").first).to_be_visible()
    check("library")
    page.locator("#library-games button").first.click()
    expect(page.locator("#preview-board canvas")).to_be_visible()
    check("preview")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("[data-dialog=import]").click()
    expect(page.locator("#import-text")).to_be_visible()
    check("import")
    page.keyboard.press("Escape")
    person.resume()
    for command, selector in DIALOGS_IN_A_GAME.items():
        choose_more(page, command)
        expect(page.locator("#more")).to_be_hidden()
        expect(page.locator(selector).first).to_be_visible()
        check(command)
        page.keyboard.press("Escape")
