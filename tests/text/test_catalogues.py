"""The three languages say the same things, each of them well formed."""

from __future__ import annotations

import re

import pytest

from tests.text.catalogue import Inside, patterns
from tests.text.speaker import LANGUAGES, bundle

TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")

SAME_IN_ALL = {"app-title", "africa-title", "star-title", "mancala-title", "preset-nim-misere"}
"""Titles and a term."""

UNTIDY = r"  |\s[.,:!?](\s|$)|[{}\"']|\.\.\.|\d [£$]"
"""Double spaces, a space before a full stop, straight quotes, and a number that may lose its unit."""

in_each_translation = pytest.mark.parametrize("language", TRANSLATIONS)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_translation
def test_the_same_messages_with_the_same_attributes_in_the_same_order(language: str) -> None:
    assert list(dict(patterns(language))) == list(dict(patterns("en")))


@in_each_translation
def test_the_same_variables(language: str) -> None:
    """A place may stand in another form: `$place-to` in one language, `$place-at` in another."""
    english = {key: forms_aside(Inside(pattern).variables) for key, pattern in patterns("en")}
    for key, pattern in patterns(language):
        assert forms_aside(Inside(pattern).variables) == english[key], key


def forms_aside(variables: set[str]) -> set[str]:
    return {name.partition("-")[0] for name in variables}


@in_each_translation
def test_the_same_words_to_select_on(language: str) -> None:
    english = {key: Inside(pattern).words for key, pattern in patterns("en")}
    for key, pattern in patterns(language):
        assert Inside(pattern).words == english[key], key


@in_each_translation
def test_nothing_is_left_in_english(language: str) -> None:
    english = {key: Inside(pattern).plain for key, pattern in patterns("en")}
    alike = {
        key
        for key, pattern in patterns(language)
        if Inside(pattern).plain == english[key] and any(map(str.isalpha, "".join(english[key])))
    }
    names = {key for key in alike if key.startswith(("place-", "today-"))}
    assert alike - names == SAME_IN_ALL


@in_each_language
def test_every_text_can_be_formatted_with_whatever_it_may_get(language: str) -> None:
    speaker = bundle(language)
    for key, pattern in patterns(language):
        name, _, attribute = key.partition(".")
        found = speaker.get_message(name)
        spoken = found.attributes[attribute] if attribute else found.value
        assert spoken
        for values in Inside(pattern).samples():
            text, errors = speaker.format_pattern(spoken, values)
            assert not errors, (key, errors)
            check_sentence(key, str(text))


def check_sentence(key: str, text: str) -> None:
    assert text == text.strip(), key
    assert text, key
    assert not re.search(UNTIDY, text), (key, text)


@in_each_language
def test_no_ending_is_glued_to_a_name_or_a_place(language: str) -> None:
    """Only English may: "Anna’s turn"."""
    endings = {end for _, pattern in patterns(language) for end in Inside(pattern).endings}
    assert endings <= ({"’s"} if language == "en" else set())
