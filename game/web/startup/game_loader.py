"""Loads games and `together`, each of which has an archive of its own (`boot/python/pyodide.mjs`).

An archive is downloaded when its game is needed, or earlier while the page is idle. Code that opens a game
calls `load` first, unless it knows that the game is there.
"""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module

import starboard
from js import console
from pyodide.ffi import JsException
from pyscript.js_modules.page import i18n as fluent

from game.text.message import msg
from game.web.platform.toasts import Toasts

MISSING_GAME_NOTICE = "notice-game-missing"

LEARNING_TEXTS = "learn"
"""The folder of the texts of lessons, puzzles and rules."""

TOGETHER = "together"
"""The archive and the texts of games with other devices."""


class GameLoader:
    """Knows which games are there. A failed download shows a toast; it can be tried again."""

    def __init__(self, toasts: Toasts) -> None:
        self._toasts = toasts

    def is_available(self, game_id: str) -> bool:
        """Whether the archive of a game is there, so that it can be imported."""
        return bool(starboard.hasArchive(game_id))

    def is_imported(self, game_id: str) -> bool:
        """Whether a game has been imported, which keeps the page busy for some milliseconds."""
        return f"game.{game_id}" in sys.modules

    async def load(self, *game_ids: str) -> bool:
        """Download and import games. False if a download failed."""
        if not await self._download(*game_ids):
            return False
        for game_id in game_ids:
            import_module(f"game.{game_id}")
            await asyncio.sleep(0)  # lets the page react between two imports
        return True

    async def load_learning(self, game_id: str) -> bool:
        """Load what `catalog.load_submodule` imports for learning a game, and its texts.

        Call it for an imported game, too: a start from a snapshot has imported it without its archive.
        """
        return await self._download(game_id, texts=LEARNING_TEXTS) and await self.load(game_id)

    async def load_together(self) -> bool:
        """Download `game.web.together` and `game.play.together`, and their texts. False if that failed."""
        return await self._download(TOGETHER, texts=TOGETHER)

    async def _download(self, *archives: str, texts: str = "") -> bool:
        try:
            if texts:
                await fluent.loadPart(texts)
            await starboard.loadArchives(*archives)
        except JsException as error:
            console.warn(str(error))
            self._toasts.show(msg(MISSING_GAME_NOTICE))
            return False
        self._toasts.clear(MISSING_GAME_NOTICE)
        return True
