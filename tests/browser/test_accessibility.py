"""Accessibility: axe finds no violation on any screen, and the board can be used by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from game.draw.presentation import Ui
from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.keyboard_player import KeyboardPlayer, arrow_graph, shortest_keys
from tests.browser.pointer_player import (
    GAME,
    SHORT_GAME_SEED,
    PagePlayer,
    decisions_of_game,
    moves_with_verb,
    saved_texts,
    session_at_decision,
)
from tests.browser.screens import screens

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}

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


@pytest.mark.parametrize(("viewport", "language"), [(DESKTOP, "sv"), (PHONE, "fi")], ids=["desktop", "phone"])
def test_axe_finds_no_violation_on_any_screen(
    viewport: dict[str, int], language: str, stored_page: NewPage
) -> None:
    last = decisions_of_game(SHORT_GAME_SEED)[-1].record.text()
    settings = {"language": language, "motion": "less"}
    page = stored_page(saved_texts(last), settings, viewport=viewport, reduced_motion="reduce")
    person = PagePlayer(open_ready(page, f"/?seed={SHORT_GAME_SEED}"))
    for screen in screens(person):
        for theme in ("dark", "light"):
            page.emulate_media(color_scheme=theme)
            assert violations(page, theme) == [], (screen, theme)


def violations(page: Page, theme: str) -> list[str]:
    """The violations that axe finds: rule, element and reason. In the dark theme only colours are checked."""
    wait_for_paint(page)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if theme == "dark":
        options["runOnly"] = ["color-contrast"]
    found = Axe().run(page, options=options).response["violations"]
    return [f"{rule['id']}: {node['html'][:90]} {reasons(node)}" for rule in found for node in rule["nodes"]]


def reasons(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for check in (*node["any"], *node["all"], *node["none"]))


def test_the_focus_is_visible_on_the_first_screen_and_in_the_settings(stored_page: NewPage) -> None:
    page = open_ready(stored_page(viewport=PHONE))
    for screen in ("start", "settings"):
        if screen == "settings":
            page.locator("[data-dialog=settings]").press("Enter")
        for _ in range(20):
            page.keyboard.press("Tab")
            assert page.evaluate(HIDDEN_FOCUS_SCRIPT) is None, screen


def test_keys_lead_to_the_piece_to_what_can_be_chosen_and_to_every_spot(stored_page: NewPage) -> None:
    walk = session_at_decision(lambda session: len(moves_with_verb(session, "go")) > 1)
    page = open_ready(stored_page(saved_texts(walk.record.text())))
    person = KeyboardPlayer(page)
    person.resume()
    state = walk.state
    spots = GAME.view.spots(state, Ui())
    offered = page.locator("#spots [aria-disabled=false]").evaluate_all(
        "found => found.map(({ dataset, ariaLabel }) => [dataset.spot, ariaLabel])"
    )
    assert {spot for spot, _ in offered} == {spot.id for spot in spots if spot.target}

    tab_stop, piece = page.locator("#spots [tabindex='0']"), GAME.view.start_spot(state, Ui())
    expect(tab_stop).to_have_count(1)
    assert person.tab_to_the_board() == piece
    page.keyboard.press("ArrowDown")
    assert person.focused()["spot"] != piece
    expect(tab_stop).to_have_count(1)
    page.keyboard.press("Home")
    assert person.focused()["spot"] == piece
    for spot, _ in offered:
        page.keyboard.press("PageDown")
        assert person.focused()["spot"] == spot

    page.keyboard.press("Home")
    labels = [label for _, label in offered]
    page.keyboard.press(labels[0][0].lower())
    label = page.evaluate("document.activeElement.ariaLabel")
    assert label in labels, "those that can be chosen are first"
    assert "within reach" in label

    graph = arrow_graph(page)
    assert len(graph) == len(spots) > 200
    for each in spots:
        assert shortest_keys(graph, "tangier", each.id) or each.id == "tangier"
        assert set(graph[each.id]) <= set(each.neighbours), "an arrow key leads to a neighbouring spot"
