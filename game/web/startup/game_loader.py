"""Games that lie in archives of their own: each comes when it is asked for, or when nobody waits.

Whoever opens a game, and does not know that it is there, has it brought first (`boot/python/pyodide.mjs`).
"""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module

import starboard
from js import console
from pyodide.ffi import JsException

from game.text.message import msg
from game.web.platform.toasts import Toasts

MISSING_GAME_NOTICE = "notice-game-missing"


class GameLoader:
    """What of the games is there. A game that does not come is told of, and can be asked for again."""

    def __init__(self, toasts: Toasts) -> None:
        self._toasts = toasts

    def is_available(self, game_id: str) -> bool:
        """Whether a game can be imported."""
        return bool(starboard.hasGame(game_id))

    def is_imported(self, game_id: str) -> bool:
        """Whether a game has been imported, which keeps the page busy for some milliseconds."""
        return f"game.{game_id}" in sys.modules

    async def load(self, *game_ids: str) -> bool:
        """Whether these games are imported, now that what was missing of them has been asked for."""
        try:
            await starboard.loadGames(*game_ids)
        except JsException as error:
            console.warn(str(error))
            self._toasts.show(msg(MISSING_GAME_NOTICE))
            return False
        self._toasts.clear(MISSING_GAME_NOTICE)
        for game_id in game_ids:
            import_module(f"game.{game_id}")
            await asyncio.sleep(0)  # so that the page can answer before what comes next
        return True
