"""The subjects of fuzzing. An attempt takes a random generator, returns its outcome and raises on a fault."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from game.contract import BadNotation, BadOptions, GameError, IllegalMove, find_move
from game.play.exchange import share_link, transcript
from game.play.exchange.import_game import import_game
from game.play.session import LoadResult, load_session
from tools.fuzz import mutators
from tools.fuzz.cheats import cheats
from tools.fuzz.corrupt_saves import damage_slots, truncate_newest
from tools.fuzz.deliveries import deliveries, letters
from tools.fuzz.generators import ALL_GAMES, pick_game, random_session, random_value
from tools.fuzz.growth import random_growth
from tools.fuzz.store_kills import kill_repeatedly


class Subject(NamedTuple):
    """`min_cases` is the promised number of cases; `needs_browser`: one process runs them, in a browser."""

    min_cases: int
    attempt: Callable[[Random], str]
    needs_browser: bool = False


def records(rng: Random) -> str:
    """Loading a corrupt record never raises; the part that can be played is a valid record."""
    original, other = (random_session(rng).record.text() for _ in range(2))
    return _check_loaded(load_session(mutators.mutate_record(original, rng, other), ALL_GAMES))


def links(rng: Random) -> str:
    """Importing a corrupt link, or a valid link to a corrupt record, never raises."""
    record = random_session(rng).record
    if rng.random() < 0.5:
        text = mutators.mutate_text(
            share_link.encode(record), rng, share_link.encode(random_session(rng).record)
        )
    else:
        corrupt = mutators.mutate_record(record.text(), rng)
        text = mutators.link_to(corrupt.encode("utf-8", "surrogatepass"))
    return _check_loaded(import_game(text, ALL_GAMES))


def transcripts(rng: Random) -> str:
    """Importing a corrupt transcript never raises."""
    text, other = (transcript.format_transcript(random_session(rng)) for _ in range(2))
    return _check_loaded(import_game(mutators.mutate_text(text, rng, other), ALL_GAMES))


def positions(rng: Random) -> str:
    """A corrupt position is refused, or can be written, read and played."""
    game = pick_game(rng)
    text = mutators.mutate_text(
        random_session(rng, game).state.text(), rng, random_session(rng, game).state.text()
    )
    try:
        state = game.parse_state(text)
    except BadNotation as error:
        return _check_refusal(error, text)
    if game.parse_state(state.text()) != state:
        raise AssertionError(f"{text!r} changes when it is written and read again")
    for move in list(state.legal_moves())[:3]:
        state.play(move)
    return "accepted"


def moves(rng: Random) -> str:
    """A corrupt move is refused, or is legal in the position."""
    session = random_session(rng)
    notation = [str(move) for move in session.state.legal_moves()] + list(session.record.moves) + ["pass"]
    text = mutators.mutate_text(rng.choice(notation), rng, rng.choice(notation))
    try:
        move = find_move(session.state, text)
    except (BadNotation, IllegalMove) as error:
        return _check_refusal(error, text)
    if move not in session.state.legal_moves():
        raise AssertionError(f"{text!r} was accepted and is not legal")
    return "accepted"


def options(rng: Random) -> str:
    """Corrupt house rules are refused with the name of an option, or give a valid game."""
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
            raise AssertionError(f"refused {error.option!r}, which was not given") from error
        return "refused"
    if game.parse_state(state.text()) != state:
        raise AssertionError(f"{given} starts at a position that changes when it is read again")
    return "accepted"


def crashes(rng: Random) -> str:
    """After any end of the page or its browser the game is found as it was shown, or an action later."""
    from tools.fuzz.browser_kills import KILL_METHODS, killable_browser

    method = rng.choice((*KILL_METHODS, KILL_METHODS[0], KILL_METHODS[0]))
    return killable_browser().play_and_kill(rng, method)


def visits(rng: Random) -> str:
    """Every first visit comes to a page that can be played."""
    from tools.fuzz.first_visits import visited_browser

    return visited_browser().visit(rng)


def settings(rng: Random) -> str:
    """Corrupt settings are ignored field by field, and the page works."""
    from tools.fuzz.stored_settings import mutated_settings, visitor

    visitor().visit_with(mutated_settings(rng))
    return "ignored"


def _check_loaded(loaded: LoadResult) -> str:
    """The outcome of loading a text as a game."""
    if loaded.session is None:
        if not loaded.problem or not str(loaded.problem):
            raise AssertionError("nothing was loaded, without a reason")
        return "refused"
    again = load_session(loaded.session.record.text(), ALL_GAMES)
    if again.session != loaded.session or again.problem:
        raise AssertionError(f"the loaded game does not load again: {again.problem}")
    return "played in part" if loaded.problem else "accepted"


def _check_refusal(error: GameError, text: str) -> str:
    if error.text != text:
        raise AssertionError(f"the refusal quotes {error.text!r} in place of {text!r}") from error
    return "refused"


SUBJECTS = {
    "records": Subject(100_000, records),
    "links": Subject(100_000, links),
    "letters": Subject(100_000, letters),
    "deliveries": Subject(1_000, deliveries),
    "cheats": Subject(8_000, cheats),
    "transcripts": Subject(100_000, transcripts),
    "positions": Subject(100_000, positions),
    "moves": Subject(100_000, moves),
    "options": Subject(100_000, options),
    "growth": Subject(10_000, random_growth),
    "saves": Subject(10_000, damage_slots),
    "cuts": Subject(200, truncate_newest),
    "kills": Subject(1_000, kill_repeatedly),
    "crashes": Subject(1_000, crashes, needs_browser=True),
    "visits": Subject(1_000, visits, needs_browser=True),
    "settings": Subject(1_000, settings, needs_browser=True),
}
"""By their name on the command line."""
