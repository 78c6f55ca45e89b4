"""Numbers, money and plurals, as each language writes them."""

from __future__ import annotations

import pytest

from game.text.message import Message, say
from tests.text.speaker import Speaker

SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "message", "text"),
    [
        ("en", say("money-pounds", amount=1000), "£1,000"),
        ("sv", say("money-pounds", amount=1000), f"1{SPACE}000{SPACE}£"),
        ("fi", say("money-pounds", amount=1000), f"1{SPACE}000{SPACE}£"),
        ("en", say("money-dollars", amount=5000), "$5,000"),
        ("sv", say("money-dollars", amount=300), f"300{SPACE}$"),
        ("fi", say("money-dollars", amount=300), f"300{SPACE}$"),
        ("en", say("number", value=12345), "12,345"),
    ],
)
def test_numbers(language: str, message: Message, text: str) -> None:
    assert Speaker(language).text(message) == text


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 rubies still to find", "One ruby still to find", "2 rubies still to find"),
        ("sv", "0 rubiner kvar att hitta", "En rubin kvar att hitta", "2 rubiner kvar att hitta"),
        ("fi", "0 rubiinia löytämättä", "Yksi rubiini löytämättä", "2 rubiinia löytämättä"),
    ],
)
def test_plurals(language: str, none: str, one: str, two: str) -> None:
    speaker = Speaker(language)
    said = [speaker.text(say("africa-left-ruby", count=count)) for count in range(3)]
    assert said == [none, one, two]


@pytest.mark.parametrize(
    ("language", "last", "one", "two"),
    [
        ("en", "Next turn the journey goes on!", "One more turn to wait.", "2 more turns to wait."),
        ("sv", "Nästa tur går resan vidare!", "En tur till att vänta.", "2 turer till att vänta."),
        (
            "fi",
            "Ensi vuorolla matka jatkuu!",
            "Vielä yksi vuoro odotettavana.",
            "Vielä 2 vuoroa odotettavana.",
        ),
    ],
)
def test_a_count_may_have_words_of_its_own(language: str, last: str, one: str, two: str) -> None:
    speaker = Speaker(language)
    said = [speaker.text(say("africa-skips-held", seat=0, turns=turns)) for turns in range(3)]
    assert [text.partition(". ")[2] for text in said] == [last, one, two]


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Anna rolled a 5."), ("sv", "Anna slog en femma."), ("fi", "Anna heitti vitosen.")],
)
def test_a_die_is_told_as_at_the_table(language: str, text: str) -> None:
    assert Speaker(language).text(say("africa-rolled", seat=0, roll=5)) == text
