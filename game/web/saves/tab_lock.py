"""Which tab of the browser plays a game: one at a time. The others show it and can take over.

A lock says who plays (`boot/storage/tab-lock.mjs`). Where the browser has no locks, or is slow to tell, the
sequence number of the save does: whoever finds that another tab has saved stops writing and looks on.
"""

from __future__ import annotations

from typing import Protocol

from js import document, window
from pyscript.js_modules.page import tabLock

from game.play.saves.two_slot_save import SaveConflict
from game.play.session import Session
from game.text.message import msg
from game.web.platform.dom import listen
from game.web.platform.toasts import Toasts
from game.web.saves.save_manager import SaveManager


class TabLockListener(Protocol):
    """Whom a tab tells what the others do."""

    def reload_saved(self) -> None:
        """Another tab has saved, or plays now: show the game as it is saved."""


class TabLock:
    """This tab among the others. `playing` says whether it may write."""

    def __init__(self, save_manager: SaveManager, toasts: Toasts) -> None:
        self._save_manager, self._toasts = save_manager, toasts
        self._listener: TabLockListener | None = None
        self._game_id = ""
        self.holds_lock = False

    def subscribe(self, listener: TabLockListener) -> None:
        """From now on `host` hears what other tabs do."""
        self._listener = listener
        listen(document, "starboard:lock-lost", lambda _: self._on_lock_lost())
        listen(window, "storage", lambda _: self._on_storage_event())

    def save(self, session: Session) -> bool:
        """Save the game on the screen; false where another tab plays it now."""
        try:
            self._save_manager.save(session)
        except SaveConflict:
            self._on_lock_lost()
        return self.holds_lock

    async def acquire(self, game_id: str, take_over: bool = False) -> bool:
        """Play a game here, unless another tab does and is not to be taken over from."""
        self._game_id = game_id
        self.holds_lock = bool(await tabLock.acquire(game_id, take_over))
        self._update_notice()
        return self.holds_lock

    def release(self) -> None:
        """No game is on the screen."""
        tabLock.release()
        self._game_id, self.holds_lock = "", False
        self._update_notice()

    def _on_lock_lost(self) -> None:
        """Another tab plays from now on."""
        self.holds_lock = False
        self._update_notice()
        self._notify_listener()

    def _on_storage_event(self) -> None:
        """Any tab may have written anything. What concerns the game on the screen is shown; where this tab
        holds the lock, that was the last move of the tab that had it before."""
        if not self._game_id or not self._save_manager.has_conflict(self._game_id):
            return
        if self.holds_lock and not tabLock.supported:
            self._on_lock_lost()
        else:
            self._notify_listener()

    def _notify_listener(self) -> None:
        if self._listener:
            self._listener.reload_saved()

    def _update_notice(self) -> None:
        if self._game_id and not self.holds_lock:
            self._toasts.show(
                msg("notice-elsewhere"), ("take-over", msg("notice-take-over")), persistent=True
            )
        else:
            self._toasts.clear("notice-elsewhere")
