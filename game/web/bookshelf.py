"""What is kept of every game in this browser, and what the player hears when it cannot be kept or read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress

from game.catalog import Catalog
from game.play.saves import LeftAlone, Overtaken, StoreError
from game.play.session import Loaded, Session
from game.play.shelf import Shelf
from game.text.message import say
from game.web.notices import Notices
from game.web.storage import open_store

LAST_GAME = "starboard.game"


class Bookshelf:
    """The shelves of all games, with saves of one game on each.

    What goes wrong becomes a notice; only Overtaken is raised, by `keep`.
    """

    def __init__(self, game_ids: Iterable[str], notices: Notices) -> None:
        self._notices = notices
        self._store, refused = open_store()
        self._shelves = {game_id: Shelf(self._store, game_id, Catalog((game_id,))) for game_id in game_ids}
        self.store = self._store
        if refused:
            notices.show(say("notice-not-saved"), ("export", say("export-save")))

    def keep(self, session: Session) -> None:
        """Save a game; where that fails, say so and try again at the next move. Raises Overtaken."""
        try:
            self._shelves[session.game.id].keep(session)
        except Overtaken:
            raise
        except LeftAlone:
            self._notices.show(say("notice-newer-save"), ("export", say("export-save")))
        except StoreError:
            self._notices.show(say("notice-storage-full"), ("export", say("export-save")))
        else:
            self._notices.clear("notice-storage-full")

    def begin(self, session: Session) -> None:
        """Save a new game, and set the one before it aside."""
        with suppress(StoreError):  # to keep the new one fails then, too, and says so
            self._shelves[session.game.id].set_aside()
        self.keep(session)

    def current(self, game_id: str) -> Session | None:
        """The game being played, as far as it can be."""
        return self._read(self._shelves[game_id].current)

    def overtaken(self, game_id: str) -> bool:
        """Whether another tab has saved that game since it was read or kept here."""
        try:
            return self._shelves[game_id].overtaken()
        except StoreError:
            return False

    def previous(self, game_id: str) -> Session | None:
        """The game that the one being played was begun in the place of."""
        return self._read(self._shelves[game_id].previous)

    def damaged(self, game_id: str) -> str | None:
        """The last text of that game that could not be read."""
        try:
            return self._shelves[game_id].damaged()
        except StoreError:
            return None

    def last_game(self) -> str | None:
        """The game that was chosen last."""
        try:
            found = self._store.read(LAST_GAME)
        except StoreError:
            return None
        return found if found in self._shelves else None

    def choose(self, game_id: str) -> None:
        """Remember which game was chosen; where that fails, the first one is offered next time."""
        try:
            self._store.write(LAST_GAME, game_id)
        except StoreError:
            self._notices.show(say("notice-storage-full"), ("export", say("export-save")))

    def _read(self, load: Callable[[], Loaded | None]) -> Session | None:
        try:
            loaded = load()
        except StoreError:
            return None
        if loaded and loaded.problem:
            self._notices.problem(loaded.problem, kept=loaded.session is not None)
        return loaded.session if loaded else None
