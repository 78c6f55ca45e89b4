"""What comes in from outside: a file, something pasted, or a link that the page was opened with."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from js import document, history, window

from game.catalog import GAMES
from game.contract import GameError
from game.play.incoming import receive
from game.play.library import MOST_IMPORTED
from game.play.link import MARK
from game.play.record import BadRecord
from game.text.message import say
from game.web.around.collection import Collection
from game.web.around.offer import Offer
from game.web.commands import Command, Tasks
from game.web.dom import by_id, listen
from game.web.notices import Notices, reason


class Receiving:
    """Every game that comes in is checked, replayed and offered; nothing is put on unasked."""

    def __init__(self, offer: Offer, collection: Collection, notices: Notices, tasks: Tasks) -> None:
        self._offer, self._collection, self._notices = offer, collection, notices
        listen(by_id("import-file"), "change", lambda event: tasks.spawn(self._open_file(event.target)))
        listen(window, "hashchange", tasks.guarded(lambda _: self._open_link()))
        self._open_link()

    def commands(self) -> Mapping[str, Command]:
        return {
            "import": lambda _: by_id("import-file").click(),
            "receive": lambda _: self._receive(str(by_id("pasted").value)),
        }

    async def _open_file(self, chooser: Any) -> None:
        for chosen in list(chooser.files):
            if chosen.size > MOST_IMPORTED:
                self._refuse(BadRecord(f"longer than {MOST_IMPORTED} bytes", word="long"))
                continue
            text = str(await chosen.text())
            if len(text.strip().splitlines()) > 1 and text.lstrip().startswith("{"):
                await self._collection.take_in(text)
            else:
                self._receive(text)
            await asyncio.sleep(0)
        chooser.value = ""

    def _open_link(self) -> None:
        """The part of the address behind the `#`, if it is a game; taken away, so that it comes once."""
        text = str(window.location.hash)
        if text.startswith(f"#{MARK}"):
            history.replaceState(None, "", f"{window.location.pathname}{window.location.search}")
            self._receive(text)

    def _receive(self, text: str) -> None:
        loaded = receive(text, GAMES)
        if loaded.problem:
            self._refuse(loaded.problem)
        elif loaded.session:
            by_id("bring").close()
            by_id("pasted").value = ""
            self._notices.clear("import-bad")
            self._offer.show(loaded.session)

    def _refuse(self, error: GameError) -> None:
        if document.querySelector("#bring[open]"):
            by_id("bring").close()
        self._notices.show(say("import-bad", reason=reason(error)))
