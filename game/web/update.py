"""A new version of the page: offered, taken when the player agrees, and told of once it is there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import document
from pyscript.js_modules.page import updatedOnReload

from game.text.message import say
from game.web.commands import Command, Tasks
from game.web.dom import listen
from game.web.notices import Notices


class Update:
    """Waits for `boot/offline/service-worker-client.mjs` to find a new version."""

    def __init__(self, notices: Notices, tasks: Tasks) -> None:
        self._notices = notices
        self._found: Any = None
        listen(document, "starboard:update", tasks.guarded(self._offer))
        if updatedOnReload:
            notices.show(say("notice-updated"))

    def commands(self) -> Mapping[str, Command]:
        return {"update": lambda _: self._found.accept()}

    def _offer(self, event: Any) -> None:
        self._found = event.detail
        self._notices.show(say("notice-update"), ("update", say("notice-update-accept")))
