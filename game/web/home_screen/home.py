"""The home screen for the chosen game: continue, start a new game, or open another unfinished one.

`boot/page/running-games.mjs` shows the list of unfinished games, since it is there before Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pyscript.js_modules.page import runningGames

from game.play.record import Seat, only_person
from game.play.saves.running_games import CURRENT, RunningGame
from game.text.message import Message, comma_separated, msg
from game.web.platform.dom import by_id, query_all
from game.web.platform.i18n import seat_names
from game.web.services import Services


class HomeScreen:
    """The home screen. The current game of the chosen kind is not in the list, but on the button Continue."""

    def __init__(self, services: Services) -> None:
        self._services, self._running = services, services.saves.running
        self._entries: tuple[RunningGame, ...] = ()

    def show(self, seats: Sequence[Seat], picture: str = "") -> None:
        """Show the chosen game. `seats` are those of a new game; `picture` is the board just left."""
        game, i18n = self._services.current.game.id, self._services.i18n
        for button in query_all("#games [data-game]"):
            button.setAttribute("aria-pressed", str(button.dataset.game == game).lower())
        i18n.set_text(by_id("game-title"), msg(f"{game}-title"))
        i18n.set_text(by_id("game-tagline"), msg(f"{game}-tagline"))
        i18n.set_text(by_id("game-origin"), msg(f"{game}-origin"))
        self.show_running(picture)
        can_continue = not by_id("continue").hidden
        by_id("play").classList.toggle("main", not can_continue)
        i18n.set_text(by_id("play-label"), msg("start-again" if can_continue else "start-play"))
        i18n.set_text(by_id("play-players"), msg("running-players", names=_listed_names(game, seats)))

    def show_running(self, picture: str = "") -> None:
        """Show the unfinished games; `picture` is the board of the one that has just been left."""
        if missing := self._load(picture):
            self._services.tasks.spawn(self._add_missing(missing))

    def find(self, game: str, place: str) -> RunningGame | None:
        """The unfinished game of a button; None if it is not there any more."""
        return next((entry for entry in self._entries if (entry.game, entry.place) == (game, place)), None)

    def _load(self, picture: str = "") -> frozenset[str]:
        """Show what is known. Returns the kinds of games that have to be loaded first."""
        game = self._services.current.game.id
        entries, missing = self._running.load(self._services.loader.is_imported)
        if picture:
            entries = tuple(
                replace(entry, picture=picture) if (entry.game, entry.place) == (game, CURRENT) else entry
                for entry in entries
            )
        self._entries = tuple(replace(entry, texts=self._texts(entry)) for entry in entries)
        runningGames.show(self._running.save(self._entries), game)
        return missing

    async def _add_missing(self, missing: frozenset[str]) -> None:
        """Load kinds of games, once, whose saves come from a build without this list."""
        if await self._services.loader.load(*missing):
            self._load()

    def _texts(self, entry: RunningGame) -> dict[str, Any]:
        listed = _listed_names(entry.game, entry.seats)
        texts = {"title": msg(f"{entry.game}-title"), "players": msg("running-players", names=listed)}
        if entry.turn >= 0:
            player = seat_names(entry.game, entry.seats)[entry.turn]
            is_yours = entry.turn == only_person(entry.seats)
            texts["turn"] = msg("running-your-turn") if is_yours else msg("turn-of", player=player)
        to_fluent = self._services.i18n.to_fluent
        return {use: to_fluent(message) for use, message in texts.items()}


def _listed_names(game: str, seats: Sequence[Seat]) -> str | Message:
    """The players' names in one text; a single person without a name is "you"."""
    return comma_separated(
        msg("running-you") if number == only_person(seats) and not seats[number].name else name
        for number, name in enumerate(seat_names(game, seats))
    )
