"""The texts in index.html match the catalogues."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from typing import Any

import pytest

from game.catalog import GAMES
from game.text.message import Message
from tests.text.catalogue import messages
from tests.text.speaker import Speaker, bundle, home_screen_keys
from tests.text.usage import ROOT
from tools.paths import LANGUAGES

VOID_ELEMENTS = frozenset({"img", "input", "link", "meta", "use"})
"""Elements without an end tag."""


class Element:
    """An element of index.html with its message and initial text."""

    def __init__(self, tag: str, key: str, params: str, *, is_hidden: bool) -> None:
        self.tag = tag
        self.key = key
        self.params = params
        """JSON, or nothing."""
        self.is_hidden = is_hidden
        self.text = ""
        self.has_children = False


class IndexPage(HTMLParser):
    """Parses index.html; `found` are the elements with a message key."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Element] = []
        self._open: list[Element] = []
        self.feed((ROOT / "index.html").read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if self._open:
            self._open[-1].has_children = True
        given = dict(attrs)
        is_hidden = tag == "dialog" or "hidden" in given or any(each.is_hidden for each in self._open)
        key, params = given.get("data-l10n-id") or "", given.get("data-l10n-args") or ""
        element = Element(tag, key, params, is_hidden=is_hidden)
        if element.key:
            self.found.append(element)
        if tag not in VOID_ELEMENTS:
            self._open.append(element)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID_ELEMENTS:
            assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        if self._open:
            self._open[-1].text += data


def test_elements_with_children_have_attribute_texts_only() -> None:
    keys = {element.key for element in IndexPage().found if element.has_children}
    assert keys
    assert not {key for key in keys if messages("en")[key].value}


def test_initial_texts_match_the_english_catalogue() -> None:
    """So the page does not change when the English texts are loaded."""
    english = bundle("en")
    for element in IndexPage().found:
        text, pattern = element.text.strip(), english.get_message(element.key).value
        if text and pattern and not element.has_children:
            assert text == english.format_pattern(pattern)[0], element.key


def message(key: str, params: dict[str, Any]) -> Message:
    """The message of what the page writes as JSON."""
    return Message(
        key, {name: message(**value) if isinstance(value, dict) else value for name, value in params.items()}
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_variable_of_an_initial_text_has_a_value(language: str) -> None:
    found = [element for element in IndexPage().found if element.params]
    assert found
    for element in found:
        assert Speaker(language).forms(message(element.key, json.loads(element.params)))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_button_and_its_rules(game: str) -> None:
    page, style = ((ROOT / file).read_text("utf-8") for file in ("index.html", "assets/style/dialogs.css"))
    assert f'data-command="choose" data-game="{game}"' in page
    assert f'<div data-rules="{game}">' in page
    assert f'body:not([data-game="{game}"]) [data-rules="{game}"]' in style


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_be_chosen_and_has_its_notices(language: str) -> None:
    page = (ROOT / "index.html").read_text("utf-8")
    assert f'data-language="{language}" lang="{language}"' in page
    assert f'<option value="{language}" lang="{language}">' in page
    for notice in ("file-notice", "missing-files-notice"):
        section = page.partition(f'id="{notice}"')[2].partition("</section>")[0]
        assert f'<p lang="{language}">' in section, notice


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_screens_texts_come_with_the_script(language: str) -> None:
    visible_keys = {element.key for element in IndexPage().found if not element.is_hidden}
    games = {f"{game}-{word}" for game in GAMES for word in ("title", "tagline")}
    assert visible_keys | games <= home_screen_keys(language)
