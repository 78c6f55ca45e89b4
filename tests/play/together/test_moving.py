"""Moving a seat to another device."""

from __future__ import annotations

from random import Random

import pytest

from game.catalog import GAMES
from game.contract import CHANCE
from game.play.exchange.import_game import import_game
from game.play.session import Session
from game.play.together import moving
from game.play.together.digits import DIGITS
from game.play.together.draws import OwnChain
from game.play.together.letter_setup import BadLetter
from game.play.together.merge import Kind, merge
from game.play.together.moving import MovedSeat, seat_steps, write_seat
from game.play.together.shelf import ShelfState, shelved, watched
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started

GAME = GAMES["africa"]
SECRETS = new_secrets(GAME, Random("moving"), 2)
BO = OwnChain(1, SECRETS[1])


def game(plies: int) -> Session:
    whole = all_joined(started(GAME, (0, 1), SECRETS[0]), SECRETS)
    return play_by_letter(whole, SECRETS, Random(4), plies)


def read_seat(text: str) -> MovedSeat:
    return next(filter(None, seat_steps(text, GAMES)))


@pytest.mark.parametrize("sent", [-1, 0, 20])
def test_a_seat_moves_with_its_game_and_its_chain(sent: int) -> None:
    session = game(20)
    text = write_seat(MovedSeat(session, BO, sent))
    for written in (text, f" https://example.org/#{text}\n"):
        assert read_seat(written) == MovedSeat(session, BO, sent)


def test_the_text_of_a_seat_fits_a_small_code_and_is_no_letter() -> None:
    text = write_seat(MovedSeat(game(100), BO, 100))
    assert len(text) < 220
    assert text[-1] in DIGITS
    assert import_game(text, GAMES).session is None


def test_each_changed_character_of_a_seat_is_found() -> None:
    text = write_seat(MovedSeat(game(20), BO, 20))
    start = len("seat=")
    for at in range(start, len(text)):
        other = DIGITS[(DIGITS.find(text[at]) + 7) % 62]
        with pytest.raises(BadLetter):
            read_seat(text[:at] + other + text[at + 1 :])
        with pytest.raises(BadLetter):
            read_seat(text[:at])


@pytest.mark.parametrize(
    "forged",
    [
        OwnChain(1, new_secrets(GAME, Random("stranger"), 1)[0]),
        OwnChain(0, SECRETS[1]),
        OwnChain(7, SECRETS[1]),
        OwnChain(1, SECRETS[1][:10]),
    ],
    ids=["another secret", "another seat", "no such seat", "a short secret"],
)
def test_a_secret_of_another_chain_is_refused(forged: OwnChain, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "with_revealed", lambda session, *_: session)
    text = write_seat(MovedSeat(game(20), forged, 20))
    with pytest.raises(BadLetter, match="the secret is not that of the seat"):
        read_seat(text)


def test_the_device_that_gave_its_seat_away_forgets_the_secret_once_the_other_plays() -> None:
    session = game(20)
    while session.state.to_act != 1:
        session = game(session.ply + 1)
    entry = shelved(session, BO, session.ply, session.ply, since=10)
    kept = watched(entry, session, session.ply, since=20)
    assert (kept.state, kept.own_device, kept.secret) == (ShelfState.MOVED, None, BO.secret)
    assert session.states[-3].to_act == CHANCE
    assert watched(kept, session, session.ply - 2, since=20).secret == BO.secret  # Anna's die and move
    played = play_run(session, BO, Random(5))
    assert watched(kept, played, session.ply, since=30).secret == ""


def test_an_old_copy_that_plays_on_is_recognised() -> None:
    """By the others, who get the same turn in two ways, and by the device that has the seat now."""
    session = game(20)
    while session.state.to_act != 1:
        session = game(session.ply + 1)
    moved = read_seat(write_seat(MovedSeat(session, BO, session.ply)))
    here, copy = play_run(moved.session, moved.chain, Random("here")), play_run(session, BO, Random("copy"))
    assert here.record.moves != copy.record.moves
    assert merge(here, copy, own=0).kind == Kind.FORK
    assert merge(moved.session, copy, own=1).kind == Kind.ELSEWHERE
