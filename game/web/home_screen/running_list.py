"""The unfinished games on the home screen: what is told of each.

`boot/page/running-games.mjs` shows the list, since it is there before Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pyscript.js_modules.page import runningGames

from game.play.record import Seat, only_person
from game.play.saves.running_games import CURRENT, RunningGame
from game.text.message import Message, comma_separated, msg
from game.web.platform.i18n import seat_names
from game.web.services import Services


class RunningList:
    """The list; the current game of the chosen kind is not in it, but on the button "Continue"."""

    def __init__(self, services: Services) -> None:
        self._services, self._running = services, services.saves.running
        self._entries: tuple[RunningGame, ...] = ()

    def show(self, picture: str = "") -> None:
        """Show all games; `picture` is the board of the game that has just been left."""
        missing = self._load(picture)
        if missing:
            self._services.tasks.spawn(self._add_missing(missing))

    def find(self, game: str, place: str) -> RunningGame | None:
        """The entry of a button; None if there is none any more."""
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
        listed = listed_names(entry.game, entry.seats)
        texts = {"title": msg(f"{entry.game}-title"), "players": msg("running-players", names=listed)}
        if entry.turn >= 0:
            player = seat_names(entry.game, entry.seats)[entry.turn]
            is_yours = entry.turn == only_person(entry.seats)
            texts["turn"] = msg("running-your-turn") if is_yours else msg("turn-of", player=player)
        to_fluent = self._services.i18n.to_fluent
        return {use: to_fluent(message) for use, message in texts.items()}


def listed_names(game: str, seats: Sequence[Seat]) -> str | Message:
    """The players' names in one text; a single person without a name is "you"."""
    return comma_separated(
        msg("running-you") if number == only_person(seats) and not seats[number].name else name
        for number, name in enumerate(seat_names(game, seats))
    )
