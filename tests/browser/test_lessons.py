"""The playable introductions: by keyboard along what is pointed at, to the end; then a real game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from game.catalog import GAMES, part
from tests.browser.conftest import START
from tests.browser.play import LISTEN, storage
from tests.text.speaker import Speaker

NEXT = '.pointed, [data-target="learn on"], [data-target="learn play"]'
MOST = 30


def test_each_lesson_is_played_by_keyboard_along_what_is_pointed_at(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = open_ready(new_page(storage_state=storage(base_url, language="en")), "/?seed=5eed")
    page.evaluate(LISTEN)
    for game in GAMES:
        page.locator(f"#games [data-game={game}]").press("Enter")
        page.locator("#start [data-opens=learn]").press("Enter")
        page.locator("[data-does=lesson]").press("Enter")
        if game == "mancala":
            expect(page.locator('#spots .pointed[data-spot="F"]')).to_have_count(1)
            page.locator('#spots [data-spot="H"]').press("Enter")
            expect(page.locator("#prompt")).to_contain_text("Not there")
            expect(page.locator("#game")).to_have_attribute("data-ply", "0")
        for _ in range(MOST):
            expect(page.locator(NEXT)).to_have_count(1, timeout=START)
            if page.locator('[data-target="learn play"]').count():
                break
            page.locator(NEXT).press("Enter")
        expect(page.locator('[data-target="learn again"]')).to_be_visible()
        page.locator("#home").press("Enter")
    heard = "\n".join(page.evaluate("window.heard"))
    for game in GAMES:
        for step in part(game, "lesson").LESSON.steps:
            assert Speaker("en").text(step.text) in heard
    assert not [key for key in page.evaluate("Object.keys(localStorage)") if key.endswith((".a", ".b"))]


def test_a_lesson_leads_to_a_real_game_and_can_be_left_at_any_time(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    kept = {"starboard.game": "mancala"}
    page = open_ready(new_page(storage_state=storage(base_url, kept, language="en")), "/?seed=5eed")
    page.locator("#start [data-opens=learn]").click()
    page.locator("[data-does=lesson]").click()
    expect(page.locator(".pointed")).to_have_count(1)
    page.locator("#home").click()
    expect(page.locator("#play")).to_be_visible()
    expect(page.locator(".pointed")).to_have_count(0)
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    expect(page.locator("#table [data-does=hand-over]").first).to_be_visible()
