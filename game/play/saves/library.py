"""The library of finished games on the device, newest last. Over budget, or when the store is full, the
oldest games are removed.

It is saved as one text with a line of JSON per game: the fields for a list, and the record as in a share
link, so that hundreds fit. Unreadable lines are skipped, but kept for a newer version that may have written
them. Methods that use the store may raise StoreError.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from game.contract import Game, GameError
from game.play.exchange.share_link import decode, encode
from game.play.record import Seat
from game.play.saves.two_slot_save import Store, StoreError, TwoSlotSave
from game.play.session import LoadResult, Session, load_session, load_steps

KEY = "starboard.library"

MAX_LIBRARY_CHARS = 600_000
"""Maximum characters of the text. It is saved twice (`two_slot_save`); browsers allow five million in all."""

MAX_IMPORT_BYTES = 8 * 1024 * 1024
"""Longer files are refused where they are opened, `web/library/import_dialog.py`."""


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A finished game. `finished_at` is in seconds since 1970 by this device's clock (0: unknown).

    `link` is the record as in a share link.
    """

    finished_at: int
    game: str
    seats: tuple[Seat, ...]
    winners: tuple[int, ...]
    ply_count: int
    link: str

    def text(self) -> str:
        """One line of JSON for `_parse_line`."""
        fields = {
            "ended": self.finished_at,
            "game": self.game,
            "seats": [asdict(seat) for seat in self.seats],
            "winners": self.winners,
            "plies": self.ply_count,
            "packed": self.link,
        }
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))


_SHORTEST = len(LibraryEntry(0, "", (), (), 0, "").text())


def library_entry(session: Session, finished_at: int) -> LibraryEntry:
    """The entry of a session, finished or set aside at that time."""
    outcome, record = session.outcome, session.record
    winners, link = outcome.winners if outcome else (), encode(record, with_seed=outcome is None)
    return LibraryEntry(finished_at, record.game, record.seats, winners, session.ply, link)


class Library:
    """Games in a store: finished ones, or unfinished ones that other games have replaced."""

    def __init__(self, store: Store, budget: int | None = MAX_LIBRARY_CHARS, key: str = KEY) -> None:
        """`budget` is the number of characters above which the oldest games go; None: none ever goes."""
        self._saves = TwoSlotSave(store, key)
        self._budget = budget

    def games(self) -> tuple[LibraryEntry, ...]:
        """All readable entries, oldest first."""
        return tuple(filter(None, map(_parse_line, self._lines())))

    def add(self, *new: LibraryEntry) -> int:
        """Add new entries without duplicates. Returns the number of games removed for lack of space."""
        lines = self._lines()
        known_links = {game.link for game in filter(None, map(_parse_line, lines))}
        added = {game.link: game.text() for game in new if game.link not in known_links}
        return self._save([*lines, *added.values()]) if added else 0

    def remove(self, link: str) -> None:
        """Remove one game; nothing is written if it is not there."""
        lines = self._lines()
        left = [line for line in lines if not (game := _parse_line(line)) or game.link != link]
        if len(left) < len(lines):
            self._save(left)

    def _lines(self) -> list[str]:
        lines = (self._saves.load().text or "").split("\n")
        return [line for line in lines if len(line) > _SHORTEST]

    def _save(self, lines: list[str]) -> int:
        """Save the newest games that fit. Returns the number of games dropped."""
        dropped = 0
        while True:
            text = "\n".join(lines[dropped:])
            if self._budget is None or len(text) <= self._budget:
                try:
                    self._saves.save(text)
                    return dropped
                except StoreError:
                    if self._budget is None or dropped >= len(lines):
                        raise
            dropped += max(1, (len(lines) - dropped) // 8)


def load_entry(entry: LibraryEntry, games: Mapping[str, Game]) -> LoadResult:
    """The game of an entry, replayed through the rules. Never raises."""
    try:
        return load_session(decode(entry.link), games)
    except GameError as error:
        return LoadResult(None, error, entry.link)


def export_all(entries: Iterable[LibraryEntry]) -> str:
    """The entries as a file with the text of one record per line."""
    return "".join(f"{decode(game.link)}\n" for game in entries)


@dataclass(frozen=True, slots=True)
class ImportResult:
    """Finished games from a file, the number of other lines, and the first problem, of the lines read."""

    games: Sequence[LibraryEntry]
    refused: int
    problem: GameError | None


def import_all(text: str, games: Mapping[str, Game]) -> Iterable[ImportResult]:
    """The result of importing a file, in short steps so that the page can respond in between.

    Results share one list of games, to which later steps add.
    """
    found, refused, problem = list[LibraryEntry](), 0, None
    for line in re.finditer(r"\S.*", text):
        for loaded in load_steps(line[0].strip(), games):
            if loaded and loaded.session and not loaded.problem and loaded.session.outcome:
                found.append(library_entry(loaded.session, 0))
            elif loaded:
                refused, problem = refused + 1, problem or loaded.problem
            yield ImportResult(found, refused, problem)


def _parse_line(line: str) -> LibraryEntry | None:
    """The entry in a saved line, or None if it is unreadable."""
    try:
        fields: dict[str, Any] = json.loads(line)
        ended, game, plies, packed = (fields[name] for name in ("ended", "game", "plies", "packed"))
        seats = tuple(Seat(**seat) for seat in fields["seats"])
        return LibraryEntry(ended, game, seats, tuple(fields["winners"]), plies, packed)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None
