"""A session moves on, back and forth again, and loses nothing on the way through a text."""

import json
from random import Random

import pytest

from game.catalog import GAMES as CATALOGUE
from game.contract import CHANCE, NOBODY, BadNotation, BadOptions, IllegalMove, find_move
from game.play.chance import Dealer
from game.play.record import BadRecord, NewerRecord, Seat
from game.play.session import Session, begin, load
from tests.play.dice import GAME

MANCALA = CATALOGUE["mancala"]
GAMES = {"race": GAME}
MANY = {"mancala": MANCALA}
ANNA, COMPUTER = Seat("Anna", 0), Seat("", 3, "random")


def played(*moves: str, seats: tuple[Seat, ...] = (ANNA, ANNA)) -> Session:
    session = begin(GAME, seats, "5eed")
    for move in moves:
        session = session.play(find_move(session.state, move))
    return session


def whole_game(seed: str) -> Session:
    session, rng = begin(GAME, (ANNA, COMPUTER), seed), Random(seed)
    while session.state.to_act != NOBODY:
        at_chance = session.state.to_act == CHANCE
        moves = session.state.legal_moves()
        session = session.play(
            Dealer(seed).deal(session.state, session.ply) if at_chance else rng.choice(moves)
        )
    return session


def test_a_new_game_stands_at_its_first_position() -> None:
    session = played()
    assert (session.ply, session.state.text()) == (0, "0/0 0 roll 0")
    assert session.seat_to_act() == ANNA


def test_nobody_is_to_act_at_chance() -> None:
    assert played("roll").seat_to_act() is None


def test_a_decision_can_be_taken_back_and_made_again() -> None:
    session = played("roll", "4", "keep")
    assert session.undo().record.moves == ("roll", "4")
    assert session.undo().redo() == session


def test_undo_stops_at_a_die() -> None:
    assert not played("roll", "4").can_undo()
    assert not played("roll", "4", "keep", "roll", "2").can_undo()


def test_undo_goes_past_a_die_where_players_allow_it() -> None:
    session = played("roll", "4", "keep", "roll", "2")
    assert session.undo(past_chance=True).record.moves == ("roll", "4")


def test_nothing_to_undo_changes_nothing() -> None:
    session = played("roll", "4")
    assert session.undo() is session
    assert session.redo() is session


def test_undo_passes_over_the_computers_moves() -> None:
    session = played("roll", "4", "keep", "roll", seats=(ANNA, COMPUTER))
    assert session.undo().record.moves == ("roll", "4")


def test_a_new_move_forgets_what_was_undone() -> None:
    session = played("roll", "4", "keep").undo().play("drop")
    assert session.redo() is session


def test_a_seat_passes_from_a_person_to_the_computer() -> None:
    session = played("roll", "4").with_seat(0, COMPUTER)
    assert session.seat_to_act() == COMPUTER
    assert session.state == played("roll", "4").state


def test_a_game_may_begin_from_any_position() -> None:
    session = begin(GAME, (ANNA, ANNA), "5eed", start="7/2 1 roll 0")
    assert (session.ply, session.seat_to_act()) == (0, ANNA)
    after = session.play("roll").play("4")
    assert load(after.record.text(), GAMES).session == after


def test_a_position_brings_its_options_along() -> None:
    session = begin(MANCALA, (ANNA, ANNA), "", start=MANCALA.new({"komi": 2.5}).text())
    assert session.record.options["komi"] == 2.5


def test_a_position_of_other_options_or_players_is_refused() -> None:
    start = MANCALA.new({"komi": 2.5}).text()
    with pytest.raises(BadOptions, match=r"komi=2\.5"):
        begin(MANCALA, (ANNA, ANNA), "", {"komi": 0}, start)
    with pytest.raises(BadOptions, match="one of 3 players, not of 2"):
        begin(GAME, (ANNA, ANNA), "", start="0/0/0 0 roll 0")


def test_a_position_that_cannot_be_read_is_quoted() -> None:
    loaded = load(begin(MANCALA, (ANNA, ANNA), "").record.text().replace('"start":""', '"start":"8 8"'), MANY)
    assert loaded.session is None
    assert isinstance(loaded.problem, BadNotation)
    assert loaded.problem.text == "8 8"


@pytest.mark.parametrize("seed", ["a1", "b2", "c3"])
def test_a_game_survives_the_way_through_its_text(seed: str) -> None:
    session = whole_game(seed)
    loaded = load(session.record.text(), GAMES)
    assert loaded.problem is None
    assert loaded.session == session


def test_a_record_leaves_the_device_without_its_seed() -> None:
    assert '"seed":""' in played().record.without_seed().text()


