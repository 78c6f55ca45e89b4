"""The saves of one game: the current session, the previous one, and a copy of the last corrupt save. If a
seat has changed between a person and the computer, also the players who began the game.

When a session starts, the current one becomes the previous one, so that the start can be undone. The former
previous one goes to the list of unfinished games, if it is unfinished. Saves of a newer version of this
program are never overwritten. Every method raises StoreError if the store fails.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from game.contract import Game
from game.play.record import BadRecord, NewerRecord, Record
from game.play.saves.library import Library, library_entry
from game.play.saves.two_slot_save import Store, StoreError, TwoSlotSave
from game.play.session import LoadResult, Session, load_session

UNFINISHED_KEY = "starboard.unfinished"


def unfinished_games(store: Store) -> Library:
    """The unfinished games of all kinds that later games have replaced, oldest first."""
    return Library(store, budget=None, key=UNFINISHED_KEY)


class GameSaves:
    """The saves of one game in a store; `games` is the catalogue.

    `unfinished` takes the games that two later ones have replaced; `now()` is a time in seconds since 1970.
    """

    def __init__(
        self,
        store: Store,
        game_id: str,
        games: Mapping[str, Game],
        unfinished: Library | None = None,
        now: Callable[[], int] = lambda: 0,
    ) -> None:
        self._store = store
        self._unfinished = unfinished or unfinished_games(store)
        self._now = now
        self._games = games
        self._name = f"starboard.{game_id}"
        self._current = TwoSlotSave(store, self._name)
        self._previous = TwoSlotSave(store, f"{self._name}.previous")
        self._begun_key = f"{self._name}.begun"
        self._corrupt_key = f"{self._name}.damaged"
        self._corrupt_text: str | None = None

    def save(self, session: Session) -> None:
        """Save the current session. Call `load_current` first, else an existing save raises SaveConflict."""
        self._current.save(session.record.text())

    def load_current(self) -> LoadResult | None:
        """The current session, or None. A corrupt save is copied before a later save overwrites it."""
        return self._load(self._current)

    def has_conflict(self) -> bool:
        """True if another tab has saved the game since it was loaded or saved here."""
        return self._current.has_conflict()

    def load_previous(self) -> LoadResult | None:
        """The session archived last. If its successor was never saved, the archiving is undone first."""
        if self._previous.load().text == TwoSlotSave(self._store, self._name).load().text:
            self._previous.drop_newest()
        return self._load(self._previous)

    def archive_current(self) -> None:
        """Archive the current session as the previous one; the previous one is listed if it is unfinished.

        Games from several devices are kept elsewhere (`game.play.together.shelf`).
        """
        loaded = self.load_current()
        if not loaded or not loaded.session:
            return
        previous = self.load_previous()
        replaced = previous.session if previous else None
        if replaced and replaced.ply and replaced.outcome is None:
            self._unfinished.add(library_entry(replaced, self._now()))
        if not loaded.session.record.together:
            self._previous.save(loaded.session.record.text())
        elif previous and not previous.problem:
            self._previous.remove()

    def save_as_begun(self, record: Record) -> None:
        """Remember who began to play, before a seat changes between a person and the computer."""
        self._store.write(self._begun_key, self.as_begun(record).text())

    def as_begun(self, record: Record) -> Record:
        """A game's record without moves, with the players who began it."""
        first = record.without_moves()
        kept = load_session(self._store.read(self._begun_key) or "", self._games).session
        return kept.record if kept and replace(kept.record, seats=first.seats) == first else first

    def corrupt_text(self) -> str | None:
        """The last text that could not be read, unchanged."""
        return self._corrupt_text or self._store.read(self._corrupt_key)

    def _load(self, slots: TwoSlotSave) -> LoadResult | None:
        stored = slots.load()
        if stored.text is None and not stored.corrupt:
            return None
        corrupt = "\n".join(stored.corrupt)
        loaded = load_session(corrupt if stored.text is None else stored.text, self._games)
        if stored.corrupt and not loaded.problem:
            problem = BadRecord("one of its two copies is damaged", code="copy")
            loaded = replace(loaded, problem=problem, text=corrupt)
        if isinstance(loaded.problem, NewerRecord):
            slots.make_read_only()
        if loaded.problem:
            self._corrupt_text = loaded.text
            with suppress(StoreError):  # the store may be full
                self._store.write(self._corrupt_key, loaded.text)
        return loaded
