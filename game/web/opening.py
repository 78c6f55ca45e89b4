"""Which game is on: choosing one on the first screen, beginning it, going on with it, going home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import URLSearchParams, document, window

from game.catalog import GAMES
from game.contract import BadOptions, Game, OptionValue
from game.play.chance import fresh_seed
from game.play.record import Seat
from game.play.session import Session, begin
from game.text.message import say
from game.web.archives import Archives
from game.web.around.branch import Branch
from game.web.bookshelf import Bookshelf
from game.web.commands import Command, Tasks
from game.web.cover import Cover
from game.web.dom import by_id
from game.web.match import Match
from game.web.playing import Playing
from game.web.screens import show_screen
from game.web.setup import Setup
from game.web.tabs import Tabs
from game.web.words import Words

MOST_SEED = 64
"""Hexadecimal digits of a seed in the address."""


class Opening:
    """The first screen, the set-up, and what comes onto the game screen from there.

    `game` is the one that is chosen, `saved` its game that can be gone on with.
    """

    def __init__(
        self,
        words: Words,
        match: Match,
        playing: Playing,
        branch: Branch,
        bookshelf: Bookshelf,
        tabs: Tabs,
        archives: Archives,
        tasks: Tasks,
    ) -> None:
        self._match, self._playing, self._branch, self._bookshelf = match, playing, branch, bookshelf
        self._tabs, self._archives, self._tasks = tabs, archives, tasks
        self._setup, self._cover = Setup(words), Cover(words)
        self.saved: Session | None = None
        last = bookshelf.last_game()
        self.game: Game = GAMES[last if last and archives.have(last) else next(iter(GAMES))]
        self._choose_game(self.game)
        tabs.tell(self)

    def commands(self) -> Mapping[str, Command]:
        return {
            "choose": self._choose,
            "play": lambda _: self.play(),
            "begin": self._begin,
            "continue": lambda _: self._tasks.spawn(self._enter(self.game)),
            "take-over": lambda _: self._tasks.spawn(self._enter(self.game, take_over=True)),
            "previous": self._previous,
            "rematch": self._rematch,
            "home": self._home,
        }

    def play(self) -> None:
        """A new game with the first set-up."""
        self._new_game(self._setup.first_seats(), {})

    def put_on(self, session: Session) -> None:
        """Play a game that was not on before; the one before is set aside."""
        self._tasks.spawn(self._enter(session.game, session))

    def show_saved(self) -> None:
        """Another tab has saved the game on the screen: show it as it is now."""
        self._match.close()
        self.saved = self._bookshelf.current(self.game.id)
        if self.saved:
            self._open(self.saved)

    def retell(self) -> None:
        """The language changed."""
        self._setup.retell()

    def _choose(self, button: Any) -> None:
        game_id = str(button.dataset.game)
        if not self._archives.opened(game_id):
            _rest(button)  # at once: what is pressed next would be asked of another game
            self._tasks.spawn(self._choose_once_here(button))
            return
        self._bookshelf.choose(game_id)
        self._choose_game(GAMES[game_id])

    async def _choose_once_here(self, button: Any) -> None:
        try:
            here = await self._archives.bring(str(button.dataset.game))
        finally:
            _wake(button)
        if here:
            self._choose(button)

    def _choose_game(self, game: Game) -> None:
        self.game = game
        document.body.dataset.game = game.id
        self.saved = self._bookshelf.current(game.id)
        self._setup.show(game, self.saved.record if self.saved else None)
        self._show_cover()

    def _begin(self, _: Any) -> None:
        seats = self._setup.seats()
        if len(seats) not in self.game.seats:
            self._setup.complain(say("setup-too-few"))
            return
        try:
            options = self.game.complete_options(self._setup.options())
        except BadOptions as error:
            self._setup.refuse(error)
            return
        self._setup.complain(None)
        by_id("setup").close()
        self._new_game(seats, options)

    def _new_game(self, seats: tuple[Seat, ...], options: dict[str, OptionValue], start: str = "") -> None:
        self.put_on(begin(self.game, seats, _asked_seed() or fresh_seed(), options, start))

    async def _enter(self, game: Game, fresh: Session | None = None, take_over: bool = False) -> None:
        """Play a fresh game or the saved one; where another tab plays, show what it plays."""
        playing = await self._tabs.enter(game.id, take_over)
        if playing and fresh:
            self._bookshelf.begin(fresh)
            self.saved = fresh
        elif game is not self.game or self._bookshelf.overtaken(game.id):
            self.saved = self._bookshelf.current(game.id)
        if self.saved:
            self._open(self.saved)

    def _previous(self, _: Any) -> None:
        previous = self._bookshelf.previous(self.game.id)
        if previous:
            self.put_on(previous)

    def _rematch(self, _: Any) -> None:
        by_id("result").close()
        if self._match.session:
            record = self._match.session.record
            self._new_game(record.seats, dict(record.options), record.start)

    def _home(self, _: Any) -> None:
        by_id("result").close()
        self._match.close()
        self._branch.leave()
        session = self._match.session
        if session and session.game is self.game and not self._match.is_watched:
            self.saved = session
        self._tabs.leave()
        self._show_cover()

    def _open(self, session: Session) -> None:
        self._branch.leave()
        self.game, self.saved = session.game, session
        document.body.dataset.game = session.game.id
        self._bookshelf.choose(session.game.id)
        show_screen("game")
        self._playing.open(session, watch=not self._tabs.playing)

    def _show_cover(self) -> None:
        document.body.dataset.game = self.game.id
        self._cover.show(self.game, self.saved, self._bookshelf.previous(self.game.id))
        show_screen("start")


def _rest(button: Any) -> None:
    """Nothing on the first screen can be pressed, because of a button, which is marked as busy."""
    by_id("start").inert = True
    button.setAttribute("aria-busy", "true")


def _wake(button: Any) -> None:
    """All can be pressed again; the focus, which has had no place, is where it was."""
    by_id("start").inert = False
    button.removeAttribute("aria-busy")
    if document.activeElement is None or document.activeElement.isSameNode(document.body):
        button.focus()


def _asked_seed() -> str:
    """The seed that the address asks for, if it is one: for tests, and to deal the same again."""
    asked = URLSearchParams.new(window.location.search).get("seed") or ""
    return asked if len(asked) <= MOST_SEED and set(asked) <= set("0123456789abcdef") else ""
