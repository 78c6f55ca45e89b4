"""Sessions: play, undo, redo, start positions, and loading of valid and broken records."""

import json
from dataclasses import replace
from random import Random

import pytest

from game.catalog import GAMES as CATALOGUE
from game.contract import BadNotation, BadOptions, IllegalMove, Outcome, find_move
from game.play.record import RESIGNED, BadRecord, NewerRecord, Seat
from game.play.replay import fork, session_at
from game.play.session import Session, load_session, new_session
from tests.play.dice_race_game import GAME
from tools.fuzz.generators import play_randomly

MANCALA = CATALOGUE["mancala"]
GAMES = {"race": GAME}
MANCALA_ONLY = {"mancala": MANCALA}
ANNA, COMPUTER = Seat("Anna", 0), Seat("", 3, "random")


def session_after(*moves: str, seats: tuple[Seat, ...] = (ANNA, ANNA)) -> Session:
    session = new_session(GAME, seats, "5eed")
    for move in moves:
        session = session.play(find_move(session.state, move))
    return session


def random_game(seed: str) -> Session:
    return play_randomly(new_session(GAME, (ANNA, COMPUTER), seed), Random(seed))


def test_a_new_session_is_at_ply_zero() -> None:
    session = session_after()
    assert (session.ply, session.state.text()) == (0, "0/0 0 roll 0")
    assert session.seat_to_act() == ANNA


def test_no_seat_acts_at_chance() -> None:
    assert session_after("roll").seat_to_act() is None


def test_undo_and_redo_restore_the_session() -> None:
    session = session_after("roll", "4", "keep")
    assert session.undo().record.moves == ("roll", "4")
    assert session.undo().redo() == session


def test_undo_stops_at_a_die() -> None:
    assert not session_after("roll", "4").can_undo()
    assert not session_after("roll", "4", "keep", "roll", "2").can_undo()


def test_undo_passes_a_die_with_past_chance() -> None:
    session = session_after("roll", "4", "keep", "roll", "2")
    assert session.undo(past_chance=True).record.moves == ("roll", "4")


def test_undo_and_redo_without_moves_change_nothing() -> None:
    session = session_after("roll", "4")
    assert session.undo() is session
    assert session.redo() is session


def test_undo_skips_the_bots_moves() -> None:
    session = session_after("roll", "4", "keep", "roll", seats=(ANNA, COMPUTER))
    assert session.undo().record.moves == ("roll", "4")


def test_who_resigns_has_lost_and_can_take_it_back() -> None:
    session = random_game_of_mancala(12)
    over = session.undo().resign()
    loser = over.state.to_act
    assert over.outcome == Outcome((1 - loser,), None, RESIGNED)
    assert over.seat_to_act() is None
    assert over.record.log() == (*over.record.moves, RESIGNED)
    assert over.redo() is over
    assert over.undo() == replace(session.undo(), redo_stack=())
    assert load_session(over.record.text(), MANCALA_ONLY).session == over


def test_an_earlier_moment_of_a_resigned_game_is_not_its_end() -> None:
    over = random_game_of_mancala(12).resign()
    assert session_at(over, 11).outcome is None
    assert session_at(over, 12) == over
    assert fork(over, 12, "", ("Anna", "Bo")).outcome is None


def test_only_a_running_game_for_two_without_chance_can_be_resigned() -> None:
    assert random_game_of_mancala(12).can_be_ended
    whole = random_game_of_mancala(10_000)
    assert not whole.can_be_ended
    for session, games in ((whole, MANCALA_ONLY), (session_after("roll", "4"), GAMES)):
        loaded = load_session(session.resign().record.text(), games)
        assert isinstance(loaded.problem, BadRecord)
        assert loaded.session == session


def random_game_of_mancala(plies: int) -> Session:
    return play_randomly(new_session(MANCALA, (ANNA, Seat("Bo", 1)), "5eed"), Random("5eed"), plies)


