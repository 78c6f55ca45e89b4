"""Finished games kept on the device, the newest last, within a budget: the oldest make room for new ones.

Kept is one text, a line a game: what a list has to show as JSON, and the record packed as in a link, so that
hundreds fit. Lines that cannot be read are passed over and counted. Every method that reaches for the store
raises StoreError where that refuses.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from game.contract import Game, GameError
from game.play.exchange.share_link import decode, encode
from game.play.record import Seat
from game.play.saves.two_slot_save import Store, StoreError, TwoSlotSave
from game.play.session import LoadResult, Session, load_session

KEY = "starboard.library"

BUDGET = 600_000
"""Characters of all lines. Two copies are kept (`two_slot_save`); browsers allow five million in all."""

MAX_IMPORT_CHARS = 8 * 1024 * 1024
"""Longer files are refused unread, in characters."""


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A finished game. `ended` is when, in seconds since 1970 by this device's clock (0: not known).

    `packed` is the game as in a link, `plies` how many moves it had.
    """

    finished_at: int
    game: str
    seats: tuple[Seat, ...]
    winners: tuple[int, ...]
    ply_count: int
    link: str

    def text(self) -> str:
        """One line of JSON that `_read` reads back."""
        fields = {
            "ended": self.finished_at,
            "game": self.game,
            "seats": [asdict(seat) for seat in self.seats],
            "winners": self.winners,
            "plies": self.ply_count,
            "packed": self.link,
        }
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


def library_entry(session: Session, finished_at: int) -> LibraryEntry:
    """A game that is over, ready to be kept."""
    outcome, record = session.state.outcome, session.record
    assert outcome, "the game is over"
    return LibraryEntry(finished_at, record.game, record.seats, outcome.winners, session.ply, encode(record))


class Library:
    """The finished games in a store."""

    def __init__(self, store: Store, budget: int = BUDGET) -> None:
        self._saves = TwoSlotSave(store, KEY)
        self._budget = budget

    def games(self) -> tuple[LibraryEntry, ...]:
        """All that can be read, the oldest first."""
        lines = (self._saves.load().text or "").splitlines()
        return tuple(found for line in lines if (found := _parse_line(line)))

    def add(self, *new: LibraryEntry) -> int:
        """Keep more games, each once; how many old ones had to go."""
        known = list(self.games())
        known_links = {game.link for game in known}
        added = list({game.link: game for game in new if game.link not in known_links}.values())
        return self._save([*known, *added]) if added else 0

    def remove(self, link: str) -> None:
        """Forget one game."""
        self._save([game for game in self.games() if game.link != link])

    def _save(self, games: list[LibraryEntry]) -> int:
        """Write as many of the newest as the budget and the store have room for."""
        dropped = 0
        while True:
            text = "\n".join(game.text() for game in games[dropped:])
            if len(text) <= self._budget:
                try:
                    self._saves.save(text)
                    return dropped
                except StoreError:
                    if dropped >= len(games):
                        raise
            dropped += max(1, (len(games) - dropped) // 8)


def load_entry(entry: LibraryEntry, games: Mapping[str, Game]) -> LoadResult:
    """A kept game, replayed through the rules. Never raises."""
    try:
        return load_session(decode(entry.link), games)
    except GameError as error:
        return LoadResult(None, error, entry.link)


def export_all(entries: Iterable[LibraryEntry]) -> str:
    """All of them as a file: a line a game, each the text of its record."""
    return "".join(f"{decode(game.link)}\n" for game in entries)


@dataclass(frozen=True, slots=True)
class ImportResult:
    """What a file held: finished games, how many lines were none, and what was wrong with the first."""

    games: tuple[LibraryEntry, ...]
    refused: int
    problem: GameError | None


def import_all(text: str, games: Mapping[str, Game]) -> Iterable[ImportResult]:
    """What a file of many games holds, told anew after each line, for others to have a turn in between."""
    found, refused, problem = list[LibraryEntry](), 0, None
    for line in text[:MAX_IMPORT_CHARS].splitlines():
        if line.strip():
            loaded = load_session(line, games)
            if loaded.session and not loaded.problem and loaded.session.state.outcome:
                found.append(library_entry(loaded.session, 0))
            else:
                refused, problem = refused + 1, problem or loaded.problem
        yield ImportResult(tuple(found), refused, problem)


def _parse_line(line: str) -> LibraryEntry | None:
    """A line of the store: what this program wrote, or nothing."""
    try:
        fields: dict[str, Any] = json.loads(line)
        ended, game, plies, packed = (fields[name] for name in ("ended", "game", "plies", "packed"))
        seats = tuple(Seat(**seat) for seat in fields["seats"])
        return LibraryEntry(ended, game, seats, tuple(fields["winners"]), plies, packed)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
