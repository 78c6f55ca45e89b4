"""Text twice as large, and the few colours of a system with forced colours."""

from __future__ import annotations

import pytest

from game.catalog import GAMES
from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.layout import CLIPPED, OVERLAPPING, TOO_WIDE
from tests.browser.pointer_player import (
    SHORT_GAME_SEED,
    PagePlayer,
    decisions_of_game,
    saved_texts,
    start_game,
)
from tests.browser.screens import screens

LARGE_FONT_SIZES = {"fontSizes": {"standard": 32, "fixed": 26}}

SYSTEM_COLOUR_SHARE_SCRIPT = """
() => {
  const probe = document.body.appendChild(document.createElement("i"));
  const canvas = document.getElementById("canvas"), context = canvas.getContext("2d");
  const names = "Canvas CanvasText LinkText Highlight HighlightText GrayText ButtonText ButtonFace";
  const known = new Set(names.split(" ").map(name => {
    probe.style.color = name;
    return getComputedStyle(probe).color.match(/\\d+/g).slice(0, 3).join();
  }));
  probe.remove();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let seen = 0, of = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] < 255) continue;
    of += 1;
    seen += known.has(`${data[at]},${data[at + 1]},${data[at + 2]}`);
  }
  return seen / of;
}
"""
"""The share of painted pixels with exactly a system colour; edges of lines are mixed."""

OUTLINES_SCRIPT = """
() => [...document.querySelectorAll("#strip [aria-current], #players [aria-current]")]
  .map(each => getComputedStyle(each).outlineStyle)
"""
"""The outline of the player whose turn it is."""


@pytest.mark.parametrize(
    ("width", "height"), [(390, 844), (844, 390), (1280, 800)], ids=["upright", "sideways", "desktop"]
)
def test_text_twice_as_large_is_not_clipped(
    width: int,
    height: int,
    stored_page: NewPage,
) -> None:
    last = decisions_of_game(SHORT_GAME_SEED)[-1].record.text()
    page = stored_page(saved_texts(last), viewport={"width": width, "height": height})
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE_FONT_SIZES)
    person = PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))
    for screen in screens(person):
        found = {"wide": TOO_WIDE, "clipped": CLIPPED, "over": OVERLAPPING}
        wrong = {what: page.evaluate(script) for what, script in found.items()}
        assert not any(wrong.values()), (screen, wrong)


def test_bars_beside_the_board_fit_a_phone_with_text_twice_as_large(stored_page: NewPage) -> None:
    """The buttons of *Star, of a trial and of the replay."""
    page = stored_page(viewport={"width": 390, "height": 844})
    page.context.new_cdp_session(page).send("Page.setFontSizes", LARGE_FONT_SIZES)
    open_ready(page, "/?seed=5eed&lang=sv")
    start_game(page, "star")
    for command in ("", "explore", "look-back"):
        if command:
            page.evaluate(f"document.querySelector('#more [data-command={command}]').click()")
        wait_for_paint(page)
        assert page.evaluate(TOO_WIDE) == [], command


def test_boards_and_turn_markers_use_forced_system_colours(stored_page: NewPage) -> None:
    page = stored_page(forced_colors="active")
    open_ready(page, "/?seed=5eed")
    for game in GAMES:
        start_game(page, game)
        wait_for_paint(page)
        assert page.evaluate(SYSTEM_COLOUR_SHARE_SCRIPT) > 0.6, game
        page.emulate_media(forced_colors="none")
        wait_for_paint(page)
        assert page.evaluate(SYSTEM_COLOUR_SHARE_SCRIPT) < 0.2, game
        page.emulate_media(forced_colors="active")
        assert page.evaluate(OUTLINES_SCRIPT) == ["solid", "solid"]
        page.locator("#home").click()