def test_a_new_move_clears_the_redo_stack() -> None:
    session = session_after("roll", "4", "keep").undo().play("drop")
    assert session.redo() is session


def test_a_seat_can_be_given_to_a_bot() -> None:
    session = session_after("roll", "4").with_seat(0, COMPUTER)
    assert session.seat_to_act() == COMPUTER
    assert session.state == session_after("roll", "4").state


def test_a_session_can_start_from_a_position() -> None:
    session = new_session(GAME, (ANNA, ANNA), "5eed", start="7/2 1 roll 0")
    assert (session.ply, session.seat_to_act()) == (0, ANNA)
    after = session.play("roll").play("4")
    assert load_session(after.record.text(), GAMES).session == after


def test_a_start_position_sets_the_options() -> None:
    session = new_session(MANCALA, (ANNA, ANNA), "", start=MANCALA.new({"komi": 2.5}).text())
    assert session.record.options["komi"] == 2.5


def test_a_start_position_with_other_options_or_seats_is_refused() -> None:
    start = MANCALA.new({"komi": 2.5}).text()
    with pytest.raises(BadOptions, match=r"komi=2\.5"):
        new_session(MANCALA, (ANNA, ANNA), "", {"komi": 0}, start)
    with pytest.raises(BadOptions, match="one of 3 players, not of 2"):
        new_session(GAME, (ANNA, ANNA), "", start="0/0/0 0 roll 0")


def test_an_unreadable_start_position_is_quoted() -> None:
    loaded = load_session(
        new_session(MANCALA, (ANNA, ANNA), "").record.text().replace('"start":""', '"start":"8 8"'),
        MANCALA_ONLY,
    )
    assert loaded.session is None
    assert isinstance(loaded.problem, BadNotation)
    assert loaded.problem.text == "8 8"


@pytest.mark.parametrize("seed", ["a1", "b2", "c3"])
def test_a_record_round_trips_through_text(seed: str) -> None:
    session = random_game(seed)
    loaded = load_session(session.record.text(), GAMES)
    assert loaded.problem is None
    assert loaded.session == session


def test_without_seed_clears_the_seed() -> None:
    assert '"seed":""' in session_after().record.without_seed().text()


def test_invalid_options_and_seats_are_named() -> None:
    with pytest.raises(BadOptions, match="gaol") as caught:
        new_session(GAME, (ANNA, ANNA), "", {"gaol": 3})
    assert caught.value.option == "gaol"
    with pytest.raises(BadOptions, match="1 to 99"):
        new_session(GAME, (ANNA, ANNA), "", {"goal": 100})
    with pytest.raises(BadOptions, match="2 to 3 players"):
        new_session(GAME, (ANNA,), "")
    with pytest.raises(BadOptions, match="grandmaster"):
        new_session(GAME, (ANNA, Seat("", 1, "grandmaster")), "")


def test_an_illegal_move_keeps_the_moves_before_it() -> None:
    record = json.loads(session_after("roll", "4").record.text())
    record["moves"] += ["keep", "keep", "roll"]
    loaded = load_session(json.dumps(record), GAMES)
    assert isinstance(loaded.problem, IllegalMove)
    assert "move 4" in str(loaded.problem)
    assert loaded.session is not None
    assert loaded.session.record.moves == ("roll", "4", "keep")


def test_an_unreadable_move_quotes_itself_and_the_position() -> None:
    record = json.loads(session_after().record.text())
    loaded = load_session(json.dumps(record | {"moves": ["fly"]}), GAMES)
    assert isinstance(loaded.problem, BadNotation)
    assert "'fly'" in str(loaded.problem)
    assert "0/0 0 roll 0" in str(loaded.problem)


def test_a_newer_record_is_refused() -> None:
    record = json.loads(session_after().record.text()) | {"format": 99}
    loaded = load_session(json.dumps(record), GAMES)
    assert isinstance(loaded.problem, NewerRecord)
    assert loaded.session is None


