"""The boards of all three games: accessible names, and the size of controls."""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.pointer_player import choose_language, start_game
from tools.paths import LANGUAGES

PHONE: ViewportSize = {"width": 360, "height": 640}
MIN_CONTROL_SIZE = 44
"""The least width and height of a control, in CSS pixels."""

TOO_SMALL_SCRIPT = """
least => [...document.querySelectorAll("button, select, input, summary")]
  .filter(each => each.checkVisibility() && !each.closest("#spots, #log"))
  .map(each => each.type === "checkbox" ? each.closest("label") : each)
  .filter(each => {
    const { width, height } = each.getBoundingClientRect();
    return width < least - 0.5 || height < least - 0.5;
  })
  .map(each => each.outerHTML.slice(0, 120))
"""

BUTTON_HITS_SCRIPT = """
() => [...document.querySelectorAll("#start button > *")].filter(part => part.checkVisibility()).map(part => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === part.parentElement;
})
"""
"""For every part of a button, whether a touch of its centre hits the button."""

AFRICA = """
- heading "Star of Africa" [level=1]
- region "Whose turn it is":
  - paragraph: Player 1, choose where to start
- region "Board":
  - group /Places on the board/:
    - button "Tangier, you can start here"
    - 'button "Cairo, here: Homebody, you can start here"'
    - button "Morocco, a token to turn" [disabled]
- toolbar "What can be done":
  - button "Start in Tangier"
  - button "Start in Cairo"
- list "Players":
  - listitem: /Homebody/
  - listitem: /Player 1 .*£300/
"""

STAR = """
- heading "*Star" [level=1]
- region "Whose turn it is":
  - paragraph: Player 1, place a stone
- region "Board":
  - group /Places on the board/:
    - button "*10"
    - button "*60, corner"
    - button "*61, rim"
- toolbar "What can be done":
  - button "Pass"
"""

AFRIKA = """
- heading "Afrika" [level=1]
- region "Whose turn it is":
  - paragraph: Player 1, sow one of your holes
- region "Board":
  - group /Places on the board/:
    - button /^A, Player 1. 8 stones, ends in a on the other side/
    - button /^a, Guard. 8 stones/ [disabled]
- list "Players":
  - listitem: /Player 1 red disc Stones. 0/
"""


def test_boards_have_accessible_names_and_large_controls(stored_page: NewPage) -> None:
    page = open_ready(stored_page(viewport=PHONE, has_touch=True), "/?seed=5eed")
    hits = page.evaluate(BUTTON_HITS_SCRIPT)
    assert hits
    assert all(hits)
    for width, height, board in ((844, 390, 250), (820, 1180, 250), (1280, 800, 250), (360, 640, 150)):
        page.set_viewport_size({"width": width, "height": height})
        box = page.locator("#start-board").bounding_box()
        assert box, "the home screen shows a board"
        assert box["width"] > board, (width, height)
    for game, aloud in (("africa", AFRICA), ("star", STAR), ("mancala", AFRIKA)):
        page.set_viewport_size(PHONE)
        start_game(page, game)
        expect(page.locator("#game")).to_match_aria_snapshot(aloud)
        check_controls(page)
        page.locator("#home").click()


def check_controls(page: Page) -> None:
    for language in reversed(LANGUAGES):
        choose_language(page, language)
        assert page.evaluate(TOO_SMALL_SCRIPT, MIN_CONTROL_SIZE) == [], language
    for name in ("settings", "setup"):
        page.evaluate("name => document.getElementById(name).showModal()", name)
        wait_for_paint(page)
        assert page.evaluate(TOO_SMALL_SCRIPT, MIN_CONTROL_SIZE) == [], name
        page.keyboard.press("Escape")
    page.set_viewport_size({"width": 844, "height": 390})
    wait_for_paint(page)
    assert page.evaluate(TOO_SMALL_SCRIPT, MIN_CONTROL_SIZE) == [], "landscape"
    page.set_viewport_size({"width": 1024, "height": 768})
    wait_for_paint(page)
    assert page.locator("#panel").evaluate("panel => panel.scrollHeight <= panel.clientHeight"), "tablet"
