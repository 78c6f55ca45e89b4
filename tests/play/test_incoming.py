"""Links, transcripts and positions come back as the game they were made from, and nothing else gets in."""

import re
import zlib
from base64 import urlsafe_b64encode
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY, GameError
from game.play.chance import Dealer
from game.play.incoming import position_of, receive
from game.play.link import MARK, MOST_PACKED, BadLink, pack, unpack
from game.play.record import Seat, read_record
from game.play.session import Session, begin
from game.play.transcript import write

NAMES = ('Anna "the {Great}"', "Ö, Bo: [x]", "Eva", "", "1. x")


def played(game_id: str, seed: str, plies: int, preset: int = 0, start: str = "") -> Session:
    game, rng = GAMES[game_id], Random(seed)
    seats = tuple(Seat(NAMES[number], number) for number in range(game.seats[-1]))
    presets = list(game.presets.values())
    options = None if start else presets[preset % len(presets)]
    session = begin(game, seats, "5eed", options, start)
    while session.state.to_act != NOBODY and session.ply < plies:
        at_chance = session.state.to_act == CHANCE
        deal = Dealer("5eed").deal(session.state, session.ply) if at_chance else None
        session = session.play(deal or rng.choice(session.state.legal_moves()))
    return session


SESSIONS = [
    played(game_id, f"{number}", plies, number % 3)
    for game_id in GAMES
    for number, plies in enumerate((0, 1, 60, 5000))
]
SESSIONS.append(played("mancala", "x", 9, start=played("mancala", "y", 21).state.text()))

every_session = pytest.mark.parametrize("session", SESSIONS, ids=lambda each: f"{each.game.id} {each.ply}")


@every_session
def test_a_link_holds_the_game_without_its_seed(session: Session) -> None:
    loaded = receive("https://example.org/#" + pack(session.record), GAMES)
    assert loaded.problem is None
    assert loaded.session
    assert loaded.session.record == session.record.without_seed()
    assert "5eed" not in unpack(pack(session.record))


@every_session
def test_what_people_read_is_read_back(session: Session) -> None:
    text = write(session)
    loaded = receive(text, GAMES)
    assert loaded.problem is None
    assert loaded.session
    again = loaded.session.record
    assert (again.moves, again.options, again.start) == (
        session.record.moves,
        session.record.options,
        session.record.start,
    )
    assert [seat.figure for seat in again.seats] == [seat.figure for seat in session.record.seats]
    assert write(loaded.session) == text


def test_a_transcript_numbers_the_moves_as_people_do() -> None:
    game = GAMES["mancala"]
    session = begin(game, (Seat("Anna", 0), Seat("Bo", 1)), "")
    for move in ("D", "d", "H"):
        session = session.play(session.state.read_move(move))
    assert write(session).splitlines()[-2:] == ["1. D, d", "2. H"]
    assert write(session).splitlines()[2] == '[player "Anna" "0" "human"]'


def test_a_turn_with_its_dice_is_one_line() -> None:
    text = write(played("africa", "7", 300))
    assert re.search(r"^\d+\. \{.+\} land, [1-6], go \S+$", text, re.MULTILINE)


def test_a_position_alone_is_a_game_to_play() -> None:
    for session in SESSIONS:
        loaded = receive(session.state.text(), GAMES)
        assert loaded.session
        assert loaded.session.state == session.state
        alone = position_of(session.record, session.state.text())
        assert receive(pack(alone), GAMES).session is not None
        assert read_record(alone.text()).moves == ()


def packed(content: bytes) -> str:
    return MARK + urlsafe_b64encode(zlib.compress(content)).decode().rstrip("=")


HOSTILE = {
    "nothing": MARK,
    "no base64": MARK + "ä&<script>",
    "cut off": pack(SESSIONS[2].record)[:-9],
    "more behind it": packed(b"{}") + packed(b"{}").removeprefix(MARK),
    "too long": MARK + "A" * (MOST_PACKED + 1),
    "a bomb": packed(b" " * 70_000),
    "a large bomb": packed(b"\0" * 40_000_000),
    "no text": packed(b"\xff\xfe"),
    "no zlib": MARK + "AAAA",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_a_hostile_link_is_refused(text: str) -> None:
    with pytest.raises(BadLink) as refusal:
        unpack(text)
    assert len(str(refusal.value)) < 300
    assert receive(text, GAMES).session is None


@pytest.mark.parametrize(
    "content",
    ["[" * 30_000, "null", '{"format":2}', '{"__proto__":1}', "{" * 100, pack(SESSIONS[0].record)],
)
def test_a_link_to_anything_but_a_record_is_refused(content: str) -> None:
    loaded = receive(packed(content.encode()), GAMES)
    assert loaded.session is None
    assert isinstance(loaded.problem, GameError)


@pytest.mark.parametrize(
    "text",
    [
        '[game "chess"]',
        '[game "star"]',
        '[game "star"]\n[rules "one"]',
        '[game "star"]\n[rules "1"]\n[player "A"]',
        '[game "star"]\n[rules "1"]\n[option "rings" "99"]',
        '[game "star"]\n[rules "1"]\n[start "nonsense"]',
        '[game "star"]\n[rules "1"]\n[player "A" "0" "human"]',
        '[game "star"]\n[[[',
        '[game "star"]\n[rules "1"]\n[player "A" "0" "human"]\n[player "B" "9" "human"]',
        '[game "star"]' + " " * 300_000,
    ],
)
def test_a_bad_transcript_is_refused(text: str) -> None:
    loaded = receive(text, GAMES)
    assert loaded.session is None
    assert loaded.problem


@given(st.text())
def test_nothing_that_is_pasted_raises(text: str) -> None:
    receive(text, GAMES)
    receive(MARK + text, GAMES)
    receive('[game "mancala"]\n' + text, GAMES)


@given(st.data())
def test_a_changed_text_is_refused_or_a_game(data: st.DataObject) -> None:
    session = data.draw(st.sampled_from(SESSIONS[1:]))
    text = data.draw(st.sampled_from([pack(session.record), write(session), session.state.text()]))
    start, stop = sorted(data.draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    stop = min(stop, start + 20)
    loaded = receive(text[:start] + data.draw(st.text(max_size=8)) + text[stop:], GAMES)
    assert loaded.session or loaded.problem
