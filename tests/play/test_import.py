"""Import: links, transcripts and positions round-trip; invalid input is refused."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.contract import BadNotation, GameError, ImpossiblePosition
from game.play.exchange.import_game import import_game, problem_span, record_from_position
from game.play.exchange.share_link import (
    FRAGMENT_PREFIX,
    BadLink,
    decode,
    encode,
)
from game.play.exchange.transcript import (
    MAX_COMMENTS,
    MAX_LINES,
    BadTranscript,
    format_transcript,
    parse_transcript,
)
from game.play.record import BadRecord, Seat
from game.play.record_reader import MAX_RECORD_BYTES, read_record
from game.play.session import Session, new_session
from tools.fuzz.generators import play_randomly
from tools.fuzz.mutators import link_to

NAMES = ('Anna "the {Great}"', "Ö, Bo: [x]", "Eva", "", "1. x")


def session_of(game_id: str, seed: str, plies: int, preset: int = 0, start: str = "") -> Session:
    game = GAMES[game_id]
    seats = tuple(Seat(NAMES[number], number) for number in range(game.seats[-1]))
    presets = list(game.presets.values())
    options = None if start else presets[preset % len(presets)]
    return play_randomly(new_session(game, seats, "5eed", options, start), Random(seed), plies)


def opened(text: str) -> Session:
    """The whole game that opens from a text."""
    loaded = import_game(text, GAMES)
    assert loaded.problem is None
    assert loaded.session
    return loaded.session


SESSIONS = [
    session_of(game_id, f"{number}", plies, number % 3)
    for game_id in GAMES
    for number, plies in enumerate((0, 1, 60, 5000))
]
HANDICAP = new_session(GAMES["star"], (Seat("", 0), Seat("", 1)), "", {"rings": 4, "handicap": 3})
SESSIONS.append(session_of("star", "3", 20).resign())
SESSIONS.append(session_of("mancala", "x", 9, start=session_of("mancala", "y", 21).state.text()))

every_session = pytest.mark.parametrize("session", SESSIONS, ids=lambda each: f"{each.game.id} {each.ply}")


@every_session
def test_a_link_round_trips_without_the_seed(session: Session) -> None:
    assert opened("https://example.org/#" + encode(session.record)).record == session.record.without_seed()
    assert "5eed" not in decode(encode(session.record))


@pytest.mark.parametrize(
    "message", ["Look: {}\n\nSent from my phone", "<{}>", "{0} <{0}>", "Here it is: {}."]
)
def test_a_link_is_found_in_the_message_that_it_came_in(message: str) -> None:
    record = SESSIONS[0].record.without_seed()
    assert read_record(decode(message.format(f"https://example.org/#{encode(record)}"))) == record


@pytest.mark.parametrize(
    "form", ["{}", "Your turn:\r\n{}\r\n\r\nAnna", "My turn:\n{}\nSent from my phone", "<{}>"]
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n", " \n"])
def test_a_link_that_a_mail_has_wrapped_is_opened(form: str, line_end: str) -> None:
    record = SESSIONS[2].record
    link = f"https://example.org/#{encode(record)}"
    wrapped = line_end.join(link[start : start + 72] for start in range(0, len(link), 72))
    assert opened(form.format(wrapped)).record == record.without_seed()


def test_a_link_ends_in_a_letter_or_digit() -> None:
    """Messengers cut other characters off."""
    record = SESSIONS[0].record
    for number in range(200):
        seats = (Seat(f"{Random(number).getrandbits(80):x}", 0), *record.seats[1:])
        other = replace(record, seats=seats)
        link = encode(other)
        assert link[-1].isalnum()
        assert read_record(decode(link)) == other.without_seed()


def test_the_longest_record_fits_in_a_link() -> None:
    rng, moves = Random(1), list[str]()
    record = SESSIONS[0].record
    while len(replace(record, moves=tuple(moves)).text()) < MAX_RECORD_BYTES - 2**14:
        moves += [f"go {rng.getrandbits(64):x}" for _ in range(500)]
    record = replace(record, moves=tuple(moves))
    assert read_record(decode(encode(record, with_seed=True))) == record


@pytest.mark.parametrize("moves", [0, 2, 5])
def test_a_position_of_a_handicap_game_is_shared(moves: int) -> None:
    """The handicap is on the board, so the options are those of a game without handicap and swap."""
    session = HANDICAP
    for move in HANDICAP.state.legal_moves()[:moves]:
        session = session.play(move)
    shared = record_from_position(session)
    assert opened(encode(shared)).state == session.state
    assert (shared.options["swap"], shared.options["handicap"]) == ("no", 0)


def test_a_position_with_the_options_of_its_game_is_opened() -> None:
    """Earlier builds wrote such links."""
    earlier = replace(record_from_position(HANDICAP), options=HANDICAP.record.options)
    assert opened(encode(earlier)).state == HANDICAP.state


@pytest.mark.parametrize(
    ("position", "problem", "count"),
    [
        ("8 8 8 8 8 8 8 8/8 8 8 8 8 8 8 7 0 0 S", "stones", 127),
        ("4 ...../........../.............../................... b", "rings", 4),
        ("5 ...../........../.............../.................... b", "rings", 5),
    ],
)
def test_a_position_that_its_board_cannot_have_is_refused_with_the_number(
    position: str, problem: str, count: int
) -> None:
    refusal = import_game(position, GAMES).problem
    assert isinstance(refusal, ImpossiblePosition)
    assert (refusal.problem, refusal.count, refusal.text.startswith(position)) == (problem, count, True)


@every_session
def test_a_transcript_round_trips(session: Session) -> None:
    text = format_transcript(session)
    read = opened(text)
    before, after = session.record, read.record
    assert (after.moves, after.options, after.start) == (before.moves, before.options, before.start)
    assert [seat.figure for seat in after.seats] == [seat.figure for seat in before.seats]
    assert format_transcript(read) == text


def test_a_transcript_tells_that_a_player_has_resigned() -> None:
    over = session_of("star", "7", 10).resign()
    text = format_transcript(over)
    assert '[end "resigned"]' in text
    assert opened(text).outcome == over.outcome
    with pytest.raises(BadTranscript, match=r"\[end"):
        parse_transcript(text.replace("resigned", "bored"), GAMES)


def test_the_position_of_a_resigned_game_can_be_played() -> None:
    over = session_of("star", "7", 10).resign()
    assert opened(encode(record_from_position(over))).outcome is None


def test_an_end_that_players_cannot_choose_is_pointed_at() -> None:
    text = format_transcript(session_of("africa", "7", 10).resign())
    loaded = import_game(text, GAMES)
    start, end = problem_span(text, loaded)
    assert (text[start:end], loaded.session.ply if loaded.session else 0) == ("resigned", 10)


def test_a_transcript_numbers_turns() -> None:
    game = GAMES["mancala"]
    session = new_session(game, (Seat("Anna", 0), Seat("Bo", 1)), "")
    for move in ("D", "d", "H"):
        session = session.play(session.state.read_move(move))
    assert format_transcript(session).splitlines()[-2:] == ["1. D, d", "2. H"]
    assert format_transcript(session).splitlines()[2] == '[player "Anna" "0" "human"]'


def test_a_transcript_writes_a_turn_on_one_line() -> None:
    text = format_transcript(session_of("africa", "7", 300))
    assert re.search(r"^\d+\. \{.+\} land, [1-6], go \S+$", text, re.MULTILINE)


def test_a_position_is_imported_as_a_game() -> None:
    for session in SESSIONS:
        assert opened(session.state.text()).state == session.state
        alone = record_from_position(session)
        assert opened(encode(alone)).state == session.state
        assert read_record(alone.text()).moves == ()


@pytest.mark.parametrize(("text", "error"), [("8 8/8 0 0 S", BadNotation), ("Dear Ben,\nhello", BadRecord)])
def test_a_mistyped_position_is_not_called_a_damaged_file(text: str, error: type[GameError]) -> None:
    assert type(import_game(text, GAMES).problem) is error


TAGS = ('[game "star"]', '[rules "1"]', '[player "A" "0" "human"]', '[player "B" "1" "human"]')

HOSTILE_LINKS = {
    "nothing": FRAGMENT_PREFIX,
    "no base64": FRAGMENT_PREFIX + "ä&<script>",
    "cut off": encode(SESSIONS[2].record)[:-9],
    "more behind it": link_to(b"{}") + link_to(b"{}").removeprefix(FRAGMENT_PREFIX),
    "too long": FRAGMENT_PREFIX + "A" * (MAX_RECORD_BYTES + 1),
    "a bomb": link_to(b" " * (MAX_RECORD_BYTES + 1)),
    "a large bomb": link_to(b"\0" * 40_000_000),
    "no text": link_to(b"\xff\xfe"),
    "no zlib": FRAGMENT_PREFIX + "AAAA",
}


@pytest.mark.parametrize("text", HOSTILE_LINKS.values(), ids=HOSTILE_LINKS.keys())
def test_a_hostile_link_is_refused(text: str) -> None:
    with pytest.raises(BadLink) as refusal:
        decode(text)
    assert len(str(refusal.value)) < 300
    assert import_game(text, GAMES).session is None


@pytest.mark.parametrize(
    "content",
    ["[" * 30_000, "null", '{"format":2}', '{"__proto__":1}', "{" * 100, encode(SESSIONS[0].record)],
)
def test_a_link_without_a_record_is_refused(content: str) -> None:
    loaded = import_game(link_to(content.encode()), GAMES)
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
    loaded = import_game(text, GAMES)
    assert loaded.session is None
    assert loaded.problem


def test_a_line_that_a_transcript_lacks_is_named_as_missing() -> None:
    problem = import_game('[game "star"]\n1. A10', GAMES).problem
    assert isinstance(problem, BadTranscript)
    assert (problem.code, problem.text) == ("missing", "[rules]")


@pytest.mark.parametrize(
    ("line", "allowed", "problem"),
    [
        ("\n", MAX_LINES - len(TAGS), "more than 20201 lines"),
        ("{} ", MAX_COMMENTS, "more than 20000 comments"),
    ],
)
def test_a_transcript_may_have_a_line_and_a_comment_for_each_move(
    line: str, allowed: int, problem: str
) -> None:
    head = "\n".join(TAGS) + "\n"
    assert parse_transcript(head + line * allowed, GAMES).moves == ()
    with pytest.raises(BadTranscript, match=problem):
        parse_transcript(head + line * (allowed + 1), GAMES)


@pytest.mark.parametrize(
    "text",
    [
        '[game "mancala"]\n[rules "1"]\n[player "A" "0" "human"]\n[player "B" "1" "human"]\n1. D, d\n2. «d»',
        '[game "mancala"]\n[rules "1"]\n[player "d" "0" "human"]\n[player "B" "1" "human"]\n1. {d} D, «h2»',
        '[game "mancala"]\f[rules "1"]\f[player "A" "0" "human"]\f[player "B" "1" "human"]\f1. D, «h2»',
        '[game "mancala"]\n[rules "1"]\n[player "game=" "0" "human"]\n[player "B" "1" "human"]\n1. D, «h2»',
        '[game "star"]\n[rules "1"]\n«[player "A»\n1. a1',
        '«[game "chess"]»\n[rules "1"]',
        '[game "star"]\n«[rules "one"]»',
        '[game "star"]\n[rules "1"]\n«[option "rings" "99"]»',
        '[game "star"]\n[rules "1"]\n«[option "ring" "6"]»',
        '[game "star"]\n[rules "1"]\n«[player "A"]»',
        '[game "star"]\n[rules "1"]\n«[start "nonsense"]»',
        "«What is this?»",
        "«game=AAAA»",
    ],
)
def test_the_place_of_the_problem_is_found(text: str) -> None:
    start, end = text.index("«"), text.index("»") - 1
    plain = text.replace("«", "").replace("»", "")
    assert problem_span(plain, import_game(plain, GAMES)) == (start, end)


@given(st.text())
def test_importing_any_text_never_raises(text: str) -> None:
    import_game(text, GAMES)
    import_game(FRAGMENT_PREFIX + text, GAMES)
    import_game('[game "mancala"]\n' + text, GAMES)


@given(st.data())
def test_a_mutated_text_is_refused_or_a_game(data: st.DataObject) -> None:
    session = data.draw(st.sampled_from(SESSIONS[1:]))
    texts = [encode(session.record), format_transcript(session), session.state.text()]
    text = data.draw(st.sampled_from(texts))
    start, stop = sorted(data.draw(st.tuples(*[st.integers(0, len(text))] * 2)))
    stop = min(stop, start + 20)
    loaded = import_game(text[:start] + data.draw(st.text(max_size=8)) + text[stop:], GAMES)
    assert loaded.session or loaded.problem
