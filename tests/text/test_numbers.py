"""Numbers, money and plurals in each language."""

from __future__ import annotations

import pytest

from game.text.message import Message, msg, percent_of
from tests.text.speaker import Speaker

SPACE = "\N{NO-BREAK SPACE}"


@pytest.mark.parametrize(
    ("language", "message", "text"),
    [
        ("en", msg("money-pounds", amount=1000), "£1,000"),
        ("sv", msg("money-pounds", amount=1000), f"1{SPACE}000{SPACE}£"),
        ("fi", msg("money-pounds", amount=1000), f"1{SPACE}000{SPACE}£"),
        ("en", msg("money-dollars", amount=5000), "$5,000"),
        ("sv", msg("money-dollars", amount=300), f"300{SPACE}$"),
        ("fi", msg("money-dollars", amount=300), f"300{SPACE}$"),
        ("en", msg("number", value=12345), "12,345"),
    ],
)
def test_numbers_and_money_are_formatted_by_language(language: str, message: Message, text: str) -> None:
    assert Speaker(language).text(message) == text


@pytest.mark.parametrize(
    ("language", "none", "one", "two"),
    [
        ("en", "0 rubies still to find", "One ruby still to find", "2 rubies still to find"),
        ("sv", "0 rubiner kvar att hitta", "En rubin kvar att hitta", "2 rubiner kvar att hitta"),
        ("fi", "0 rubiinia löytämättä", "Yksi rubiini löytämättä", "2 rubiinia löytämättä"),
    ],
)
def test_plurals_are_formatted_by_language(language: str, none: str, one: str, two: str) -> None:
    speaker = Speaker(language)
    texts = [speaker.text(msg("africa-left-ruby", count=count)) for count in range(3)]
    assert texts == [none, one, two]


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
def test_a_count_can_have_its_own_wording(language: str, last: str, one: str, two: str) -> None:
    speaker = Speaker(language)
    texts = [speaker.text(msg("africa-skips-held", seat=0, turns=turns)) for turns in range(3)]
    assert [text.partition(". ")[2] for text in texts] == [last, one, two]


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "Anna rolled a 5."), ("sv", "Anna slog en femma."), ("fi", "Anna heitti vitosen.")],
)
def test_a_roll_is_worded_by_language(language: str, text: str) -> None:
    assert Speaker(language).text(msg("africa-rolled", seat=0, roll=5)) == text


@pytest.mark.parametrize(
    ("chance", "percent"), [(0.28, 28), (0.997, 99), (0.003, 1), (1.0, 100), (0.0, 0), (1, 100), (0.5, 50)]
)
def test_only_a_certain_win_or_loss_is_100_or_0_percent(chance: float, percent: int) -> None:
    assert percent_of(chance) == percent
