"""Which tab of the browser plays a game: one at a time. The others show it and can take over.

A lock says who plays (`boot/storage/tab-lock.mjs`). Where the browser has no locks, or is slow to tell, the
sequence number of the save does: whoever finds that another tab has saved stops writing and looks on.
"""

from __future__ import annotations

from typing import Protocol

from js import document, window
from pyscript.js_modules.page import tabLock

from game.play.saves import Overtaken
from game.play.session import Session
from game.text.message import say
from game.web.bookshelf import Bookshelf
from game.web.dom import listen
from game.web.notices import Notices


class Host(Protocol):
    """Whom a tab tells what the others do."""

    def show_saved(self) -> None:
        """Another tab has saved, or plays now: show the game as it is saved."""


class Tabs:
    """This tab among the others. `playing` says whether it may write."""

    def __init__(self, bookshelf: Bookshelf, notices: Notices) -> None:
        self._bookshelf, self._notices = bookshelf, notices
        self._host: Host | None = None
        self._game_id = ""
        self.playing = False

    def tell(self, host: Host) -> None:
        """From now on `host` hears what other tabs do."""
        self._host = host
        listen(document, "starboard:lock-lost", lambda _: self._lose())
        listen(window, "storage", lambda _: self._another_saved())

    def keep(self, session: Session) -> bool:
        """Save the game on the screen; false where another tab plays it now."""
        try:
            self._bookshelf.keep(session)
        except Overtaken:
            self._lose()
        return self.playing

    async def enter(self, game_id: str, take_over: bool = False) -> bool:
        """Play a game here, unless another tab does and is not to be taken over from."""
        self._game_id = game_id
        self.playing = bool(await tabLock.acquire(game_id, take_over))
        self._tell_player()
        return self.playing

    def leave(self) -> None:
        """No game is on the screen."""
        tabLock.release()
        self._game_id, self.playing = "", False
        self._tell_player()

    def _lose(self) -> None:
        """Another tab plays from now on."""
        self.playing = False
        self._tell_player()
        self._show_saved()

    def _another_saved(self) -> None:
        """Any tab may have written anything. What concerns the game on the screen is shown; where this tab
        holds the lock, that was the last move of the tab that had it before."""
        if not self._game_id or not self._bookshelf.overtaken(self._game_id):
            return
        if self.playing and not tabLock.supported:
            self._lose()
        else:
            self._show_saved()

    def _show_saved(self) -> None:
        if self._host:
            self._host.show_saved()

    def _tell_player(self) -> None:
        if self._game_id and not self.playing:
            self._notices.show(say("notice-elsewhere"), ("take-over", say("notice-take-over")), stays=True)
        else:
            self._notices.clear("notice-elsewhere")
