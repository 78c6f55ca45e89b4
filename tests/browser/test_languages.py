"""English, Swedish and Finnish can be chosen on any screen at any time and apply to the whole page."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from itertools import combinations
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Page, expect

from game.draw.presentation import Ui
from game.text.message import Message
from tests.browser.conftest import NewPage, open_ready, wait_for_paint
from tests.browser.pointer_player import GAME, SHORT_GAME_SEED, PagePlayer, player_names
from tests.text.speaker import Speaker, bundle
from tools.paths import LANGUAGES

MESSAGES_SCRIPT = """
() => [...document.querySelectorAll("[data-l10n-id]")].map(element => ({
  key: element.dataset.l10nId,
  args: element.dataset.l10nArgs ?? "{}",
  shown: {
    "": element.textContent,
    "aria-label": element.getAttribute("aria-label"),
    "title": element.getAttribute("title"),
    "placeholder": element.getAttribute("placeholder"),
  },
}))
"""

SPOT_NAMES_SCRIPT = "spots => Object.fromEntries(spots.map(spot => [spot.dataset.spot, spot.ariaLabel]))"

EDGE_PIXELS = 100
"""Pixels in which two drawings of the same picture may differ: Chromium smooths some edges in two ways."""


def test_a_language_chosen_on_the_home_screen_is_saved(stored_page: NewPage) -> None:
    page = open_ready(stored_page())
    for language in ("sv", "fi", "en", "sv"):
        page.locator(f"#languages [data-language={language}]").click()
        check_language(page, language)
    check_language(open_ready(page), "sv")


def test_a_language_chosen_in_a_game_applies_to_the_whole_page(stored_page: NewPage) -> None:
    page = open_ready(stored_page(), f"/?seed={SHORT_GAME_SEED}")
    person = PagePlayer(page)
    person.start_game()
    person.play_on(3)
    pictures: dict[str, Image.Image] = {}
    for language in (*LANGUAGES, "en"):
        page.locator("#bar [data-dialog=settings]").click()
        page.locator("#settings [name=language]").select_option(language)
        page.locator("#settings menu button").click()
        check_game(person, language)
        picture = board_picture(page)
        assert changed_pixels(pictures.setdefault(language, picture), picture) < EDGE_PIXELS
    for one, other in combinations(pictures.values(), 2):
        assert changed_pixels(one, other) > 10 * EDGE_PIXELS, "the names on the map change too"


def board_picture(page: Page) -> Image.Image:
    url = page.evaluate("document.getElementById('canvas').toDataURL()")
    return Image.open(BytesIO(b64decode(url.partition(",")[2]))).convert("L")


def changed_pixels(one: Image.Image, other: Image.Image) -> int:
    """The number of pixels that differ."""
    return one.width * one.height - ImageChops.difference(one, other).histogram()[0]


def check_game(person: PagePlayer, language: str) -> None:
    session = person.session()
    check_language(person.page, language, player_names(session, language))
    speaker = Speaker(language, player_names(session, language))
    names = person.page.locator("#spots button").evaluate_all(SPOT_NAMES_SCRIPT)
    assert names == {spot.id: speaker.text(spot.label) for spot in GAME.view.spots(session.state, Ui())}


def check_language(page: Page, language: str, players: tuple[str, ...] = ()) -> None:
    """Expect every message on the page to be in that language."""
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    speaker = Speaker(language, players)
    for _ in range(2):  # a message that changes meanwhile has its text a frame later
        wait_for_paint(page)
        found = page.evaluate(MESSAGES_SCRIPT)
        assert len(found) > 50
        wrong = [difference for element in found for difference in differences(element, speaker, language)]
        if not wrong:
            break
    assert wrong == []


def differences(element: dict[str, Any], speaker: Speaker, language: str) -> Iterator[tuple[str, str, str]]:
    """The parts of an element's text that differ from its message."""
    key, params = element["key"], json.loads(element["args"])
    text = bundle(language).get_message(key)
    forms = {"": key if text.value else None} | {name: f"{key}.{name}" for name in text.attributes}
    for form, form_key in forms.items():
        if form_key and form in element["shown"]:
            expected, shown = speaker.text(message_of(form_key, params)), element["shown"][form]
            if shown is None or shown.split() != expected.split():
                yield key, shown, expected


def message_of(key: str, args: dict[str, Any]) -> Message:
    values = {
        name: message_of(value["key"], value["params"]) if isinstance(value, dict) else value
        for name, value in args.items()
    }
    return Message(key, values)
