"""The playable introductions: by keyboard along what is pointed at, to the end; then a real game."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from game.catalog import GAMES, part
from game.learn.lesson import Step
from tests.browser.conftest import START
from tests.browser.play import LISTEN, choose_game, loosely, storage
from tests.text.speaker import Speaker

ON = '[data-target="learn on"]'


def test_each_lesson_is_played_by_keyboard_along_what_is_pointed_at(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = open_ready(new_page(storage_state=storage(base_url, language="en")), "/?seed=5eed")
    page.evaluate(LISTEN)
    for game in GAMES:
        choose_game(page, game, by_key=True)
        page.locator("#start [data-dialog=learn]").press("Enter")
        page.locator("[data-command=lesson]").press("Enter")
        if game == "mancala":
            expect(page.locator('#spots .pointed[data-spot="F"]')).to_have_count(1, timeout=START)
            page.locator('#spots [data-spot="H"]').press("Enter")
            expect(page.locator("#prompt")).to_contain_text("Not there")
            page.locator("[data-command=hint]").press("Enter")
        for step in part(game, "lesson").LESSON.steps:
            follow(page, step)
        expect(page.locator('[data-target="learn again"]')).to_be_visible()
        page.locator("#home").press("Enter")
    heard = "\n".join(page.evaluate("window.heard"))
    for game in GAMES:
        for step in part(game, "lesson").LESSON.steps:
            assert Speaker("en").text(step.text) in heard
    assert not [key for key in page.evaluate("Object.keys(localStorage)") if key.endswith((".a", ".b"))]


def follow(page: Page, step: Step) -> None:
    """Do what a step asks for once it is asked."""
    if not step.move:
        expect(page.locator("#prompt")).to_have_text(loosely(Speaker("en").text(step.text)), timeout=START)
        page.locator(ON).press("Enter")
        expect(page.locator("#prompt")).not_to_have_text(loosely(Speaker("en").text(step.text)))
        return
    if step.move.startswith("fly"):
        page.locator("#actions .pointed").press("Enter")
        expect(page.locator("#spots .pointed")).to_have_count(1)
    expect(page.locator(".pointed")).to_have_count(1, timeout=START)
    ply = int(page.locator("#game").get_attribute("data-ply") or 0)
    page.locator(".pointed").press("Enter")
    expect(page.locator(f'#game[data-ply="{ply + 1 + len(step.then)}"]')).to_be_attached(timeout=START)


def test_a_lesson_leads_to_a_real_game_and_can_be_left_at_any_time(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    kept = {"starboard.game": "mancala"}
    page = open_ready(new_page(storage_state=storage(base_url, kept, language="en")), "/?seed=5eed")
    page.locator("#start [data-dialog=learn]").click()
    page.locator("[data-command=lesson]").click()
    expect(page.locator(".pointed")).to_have_count(1)
    page.locator("#home").click()
    expect(page.locator("#play")).to_be_visible()
    expect(page.locator(".pointed")).to_have_count(0)
    page.locator("#play").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    expect(page.locator("#players [data-command=hand-over]").first).to_be_visible()


def test_the_second_tap_of_a_double_tap_does_not_press_the_button_that_comes_after(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    kept = {"starboard.game": "star"}
    page = open_ready(new_page(storage_state=storage(base_url, kept, language="en")), "/?seed=5eed")
    page.locator("#start [data-dialog=learn]").click()
    page.locator("[data-command=lesson]").click()
    for step in part("star", "lesson").LESSON.steps[:-1]:
        follow(page, step)
    expect(page.locator(ON)).to_be_visible(timeout=START)
    page.locator(ON).dblclick()
    expect(page.locator('[data-target="learn play"]')).to_be_visible()
    expect(page.locator("body[data-guided]")).to_be_attached()
