"""Accessibility: axe finds no violation on any screen, and the board can be used by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from game.draw.presentation import Ui
from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.keyboard_player import KeyboardPlayer, arrow_graph, shortest_keys
from tests.browser.pointer_player import (
    GAME,
    PagePlayer,
    decisions_of_game,
    moves_with_verb,
    saved_texts,
    session_at_decision,
    short_game_seed,
)
from tests.browser.screens import screens

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}

SET_SETTING_SCRIPT = """
({ name, value }) => {
  const field = document.getElementById("settings-form").elements[name];
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
"""

HIDDEN_FOCUS_SCRIPT = """
() => {
  const focused = document.activeElement, menu = document.querySelector("dialog[open] menu");
  const covered = menu && focused.matches("form *") && !menu.contains(focused)
    && focused.getBoundingClientRect().bottom > menu.getBoundingClientRect().top;
  const outlined = focused === document.body || getComputedStyle(focused).outlineStyle === "solid";
  return covered || !outlined ? focused.outerHTML.slice(0, 100) : null;
}
"""
"""What has the focus, if it has no outline or the buttons of the dialog cover it."""


@pytest.mark.parametrize(
    ("viewport", "languages"), [(DESKTOP, ("sv", "en")), (PHONE, ("fi",))], ids=["desktop", "phone"]
)
def test_axe_finds_no_violation_on_any_screen(
    viewport: dict[str, int],
    languages: tuple[str, ...],
    stored_page: NewPage,
) -> None:
    last = decisions_of_game(short_game_seed())[-1].record.text()
    settings = {"theme": "light", "motion": "less"}
    page = stored_page(saved_texts(last), settings, viewport=viewport, reduced_motion="reduce")
    person = PagePlayer(open_ready(page, f"/?seed={short_game_seed()}"))
    for screen in screens(person):
        for look in looks(page, languages):
            assert violations(page, look) == [], (screen, look)


class Look(NamedTuple):
    language: str
    theme: str


def looks(page: Page, languages: tuple[str, ...]) -> Iterator[Look]:
    """Show a screen in the light theme in some languages, and in the first of them also in the dark theme,
    whose colours are the same in all languages.
    """
    for language in languages:
        page.evaluate(SET_SETTING_SCRIPT, {"name": "language", "value": language})
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        for theme in ("dark", "light") if language == languages[0] else ("light",):
            page.evaluate(SET_SETTING_SCRIPT, {"name": "theme", "value": theme})
            expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
            yield Look(language, theme)


def violations(page: Page, look: Look) -> list[str]:
    """The violations that axe finds: rule, element and reason. In the dark theme only colours are checked."""
    wait_for_paint(page)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if look.theme == "dark":
        options["runOnly"] = ["color-contrast"]
    found = Axe().run(page, options=options).response["violations"]
    return [f"{rule['id']}: {node['html'][:90]} {reasons(node)}" for rule in found for node in rule["nodes"]]


def reasons(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for check in (*node["any"], *node["all"], *node["none"]))


@pytest.fixture
def keyboard_player(stored_page: NewPage) -> KeyboardPlayer:
    """A player who is asked for the end of a walk."""
    walk = session_at_decision(lambda session: len(moves_with_verb(session, "go")) > 1)
    page = stored_page(saved_texts(walk.record.text()))
    keyboard_player = KeyboardPlayer(open_ready(page, f"/?seed={short_game_seed()}"))
    keyboard_player.resume()
    return keyboard_player


def test_the_focus_is_visible_on_the_first_screen_and_in_the_settings(stored_page: NewPage) -> None:
    page = open_ready(stored_page(viewport=PHONE))
    for screen in ("start", "settings"):
        if screen == "settings":
            page.locator("[data-dialog=settings]").press("Enter")
        for _ in range(20):
            page.keyboard.press("Tab")
            assert page.evaluate(HIDDEN_FOCUS_SCRIPT) is None, screen


def test_the_board_is_one_tab_stop_and_home_focuses_the_piece(keyboard_player: KeyboardPlayer) -> None:
    page = keyboard_player.page
    expect(page.locator("#spots [tabindex='0']")).to_have_count(1)
    piece = GAME.view.start_spot(keyboard_player.session().state, Ui())
    assert keyboard_player.tab_to_the_board() == piece
    page.keyboard.press("ArrowDown")
    assert keyboard_player.focused()["spot"] != piece
    expect(page.locator("#spots [tabindex='0']")).to_have_count(1)
    page.keyboard.press("Home")
    assert keyboard_player.focused()["spot"] == piece


def test_arrow_keys_connect_all_spots(keyboard_player: KeyboardPlayer) -> None:
    graph = arrow_graph(keyboard_player.page)
    spots = GAME.view.spots(keyboard_player.session().state, Ui())
    assert len(graph) == len(spots) > 200
    for spot in spots:
        assert shortest_keys(graph, "tangier", spot.id) or spot.id == "tangier"
        assert set(graph[spot.id]) <= set(spot.neighbours), "an arrow key leads to a neighbouring spot"


def test_a_letter_key_focuses_a_selectable_spot_first(keyboard_player: KeyboardPlayer) -> None:
    keyboard_player.tab_to_the_board()
    labels = keyboard_player.page.locator("#spots [aria-disabled=false]").evaluate_all(
        "found => found.map(each => each.getAttribute('aria-label'))"
    )
    letter = labels[0][0].lower()
    keyboard_player.page.keyboard.press(letter)
    label = keyboard_player.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label in labels
    assert "within reach" in label


def test_only_selectable_spots_are_enabled_and_found_by_page_down(keyboard_player: KeyboardPlayer) -> None:
    spots = GAME.view.spots(keyboard_player.session().state, Ui())
    live = {spot.id for spot in spots if spot.target}
    offered = keyboard_player.page.locator("#spots [aria-disabled=false]").evaluate_all(
        "found => found.map(each => each.dataset.spot)"
    )
    assert set(offered) == live
    keyboard_player.tab_to_the_board()
    for spot in offered:
        keyboard_player.page.keyboard.press("PageDown")
        assert keyboard_player.focused()["spot"] == spot
