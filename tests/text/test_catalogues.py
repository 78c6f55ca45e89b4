"""The texts of the three languages match and are well formed."""

from __future__ import annotations

import re

import pytest

from game.catalog import GAMES
from tests.text.catalogue import PatternContents, patterns
from tests.text.speaker import bundle
from tools.paths import LANGUAGES

TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")

SAME_IN_ALL = {"app-title", "preset-nim-misere", *(f"{game}-title" for game in GAMES)}
"""Messages that need no translation: titles and a term."""

SAME_IN = {"sv": {"token-bandit"}}
"""Messages that a language has in common with English."""

UNTIDY_TEXT = r"  |\s[.,:!?](\s|$)|[{}\"']|\.\.\.|\d [£$]"
"""Double spaces, spaces before punctuation, straight quotes, dots for an ellipsis, breakable units."""

in_each_translation = pytest.mark.parametrize("language", TRANSLATIONS)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@in_each_translation
def test_translations_have_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(dict(patterns(language))) == list(dict(patterns("en")))


@in_each_translation
def test_translations_use_the_same_variables(language: str) -> None:
    """Inflected forms may differ: `$place-to` in one language, `$place-at` in another."""
    english = {key: without_forms(PatternContents(pattern).variables) for key, pattern in patterns("en")}
    for key, pattern in patterns(language):
        assert without_forms(PatternContents(pattern).variables) == english[key], key


def without_forms(variables: set[str]) -> set[str]:
    return {name.partition("-")[0] for name in variables}


@in_each_translation
def test_translations_select_on_the_same_words(language: str) -> None:
    english = {key: PatternContents(pattern).choices for key, pattern in patterns("en")}
    for key, pattern in patterns(language):
        assert PatternContents(pattern).choices == english[key], key


@in_each_translation
def test_no_message_is_untranslated(language: str) -> None:
    english = {key: PatternContents(pattern).plain for key, pattern in patterns("en")}
    alike = {
        key
        for key, pattern in patterns(language)
        if PatternContents(pattern).plain == english[key] and any(map(str.isalpha, "".join(english[key])))
    }
    names = {key for key in alike if key.startswith(("place-", "today-"))}
    assert alike - names == SAME_IN_ALL | SAME_IN.get(language, set())


@in_each_language
def test_every_message_formats_with_sample_values(language: str) -> None:
    speaker = bundle(language)
    for key, pattern in patterns(language):
        name, _, attribute = key.partition(".")
        found = speaker.get_message(name)
        compiled = found.attributes[attribute] if attribute else found.value
        assert compiled
        for values in PatternContents(pattern).samples():
            text, errors = speaker.format_pattern(compiled, values)
            assert not errors, (key, errors)
            check_sentence(key, str(text))


def check_sentence(key: str, text: str) -> None:
    assert text == text.strip(), key
    assert text, key
    assert not re.search(UNTIDY_TEXT, text), (key, text)
    if "-reason-" in key:
        assert text[-1] not in ".!", f"{key}: the sentence around a reason has its full stop"


@in_each_language
def test_no_suffix_is_attached_to_a_variable(language: str) -> None:
    """Except in English: "Anna’s turn"."""
    endings = {end for _, pattern in patterns(language) for end in PatternContents(pattern).endings}
    assert endings <= ({"’s"} if language == "en" else set())
