"""What players may set: a move asked about again, a board turned round, reading aloud, silence at a tap."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from game.catalog import GAMES
from game.draw.camera import whole
from game.draw.show import Ui
from game.draw.theme import LIGHT
from tests.browser.play import loosely, storage

ASKED = "#game[data-asked=yes]"
STAR = GAMES["star"]

SPOKEN = """
window.spoken = [];
Object.defineProperty(window, "speechSynthesis", {
  value: { speak: speech => window.spoken.push([speech.lang, speech.text]), cancel: () => {} },
});
"""


def star(page: Page) -> Page:
    """A new game of *Star in which a person is asked."""
    page.locator("#games [data-game=star]").click()
    page.locator("#play").click()
    expect(page.locator(ASKED)).to_be_attached()
    return page


def node(page: Page, name: str, *, turned: bool = False) -> tuple[float, float]:
    """Where the page shows a node."""
    state = STAR.new()
    scene_of = STAR.view.scene(state, Ui(STAR.view.figures()), LIGHT)
    spot = next(each for each in STAR.view.spots(state, Ui()) if each.id == name)
    box = page.locator("#board").bounding_box()
    assert box
    camera = whole(scene_of.width, scene_of.height, box["width"], box["height"], turned=turned)
    x, y = camera.to_view(spot.x, spot.y)
    return box["x"] + x, box["y"] + y


def test_a_move_on_the_board_is_asked_about_again(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = new_page(storage_state=storage(base_url, confirm=True), locale="en-GB")
    star(open_ready(page, "/?seed=5eed"))
    game, buttons = page.locator("#game"), page.locator("#actions button")
    before = game.get_attribute("data-ply")
    page.mouse.click(*node(page, "A20"))
    expect(buttons).to_have_text(["Play this move", "Choose another"])
    expect(game).to_have_attribute("data-ply", str(before))
    buttons.nth(1).click()
    expect(buttons).to_have_text(["Pass"])
    page.mouse.click(*node(page, "A20"))
    page.mouse.click(*node(page, "R30"))
    expect(buttons).to_have_text(["Play this move", "Choose another"])
    buttons.nth(0).click()
    expect(page.locator("#log li").last).to_contain_text("R30")


def test_a_turned_board_takes_taps_where_it_shows_its_places(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = new_page(storage_state=storage(base_url, turned=True), locale="en-GB")
    star(open_ready(page, "/?seed=5eed"))
    page.locator("#spots [data-spot='S50']").focus()
    page.keyboard.press("ArrowRight")
    there = page.evaluate("document.activeElement.dataset.spot")
    across = {spot.id: spot.x for spot in STAR.view.spots(STAR.new(), Ui())}
    assert across[there] < across["S50"], "what lies left on the board lies right on a turned one"
    page.mouse.click(*node(page, "S50", turned=True))
    expect(page.locator("#log li").last).to_contain_text("S50")


def test_prompts_are_read_aloud_in_the_language_of_the_page_and_sound_stops_at_a_tap(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = new_page(storage_state=storage(base_url, voice="asked", sound=True, language="fi"))
    page.add_init_script(SPOKEN)
    star(open_ready(page, "/?seed=5eed"))
    ((language, spoken),) = page.evaluate("window.spoken")
    assert language == "fi"
    expect(page.locator("#prompt")).to_have_text(loosely(spoken))
    button = page.locator("#sound")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("JSON.parse(localStorage.getItem('starboard.settings')).sound") is False
