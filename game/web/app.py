"""The page as a whole: its screens, and what each button asks for.

A button with `data-does="word"` runs the command of that word, one with `data-target` chooses on the board.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable, Coroutine
from typing import Any

from js import URLSearchParams, console, document, window
from pyscript.js_modules import early

from game.catalog import GAMES
from game.contract import BadOptions, Game, OptionValue
from game.play.chance import fresh_seed
from game.play.record import Seat
from game.play.session import Session, begin, load
from game.text.message import say
from game.web import result, settings
from game.web.bookshelf import Bookshelf
from game.web.cover import Cover
from game.web.dom import by_id, every, listen
from game.web.files import download
from game.web.match import Match
from game.web.notices import Notices, reason
from game.web.panel import Panel
from game.web.setup import Setup
from game.web.thinker import Thinkers
from game.web.words import Words

NEARER = 1.5
"""How much a zoom button brings the board nearer."""

MOST_SEED = 64
"""Hexadecimal digits of a seed in the address."""


class App:
    """Everything that players can ask of the page."""

    def __init__(self) -> None:
        self._words = Words()
        self._notices = Notices(self._words)
        self._match = Match(self._words, Panel(self._words), Thinkers(self._thinker_failed), self)
        self._setup = Setup(self._words)
        self._cover = Cover(self._words)
        self._bookshelf = Bookshelf(GAMES, self._notices)
        self._update: Any = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._listen()
        self._game: Game = GAMES[self._bookshelf.last_game() or next(iter(GAMES))]
        self._saved: Session | None = None
        self._choose_game(self._game)

    # What a match tells.

    def keep(self, session: Session) -> None:
        """Save the game."""
        self._bookshelf.keep(session)
        self._show_tools()

    def over(self, session: Session) -> None:
        """Say who won."""
        self._show_tools()
        result.show(session, self._words)

    def failed(self, error: Exception) -> None:
        """Something went wrong in our own code: the game stays, can be saved, and the report can be sent."""
        console.error("".join(traceback.format_exception(error)))
        self._notices.show(say("notice-error"), "export", say("export-save"))

    # Beginning and ending.

    def _choose(self, button: Any) -> None:
        self._bookshelf.choose(button.dataset.game)
        self._choose_game(GAMES[button.dataset.game])

    def _choose_game(self, game: Game) -> None:
        self._game = game
        document.body.dataset.game = game.id
        self._saved = self._bookshelf.current(game.id)
        self._setup.show(game, self._saved.record if self._saved else None)
        self._show_cover()

    def _play(self, _: Any) -> None:
        self._new_game(self._setup.first_seats(), {})

    def _begin(self, _: Any) -> None:
        seats = self._setup.seats()
        if len(seats) not in self._game.seats:
            self._setup.complain(say("setup-too-few"))
            return
        try:
            options = self._game.complete_options(self._setup.options())
        except BadOptions as error:
            self._setup.refuse(error)
            return
        self._setup.complain(None)
        by_id("setup").close()
        self._new_game(seats, options)

    def _new_game(self, seats: tuple[Seat, ...], options: dict[str, OptionValue]) -> None:
        self._put_on(begin(self._game, seats, _asked_seed() or fresh_seed(), options))

    def _put_on(self, session: Session) -> None:
        """Play a game that was not on before; the one before is set aside."""
        self._bookshelf.begin(session)
        self._open(session)

    def _continue(self, _: Any) -> None:
        if self._saved:
            self._open(self._saved)

    def _previous(self, _: Any) -> None:
        previous = self._bookshelf.previous(self._game.id)
        if previous:
            self._put_on(previous)

    def _rematch(self, _: Any) -> None:
        by_id("result").close()
        if self._match.session:
            record = self._match.session.record
            self._new_game(record.seats, dict(record.options))

    def _home(self, _: Any) -> None:
        by_id("result").close()
        self._match.close()
        session = self._match.session
        if session and session.game is self._game:
            self._saved = session
        self._show_cover()

    def _open(self, session: Session) -> None:
        self._game, self._saved = session.game, session
        document.body.dataset.game = session.game.id
        self._words.put(by_id("board-title"), say(f"{session.game.id}-title"))
        _show_screen("game")
        self._match.open(session)
        self._show_tools()

    def _show_cover(self) -> None:
        self._cover.show(self._game, self._saved, self._bookshelf.previous(self._game.id))
        _show_screen("start")

    # During a game.

    def _undo(self, _: Any) -> None:
        self._match.undo()
        self._show_tools()

    def _redo(self, _: Any) -> None:
        self._match.redo()
        self._show_tools()

    def _hint(self, _: Any) -> None:
        self._spawn(self._match.hint())

    def _hand_over(self, button: Any) -> None:
        self._match.hand_over(int(button.dataset.seat))

    def _show_on_board(self) -> None:
        words = frozenset(str(box.name) for box in every("#toggles input") if box.checked)
        settings.show(self._game, words)

    def _toggle_panel(self, button: Any) -> None:
        shown = by_id("panel").classList.toggle("open")
        button.setAttribute("aria-expanded", str(shown).lower())

    def _show_tools(self) -> None:
        session = self._match.session
        for does, possible in (
            ("undo", self._match.can_undo()),
            ("redo", bool(session and session.undone)),
            ("hint", bool(session and session.state.outcome is None)),
        ):
            document.querySelector(f'[data-does="{does}"]').disabled = not possible

    # Files, notices, updates.

    def _dismiss(self, button: Any) -> None:
        button.closest(".notice").remove()

    def _export(self, _: Any) -> None:
        session = self._match.session or self._saved
        if session:
            download(f"starboard-{session.game.id}.json", session.record.text())

    def _keep_copy(self, _: Any) -> None:
        text = self._bookshelf.damaged(self._game.id)
        if text:
            download(f"starboard-{self._game.id}-damaged.txt", text)

    def _import(self, _: Any) -> None:
        by_id("import-file").click()

    async def _open_file(self, chooser: Any) -> None:
        """A game from a file: checked, replayed, and only then put in the place of the one before."""
        for chosen in list(chooser.files):
            loaded = load(await chosen.text(), GAMES)
            if loaded.problem:
                self._notices.show(say("import-bad", reason=reason(loaded.problem)))
            elif loaded.session:
                self._put_on(loaded.session)
        chooser.value = ""

    def _thinker_failed(self, error: Exception) -> None:
        console.error(f"computer players think on the page: {error}")
        self._notices.show(say("notice-thinker"))

    def _offer_update(self, event: Any) -> None:
        self._update = event.detail
        self._notices.show(say("notice-update"), "update", say("notice-update-accept"))

    def _accept_update(self, _: Any) -> None:
        self._update.accept()

    # Listening.

    def _listen(self) -> None:
        stage = self._match.stage
        commands: dict[str, Callable[[Any], None]] = {
            "choose": self._choose,
            "play": self._play,
            "begin": self._begin,
            "continue": self._continue,
            "previous": self._previous,
            "rematch": self._rematch,
            "home": self._home,
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "hand-over": self._hand_over,
            "panel": self._toggle_panel,
            "zoom-in": lambda _: stage.zoom(NEARER),
            "zoom-out": lambda _: stage.zoom(1 / NEARER),
            "zoom-all": lambda _: stage.zoom(0),
            "dismiss": self._dismiss,
            "export": self._export,
            "keep-copy": self._keep_copy,
            "import": self._import,
            "update": self._accept_update,
        }

        def clicked(event: Any) -> None:
            button = event.target.closest("[data-does], [data-target]")
            if button and button.hasAttribute("data-target"):
                self._match.choose(button.getAttribute("data-target"))
            elif button and not button.disabled:
                commands[button.getAttribute("data-does")](button)

        listen(document, "click", self._guarded(clicked))
        listen(document, "keydown", self._guarded(self._on_key))
        for happening in ("starboard:language", "starboard:settings"):
            listen(document, happening, self._guarded(lambda _: self._restyle()))
        listen(window.matchMedia("(prefers-color-scheme: dark)"), "change", lambda _: self._restyle())
        listen(document, "starboard:update", self._guarded(self._offer_update))
        listen(by_id("toggles"), "change", self._guarded(lambda _: self._show_on_board()))
        listen(by_id("import-file"), "change", lambda event: self._spawn(self._open_file(event.target)))

    def _on_key(self, event: Any) -> None:
        """Escape hurries what is being shown."""
        if event.key == "Escape" and not document.querySelector("dialog[open]"):
            self._match.choose("")

    def _restyle(self) -> None:
        self._setup.retell()
        self._match.restyle()

    def _guarded(self, heard: Callable[[Any], None]) -> Callable[[Any], None]:
        """An error in a command is told like one in a match."""

        def hear(event: Any) -> None:
            try:
                heard(event)
            except Exception as error:
                self.failed(error)

        return hear

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something that waits; an error in it is told, too."""

        async def watched() -> None:
            try:
                await work
            except Exception as error:
                self.failed(error)

        task = asyncio.get_running_loop().create_task(watched())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _asked_seed() -> str:
    """The seed that the address asks for, if it is one: for tests, and to deal the same again."""
    asked = URLSearchParams.new(window.location.search).get("seed") or ""
    return asked if len(asked) <= MOST_SEED and set(asked) <= set("0123456789abcdef") else ""


def _show_screen(name: str) -> None:
    for screen in ("start", "game"):
        by_id(screen).hidden = screen != name
    by_id("tools").hidden = name != "game"
    document.body.dataset.screen = name


def start() -> None:
    """Make the page listen, and do what was asked of it before."""
    App()
    document.documentElement.dataset.ready = "yes"
    early.pressAgain()
