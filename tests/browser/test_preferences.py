"""Settings: confirmation of moves, a rotated board, reading aloud, sound."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from game.catalog import GAMES
from game.draw.camera import fit_board
from game.draw.presentation import Ui
from game.draw.theme import LIGHT
from tests.browser.conftest import NewPage, open_ready
from tests.browser.pointer_player import any_whitespace, start_game

STAR = GAMES["star"]

RECORD_SPEECH_SCRIPT = """
window.spoken = [];
Object.defineProperty(window, "speechSynthesis", {
  value: { speak: speech => window.spoken.push([speech.lang, speech.text]), cancel: () => {} },
});
"""


def node_point(page: Page, name: str, *, turned: bool = False) -> tuple[float, float]:
    """The place of a node on the page."""
    state = STAR.new()
    scene_of = STAR.view.scene(state, Ui(STAR.view.figures()), LIGHT)
    spot = next(each for each in STAR.view.spots(state, Ui()) if each.id == name)
    box = page.locator("#board").bounding_box()
    assert box
    camera = fit_board(scene_of.width, scene_of.height, box["width"], box["height"], rotated=turned)
    x, y = camera.to_view(spot.x, spot.y)
    return box["x"] + x, box["y"] + y


def test_a_move_on_the_board_needs_confirmation(stored_page: NewPage) -> None:
    page = stored_page(settings={"confirm": True})
    start_game(open_ready(page, "/?seed=5eed"), "star")
    game, buttons = page.locator("#game"), page.locator("#actions button")
    before = game.get_attribute("data-ply")
    page.mouse.click(*node_point(page, "A20"))
    expect(buttons).to_have_text(["Play this move", "Choose another"])
    expect(game).to_have_attribute("data-ply", str(before))
    buttons.nth(1).click()
    expect(buttons).to_have_text(["Pass"])
    page.mouse.click(*node_point(page, "A20"))
    page.mouse.click(*node_point(page, "R30"))
    expect(buttons).to_have_text(["Play this move", "Choose another"])
    buttons.nth(0).click()
    expect(page.locator("#log li").last).to_contain_text("R30")


def test_a_rotated_board_takes_taps_at_its_rotated_places(stored_page: NewPage) -> None:
    page = stored_page(settings={"turned": True})
    start_game(open_ready(page, "/?seed=5eed"), "star")
    page.locator("#spots [data-spot='S50']").focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.spot")
    spot_x = {spot.id: spot.x for spot in STAR.view.spots(STAR.new(), Ui())}
    assert spot_x[focused] < spot_x["S50"], "a node on the left is on the right of a rotated board"
    page.mouse.click(*node_point(page, "S50", turned=True))
    expect(page.locator("#log li").last).to_contain_text("S50")


def test_prompts_are_spoken_in_the_pages_language_and_sound_can_be_muted(stored_page: NewPage) -> None:
    page = stored_page(settings={"voice": "asked", "sound": True, "language": "fi"})
    page.add_init_script(RECORD_SPEECH_SCRIPT)
    start_game(open_ready(page, "/?seed=5eed"), "star")
    ((language, spoken),) = page.evaluate("window.spoken")
    assert language == "fi"
    expect(page.locator("#prompt")).to_have_text(any_whitespace(spoken))
    button = page.locator("#sound")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("JSON.parse(localStorage.getItem('starboard.settings')).sound") is False


def test_the_map_on_the_start_page_has_the_chosen_names_of_places(stored_page: NewPage) -> None:
    page = open_ready(stored_page(settings={"names": "today"}))
    names = page.locator("#map-names")
    expect(names).to_contain_text("Ghana")
    page.locator("[data-dialog=settings]").click()
    page.locator("#settings-form [name=names]").select_option("old")
    expect(names).to_contain_text("Gold")
    expect(names).not_to_contain_text("Ghana")
