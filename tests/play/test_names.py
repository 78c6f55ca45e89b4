"""Names as players type them, and as records take them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.play.record import Seat, read_record, visible
from game.play.session import begin

RECORD = begin(GAMES["mancala"], (Seat("", 0), Seat("", 1)), "").record
FAMILY = "👨🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽"
SHOWN = {
    "Anna": "Anna",
    "<b>": "<b>",
    "A\u202en\u200bn\u2066a\ufeff": "Anna",
    "A\u200dn\u200dna\u200d": "Anna",
    FAMILY: FAMILY,
    "❤️\u200d🔥": "❤️\u200d🔥",
    "\u200d👩\u200d\u200d👧\u200d": "👩👧",
    FAMILY * 10_000: FAMILY * 24,
}
"""What is typed as a name, and what is kept of it."""


@pytest.mark.parametrize(("typed", "kept"), SHOWN.items(), ids=range(len(SHOWN)))
def test_a_name_is_kept_without_what_cannot_be_seen(typed: str, kept: str) -> None:
    assert visible(typed) == kept


@given(st.text(st.sampled_from("ab \u200d\ufe0f\u202e\u200b👩👧🏽❤\U0001faff\u0301") | st.characters()))
def test_whatever_is_typed_as_a_name_a_record_takes_it(typed: str) -> None:
    record = replace(RECORD, seats=(Seat(visible(typed), 0), Seat("", 1)))
    assert read_record(record.text()) == record
