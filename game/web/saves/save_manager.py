"""What is kept of every game in this browser, and what the player hears when it cannot be kept or read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from game.catalog import Catalog
from game.play.saves.game_saves import GameSaves
from game.play.saves.two_slot_save import SaveConflict, SaveIsReadOnly, StoreError
from game.play.session import LoadResult, Session
from game.text.message import msg
from game.web.platform.toasts import Toasts
from game.web.saves.local_storage import open_store

LAST_GAME_KEY = "starboard.game"


class SaveManager:
    """The shelves of all games, with saves of one game on each.

    What goes wrong becomes a notice; only Overtaken is raised, by `keep`.
    """

    def __init__(self, game_ids: Iterable[str], toasts: Toasts) -> None:
        self._toasts = toasts
        self._store, store_error = open_store()
        self._game_saves = {
            game_id: GameSaves(self._store, game_id, Catalog((game_id,))) for game_id in game_ids
        }
        self.store = self._store
        if store_error:
            toasts.show(msg("notice-not-saved"), ("export", msg("export-save")))

    def save(self, session: Session) -> None:
        """Save a game; where that fails, say so and try again at the next move. Raises Overtaken."""
        try:
            self._game_saves[session.game.id].save(session)
        except SaveConflict:
            raise
        except SaveIsReadOnly:
            self._toasts.show(msg("notice-newer-save"), ("export", msg("export-save")))
        except StoreError:
            self._toasts.show(msg("notice-storage-full"), ("export", msg("export-save")))
        else:
            self._toasts.clear("notice-storage-full")

    def start_new(self, session: Session) -> None:
        """Save a new game, and set the one before it aside."""
        with suppress(StoreError):  # to keep the new one fails then, too, and says so
            self._game_saves[session.game.id].archive_current()
        self.save(session)

    def load_current(self, game_id: str) -> Session | None:
        """The game being played, as far as it can be."""
        return self._load_and_report(self._game_saves[game_id].load_current)

    def has_conflict(self, game_id: str) -> bool:
        """Whether another tab has saved that game since it was read or kept here."""
        try:
            return self._game_saves[game_id].has_conflict()
        except StoreError:
            return False

    def load_previous(self, game_id: str) -> Session | None:
        """The game that the one being played was begun in the place of."""
        return self._load_and_report(self._game_saves[game_id].load_previous)

    def corrupt_text(self, game_id: str) -> str | None:
        """The last text of that game that could not be read."""
        try:
            return self._game_saves[game_id].corrupt_text()
        except StoreError:
            return None

    def last_game(self) -> str | None:
        """The game that was chosen last."""
        try:
            game_id = self._store.read(LAST_GAME_KEY)
        except StoreError:
            return None
        return game_id if game_id in self._game_saves else None

    def remember_game(self, game_id: str) -> None:
        """Remember which game was chosen; where that fails, the first one is offered next time."""
        try:
            self._store.write(LAST_GAME_KEY, game_id)
        except StoreError:
            self._toasts.show(msg("notice-storage-full"), ("export", msg("export-save")))

    def _load_and_report(self, load: Callable[[], LoadResult | None]) -> Session | None:
        try:
            loaded = load()
        except StoreError:
            return None
        if loaded and loaded.problem:
            self._toasts.show_load_error(loaded.problem, partly_loaded=loaded.session is not None)
        return loaded.session if loaded else None
