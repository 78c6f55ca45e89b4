"""What is kept of one game: the one being played, the one before it, and copies of what could not be read.

A new game sets the one before aside, so that it can be undone. Every method raises StoreError where the
store refuses.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from game.contract import Game
from game.play.record import BadRecord
from game.play.saves import Saves, Store, StoreError
from game.play.session import Loaded, Session, load


class Shelf:
    """The saves of one game in a store. `games` is the catalogue."""

    def __init__(self, store: Store, game_id: str, games: Mapping[str, Game]) -> None:
        self._store = store
        self._games = games
        self._current = Saves(store, f"starboard.{game_id}")
        self._previous = Saves(store, f"starboard.{game_id}.previous")
        self._damaged_key = f"starboard.{game_id}.damaged"

    def keep(self, session: Session) -> None:
        """Save the game being played."""
        self._current.save(session.record.text())

    def current(self) -> Loaded | None:
        """The game being played. What cannot be read of it is copied, so that no later save destroys it."""
        return self._load(self._current)

    def previous(self) -> Loaded | None:
        """The game that was set aside last."""
        return self._load(self._previous)

    def set_aside(self) -> None:
        """Make room for a new game: what is being played becomes the game before."""
        text = self._current.load().text
        if text is not None:
            self._previous.save(text)

    def damaged(self) -> str | None:
        """The last text that could not be read, as it was found."""
        return self._store.read(self._damaged_key)

    def _load(self, saves: Saves) -> Loaded | None:
        found = saves.load()
        if found.text is None and not found.damaged:
            return None
        damaged = "\n".join(found.damaged)
        loaded = load(damaged if found.text is None else found.text, self._games)
        if found.damaged and not loaded.problem:
            loaded = replace(loaded, problem=BadRecord("one of its two copies is damaged"), text=damaged)
        if loaded.problem:
            with suppress(StoreError):  # a store that is full can still be read
                self._store.write(self._damaged_key, loaded.text)
        return loaded
