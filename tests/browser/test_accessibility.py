"""For everyone's eyes, ears and hands: axe on every screen, and the board as the keyboard meets it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from game.draw.show import Ui
from tests.browser.conftest import settle
from tests.browser.keyboard import Typist, arrows, way
from tests.browser.play import GAME, Person, decision, decisions, short_game, storage, texts_of, ways
from tests.browser.screens import screens
from tests.text.speaker import LANGUAGES

PHONE = {"width": 360, "height": 640}
DESKTOP = {"width": 1280, "height": 800}

CHOOSE = """
({ name, value }) => {
  const field = document.getElementById("settings-form").elements[name];
  field.value = value;
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
"""


@pytest.mark.parametrize(
    ("viewport", "languages"), [(DESKTOP, LANGUAGES), (PHONE, ("fi", "en"))], ids=["desktop", "phone"]
)
def test_axe_finds_nothing_on_any_screen_in_any_language_and_theme(
    viewport: dict[str, int],
    languages: tuple[str, ...],
    base_url: str,
    new_page: Callable[..., Page],
    open_ready: Callable[..., Page],
) -> None:
    last = decisions(short_game())[-1].record.text()
    kept = storage(base_url, texts_of(last), theme="light", motion="less")
    page = new_page(storage_state=kept, viewport=viewport, reduced_motion="reduce")
    person = Person(open_ready(page, f"/?seed={short_game()}"))
    for screen in screens(person):
        for look in looks(page, languages):
            assert violations(page, look) == [], (screen, look)


class Look(NamedTuple):
    language: str
    theme: str


def looks(page: Page, languages: tuple[str, ...]) -> Iterator[Look]:
    """A screen in some languages and both themes; it is left in English and light, as it was found."""
    for language in sorted(languages, key=lambda each: each == "en"):
        page.evaluate(CHOOSE, {"name": "language", "value": language})
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        for theme in ("dark", "light"):
            page.evaluate(CHOOSE, {"name": "theme", "value": theme})
            expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
            yield Look(language, theme)


def violations(page: Page, look: Look) -> list[str]:
    """What axe objects to: the rule, the element and why. Of the other theme, colours only."""
    settle(page)
    only = {"runOnly": ["color-contrast"]} if look.theme == "dark" else None
    found = Axe().run(page, options=only).response["violations"]
    return [f"{rule['id']}: {node['html'][:90]} {reasons(node)}" for rule in found for node in rule["nodes"]]


def reasons(node: dict[str, Any]) -> str:
    return "; ".join(check["message"] for check in (*node["any"], *node["all"], *node["none"]))


@pytest.fixture
def typist(base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]) -> Typist:
    """Somebody who is asked where a walk shall end."""
    walk = decision(lambda session: len(ways(session, "go")) > 1)
    page = new_page(storage_state=storage(base_url, texts_of(walk.record.text())), locale="en-GB")
    typist = Typist(open_ready(page, f"/?seed={short_game()}"))
    typist.resume()
    return typist


def test_the_board_is_one_tab_stop_and_home_leads_to_the_piece(typist: Typist) -> None:
    page = typist.page
    expect(page.locator("#spots [tabindex='0']")).to_have_count(1)
    piece = GAME.view.home(typist.session().state, Ui())
    assert typist.tab_to_the_board() == piece
    page.keyboard.press("ArrowDown")
    assert typist.focused()["spot"] != piece
    expect(page.locator("#spots [tabindex='0']")).to_have_count(1)
    page.keyboard.press("Home")
    assert typist.focused()["spot"] == piece


def test_arrow_keys_lead_from_any_spot_to_any_other(typist: Typist) -> None:
    ways = arrows(typist.page)
    spots = GAME.view.spots(typist.session().state, Ui())
    assert len(ways) == len(spots) > 200
    for spot in spots:
        assert way(ways, "tangier", spot.id) or spot.id == "tangier"
        assert set(ways[spot.id]) <= set(spot.near), "an arrow leads one spot along a route"


def test_a_letter_leads_to_what_can_be_reached_first(typist: Typist) -> None:
    typist.tab_to_the_board()
    labels = typist.page.locator("#spots [aria-disabled=false]").evaluate_all(
        "found => found.map(each => each.getAttribute('aria-label'))"
    )
    letter = labels[0][0].lower()
    typist.page.keyboard.press(letter)
    label = typist.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label in labels
    assert "within reach" in label


def test_only_what_can_be_chosen_is_offered_as_such(typist: Typist) -> None:
    spots = GAME.view.spots(typist.session().state, Ui())
    live = {spot.id for spot in spots if spot.target}
    offered = typist.page.locator("#spots [aria-disabled=false]").evaluate_all(
        "found => found.map(each => each.dataset.spot)"
    )
    assert set(offered) == live
