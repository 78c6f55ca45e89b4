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
from game.play import link, transcript
from game.play.incoming import receive
from game.play.session import Loaded, load
from tools.fuzz import spoil
from tools.fuzz.good import ALL, any_game, any_session, any_value
from tools.fuzz.killed import killed
from tools.fuzz.saved import cut, damaged


class Subject(NamedTuple):
    """`promised` is how many cases have to have been tried; `alone`: by one process, in a browser."""

    promised: int
    attempt: Callable[[Random], str]
    alone: bool = False


def records(rng: Random) -> str:
    """A spoiled record never raises; what can be played of it is a record again."""
    return _loaded(
        load(spoil.record(any_session(rng).record.text(), rng, any_session(rng).record.text()), ALL)
    )


def links(rng: Random) -> str:
    """A spoiled link, or a whole one to a spoiled record, never raises."""
    record = any_session(rng).record
    if rng.random() < 0.5:
        text = spoil.text(link.pack(record), rng, link.pack(any_session(rng).record))
    else:
        text = link.MARK + _packed(spoil.record(record.text(), rng))
    return _loaded(receive(text, ALL))


def transcripts(rng: Random) -> str:
    """A spoiled game as written for people never raises."""
    text, other = (transcript.write(any_session(rng)) for _ in range(2))
    return _loaded(receive(spoil.text(text, rng, other), ALL))


def positions(rng: Random) -> str:
    """A spoiled position is refused as no position, or is one that can be written, read and played on."""
    game = any_game(rng)
    text = spoil.text(any_session(rng, game).state.text(), rng, any_session(rng, game).state.text())
    try:
        state = game.parse_state(text)
    except BadNotation as error:
        return _refused(error, text)
    if game.parse_state(state.text()) != state:
        raise AssertionError(f"{text!r} is read and written differently")
    for move in list(state.legal_moves())[:3]:
        state.play(move)
    return "taken"


def moves(rng: Random) -> str:
    """A spoiled move is refused, or is one that is legal there."""
    session = any_session(rng)
    notation = [str(move) for move in session.state.legal_moves()] + list(session.record.moves) + ["pass"]
    text = spoil.text(rng.choice(notation), rng, rng.choice(notation))
    try:
        move = find_move(session.state, text)
    except (BadNotation, IllegalMove) as error:
        return _refused(error, text)
    if move not in session.state.legal_moves():
        raise AssertionError(f"{text!r} was found, and is not legal")
    return "taken"


def options(rng: Random) -> str:
    """Spoiled house rules are refused by name, or are a whole set that can be played."""
    game = any_game(rng)
    given: dict[Any, Any] = dict(rng.choice(list(game.presets.values())))
    for _ in range(rng.randint(1, 3)):
        name: Any = rng.choice([*game.options, "dragons", "__proto__", 7, None])
        fits = name in game.options and rng.random() < 0.3
        given[name] = any_value(game.options[name], rng) if fits else spoil.nasty(rng)
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
    from tools.fuzz.crashes import WAYS, mortal  # only who asks for it needs a browser and a build

    return mortal().strike(rng, rng.choice((*WAYS, WAYS[0], WAYS[0])))


def settings(rng: Random) -> str:
    """Spoiled settings are passed over, field by field, and the page is there as ever."""
    from tools.fuzz.kept_settings import spoiled, visitor  # as above

    visitor().come_with(spoiled(rng))
    return "passed over"


def _loaded(loaded: Loaded) -> str:
    """What became of a text that means a game."""
    if loaded.session is None:
        if not loaded.problem or not str(loaded.problem):
            raise AssertionError("nothing was loaded, and nobody knows why")
        return "refused"
    again = load(loaded.session.record.text(), ALL)
    if again.session != loaded.session or again.problem:
        raise AssertionError(f"what was loaded does not load again: {again.problem}")
    return "played in part" if loaded.problem else "taken"


def _packed(text: str) -> str:
    data = zlib.compress(text.encode("utf-8", "surrogatepass"))
    return urlsafe_b64encode(data).decode().rstrip("=")


def _refused(error: GameError, text: str) -> str:
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
    "saves": Subject(10_000, damaged),
    "cuts": Subject(200, cut),
    "kills": Subject(1_000, killed),
    "crashes": Subject(1_000, crashes, alone=True),
    "settings": Subject(1_000, settings, alone=True),
}
"""By the word that names them on the command line."""
