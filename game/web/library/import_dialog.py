"""Import of games from a file, pasted text, or a link that the page was opened with."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Protocol

from js import history, window

from game.catalog import GAMES
from game.contract import GameError
from game.play.exchange.import_game import import_steps, problem_span
from game.play.exchange.share_link import (
    ANSWER_PREFIX,
    FRAGMENT_PREFIX,
    INVITATION_PREFIX,
    LETTER_PREFIX,
    SEAT_PREFIX,
)
from game.play.record import BadRecord
from game.play.saves.library import MAX_IMPORT_BYTES
from game.play.session import LoadResult, Session
from game.text.message import msg
from game.web.library.library_dialog import LibraryDialog
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, listen
from game.web.platform.toasts import error_message
from game.web.services import Services


class TogetherReceiver(Protocol):
    """What takes games from several devices."""

    def open_live_link(self, text: str) -> None: ...

    def receive(self, session: Session) -> None: ...

    def take_seat(self, text: str) -> None: ...


class ImportDialog:
    """Checks and replays every imported game, then shows it in the preview dialog."""

    def __init__(
        self,
        services: Services,
        preview_dialog: GamePreviewDialog,
        library_dialog: LibraryDialog,
        together: TogetherReceiver,
    ) -> None:
        self._preview_dialog, self._library_dialog, self._together = preview_dialog, library_dialog, together
        self._i18n, self._loader, self._toasts = services.i18n, services.loader, services.toasts
        self._tasks = tasks = services.tasks
        listen(by_id("import-text"), "input", lambda _: self._clear_problem())
        listen(by_id("import-file"), "change", lambda event: tasks.spawn(self._open_files(event.target)))
        listen(window, "hashchange", lambda _: tasks.spawn(self._open_link()))
        tasks.spawn(self._open_link())

    def commands(self) -> Mapping[str, Command]:
        return {
            "import": lambda _: by_id("import-file").click(),
            "receive": lambda _: self._tasks.spawn(self._open_pasted()),
        }

    async def _load_all_games(self) -> bool:
        """Load all games, since the text may be of any. False if a download failed."""
        all_loaded = await self._loader.load(*GAMES)
        if not all_loaded:
            by_id("import").close()
        return all_loaded

    async def _open_pasted(self) -> None:
        field = by_id("import-text")
        text = str(field.value)
        if not text.strip():
            field.focus()
        elif await self._load_all_games():
            loaded = await self._import_text(text)
            if loaded.problem and str(field.value) == text:
                field.focus()
                field.setSelectionRange(*problem_span(text, loaded))

    async def _open_files(self, file_input: Any) -> None:
        if await self._load_all_games():
            for file in list(file_input.files):
                await self._open_file(file)
                await asyncio.sleep(0)
        file_input.value = ""

    async def _open_file(self, file: Any) -> None:
        if file.size > MAX_IMPORT_BYTES:
            self._show_error(BadRecord(f"longer than {MAX_IMPORT_BYTES} bytes", code="long"))
            return
        text = str(await file.text())
        is_library = by_id("library").open or len(text.strip().splitlines()) > 1
        if is_library and text.lstrip().startswith("{"):
            await self._library_dialog.import_file(text)
        else:
            await self._import_text(text)

    async def _open_link(self) -> None:
        """Import the game in the address after `#`, and remove it there, so that it is imported once."""
        text = str(window.location.hash)
        is_game = text.startswith((f"#{FRAGMENT_PREFIX}", f"#{LETTER_PREFIX}", f"#{SEAT_PREFIX}"))
        is_live = text.startswith((f"#{INVITATION_PREFIX}", f"#{ANSWER_PREFIX}"))
        if (is_game or is_live) and await self._load_all_games():
            history.replaceState(None, "", f"{window.location.pathname}{window.location.search}")
            if is_live:
                self._together.open_live_link(text)
            else:
                await self._import_text(text)

    async def _import_text(self, text: str) -> LoadResult:
        """Show the game or what is wrong with the text. The page gets its turn in between."""
        if SEAT_PREFIX in text and not text.lstrip().startswith(("{", "[")):
            self._close()
            self._together.take_seat(text)
            return LoadResult(None, None, text)
        if LETTER_PREFIX in text and not await self._loader.load_together():
            return LoadResult(None, None, text)
        steps = import_steps(text, GAMES)
        while (loaded := next(steps)) is None:
            await asyncio.sleep(0)
        if loaded.problem:
            self._show_error(loaded.problem)
        elif loaded.session:
            self._close()
            if loaded.session.record.together:
                self._together.receive(loaded.session)
            else:
                self._preview_dialog.show(loaded.session)
        return loaded

    def _close(self) -> None:
        by_id("import").close()
        by_id("import-text").value = ""
        self._clear_problem()
        self._toasts.clear("import-bad")

    def _show_error(self, error: GameError) -> None:
        """Show it in the dialog that is open, which then stays open; else as a notice."""
        message = msg("import-bad", reason=error_message(error))
        if by_id("import").open:
            self._i18n.set_text(by_id("import-problem"), message)
            by_id("import-text").setAttribute("aria-invalid", "true")
        else:
            self._library_dialog.show_result(message)

    def _clear_problem(self) -> None:
        by_id("import-problem").removeAttribute("data-l10n-id")
        by_id("import-problem").textContent = ""
        by_id("import-text").removeAttribute("aria-invalid")
