"""axe finds no violation in the dialogs of a game, on a small phone."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import (
    PagePlayer,
    choose_more,
    saved_texts,
    session_at_decision,
)
from tests.browser.test_accessibility import PHONE, violations
from tests.browser.test_sharing import library_texts

DIALOGS_IN_A_GAME = {
    "look-back": "#replay-place",
    "share": "#share-text",
    "statistics": "#statistics-body canvas",
    "editor": "[data-command=editor-done]",
}
"""The dialogs of a game, and what appears in each."""


def test_axe_finds_no_violation_in_dialogs(stored_page: NewPage) -> None:
    session = session_at_decision(lambda session: session.ply >= 30)
    texts = saved_texts(session.record.text()) | library_texts()
    settings = {"language": "fi", "motion": "less"}
    page = stored_page(texts, settings, viewport=PHONE, reduced_motion="reduce")
    person = PagePlayer(open_ready(page))

    page.locator("#start [data-command=library]").click()
    summary = page.locator("#library-standings summary")
    expect(summary).not_to_have_accessible_name(re.compile("[▸▾]"))
    summary.click()
    expect(page.locator("#library-standings tbody tr").first).to_be_visible()
    assert violations(page) == [], "library"
    page.locator("#library-games button").first.click()
    expect(page.locator("#preview-board canvas")).to_be_visible()
    assert violations(page) == [], "preview"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.locator("[data-dialog=import]").click()
    expect(page.locator("#import-text")).to_be_visible()
    assert violations(page) == [], "import"
    page.keyboard.press("Escape")
    person.resume()
    choose_more(page, "candidates")
    expect(page.locator("#candidates-list .name").first).not_to_be_empty()
    # The dark theme would list them anew, and their texts come a frame later.
    assert violations(page, ["light"]) == [], "candidates"
    page.locator("[data-command=candidates-close]").click()
    for command, selector in DIALOGS_IN_A_GAME.items():
        choose_more(page, command)
        expect(page.locator("#more")).to_be_hidden()
        expect(page.locator(selector).first).to_be_visible()
        assert violations(page) == [], command
        page.keyboard.press("Escape")
