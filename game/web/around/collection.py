"""The library on the page: finished games to look at again, how often who won, export and import of all."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from js import Date, document, window

from game.catalog import GAMES
from game.play.library import Kept, Library, export, kept, open_game, read_export
from game.play.record import HUMAN
from game.play.saves import Store, StoreError
from game.play.session import Session
from game.play.standings import Tally, standings
from game.text.message import Message, say
from game.web.archives import Archives
from game.web.around.offer import Offer
from game.web.around.sheets import folded, table
from game.web.commands import Command, Tasks
from game.web.dom import by_id, figure, fill, icon, listen, make
from game.web.files import download
from game.web.notices import Notices, reason
from game.web.words import Words


class Collection:
    """The dialog of finished games."""

    def __init__(
        self, words: Words, store: Store, offer: Offer, archives: Archives, notices: Notices, tasks: Tasks
    ) -> None:
        self._words, self._offer, self._archives, self._notices = words, offer, archives, notices
        self._library = Library(store)
        self._shown: tuple[Kept, ...] = ()
        self._tasks = tasks
        listen(by_id("library-search"), "input", tasks.guarded(lambda _: self._search()))

    def commands(self) -> Mapping[str, Command]:
        return {
            "library": lambda _: self._tasks.spawn(self._open()),
            "library-game": lambda row: self._offer_game(int(row.dataset.number)),
            "library-export": lambda _: download("starboard-library.json", export(self._shown)),
        }

    def keep(self, session: Session) -> None:
        """A game has come to its end."""
        self._add([kept(session, int(Date.now() / 1000))])

    async def take_in(self, text: str) -> None:
        """The games of a file; others get their turn in between."""
        games: tuple[Kept, ...] = ()
        refused, problem = 0, None
        for found in read_export(text, GAMES):
            games, refused, problem = found.games, found.refused, found.problem
            await asyncio.sleep(0)
        known = len(self._games())
        self._add(games)
        added = len(self._games()) - known
        self._notices.show(say("library-taken-in", added=added, known=len(games) - added, refused=refused))
        if problem:
            self._notices.show(say("import-bad", reason=reason(problem)))

    def _add(self, games: Sequence[Kept]) -> None:
        try:
            gone = self._library.add(*games)
        except StoreError:
            self._notices.show(say("library-full"))
            return
        if gone:
            self._notices.show(say("library-dropped", games=gone))

    def _games(self) -> tuple[Kept, ...]:
        try:
            return self._library.games()
        except StoreError:
            return ()

    async def _open(self) -> None:
        if not await self._archives.bring(*GAMES):
            return
        self._fill()
        if not by_id("library").open:
            by_id("library").showModal()

    def _fill(self) -> None:
        self._shown = self._games()[::-1]
        self._words.put(by_id("library-count"), say("library-count", games=len(self._shown)))
        fill(by_id("library-games"), [self._row(number, game) for number, game in enumerate(self._shown)])
        by_id("library-search").value = ""
        by_id("library-search").hidden = not self._shown
        document.querySelector('[data-command="library-export"]').disabled = not self._shown
        by_game = sorted(self._shown, key=lambda game: list(GAMES).index(game.game))
        fill(
            by_id("library-standings"),
            [self._standings(each, list(games)) for each, games in groupby(by_game, lambda game: game.game)],
        )

    def _row(self, number: int, game: Kept) -> Any:
        title = self._words.make("b", say(f"{game.game}-title"))
        detail = self._words.make("small", say("library-row", date=_date(game.ended), moves=game.plies))
        players = make("span", *self._players(game), class_="players")
        button = make(
            "button", title, players, detail, type="button", data_command="library-game", data_number=number
        )
        return make("li", button)

    def _players(self, game: Kept) -> list[Any]:
        found = []
        for number, name in enumerate(self._words.called(game.game, game.seats)):
            label = make("span", figure(game.seats[number].figure), name)
            if number in game.winners:
                label.append(icon("crown"))
                won = self._words.make("span", say("library-won"), class_="visually-hidden")
                label.append(won)
            found.append(label)
        return found

    def _search(self) -> None:
        """Hide what does not have every word of the search."""
        wanted = str(by_id("library-search").value).casefold().split()
        for row in list(by_id("library-games").children):
            text = str(row.textContent).casefold()
            row.hidden = not all(word in text for word in wanted)

    def _offer_game(self, number: int) -> None:
        game = self._shown[number]
        loaded = open_game(game, GAMES)
        if loaded.session and not loaded.problem:
            self._offer.show(loaded.session, lambda: self._forget(game))
        elif loaded.problem:
            by_id("library").close()
            self._notices.show(say("import-bad", reason=reason(loaded.problem)))

    def _forget(self, game: Kept) -> None:
        self._library.remove(game.packed)
        self._fill()

    def _standings(self, game_id: str, games: list[Kept]) -> Any:
        rows = [self._tally(game_id, tally) for tally in standings(games)]
        if not rows:
            return make("span")
        head = (
            "statistics-player",
            "library-against",
            "library-games",
            "library-wins",
            "library-draws",
            "library-share",
        )
        note = self._words.make("small", say("library-note"))
        inside = table(self._words, map(say, head), rows)
        return folded(self._words, say("library-standings", game=say(f"{game_id}-title")), inside, note)

    def _tally(self, game_id: str, tally: Tally) -> tuple[Message, ...]:
        least, most = tally.interval
        return (
            self._called(game_id, tally.player),
            say("library-all") if tally.against is None else self._called(game_id, tally.against),
            say("number", value=tally.games),
            say("number", value=tally.won),
            say("number", value=tally.drawn),
            say("library-percent", percent=_percent(tally.share), least=_percent(least), most=_percent(most)),
        )

    def _called(self, game_id: str, player: str) -> Message:
        if player == HUMAN:
            return say("library-somebody")
        known = player in GAMES[game_id].levels
        return say(f"level-{game_id}-{player}") if known else say("library-name", name=player)


def _percent(share: float) -> int:
    return round(100 * share)


def _date(ended: int) -> str:
    """The day in the language of the page; a dash where it is not known."""
    if not ended:
        return "–"
    language = document.documentElement.lang or "en"
    style = window.JSON.parse('{"dateStyle": "medium"}')
    return str(Date.new(ended * 1000).toLocaleDateString(language, style))
