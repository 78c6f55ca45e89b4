"""The places where text from outside comes into the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from random import Random
from typing import NamedTuple

from game.contract import GameError, find_move
from game.learn.puzzle_progress import parse_solved
from game.play.exchange import share_link, transcript
from game.play.exchange.import_game import import_steps
from game.play.player_names import cleaned_name, is_printable_name
from game.play.record import Seat
from game.play.record_reader import MAX_RECORD_BYTES
from game.play.saves.game_saves import GameSaves
from game.play.saves.library import KEY, Library, LibraryEntry, import_all, library_entry
from game.play.saves.two_slot_save import MemoryStore, TwoSlotSave
from game.play.session import Session, new_session
from game.play.statistics.standings import standings
from game.star.rules.moves import PASS
from tools.fuzz.generators import ALL_GAMES, NAMES, pick_game, random_session
from tools.fuzz.mutators import link_to


class Entry(NamedTuple):
    """A place where text comes in.

    `judge` judges a text and yields wherever the page gets its turn; it may raise a GameError. `sample` is a
    valid text.
    """

    judge: Callable[[str], Iterable[object]]
    sample: Callable[[Random], str]


def _import_text(text: str) -> Iterable[object]:
    return import_steps(text, ALL_GAMES)


def _import_packed(text: str) -> Iterable[object]:
    """A link to the text, as far as a link may unpack."""
    return import_steps(link_to(text.encode("utf-8", "replace")[:MAX_RECORD_BYTES]), ALL_GAMES)


def _import_file(text: str) -> Iterator[None]:
    """A library file; then its games are saved and counted."""
    found: Sequence[LibraryEntry] = ()
    for result in import_all(text, ALL_GAMES):
        found = result.games
        yield
    library = Library(MemoryStore())
    library.add(*found)
    yield
    standings(library.games())


def _load_library(text: str) -> Iterator[None]:
    """A stored library."""
    store = MemoryStore()
    TwoSlotSave(store, KEY).save(text)
    yield
    standings(Library(store).games())


def _load_slot(text: str) -> Iterator[None]:
    """A text in a slot, and a valid slot with the text."""
    for valid in (False, True):
        store = MemoryStore()
        store.write("starboard.star.a", text)
        if valid:
            TwoSlotSave(store, "starboard.star").save(text)
        GameSaves(store, "star", ALL_GAMES).load_current()
        yield


def _read_positions(text: str) -> Iterator[None]:
    """The text as a position of each game."""
    for game in ALL_GAMES.values():
        with suppress(GameError):
            game.parse_state(text)
        yield


def _read_moves(text: str) -> Iterator[None]:
    """The text as a move of each game."""
    for game in ALL_GAMES.values():
        with suppress(GameError):
            find_move(game.new(), text)
        yield


def _read_options(text: str) -> Iterator[None]:
    """The text as the name and the value of every option."""
    for game in ALL_GAMES.values():
        for name, value in [(text, "0"), *((name, text) for name in game.options)]:
            with suppress(GameError):
                game.new({name: value})
            yield


def _read_small_texts(text: str) -> Iterator[None]:
    """The text as a player's name and as the list of solved puzzles."""
    is_printable_name(text)
    yield
    cleaned_name(text)
    yield
    parse_solved(text)


def _record_text(rng: Random) -> str:
    return random_session(rng).record.text()


def _library_text(rng: Random) -> str:
    return library_entry(finished_session(), rng.randint(0, 2**31)).text() + "\n"


@cache
def finished_session() -> Session:
    session = new_session(ALL_GAMES["star"], (Seat("Anna", 0), Seat("", 1)), "5eed")
    return session.play(PASS).play(PASS)


ENTRIES = {
    "record": Entry(_import_text, _record_text),
    "packed": Entry(_import_packed, _record_text),
    "link": Entry(_import_text, lambda rng: share_link.encode(random_session(rng).record)),
    "transcript": Entry(_import_text, lambda rng: transcript.format_transcript(random_session(rng))),
    "file": Entry(_import_file, lambda rng: f"{_record_text(rng)}\n{finished_session().record.text()}\n"),
    "library": Entry(_load_library, _library_text),
    "slot": Entry(_load_slot, _record_text),
    "position": Entry(_read_positions, lambda rng: random_session(rng).state.text()),
    "move": Entry(_read_moves, lambda rng: str(rng.choice(pick_game(rng).new().legal_moves()))),
    "option": Entry(_read_options, lambda rng: str(rng.choice(list(pick_game(rng).options)))),
    "small": Entry(_read_small_texts, lambda rng: rng.choice(NAMES)),
}
"""By name; the outcome of a case is the name of its entry."""
