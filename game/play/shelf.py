"""What is kept of one game: the one being played, the one before it, and copies of what could not be read.

A new game sets the one before aside, so that it can be undone. A save of a newer version of this program is
left as it is. Every method raises StoreError where the store refuses.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from game.contract import Game
from game.play.record import BadRecord, NewerRecord
from game.play.saves import Saves, Store, StoreError
from game.play.session import Loaded, Session, load


class Shelf:
    """The saves of one game in a store. `games` is the catalogue."""

    def __init__(self, store: Store, game_id: str, games: Mapping[str, Game]) -> None:
        self._store = store
        self._games = games
        self._name = f"starboard.{game_id}"
        self._current = Saves(store, self._name)
        self._previous = Saves(store, f"{self._name}.previous")
        self._damaged_key = f"{self._name}.damaged"
        self._damaged: str | None = None

    def keep(self, session: Session) -> None:
        """Save the game being played. `current` comes first, else the save is taken for somebody else's."""
        self._current.save(session.record.text())

    def current(self) -> Loaded | None:
        """The game being played. What cannot be read of it is copied, so that no later save destroys it."""
        return self._load(self._current)

    def overtaken(self) -> bool:
        """Whether somebody else has saved the game being played since it was read or kept here."""
        return self._current.overtaken()

    def previous(self) -> Loaded | None:
        """The game that was set aside last, for one that came: where none came it is still being played."""
        if self._previous.load().text == Saves(self._store, self._name).load().text:
            self._previous.take_back()
        return self._load(self._previous)

    def set_aside(self) -> None:
        """Make room for a new game: what is being played becomes the game before."""
        loaded = self.current()
        if loaded and loaded.session:
            self.previous()
            self._previous.save(loaded.session.record.text())

    def damaged(self) -> str | None:
        """The last text that could not be read, as it was found."""
        return self._damaged or self._store.read(self._damaged_key)

    def _load(self, saves: Saves) -> Loaded | None:
        found = saves.load()
        if found.text is None and not found.damaged:
            return None
        damaged = "\n".join(found.damaged)
        loaded = load(damaged if found.text is None else found.text, self._games)
        if found.damaged and not loaded.problem:
            problem = BadRecord("one of its two copies is damaged", word="copy")
            loaded = replace(loaded, problem=problem, text=damaged)
        if isinstance(loaded.problem, NewerRecord):
            saves.leave_alone()
        if loaded.problem:
            self._damaged = loaded.text
            with suppress(StoreError):  # a store that is full can still be read
                self._store.write(self._damaged_key, loaded.text)
        return loaded
