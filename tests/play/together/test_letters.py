"""Letters: what they carry, how long they are, and what becomes of damaged ones."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from hashlib import sha256
from random import Random
from statistics import median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.catalog import GAMES
from game.contract import Option, Options
from game.play.exchange.import_game import import_game
from game.play.exchange.share_link import LETTER_PREFIX
from game.play.record import HUMAN
from game.play.session import MOVES_PER_STEP, Session, load_session
from game.play.together import letter_setup
from game.play.together.chains import element_at
from game.play.together.digits import DIGITS, BadDigits, Packer, Unpacker
from game.play.together.draws import OwnChain, with_element
from game.play.together.letter import MAX_LETTER_CHARS, VERSIONS, letter_steps, read_letter, write_letter
from game.play.together.letter_setup import BadLetter, option_numbers
from tests.play.together.players import all_joined, new_secrets, play_by_letter, play_run, started, with_live

KINDS = {
    "africa": (0, 1),
    "africa of three": (0, 1, 2),
    "africa of five": (0, 1, 2, 3, 4),
    "star": (0, 1),
    "mancala": (0, 1),
}
LONGEST = {"africa": 160, "africa of three": 240, "africa of five": 320, "star": 160, "mancala": 160}
"""Characters of a letter after 100 plies, as a median."""

every_kind = pytest.mark.parametrize("kind", KINDS)


@cache
def game_after(kind: str, plies: int, number: int = 0) -> Session:
    """A random game of these devices, at least `plies` moves long if it has not ended before."""
    game, owners, rng = GAMES[kind.split()[0]], KINDS[kind], Random(f"{kind} {number}")
    secrets = new_secrets(game, rng, max(owners) + 1)
    return play_by_letter(all_joined(started(game, owners, secrets[0]), secrets), secrets, rng, plies)


@every_kind
@pytest.mark.parametrize("plies", [0, 1, 40])
def test_a_letter_holds_the_whole_game(kind: str, plies: int) -> None:
    session = game_after(kind, plies)
    letter = write_letter(session)
    link = f"https://example.org/play/#{letter}"
    for text in (letter, f"  {link}\n", f"Your turn: <{link}>\n\nSent from my phone"):
        assert read_letter(text, GAMES) == session
        assert import_game(text, GAMES).session == session


@every_kind
def test_a_letter_is_short(kind: str) -> None:
    lengths = [len(write_letter(game_after(kind, 100, number))) for number in range(5)]
    assert median(lengths) <= LONGEST[kind]


def test_a_letter_ends_in_a_letter_or_digit_and_needs_no_escapes() -> None:
    letter = write_letter(game_after("africa", 40))
    assert set(letter.removeprefix(LETTER_PREFIX)) <= set(DIGITS)


def test_a_letter_tells_no_seed_and_no_secret() -> None:
    secrets = new_secrets(GAMES["star"], Random(0), 2)
    session = all_joined(started(GAMES["star"], (0, 1), secrets[0]), secrets).with_seed("5eed")
    read = read_letter(write_letter(session), GAMES)
    assert read.record.seed == ""
    assert secrets[0] not in read.record.text()


def test_house_rules_computers_and_positions_travel_with_a_letter() -> None:
    game = GAMES["africa"]
    secrets = new_secrets(game, Random(1), 2)
    options = {**game.presets["lost_diamond"], "sea_fare": 777, "tokens": "finnish"}
    session = all_joined(started(game, (0, 0, 1), secrets[0], options), secrets)
    session = session.with_seat(1, replace(session.record.seats[1], player="trader"))
    read = read_letter(write_letter(session), GAMES)
    assert read.record == session.record
    assert [seat.player for seat in read.record.seats] == [HUMAN, "trader", HUMAN]


OLD_LETTER = "letter=15VFJURA2KewBIvRO0ZaEZbYym8torc2dXTh47MIGEa3FuzV320oIerFSFc055xgsFAIaSIRDt"
"""Of a build whose only levels were those of `FIRST_LEVELS`: a navigator plays in seat 1."""


def test_letters_written_before_there_were_more_levels_are_read() -> None:
    session = read_letter(OLD_LETTER, GAMES)
    assert [seat.player for seat in session.record.seats] == [HUMAN, "navigator", HUMAN]
    assert write_letter(session) == OLD_LETTER


LETTER_2 = "letter=2IU18AZhzX0yE2HluLoLJS05HqQmS10V14VYzTsWUGQVYGVcpKPFS8KimZjEjx"
"""Of a build in which nobody could resign: a move was taken back after four."""


def test_letters_written_before_players_could_resign_are_read() -> None:
    session = read_letter(LETTER_2, GAMES)
    log = ("S21", "S43", "pass", "R10", "S30", "undo 4", "A10", "S20", "T20", "R31")
    assert session.record.log() == log
    assert write_letter(session) == LETTER_2


def test_a_letter_spells_a_level_that_older_letters_could_not_name() -> None:
    old = read_letter(OLD_LETTER, GAMES)
    session = old.with_seat(1, replace(old.record.seats[1], player="scout-easy"))
    letter = write_letter(session)
    assert letter.startswith("letter=2")
    assert read_letter(letter, GAMES).record == session.record


def test_a_letter_with_a_level_that_is_not_known_here_comes_from_a_newer_page() -> None:
    old = read_letter(OLD_LETTER, GAMES)
    letter = write_letter(old.with_seat(1, replace(old.record.seats[1], player="scout-easy")))
    levels = {name: level for name, level in GAMES["africa"].levels.items() if name != "scout-easy"}
    with pytest.raises(BadLetter) as refused:
        read_letter(letter, {"africa": replace(GAMES["africa"], levels=levels)})
    assert refused.value.code == "letter-newer"


OPTION_NUMBERS = {"africa": "b1f01b24eb25", "star": "66f53d013d15", "mancala": "bc5449697163"}
"""Checksums of the numbers of options that the newest version of letters has."""


@pytest.mark.parametrize("game", GAMES)
def test_a_version_of_letters_never_numbers_options_in_another_way(game: str) -> None:
    """After a change, add the former numbers to `OLDER_NUMBERS`, and a version to `letter.py`."""
    numbers = option_numbers(GAMES[game], VERSIONS[-1])
    assert sha256(repr(numbers).encode()).hexdigest()[:12] == OPTION_NUMBERS[game]


def test_letters_from_before_a_preset_and_an_option_changed_are_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(letter_setup, "OLDER_NUMBERS", {})
    game = GAMES["africa"]
    secrets = new_secrets(game, Random(1), 2)
    session = all_joined(started(game, (0, 1), secrets[0], game.presets["piatnik"]), secrets)
    letter = write_letter(session)
    newer = replace(
        game,
        options={"wind": Option("wind", ("no", "yes"), "no"), **game.options},
        presets={**game.presets, "piatnik": {**game.presets["piatnik"], "ruby": 1200}},
        initial_state=lambda options, seats: game.initial_state(without_wind(options), seats),
    )
    with pytest.raises(BadLetter):
        read_letter(letter, {"africa": newer})
    older = {"africa": {VERSIONS[-1]: option_numbers(game, VERSIONS[-1])}}
    monkeypatch.setattr(letter_setup, "OLDER_NUMBERS", older)
    read = read_letter(letter, {"africa": newer})
    assert read.record.options == {"wind": "no", **session.record.options}
    assert write_letter(read) == letter
    windy = replace(read, record=replace(read.record, options={**read.record.options, "wind": "yes"}))
    monkeypatch.setattr("game.play.together.letter.VERSIONS", VERSIONS + "9")
    assert write_letter(windy).startswith("letter=9")
    assert read_letter(write_letter(windy), {"africa": newer}).record == windy.record


def test_a_further_preset_changes_no_letter() -> None:
    game = GAMES["africa"]
    rich = replace(game, presets={**game.presets, "rich": {**game.presets["piatnik"], "money_start": 9000}})
    secrets = new_secrets(game, Random(1), 2)
    for options in (game.presets["lost_diamond"], rich.presets["rich"]):
        session = all_joined(started(game, (0, 1), secrets[0], options), secrets)
        letter = write_letter(session)
        read = read_letter(letter, {"africa": rich})
        assert read.record == session.record
        assert write_letter(read) == letter


def without_wind(options: Options) -> Options:
    return {name: value for name, value in options.items() if name != "wind"}


def test_a_game_from_a_position_travels_with_a_letter() -> None:
    secrets = new_secrets(GAMES["star"], Random(1), 2)
    session = all_joined(started(GAMES["star"], (0, 1), secrets[0]), secrets)
    start = game_after("star", 9).state.text()
    placed = load_session(replace(session.record, start=start).text(), GAMES).session
    assert placed
    read = read_letter(write_letter(placed), GAMES)
    assert read.record == placed.record
    assert read.state.text() == start


def test_a_game_with_live_dice_goes_on_by_letter() -> None:
    session = with_live(game_after("star", 20), True)
    assert read_letter(write_letter(session), GAMES) == session


def test_a_long_letter_is_read_in_short_steps() -> None:
    *waits, session = letter_steps(write_letter(game_after("star", 100)), GAMES)
    assert session
    assert len(waits) == session.ply // MOVES_PER_STEP
    assert not any(waits)


def test_a_device_without_a_seat_is_refused() -> None:
    secret = new_secrets(GAMES["africa"], Random(1), 1)[0]
    with pytest.raises(BadLetter, match="devices do not fit"):
        read_letter(write_letter(started(GAMES["africa"], (0, 2, 2), secret)), GAMES)


def test_a_letter_that_cannot_be_read_is_a_problem_like_any_other() -> None:
    loaded = import_game("https://example.org/#letter=1abc", GAMES)
    assert loaded.session is None
    assert isinstance(loaded.problem, BadLetter)


def test_a_device_that_has_revealed_more_than_the_letter_needs_sends_no_more() -> None:
    """After a fork it may have played further in the line that was given up."""
    secrets = new_secrets(GAMES["star"], Random(3), 2)
    whole = all_joined(started(GAMES["star"], (0, 1), secrets[0]), secrets)
    session = play_by_letter(whole, secrets, Random(3), 10)
    ahead = with_element(session, 1, 9, element_at(secrets[1], 9))
    assert write_letter(ahead) == write_letter(session)


def test_each_changed_character_is_found() -> None:
    letter = write_letter(game_after("africa", 40))
    start = len(LETTER_PREFIX)
    for at in range(start, len(letter)):
        other = DIGITS[(DIGITS.index(letter[at]) + 1 + at % 61) % 62]
        with pytest.raises(BadLetter):
            read_letter(letter[:at] + other + letter[at + 1 :], GAMES)


def test_a_letter_that_is_not_whole_is_found() -> None:
    letter = write_letter(game_after("mancala", 40))
    for length in range(len(letter)):
        with pytest.raises(BadLetter):
            read_letter(letter[:length], GAMES)


@given(
    st.text()
    | st.tuples(st.sampled_from(VERSIONS), st.text(DIGITS, max_size=300)).map("letter={0[0]}{0[1]}".format)
)
def test_any_other_text_is_refused(text: str) -> None:
    with pytest.raises(BadLetter) as refused:
        read_letter(text, GAMES)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("letter=", "letter"),
        ("hello", "letter"),
        (f"letter={int(VERSIONS[-1]) + 1}abc", "letter-newer"),
        ("letter=1" + "z" * MAX_LETTER_CHARS, "long"),
        ("letter=1abc-def", "letter-damaged"),
        ("letter=1abc", "letter-damaged"),
    ],
)
def test_a_refusal_says_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadLetter) as refused:
        read_letter(text, GAMES)
    assert refused.value.code == code


def test_a_turn_must_be_revealed_before_it_is_sent() -> None:
    secrets = new_secrets(GAMES["star"], Random(2), 2)
    session = all_joined(started(GAMES["star"], (0, 1), secrets[0]), secrets)
    with pytest.raises(AssertionError):
        write_letter(session.play(session.state.legal_moves()[0]))
    assert write_letter(play_run(session, OwnChain(0, secrets[0]), Random(0)))


@given(st.lists(st.tuples(st.integers(0, 2**40), st.integers(1, 2**40))), st.binary(max_size=40))
def test_packed_numbers_are_read_back(pairs: list[tuple[int, int]], content: bytes) -> None:
    packer = Packer()
    for value, more in pairs:
        packer.number(value, value + more)
        packer.count(value)
    packer.data(content)
    unpacker = Unpacker(packer.text())
    assert [(unpacker.number(value + more), unpacker.count(2**40)) for value, more in pairs] == [
        (value, value) for value, _ in pairs
    ]
    assert unpacker.data(40) == content
    unpacker.finish()


def test_a_count_has_one_form_and_a_limit() -> None:
    packer = Packer()
    packer.count(600)
    with pytest.raises(BadDigits):
        Unpacker(packer.text()).count(599)
    longer = Packer()
    for value, radix in ((1, 8), (1, 2), (0, 8), (0, 2)):
        longer.number(value, radix)
    with pytest.raises(BadDigits):
        Unpacker(longer.text()).count(600)
