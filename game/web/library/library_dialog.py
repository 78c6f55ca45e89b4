"""The library: finished and replaced unfinished games, standings, export and import of all games."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import groupby
from typing import Any

from js import Date, document
from pyscript.js_modules.page import runningGames

from game.catalog import GAMES
from game.play.record import HUMAN
from game.play.saves.library import Library, LibraryEntry, export_all, import_all, library_entry, load_entry
from game.play.saves.two_slot_save import StoreError
from game.play.session import Session
from game.play.statistics.standings import Tally, standings
from game.text.message import Message, msg
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, figure, icon, listen
from game.web.platform.downloads import download
from game.web.platform.tables import collapsible, table
from game.web.platform.toasts import error_message
from game.web.services import Services

ROWS_PER_TASK = 20
"""Rows shown in one task: more than are seen at first. Hundreds take a second, on a phone several."""


class LibraryDialog:
    """The library dialog."""

    def __init__(self, services: Services, preview_dialog: GamePreviewDialog) -> None:
        self._i18n, self._loader, self._toasts = services.i18n, services.loader, services.toasts
        self._tasks, self._preview_dialog = services.tasks, preview_dialog
        self._library, self._unfinished = Library(services.saves.store), services.saves.unfinished
        self._entries: tuple[LibraryEntry, ...] = ()
        self._unfinished_entries: tuple[LibraryEntry, ...] = ()
        self._filling: asyncio.Task[None] | None = None
        self._removed: tuple[Library, LibraryEntry] | None = None
        """The entry that was removed last, and where it was."""
        listen(by_id("library-search"), "input", self._tasks.guarded(lambda _: self._filter_rows()))

    def commands(self) -> Mapping[str, Command]:
        return {
            "library": lambda _: self._tasks.spawn(self._open()),
            "library-game": lambda row: self._preview_game(
                self._library, self._entries[int(row.dataset.number)]
            ),
            "library-unfinished": lambda row: self._preview_game(
                self._unfinished, self._unfinished_entries[int(row.dataset.number)]
            ),
            "library-restore": lambda _: self._restore_removed(),
            "library-export": lambda _: download("starboard-library.json", export_all(self._entries)),
        }

    def add_finished(self, session: Session) -> None:
        """Add a game that has ended."""
        self.show_result(*self._add([library_entry(session, int(Date.now() / 1000))]))

    def remove_finished(self, session: Session) -> None:
        """Remove a game whose end has been taken back."""
        with suppress(StoreError):  # then it stays in the list
            self._library.remove(library_entry(session, 0).link)

    async def import_file(self, text: str) -> None:
        """Import all games of a file, in short tasks."""
        games: Sequence[LibraryEntry] = ()
        refused, problem = 0, None
        for result in import_all(text, GAMES):
            games, refused, problem = result.games, result.refused, result.problem
            await asyncio.sleep(0)
        known_count = len(self._load_entries())
        results = self._add(games)
        added = len(self._load_entries()) - known_count
        if by_id("library").open:
            self._fill()
        results.append(msg("library-taken-in", added=added, known=len(games) - added, refused=refused))
        if problem:
            results.append(msg("import-bad", reason=error_message(problem)))
        self.show_result(*results)

    def show_result(self, *messages: Message) -> None:
        """Show what came of adding games: in the dialog if that is open, since it covers the notices."""
        if by_id("library").open:
            texts = [self._i18n.text_element("p", each) for each in messages]
            by_id("library-result").replaceChildren(*texts)
            return
        for each in messages:
            self._toasts.show(each)

    def _add(self, games: Sequence[LibraryEntry]) -> list[Message]:
        """Add games; returns what there is to tell about it."""
        try:
            dropped = self._library.add(*games)
        except StoreError:
            return [msg("library-full")]
        return [msg("library-dropped", games=dropped)] if dropped else []

    def _load_entries(self, library: Library | None = None) -> tuple[LibraryEntry, ...]:
        """The entries of the games that this version knows; a newer one may have others."""
        try:
            return tuple(each for each in (library or self._library).games() if each.game in GAMES)
        except StoreError:
            return ()

    async def _open(self) -> None:
        if not await self._loader.load(*GAMES):
            return
        self._fill()
        if not by_id("library").open:
            by_id("library").showModal()

    def _fill(self) -> None:
        self._entries = self._load_entries()[::-1]
        self._unfinished_entries = self._load_entries(self._unfinished)[::-1]
        by_id("library-result").replaceChildren()
        by_id("library-removed").hidden = True
        by_id("library-unfinished-section").hidden = not self._unfinished_entries
        if self._filling:
            self._filling.cancel()
        self._filling = self._tasks.spawn(self._add_further_rows(by_id("library-games").scrollTop))
        for list_id, command, games in self._lists():
            by_id(list_id).replaceChildren(*self._rows(command, games, 0))
        self._show_count(has_found=True)
        by_id("library-search").value = ""
        by_id("library-search").hidden = not self._entries
        document.querySelector('[data-command="library-export"]').disabled = not self._entries
        by_game = sorted(self._entries, key=lambda game: list(GAMES).index(game.game))
        groups = groupby(by_game, lambda game: game.game)
        tables = [self._standings_table(game_id, list(games)) for game_id, games in groups]
        by_id("library-standings").replaceChildren(*tables)

    def _lists(self) -> tuple[tuple[str, str, Sequence[LibraryEntry]], ...]:
        """The id of each list, the command of its rows, and its games."""
        return (
            ("library-unfinished", "library-unfinished", self._unfinished_entries),
            ("library-games", "library-game", self._entries),
        )

    async def _add_further_rows(self, scroll_top: float) -> None:
        """Add the rows after the first ones, in short tasks; finished games are scrolled as before."""
        for list_id, command, games in self._lists():
            for first in range(ROWS_PER_TASK, len(games), ROWS_PER_TASK):
                await asyncio.sleep(0)
                by_id(list_id).append(*self._rows(command, games, first))
        if scroll_top:
            by_id("library-games").scrollTop = scroll_top
        self._filter_rows()

    def _rows(self, command: str, games: Sequence[LibraryEntry], first: int) -> list[Any]:
        """Rows of one task, from the game with the number `first`."""
        shown = games[first : first + ROWS_PER_TASK]
        return [self._row(number, game, command) for number, game in enumerate(shown, start=first)]

    def _row(self, number: int, game: LibraryEntry, command: str) -> Any:
        title = self._i18n.text_element("b", msg(f"{game.game}-title"))
        is_draw = command == "library-game" and not game.winners
        key = "library-row-draw" if is_draw else "library-row"
        detail = self._i18n.text_element("small", msg(key, date=_date(game.finished_at)))
        players = create_element("span", *self._players(game), class_="players")
        attributes = {"type": "button", "data_command": command, "data_number": number}
        button = create_element("button", title, players, detail, **attributes)
        return create_element("li", button)

    def _players(self, game: LibraryEntry) -> list[Any]:
        labels = []
        for number, name in enumerate(self._i18n.player_names(game.game, game.seats)):
            label = create_element("span", figure(game.seats[number].figure), name)
            if number in game.winners:
                label.append(icon("crown"))
                label.append(self._i18n.text_element("span", msg("library-won"), class_="visually-hidden"))
            labels.append(label)
        return labels

    def _filter_rows(self) -> None:
        """Hide rows that do not contain every word of the search; say so if no row does."""
        wanted = str(by_id("library-search").value).casefold().split()
        has_found = not self._entries
        for row in list(by_id("library-games").children):
            text = str(row.textContent).casefold()
            row.hidden = not all(word in text for word in wanted)
            has_found = has_found or not row.hidden
        self._show_count(has_found)

    def _show_count(self, has_found: bool) -> None:
        count = msg("library-count", games=len(self._entries))
        self._i18n.set_text(by_id("library-count"), count if has_found else msg("library-none"))

    def _preview_game(self, library: Library, game: LibraryEntry) -> None:
        loaded = load_entry(game, GAMES)
        if loaded.session and not loaded.problem:
            self._preview_dialog.show(loaded.session, lambda: self._remove_game(library, game))
        elif loaded.problem:
            by_id("library").close()
            self._toasts.show(msg("import-bad", reason=error_message(loaded.problem)))

    def _remove_game(self, library: Library, game: LibraryEntry) -> None:
        library.remove(game.link)
        self._removed = library, game
        self._fill()
        by_id("library-removed").hidden = False
        by_id("library-removed").querySelector("button").focus()  # the game's own button is gone

    def _restore_removed(self) -> None:
        assert self._removed
        library, game = self._removed
        library.add(game)
        self._fill()
        list_id = "library-games" if library is self._library else "library-unfinished"
        by_id(list_id).querySelector("button").focus()  # the game's own, the first one now

    def _standings_table(self, game_id: str, games: list[LibraryEntry]) -> Any:
        rows = [self._standings_row(game_id, tally) for tally in standings(games)]
        if not rows:
            return create_element("span")
        head = (
            "statistics-player",
            "library-against",
            "library-games",
            "library-wins",
            "library-draws",
            "library-share",
        )
        note = self._i18n.text_element("small", msg("library-note"))
        inside = table(self._i18n, map(msg, head), rows)
        return collapsible(self._i18n, msg("library-standings", game=msg(f"{game_id}-title")), inside, note)

    def _standings_row(self, game_id: str, tally: Tally) -> tuple[Message, ...]:
        least, most = map(_percent, tally.interval)
        return (
            self._player_name(game_id, tally.player),
            msg("library-all") if tally.opponent is None else self._player_name(game_id, tally.opponent),
            msg("number", value=tally.games),
            msg("number", value=tally.won),
            msg("number", value=tally.drawn),
            msg("library-percent", percent=_percent(tally.share), least=least, most=most),
        )

    def _player_name(self, game_id: str, player: str) -> Message:
        if player == HUMAN:
            return msg("library-somebody")
        is_level = player in GAMES[game_id].levels
        return msg(f"level-{game_id}-{player}") if is_level else msg("library-name", name=player)


def _percent(share: float) -> int:
    return round(100 * share)


def _date(finished_at: int) -> str:
    """The day in the language of the page; a dash if it is unknown."""
    return str(runningGames.dateText(finished_at)) if finished_at else "–"
