"""Player names: invisible characters are removed, and the result fits a record."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.play.player_names import cleaned_name
from game.play.record import Seat
from game.play.record_reader import read_record
from game.play.session import new_session

RECORD = new_session(GAMES["mancala"], (Seat("", 0), Seat("", 1)), "").record
FAMILY = "👨🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽"
KEPT_NAMES = {
    "Anna": "Anna",
    "<b>": "<b>",
    " Anna \u200b B\u2028": "Anna B",
    "A\u202en\u200bn\u2066a\ufeff": "Anna",
    "A\u200dn\u200dna\u200d": "Anna",
    FAMILY: FAMILY,
    "❤️\u200d🔥": "❤️\u200d🔥",
    "\u200d👩\u200d\u200d👧\u200d": "👩👧",
    FAMILY * 10_000: FAMILY * 24,
}
"""Typed names and their cleaned form."""


@pytest.mark.parametrize(("typed", "kept"), KEPT_NAMES.items(), ids=range(len(KEPT_NAMES)))
def test_invisible_characters_and_extra_spaces_are_removed_from_a_name(typed: str, kept: str) -> None:
    assert cleaned_name(typed) == kept


@given(st.text(st.sampled_from("ab \u200d\ufe0f\u202e\u200b👩👧🏽❤\U0001faff\u0301") | st.characters()))
def test_any_cleaned_name_fits_a_record(typed: str) -> None:
    record = replace(RECORD, seats=(Seat(cleaned_name(typed), 0), Seat("", 1)))
    assert read_record(record.text()) == record
