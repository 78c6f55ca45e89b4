"""The initial texts in index.html match the catalogues."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

from game.catalog import GAMES
from tests.text.catalogue import messages
from tests.text.speaker import bundle, home_screen_keys
from tests.text.usage import ROOT
from tools.paths import LANGUAGES

VOID_ELEMENTS = frozenset({"img", "input", "link", "meta", "use"})
"""Elements without an end tag."""


class Element:
    """An element of index.html with its message key and initial text."""

    def __init__(self, tag: str, key: str, *, is_hidden: bool) -> None:
        self.tag = tag
        self.key = key
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
        element = Element(tag, given.get("data-l10n-id") or "", is_hidden=is_hidden)
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


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_button_and_its_rules(game: str) -> None:
    page, style = ((ROOT / file).read_text("utf-8") for file in ("index.html", "assets/style/dialogs.css"))
    assert f'data-command="choose" data-game="{game}"' in page
    assert f'<div data-rules="{game}">' in page
    assert f'body:not([data-game="{game}"]) [data-rules="{game}"]' in style


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_screens_texts_come_with_the_script(language: str) -> None:
    visible_keys = {element.key for element in IndexPage().found if not element.is_hidden}
    games = {f"{game}-{word}" for game in GAMES for word in ("title", "tagline")}
    assert visible_keys | games <= home_screen_keys(language)
