"""The unfinished games of all kinds on this device, as a list that the page shows before Python runs.

The list is saved beside the games. An entry is found again by the checksum of its game's text. So it is never
wrong about a game, and stays when the game moves to another place. Games of a kind whose code is not loaded
are listed by their entries.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple
from zlib import crc32

from game.contract import Game, GameError
from game.play.exchange.share_link import decode
from game.play.record import Seat
from game.play.saves.library import Library
from game.play.saves.two_slot_save import Store, StoreError, TwoSlotSave
from game.play.session import Session, load_session

LIST_KEY = "starboard.running"
"""The saved list; `boot/page/running-games.mjs` reads it, too."""

PLAYED_KEY = "starboard.played"
"""When each game was last played, as JSON: seconds since 1970 by game id."""

PICTURES_BUDGET = 120_000
"""Maximum characters of all pictures in the list. One has about 5,000, or 20,000 as JPEG."""

TOGETHER_MARK = '"together":{'
"""In the text of a game from several devices, which `game.play.together.shelf` lists."""

CURRENT, PREVIOUS = "current", "previous"
"""The places of the game being played and of the one before it. Other games are in `GameSaves`' list."""


@dataclass(frozen=True, slots=True)
class RunningGame:
    """An entry of the list. `place` is `CURRENT`, `PREVIOUS` or the checksum again.

    `turn` is the seat that is to act; a negative number stands for chance or nobody. `played_at` is a time in
    seconds since 1970, 0 if it is unknown.
    `is_over` hides a game from the list: it is over, or has no move yet.
    `picture` is the board as an image's URL, or empty; `texts` are messages for JavaScript, by their use.
    """

    checksum: str
    place: str
    game: str
    seats: tuple[Seat, ...]
    turn: int
    is_over: bool
    played_at: int
    picture: str = ""
    texts: Mapping[str, Any] | None = None


class _SavedText(NamedTuple):
    """The text of a saved record, where it is, and when it was played."""

    game: str
    place: str
    text: str
    played_at: int


class RunningGames:
    """The list of the unfinished games in a store."""

    def __init__(
        self, store: Store, games: Mapping[str, Game], unfinished: Library, now: Callable[[], int]
    ) -> None:
        self._store, self._games, self._unfinished, self._now = store, games, unfinished, now

    def note_played(self, game_id: str) -> None:
        """Remember that the current game of a kind is played now."""
        self._write(PLAYED_KEY, json.dumps(self._played() | {game_id: self._now()}))

    def load(self, is_loaded: Callable[[str], bool]) -> tuple[tuple[RunningGame, ...], frozenset[str]]:
        """The games that have begun, the latest first, and the kinds of which a game is missing in the list.

        A game without an entry is added, or is missing as long as `is_loaded` is false for its kind.
        """
        known, found, missing = self._saved_list(), dict[str, RunningGame](), set[str]()
        for saved in self._saved_texts():
            checksum = _checksum(saved.text)
            if checksum in found:
                continue
            place = saved.place or checksum
            if entry := known.get(checksum):
                first, second = (saved, entry) if place == CURRENT else (entry, saved)
                found[checksum] = replace(entry, place=place, played_at=first.played_at or second.played_at)
            elif not is_loaded(saved.game):
                missing.add(saved.game)
            elif session := load_session(saved.text, self._games).session:
                found[checksum] = _entry(session, checksum, place, saved.played_at)
        return tuple(sorted(found.values(), key=lambda entry: -entry.played_at)), frozenset(missing)

    def session(self, entry: RunningGame) -> Session | None:
        """The game of an entry, replayed through the rules; None if it is no longer there."""
        for saved in self._saved_texts():
            if _checksum(saved.text) == entry.checksum:
                return load_session(saved.text, self._games).session
        return None

    def save(self, entries: Iterable[RunningGame]) -> str:
        """Save the list for the next start. Returns its text. Pictures over the budget are left out."""
        fields = [asdict(entry) for entry in _with_fewer_pictures(entries)]
        text = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
        self._write(LIST_KEY, text)
        return text

    def _saved_texts(self) -> Iterator[_SavedText]:
        """All saved games that are played on this device only; one that is in two places is given twice."""
        played = self._played()
        with suppress(StoreError):
            for game_id in self._games:
                name = f"starboard.{game_id}"
                for place, key in ((CURRENT, name), (PREVIOUS, f"{name}.previous")):
                    text = TwoSlotSave(self._store, key).load().text
                    if text and TOGETHER_MARK not in text:
                        yield _SavedText(game_id, place, text, played.get(game_id, 0))
            for listed in self._unfinished.games():
                if listed.game not in self._games:
                    continue  # of a newer build
                with suppress(GameError):
                    yield _SavedText(listed.game, "", decode(listed.link), listed.finished_at)

    def _saved_list(self) -> dict[str, RunningGame]:
        entries = filter(None, map(_parse_entry, self._read(LIST_KEY, [])))
        return {entry.checksum: entry for entry in entries}

    def _played(self) -> dict[str, int]:
        return {game: at for game, at in self._read(PLAYED_KEY, {}).items() if isinstance(at, int)}

    def _read(self, key: str, default: Any) -> Any:
        """The JSON under a key; the default if it is unreadable or of another type."""
        with suppress(StoreError, ValueError, RecursionError):
            found = json.loads(self._store.read(key) or "null")
            if isinstance(found, type(default)):
                return found
        return default

    def _write(self, key: str, text: str) -> None:
        with suppress(StoreError):  # the list is only a convenience
            self._store.write(key, text)


def _with_fewer_pictures(entries: Iterable[RunningGame]) -> Iterator[RunningGame]:
    """The entries, without pictures from the first one on that is over the budget."""
    used = 0
    for entry in entries:
        used += len(entry.picture)
        yield entry if used <= PICTURES_BUDGET else replace(entry, picture="")


def _entry(session: Session, checksum: str, place: str, played_at: int) -> RunningGame:
    is_over = session.outcome is not None or not session.ply
    record, turn = session.record, session.state.to_act
    return RunningGame(checksum, place, record.game, record.seats, turn, is_over, played_at)


def _parse_entry(fields: Any) -> RunningGame | None:
    """The entry of a saved list, or None if it is unreadable."""
    try:
        entry = RunningGame(**{**fields, "seats": tuple(Seat(**seat) for seat in fields["seats"])})
    except (TypeError, KeyError, AttributeError):
        return None
    is_valid = all(isinstance(number, int) for number in (entry.turn, entry.played_at))
    are_texts = all(isinstance(text, str) for text in (entry.checksum, entry.picture))
    return entry if is_valid and are_texts else None


def _checksum(text: str) -> str:
    return f"{crc32(text.encode('utf-8', 'surrogatepass')):08x}"
