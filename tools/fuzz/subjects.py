"""What is fuzzed.

An attempt takes a source of chance, says what became of its case, and raises where a promise breaks.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from game.contract import BadNotation, BadOptions, GameError, IllegalMove, find_move
from game.play.exchange import share_link, transcript
from game.play.exchange.import_game import import_game
from game.play.session import LoadResult, load_session
from tools.fuzz import mutators
from tools.fuzz.corrupt_saves import damage_slots, truncate_newest
from tools.fuzz.generators import ALL_GAMES, pick_game, random_session, random_value
from tools.fuzz.store_kills import kill_repeatedly


class Subject(NamedTuple):
    """`promised` is how many cases have to have been tried; `alone`: by one process, in a browser."""

    min_cases: int
    attempt: Callable[[Random], str]
    needs_browser: bool = False


def records(rng: Random) -> str:
    """A spoiled record never raises; what can be played of it is a record again."""
    return _check_loaded(
        load_session(
            mutators.mutate_record(random_session(rng).record.text(), rng, random_session(rng).record.text()),
            ALL_GAMES,
        )
    )


def links(rng: Random) -> str:
    """A spoiled link, or a whole one to a spoiled record, never raises."""
    record = random_session(rng).record
    if rng.random() < 0.5:
        text = mutators.mutate_text(
            share_link.encode(record), rng, share_link.encode(random_session(rng).record)
        )
    else:
        text = share_link.FRAGMENT_PREFIX + _encode(mutators.mutate_record(record.text(), rng))
    return _check_loaded(import_game(text, ALL_GAMES))


def transcripts(rng: Random) -> str:
    """A spoiled game as written for people never raises."""
    text, other = (transcript.format_transcript(random_session(rng)) for _ in range(2))
    return _check_loaded(import_game(mutators.mutate_text(text, rng, other), ALL_GAMES))


def positions(rng: Random) -> str:
    """A spoiled position is refused as no position, or is one that can be written, read and played on."""
    game = pick_game(rng)
    text = mutators.mutate_text(
        random_session(rng, game).state.text(), rng, random_session(rng, game).state.text()
    )
    try:
        state = game.parse_state(text)
    except BadNotation as error:
        return _check_refusal(error, text)
    if game.parse_state(state.text()) != state:
        raise AssertionError(f"{text!r} is read and written differently")
    for move in list(state.legal_moves())[:3]:
        state.play(move)
    return "taken"


def moves(rng: Random) -> str:
    """A spoiled move is refused, or is one that is legal there."""
    session = random_session(rng)
    notation = [str(move) for move in session.state.legal_moves()] + list(session.record.moves) + ["pass"]
    text = mutators.mutate_text(rng.choice(notation), rng, rng.choice(notation))
    try:
        move = find_move(session.state, text)
    except (BadNotation, IllegalMove) as error:
        return _check_refusal(error, text)
    if move not in session.state.legal_moves():
        raise AssertionError(f"{text!r} was found, and is not legal")
    return "taken"


def options(rng: Random) -> str:
    """Spoiled house rules are refused by name, or are a whole set that can be played."""
    game = pick_game(rng)
    given: dict[Any, Any] = dict(rng.choice(list(game.presets.values())))
    for _ in range(rng.randint(1, 3)):
        name: Any = rng.choice([*game.options, "dragons", "__proto__", 7, None])
        is_valid = name in game.options and rng.random() < 0.3
        given[name] = random_value(game.options[name], rng) if is_valid else mutators.hostile_value(rng)
    seats: Any = rng.choice([*game.seats, *game.seats, 0, -1, 99, True, "2", None])
    try:
        state = game.new(given, seats)
    except BadOptions as error:
        if error.option not in {*given, "seats"}:
            raise AssertionError(f"{error.option!r} was not asked for") from error
        return "refused"
    if game.parse_state(state.text()) != state:
        raise AssertionError(f"{given} begins with what cannot be read")
    return "taken"


def crashes(rng: Random) -> str:
    """After any end of the page or its browser the game is there as it was shown, or an action further."""
    from tools.fuzz.browser_kills import KILL_METHODS, killable_browser

    return killable_browser().play_and_kill(
        rng, rng.choice((*KILL_METHODS, KILL_METHODS[0], KILL_METHODS[0]))
    )


def settings(rng: Random) -> str:
    """Spoiled settings are passed over, field by field, and the page is there as ever."""
    from tools.fuzz.stored_settings import mutated_settings, visitor  # as above

    visitor().visit_with(mutated_settings(rng))
    return "passed over"


def _check_loaded(loaded: LoadResult) -> str:
    """What became of a text that means a game."""
    if loaded.session is None:
        if not loaded.problem or not str(loaded.problem):
            raise AssertionError("nothing was loaded, and nobody knows why")
        return "refused"
    again = load_session(loaded.session.record.text(), ALL_GAMES)
    if again.session != loaded.session or again.problem:
        raise AssertionError(f"what was loaded does not load again: {again.problem}")
    return "played in part" if loaded.problem else "taken"


def _encode(text: str) -> str:
    data = zlib.compress(text.encode("utf-8", "surrogatepass"))
    return urlsafe_b64encode(data).decode().rstrip("=")


def _check_refusal(error: GameError, text: str) -> str:
    if error.text != text:
        raise AssertionError(f"refused {error.text!r} where {text!r} was meant") from error
    return "refused"


SUBJECTS = {
    "records": Subject(100_000, records),
    "links": Subject(100_000, links),
    "transcripts": Subject(100_000, transcripts),
    "positions": Subject(100_000, positions),
    "moves": Subject(100_000, moves),
    "options": Subject(100_000, options),
    "saves": Subject(10_000, damage_slots),
    "cuts": Subject(200, truncate_newest),
    "kills": Subject(1_000, kill_repeatedly),
    "crashes": Subject(1_000, crashes, needs_browser=True),
    "settings": Subject(1_000, settings, needs_browser=True),
}
"""By the word that names them on the command line."""
