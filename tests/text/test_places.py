"""Place names: inflected forms, modern names."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentSerializer

from game.africa.rules.board import BOARDS, PLACES
from game.africa.text.messages import place
from game.text.message import Message, msg
from tests.text.catalogue import messages
from tests.text.speaker import Speaker
from tools.paths import LANGUAGES

STEM_LENGTH = 8
"""Letters of a name that no inflection changes."""

FORMS = ("to", "at", "from", "end")


def place_form(spot: str, name: str) -> Message:
    found = place(spot)
    return Message(f"{found.key}.{name}", found.params)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("today", [False, True], ids=["old", "today"])
def test_every_spot_has_a_unique_name(language: str, today: bool) -> None:
    speaker = Speaker(language, today=today)
    for board in BOARDS.values():
        names = [speaker.text(place(spot)) for spot in board.spots]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_spot_has_its_inflected_forms(language: str) -> None:
    speaker = Speaker(language)
    for board in BOARDS.values():
        for spot in board.spots:
            to, at, away = (speaker.text(place_form(spot, name)) for name in FORMS[:3])
            assert to
            assert away not in (to, at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_modern_names_belong_to_known_places(language: str) -> None:
    today = modern_names(language)
    assert today
    assert {key for key in today if not key.startswith("option-")} <= set(PLACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_spells_out_a_name_that_the_setting_changes(language: str) -> None:
    """Names come as variables, or the whole text has a variant with today's names."""
    changed = [key for key in modern_names(language) if key in PLACES]
    stems = [Speaker(language).text(place(spot))[:STEM_LENGTH] for spot in changed]
    spelled = {
        key
        for key, message in messages(language).items()
        if not key.startswith(("place-", "today-")) and f"today-{key}" not in messages(language)
        if any(stem in FluentSerializer().serialize_entry(message) for stem in stems)
    }
    assert spelled == set()


def modern_names(language: str) -> list[str]:
    return [key.removeprefix("today-") for key in messages(language) if key.startswith("today-")]


@pytest.mark.parametrize(
    ("language", "old", "today"),
    [
        ("en", "on the Slave Coast", "at the Bight of Benin"),
        ("sv", "på Slavkusten", "vid Beninbukten"),
        ("fi", "Orjarannikolla", "Beninlahdella"),
    ],
)
def test_the_setting_chooses_old_or_modern_names(language: str, old: str, today: str) -> None:
    message = place_form("slave_coast", "at")
    assert Speaker(language).text(message) == old
    assert Speaker(language, today=True).text(message) == today


@pytest.mark.parametrize(
    ("city", "forms"),
    [
        ("cairo", "Kairo Kairoon Kairossa Kairosta Kairon"),
        ("egypt", "Egypti Egyptiin Egyptissä Egyptistä Egyptin"),
        ("morocco", "Marokko Marokkoon Marokossa Marokosta Marokon"),
        ("lake_victoria", "Viktoriajärvi Viktoriajärvelle Viktoriajärvellä Viktoriajärveltä Viktoriajärven"),
        ("cape_town", "Kapkaupunki Kapkaupunkiin Kapkaupungissa Kapkaupungista Kapkaupungin"),
        ("whale_bay", "Valaslahti Valaslahteen Valaslahdessa Valaslahdesta Valaslahden"),
    ],
)
def test_finnish_place_forms_are_right(city: str, forms: str) -> None:
    finnish = Speaker("fi")
    texts = [finnish.text(place(city)), *(finnish.text(place_form(city, name)) for name in FORMS)]
    assert texts == forms.split()


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna is now on the road between Darfur and the Sahara."),
        ("sv", "Anna är nu på vägen mellan Darfur och Sahara."),
        ("fi", "Anna on nyt tiellä Darfurin ja Saharan välillä."),
    ],
)
def test_a_spot_is_named_by_the_ends_of_its_route(language: str, sentence: str) -> None:
    message = msg("africa-stopped", seat=0, place=place("darfur-sahara:6"))
    assert Speaker(language).text(message) == sentence


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "6 steps from Darfur towards the Sahara"),
        ("sv", "6 steg från Darfur mot Sahara"),
        ("fi", "6 askelta Darfurista Saharaan päin"),
    ],
)
def test_a_spot_is_found_by_counting_steps_from_a_place(language: str, name: str) -> None:
    assert Speaker(language).text(place("darfur-sahara:6")) == name
