"""A new version of the page: the player is asked before it is loaded, and told once it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from js import document
from pyscript.js_modules.page import updatedOnReload

from game.text.message import msg
from game.web.platform.commands import Command, TaskRunner
from game.web.platform.dom import listen
from game.web.platform.toasts import Toasts


class UpdatePrompt:
    """Shows a toast when `boot/offline/service-worker-client.mjs` has found a new version.

    `remember_game()` stores which game this tab shows, with which the page starts: another tab may have
    chosen one since.
    """

    def __init__(self, toasts: Toasts, tasks: TaskRunner, remember_game: Callable[[], None]) -> None:
        self._toasts, self._remember_game = toasts, remember_game
        self._new_version: Any = None
        listen(document, "starboard:update", tasks.guarded(self._show_prompt))
        if updatedOnReload:
            toasts.show(msg("notice-updated"))

    def commands(self) -> Mapping[str, Command]:
        return {"update": lambda _: self._accept()}

    def _accept(self) -> None:
        self._remember_game()
        self._new_version.accept()

    def _show_prompt(self, event: Any) -> None:
        self._new_version = event.detail
        self._toasts.show(msg("notice-update"), ("update", msg("notice-update-accept")))
