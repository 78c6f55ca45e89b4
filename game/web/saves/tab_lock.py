"""The tab that may write a game: one at a time. Other tabs spectate and can take over.

The browser's lock decides (`boot/storage/tab-lock.mjs`). If it has no locks, or is late, the
sequence number of the save decides: a tab that finds a newer save stops writing (`save_manager`).
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Protocol

from game.web.platform.signal import Signal


class BrowserLock(Protocol):
    """One lock per game, shared by the tabs of a browser."""

    @property
    def supported(self) -> bool:
        """Whether the browser has locks."""

    def acquire(self, game_id: str, take_over: bool, /) -> Awaitable[bool]:
        """Acquire the lock of this game and release any other. False: another tab holds it."""

    def release(self) -> None: ...


class TabLock:
    """This tab's lock. `game_id` is the game on the screen, empty on the home screen.

    `changed` is emitted when `is_spectating` may have changed.
    """

    def __init__(self, browser_lock: BrowserLock) -> None:
        self._browser_lock = browser_lock
        self.game_id = ""
        self.holds_lock = False
        self.changed = Signal()

    @property
    def is_spectating(self) -> bool:
        """Whether another tab plays the game on the screen."""
        return bool(self.game_id) and not self.holds_lock

    @property
    def is_supported(self) -> bool:
        return bool(self._browser_lock.supported)

    async def acquire(self, game_id: str, take_over: bool = False) -> bool:
        """Put a game on the screen. True if this tab may write it; `take_over` takes it from another tab."""
        self.game_id = game_id
        self.holds_lock = bool(await self._browser_lock.acquire(game_id, take_over))
        self.changed.emit()
        return self.holds_lock

    def release(self) -> None:
        """Go to the home screen: other tabs may play."""
        self._browser_lock.release()
        self.game_id, self.holds_lock = "", False
        self.changed.emit()

    def lose(self) -> None:
        """Another tab plays from now on."""
        self.holds_lock = False
        self.changed.emit()
