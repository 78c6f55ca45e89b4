"""The saves of all games in this browser. One path saves: `SaveManager.save`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from enum import Enum

from game.catalog import Catalog
from game.play.record import Record
from game.play.saves.game_saves import GameSaves, unfinished_games
from game.play.saves.library import load_entry
from game.play.saves.running_games import RunningGames
from game.play.saves.two_slot_save import SaveConflict, SaveIsReadOnly, Store, StoreError
from game.play.session import Session
from game.web.platform.signal import Signal
from game.web.saves.tab_lock import TabLock

LAST_GAME_KEY = "starboard.game"


class SaveResult(Enum):
    """The result of a save. Except after a conflict, the game continues and the next move is saved again."""

    SAVED = "saved"
    CONFLICT = "conflict"
    """Another tab plays this game; nothing was written."""
    FULL = "full"
    """The store refused, nearly always for lack of room; the previous save is intact."""
    READ_ONLY = "read only"
    """A newer version of the program wrote the save; it is not overwritten."""


class SaveManager:
    """Saves and loads sessions by game id.

    `unfinished` has unfinished games older than the current and the previous one; `running` lists all games
    that have begun.

    `saved` emits every SaveResult; `load_failed` a game's id, a GameError and whether part of the game was
    loaded; `changed_elsewhere` is emitted when another tab has saved or taken over the game on the screen.

    `flushed()` waits until the last save would survive a killed browser, with a short time limit.
    """

    def __init__(
        self,
        store: Store,
        game_ids: Collection[str],
        tab_lock: TabLock,
        flushed: Callable[[], Awaitable[None]],
        now: Callable[[], int],
    ) -> None:
        self.store, self.tab_lock, self.flushed = store, tab_lock, flushed
        self.unfinished = unfinished_games(store)
        self.running = RunningGames(store, Catalog(tuple(game_ids)), self.unfinished, now)
        self._game_saves = {
            game_id: GameSaves(store, game_id, Catalog((game_id,)), self.unfinished, now)
            for game_id in game_ids
        }
        self._unarchived: dict[str, Session] = {}
        """Sessions by game that may not be saved until the session before them has been archived."""
        self.saved, self.load_failed, self.changed_elsewhere = Signal(), Signal(), Signal()

    def save(self, session: Session) -> SaveResult:
        """Save the game on the screen."""
        result = SaveResult.CONFLICT
        if self.tab_lock.holds_lock:
            result = self._write(session)
            if result is SaveResult.CONFLICT:
                self.on_lock_lost()
        self.saved.emit(result)
        return result

    def start_new(self, session: Session) -> SaveResult:
        """Save a new game; the saved one becomes the previous game."""
        self._unarchived[session.game.id] = session
        return self.save(session)

    def load_current(self, game_id: str) -> Session | None:
        """The game being played, up to its last readable move."""
        try:
            loaded = self._game_saves[game_id].load_current()
        except StoreError:
            return None
        if loaded and loaded.problem:
            self.load_failed.emit(game_id, loaded.problem, loaded.session is not None)
        return loaded.session if loaded else None

    def save_as_begun(self, record: Record) -> None:
        """Remember who began to play, before a seat changes between a person and the computer."""
        with suppress(StoreError):
            self._game_saves[record.game].save_as_begun(record)

    def as_begun(self, record: Record) -> Record:
        """A game's record without moves, with the players who began it."""
        try:
            return self._game_saves[record.game].as_begun(record)
        except StoreError:
            return record.without_moves()

    def has_conflict(self, game_id: str) -> bool:
        """Whether another tab has saved that game since it was loaded or saved here."""
        try:
            return self._game_saves[game_id].has_conflict()
        except StoreError:
            return False

    def corrupt_text(self, game_id: str) -> str | None:
        """The last text of that game that could not be read."""
        try:
            return self._game_saves[game_id].corrupt_text()
        except StoreError:
            return None

    def last_game(self) -> str | None:
        """The id of the game that was chosen last."""
        try:
            game_id = self.store.read(LAST_GAME_KEY)
        except StoreError:
            return None
        return game_id if game_id in self._game_saves else None

    def remember_game(self, game_id: str) -> None:
        """Offer this game first at the next visit."""
        try:
            self.store.write(LAST_GAME_KEY, game_id)
        except StoreError:
            self.saved.emit(SaveResult.FULL)

    # Other tabs.

    def on_lock_lost(self) -> None:
        """Another tab has taken over the game on the screen."""
        self.tab_lock.lose()
        self.changed_elsewhere.emit()

    def on_storage_event(self) -> None:
        """Another tab has written to the store: show its save, if it is newer than the game on the screen.

        Where the browser has no locks, only this tells that another tab plays now. Where it has, the save may
        be the last move of the tab from which this one has just taken over.
        """
        game_id = self.tab_lock.game_id
        if not game_id or not self.has_conflict(game_id):
            return
        if self.tab_lock.holds_lock and not self.tab_lock.is_supported:
            self.on_lock_lost()
        else:
            self.changed_elsewhere.emit()

    def _write(self, session: Session) -> SaveResult:
        game_saves = self._game_saves[session.game.id]
        try:
            if first := self._unarchived.get(session.game.id):
                game_saves.archive_current()
                del self._unarchived[session.game.id]
            game_saves.save(session)
            self.running.note_played(session.game.id)
            if first and first.ply:
                self._remove_from_unfinished(first)
        except SaveConflict:
            return SaveResult.CONFLICT
        except SaveIsReadOnly:
            return SaveResult.READ_ONLY
        except StoreError:
            return SaveResult.FULL
        return SaveResult.SAVED

    def _remove_from_unfinished(self, session: Session) -> None:
        """Remove a game that is the current one again. Builds with other options have written other links."""
        games = {session.game.id: session.game}
        for entry in self.unfinished.games():
            if entry.game == session.game.id and load_entry(entry, games).session == session:
                self.unfinished.remove(entry.link)
