"""The rules dialog shows the rules of the current game with pictures, in the chosen language."""

from __future__ import annotations

from playwright.sync_api import expect

from game.catalog import GAMES, load_submodule
from game.contract import Options
from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.pointer_player import any_whitespace
from tests.text.speaker import Speaker

IS_WHOLE_SCRIPT = "text => text.scrollHeight - text.clientHeight < 2"
BOARD_SIZE_SCRIPT = "[canvas.width, canvas.height]"


def paragraphs(game: str, options: Options, language: str) -> list[str]:
    sections = load_submodule(game, "learn.rulebook").rulebook(GAMES[game].complete_options(options))
    speaker = Speaker(language)
    return [speaker.text(paragraph) for section in sections for paragraph in section.paragraphs]


def test_the_rules_dialog_shows_the_rules_in_force(stored_page: NewPage) -> None:
    page = open_ready(stored_page(), "/?seed=5eed")
    page.locator("#games [data-game=mancala]").click()
    page.locator("#new-game").click()
    page.locator("#presets [value=komi]").check()
    page.locator("[data-command=begin]").click()
    expect(page.locator("#game[data-asked=yes]")).to_be_attached()
    page.evaluate("document.querySelector('[data-dialog=rules]').click()")
    text = page.locator("#rules-text")
    for paragraph in paragraphs("mancala", GAMES["mancala"].presets["komi"], "en"):
        expect(text).to_contain_text(any_whitespace(paragraph))
    expect(text).to_contain_text("South needs 66")
    expect(text.locator("figure svg")).to_have_count(2)
    box = text.locator("figure svg").first.bounding_box()
    assert box
    assert box["height"] > 100
    scrolled = page.locator("#rules").evaluate("rules => rules.scrollHeight > rules.clientHeight")
    assert not scrolled, "the text is scrolled, never the dialog around it"
    assert not text.evaluate(IS_WHOLE_SCRIPT)
    board_size = page.evaluate(BOARD_SIZE_SCRIPT)
    page.emulate_media(media="print")
    assert text.evaluate(IS_WHOLE_SCRIPT), "all rules are printed"
    page.keyboard.press("Escape")
    wait_for_paint(page)
    assert page.evaluate(BOARD_SIZE_SCRIPT) == board_size, "paper does not wait for another picture"
    page.emulate_media(media="screen")
    page.evaluate("document.querySelector('[data-dialog=rules]').click()")
    text.evaluate("text => { text.scrollTop = text.scrollHeight }")
    page.keyboard.press("Escape")
    page.locator("#home").click()
    page.locator("#games [data-game=africa]").click()
    page.evaluate("document.querySelector('[data-dialog=rules]').click()")
    for paragraph in paragraphs("africa", {}, "en"):
        expect(text).to_contain_text(any_whitespace(paragraph))
    assert text.evaluate("text => text.scrollTop") == 0, "another game, from the beginning"
    page.evaluate("document.querySelector('[data-language=fi]').click()")
    expect(text.locator("figure svg").first, "pictures speak the language, too").to_contain_text("Tanger")
