"""What comes in from outside: a file, something pasted, or a link that the page was opened with."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from js import history, window

from game.catalog import GAMES
from game.contract import GameError
from game.play.incoming import receive
from game.play.library import MOST_IMPORTED
from game.play.link import MARK
from game.play.record import BadRecord
from game.text.message import say
from game.web.archives import Archives
from game.web.around.collection import Collection
from game.web.around.offer import Offer
from game.web.commands import Command, Tasks
from game.web.dom import by_id, listen
from game.web.notices import Notices, reason


class Receiving:
    """Every game that comes in is checked, replayed and offered; nothing is put on unasked."""

    def __init__(
        self, offer: Offer, collection: Collection, archives: Archives, notices: Notices, tasks: Tasks
    ) -> None:
        self._offer, self._collection, self._archives = offer, collection, archives
        self._notices, self._tasks = notices, tasks
        listen(by_id("import-file"), "change", lambda event: tasks.spawn(self._open_files(event.target)))
        listen(window, "hashchange", lambda _: tasks.spawn(self._open_link()))
        tasks.spawn(self._open_link())

    def commands(self) -> Mapping[str, Command]:
        return {
            "import": lambda _: by_id("import-file").click(),
            "receive": lambda _: self._tasks.spawn(self._open_pasted()),
        }

    async def _here(self) -> bool:
        """Any game may come in, so all have to be there."""
        here = await self._archives.bring(*GAMES)
        if not here:
            by_id("import").close()
        return here

    async def _open_pasted(self) -> None:
        if await self._here():
            self._receive(str(by_id("import-text").value))

    async def _open_files(self, chooser: Any) -> None:
        if await self._here():
            for chosen in list(chooser.files):
                await self._open_file(chosen)
                await asyncio.sleep(0)
        chooser.value = ""

    async def _open_file(self, chosen: Any) -> None:
        if chosen.size > MOST_IMPORTED:
            self._refuse(BadRecord(f"longer than {MOST_IMPORTED} bytes", word="long"))
            return
        text = str(await chosen.text())
        if len(text.strip().splitlines()) > 1 and text.lstrip().startswith("{"):
            await self._collection.take_in(text)
        else:
            self._receive(text)

    async def _open_link(self) -> None:
        """The part of the address behind the `#`, if it is a game; taken away, so that it comes once."""
        text = str(window.location.hash)
        if text.startswith(f"#{MARK}") and await self._here():
            history.replaceState(None, "", f"{window.location.pathname}{window.location.search}")
            self._receive(text)

    def _receive(self, text: str) -> None:
        loaded = receive(text, GAMES)
        if loaded.problem:
            self._refuse(loaded.problem)
        elif loaded.session:
            by_id("import").close()
            by_id("import-text").value = ""
            self._notices.clear("import-bad")
            self._offer.show(loaded.session)

    def _refuse(self, error: GameError) -> None:
        by_id("import").close()
        self._notices.show(say("import-bad", reason=reason(error)))
