"""Loading any text returns a session or a problem, and never raises."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.play import migrations, record_reader
from game.play.record import BadRecord, Seat
from game.play.record_reader import read_record
from game.play.session import MOVES_PER_STEP, LoadResult, load_session, load_steps, new_session

ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
ANYTHING = st.recursive(ATOMS, lambda part: st.lists(part) | st.dictionaries(st.text(), part), max_leaves=8)
FIELDS = {
    "format": st.integers(1, migrations.NEWEST_FORMAT) | ANYTHING,
    "game": st.sampled_from([*GAMES]) | ANYTHING,
    "rules": st.just(1) | ANYTHING,
    "options": st.just({}) | st.dictionaries(st.text(), ATOMS) | ANYTHING,
    "seats": st.lists(
        st.fixed_dictionaries({"name": st.text(), "figure": st.integers(0, 5), "player": st.just("human")})
    )
    | ANYTHING,
    "seed": st.from_regex(r"[0-9a-f]{0,64}", fullmatch=True) | ANYTHING,
    "start": st.just("") | ANYTHING,
    "moves": st.lists(st.text(max_size=12)) | ANYTHING,
}
LIKE_RECORDS = st.fixed_dictionaries({}, optional=FIELDS)


def check_session_or_problem(loaded: LoadResult, text: str) -> None:
    assert loaded.session or str(loaded.problem)
    assert loaded.text == text


@given(st.text())
def test_loading_any_text_never_raises(text: str) -> None:
    check_session_or_problem(load_session(text, GAMES), text)


@given(LIKE_RECORDS | ANYTHING)
def test_loading_anything_like_a_record_never_raises(data: Any) -> None:
    text = json.dumps(data)
    check_session_or_problem(load_session(text, GAMES), text)


@pytest.mark.parametrize("error", [KeyError("x"), TypeError("x"), ValueError("x"), ZeroDivisionError("x")])
def test_a_failing_migration_is_a_bad_record_and_keeps_the_text(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(data: dict[str, Any]) -> dict[str, Any]:
        raise error

    monkeypatch.setattr(record_reader, "migrate", fail)
    text = new_session(GAMES["star"], (Seat("", 0), Seat("", 1)), "").record.text()
    with pytest.raises(BadRecord, match="cannot be brought up"):
        read_record(text)
    loaded = load_session(text, GAMES)
    assert isinstance(loaded.problem, BadRecord)
    assert loaded.text == text


@pytest.mark.parametrize(
    "fields", [{"game": "x" * 9000}, {"format": 10**4000}, {"options": {"x" * 9000: 1}}, {"seed": "x" * 9000}]
)
def test_a_refusal_quotes_little_of_a_long_text(fields: dict[str, Any]) -> None:
    text = new_session(GAMES["star"], (Seat("", 0), Seat("", 1)), "").record.text()
    problem = load_session(json.dumps(json.loads(text) | fields), GAMES).problem
    assert problem
    assert max(len(str(problem)), len(problem.text)) < 200


def test_a_long_game_is_loaded_in_short_steps() -> None:
    """So that the page responds in between."""
    caught = (
        "act turn=0 order=0,1 bonus=500 | darfur-sahara:6 300 captured | darfur-sahara:6 300 captured | rules"
    )
    session = new_session(GAMES["africa"], (Seat("", 0), Seat("", 1)), "", start=caught)
    moves = ("escape", "6") * 2000
    *waits, loaded = load_steps(replace(session.record, moves=moves).text(), GAMES)
    assert len(waits) == len(moves) // MOVES_PER_STEP
    assert not any(waits)
    assert loaded
    assert loaded.session
    assert loaded.session.record.moves == moves
    assert len(loaded.session.states) == len(moves) + 1