VALID = session_after().record.text()
WRONG_KINDS: dict[str, object] = {"options": [], "seats": {}, "moves": "", "seed": None, "game": []}
BROKEN_RECORDS = {
    "nothing": "",
    "null": "null",
    "a list": "[]",
    "a number": "17",
    "half a record": VALID[:40],
    "too long": VALID + " " * 256 * 1024,
    "too deep": "[" * 100_000,
    "too deep behind a string": '{"a":"[",' + '"b":' + "[" * 50 + "]" * 50 + "}",
    "not a number": VALID.replace('"goal":10', '"goal":NaN'),
    "infinite": VALID.replace('"goal":10', '"goal":1e400'),
    "minus zero": VALID.replace('"figure":0', '"figure":-0'),
    "minus nothing at all": VALID.replace('"figure":0', '"figure":-0.0e7'),
    "past exact numbers": VALID.replace('"goal":10', '"goal":9007199254740993'),
    "a prototype": VALID.replace('"seed"', '"__proto__":{},"seed"'),
    "a constructor": VALID.replace('"seed"', '"constructor":{},"seed"'),
    "a seat with a key too many": VALID.replace('"figure":0', '"figure":0,"toString":0'),
    "an option of __proto__": VALID.replace('"goal":10', '"goal":10,"__proto__":{}'),
    "a key twice": VALID.replace('"seed"', '"seed":"","seed"'),
    "no moves": VALID.replace(',"moves":[]', ""),
    "moves that are no texts": VALID.replace('"moves":[]', '"moves":[1]'),
    "a name that reverses": VALID.replace("Anna", "A\\u202eb"),
    "a figure out of range": VALID.replace('"figure":0', '"figure":5'),
    "a start that is no text": VALID.replace('"start":""', '"start":7'),
    "a start of many lines": VALID.replace('"start":""', '"start":"a\\nb"'),
    "a start too long": VALID.replace('"start":""', f'"start":"{"x" * 5000}"'),
    "format zero": VALID.replace('"format":2', '"format":0'),
    "format true": VALID.replace('"format":2', '"format":true'),
    "an unknown game": VALID.replace('"race"', '"chess"'),
    "other rules": VALID.replace('"rules":1', '"rules":2'),
    "a seed of words": VALID.replace("5eed", "seed"),
    **{
        f"{name} of another kind": json.dumps(json.loads(VALID) | {name: value})
        for name, value in WRONG_KINDS.items()
    },
}


@pytest.mark.parametrize("text", BROKEN_RECORDS.values(), ids=BROKEN_RECORDS.keys())
def test_a_broken_record_is_refused_with_a_reason(text: str) -> None:
    loaded = load_session(text, GAMES)
    assert loaded.session is None
    assert isinstance(loaded.problem, BadRecord)
    assert 0 < len(str(loaded.problem)) < 400
    assert loaded.text == text


@pytest.mark.parametrize(("name", "word"), [("too long", "longer"), ("too deep", "nested")])
def test_a_too_long_or_deep_text_is_never_parsed(
    name: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(json, "loads")
    assert word in str(load_session(BROKEN_RECORDS[name], GAMES).problem)


EXPECTED_PLACES = {
    "__proto__": "a prototype",
    "'constructor'": "a constructor",
    "'toString'": "a seat with a key too many",
    "option 'goal'": "infinite",
    "NaN": "not a number",
    "-0 ": "minus zero",
    "-0.0e7": "minus nothing at all",
    "seat 0, figure": "a figure out of range",
    "seat 0, name": "a name that reverses",
    "move 1": "moves that are no texts",
}
"""Text that the message must contain, by the broken record's name."""


@pytest.mark.parametrize(("place", "name"), EXPECTED_PLACES.items())
def test_a_refusal_names_the_place(place: str, name: str) -> None:
    assert place in str(load_session(BROKEN_RECORDS[name], GAMES).problem)
