"""English, Swedish and Finnish can be chosen on any screen at any time and apply to the whole page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from game.draw.presentation import Ui
from game.text.message import Message
from tests.browser.conftest import wait_for_paint
from tests.browser.pointer_player import GAME, PagePlayer, player_names, short_game_seed, stored_state
from tests.text.speaker import LANGUAGES, Speaker, bundle

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

LANGUAGE_OF_LOCALE = {"en-GB": "en", "sv-FI": "sv", "fi-FI": "fi", "de-DE": "en"}


@pytest.mark.parametrize("locale", LANGUAGE_OF_LOCALE)
def test_the_first_language_is_that_of_the_browser(
    locale: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = open_ready(new_page(locale=locale))
    check_language(page, LANGUAGE_OF_LOCALE[locale])


def test_a_language_chosen_on_the_home_screen_is_saved(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = open_ready(new_page(storage_state=stored_state(base_url)))
    for language in ("sv", "fi", "en", "sv"):
        page.locator(f"#start [data-language={language}]").click()
        check_language(page, language)
    check_language(open_ready(page), "sv")


def test_a_language_chosen_in_a_game_applies_to_the_whole_page(
    base_url: str, new_page: Callable[..., Page], open_ready: Callable[..., Page]
) -> None:
    page = open_ready(new_page(storage_state=stored_state(base_url)), f"/?seed={short_game_seed()}")
    person = PagePlayer(page)
    person.start_game()
    person.play_on(3)
    pictures: dict[str, str] = {}
    for language in (*LANGUAGES, "en"):
        page.locator("#bar [data-dialog=settings]").click()
        page.locator("#settings [name=language]").select_option(language)
        page.locator("#settings menu button").click()
        check_game(person, language)
        picture = page.evaluate("document.getElementById('canvas').toDataURL()")
        assert pictures.setdefault(language, picture) == picture
    assert len(set(pictures.values())) == len(LANGUAGES), "the names on the map change too"


def check_game(person: PagePlayer, language: str) -> None:
    session = person.session()
    check_language(person.page, language, player_names(session, language))
    speaker = Speaker(language, player_names(session, language))
    spots = person.page.locator("#spots button")
    for spot in GAME.view.spots(session.state, Ui()):
        expect(spots.and_(person.page.locator(f'[data-spot="{spot.id}"]'))).to_have_accessible_name(
            speaker.text(spot.label)
        )


def check_language(page: Page, language: str, players: tuple[str, ...] = ()) -> None:
    """Expect every message on the page to be in that language."""
    expect(page.locator(f"html[lang={language}]")).to_be_attached()
    wait_for_paint(page)
    speaker = Speaker(language, players)
    found = page.evaluate(MESSAGES_SCRIPT)
    assert len(found) > 50
    wrong = [difference for element in found for difference in differences(element, speaker, language)]
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