def test_options_that_do_not_fit_are_named() -> None:
    with pytest.raises(BadOptions, match="gaol") as caught:
        begin(GAME, (ANNA, ANNA), "", {"gaol": 3})
    assert caught.value.option == "gaol"
    with pytest.raises(BadOptions, match="1 to 99"):
        begin(GAME, (ANNA, ANNA), "", {"goal": 100})
    with pytest.raises(BadOptions, match="2 to 3 players"):
        begin(GAME, (ANNA,), "")
    with pytest.raises(BadOptions, match="grandmaster"):
        begin(GAME, (ANNA, Seat("", 1, "grandmaster")), "")


def test_an_illegal_move_leaves_what_was_playable_before_it() -> None:
    record = json.loads(played("roll", "4").record.text())
    record["moves"] += ["keep", "keep", "roll"]
    loaded = load(json.dumps(record), GAMES)
    assert isinstance(loaded.problem, IllegalMove)
    assert "move 4" in str(loaded.problem)
    assert loaded.session is not None
    assert loaded.session.record.moves == ("roll", "4", "keep")


def test_an_unreadable_move_quotes_itself_and_the_position() -> None:
    record = json.loads(played().record.text())
    loaded = load(json.dumps(record | {"moves": ["fly"]}), GAMES)
    assert isinstance(loaded.problem, BadNotation)
    assert "'fly'" in str(loaded.problem)
    assert "0/0 0 roll 0" in str(loaded.problem)


def test_a_newer_record_is_left_alone() -> None:
    record = json.loads(played().record.text()) | {"format": 99}
    loaded = load(json.dumps(record), GAMES)
    assert isinstance(loaded.problem, NewerRecord)
    assert loaded.session is None


BROKEN = {
    "nothing": "",
    "null": "null",
    "a list": "[]",
    "a number": "17",
    "half a record": played().record.text()[:40],
    "too long": played().record.text() + " " * 256 * 1024,
    "too deep": "[" * 100_000,
    "too deep behind a string": '{"a":"[",' + '"b":' + "[" * 50 + "]" * 50 + "}",
    "not a number": played().record.text().replace('"goal":10', '"goal":NaN'),
    "infinite": played().record.text().replace('"goal":10', '"goal":1e400'),
    "minus zero": played().record.text().replace('"figure":0', '"figure":-0'),
    "minus nothing at all": played().record.text().replace('"figure":0', '"figure":-0.0e7'),
    "past exact numbers": played().record.text().replace('"goal":10', '"goal":9007199254740993'),
    "a prototype": played().record.text().replace('"seed"', '"__proto__":{},"seed"'),
    "a constructor": played().record.text().replace('"seed"', '"constructor":{},"seed"'),
    "a seat with a key too many": played().record.text().replace('"figure":0', '"figure":0,"toString":0'),
    "an option of __proto__": played().record.text().replace('"goal":10', '"goal":10,"__proto__":{}'),
    "a key twice": played().record.text().replace('"seed"', '"seed":"","seed"'),
    "no moves": played().record.text().replace(',"moves":[]', ""),
    "moves that are no texts": played().record.text().replace('"moves":[]', '"moves":[1]'),
    "a name that reverses": played().record.text().replace("Anna", "A\\u202eb"),
    "a figure out of range": played().record.text().replace('"figure":0', '"figure":5'),
    "a start that is no text": played().record.text().replace('"start":""', '"start":7'),
    "a start of many lines": played().record.text().replace('"start":""', '"start":"a\\nb"'),
    "a start too long": played().record.text().replace('"start":""', f'"start":"{"x" * 5000}"'),
    "format zero": played().record.text().replace('"format":2', '"format":0'),
    "format true": played().record.text().replace('"format":2', '"format":true'),
    "an unknown game": played().record.text().replace('"race"', '"chess"'),
    "other rules": played().record.text().replace('"rules":1', '"rules":2'),
    "a seed of words": played().record.text().replace("5eed", "seed"),
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_record_is_refused_with_what_is_wrong(text: str) -> None:
    loaded = load(text, GAMES)
    assert loaded.session is None
    assert isinstance(loaded.problem, BadRecord)
    assert 0 < len(str(loaded.problem)) < 400
    assert loaded.text == text


@pytest.mark.parametrize(("name", "word"), [("too long", "longer"), ("too deep", "nested")])
def test_what_is_too_long_or_too_deep_is_never_parsed(
    name: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(json, "loads")
    assert word in str(load(BROKEN[name], GAMES).problem)


WHERE = {
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
"""What has to be said of each."""


@pytest.mark.parametrize(("said", "name"), WHERE.items())
def test_what_is_refused_is_named_with_its_place(said: str, name: str) -> None:
    assert said in str(load(BROKEN[name], GAMES).problem)
