"""The page as a whole: its screens, its commands, and what is kept of a game between two visits.

A button with `data-does="word"` runs the command `_word`; what a match reports (`Keeper`) ends up here.
"""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise
from typing import Any

from js import URL, Blob, URLSearchParams, console, document, window
from pyodide.ffi import to_js
from pyscript.js_modules import early

from game.catalog import GAMES
from game.contract import BadOptions, Game
from game.draw.show import Ui
from game.play.chance import fresh_seed
from game.play.record import Seat
from game.play.saves import StoreError
from game.play.session import Loaded, Session, begin, load
from game.play.shelf import Shelf
from game.text.message import say
from game.web.dom import by_id, figure, fill, listen, make
from game.web.match import Match
from game.web.notices import Notices, reason
from game.web.panel import Panel
from game.web.setup import Setup
from game.web.storage import open_store
from game.web.thinker import Thinkers
from game.web.words import Words

GAME = "africa"
NEARER = 1.5


class App:
    """Everything that players can ask of the page."""

    def __init__(self) -> None:
        self._game: Game = GAMES[GAME]
        self._words = Words()
        self._panel = Panel(self._words)
        self._notices = Notices(self._words)
        self._match = Match(self._words, self._panel, Thinkers(self._thinker_failed), self)
        self._setup = Setup(self._game, self._words)
        self._store, refused = open_store()
        self._shelf = Shelf(self._store, GAME, GAMES)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._update: Any = None
        if refused:
            self._notices.show(say("notice-not-saved"), "export", say("export-save"))
        self._listen()
        self._saved = self._read(self._shelf.current)
        self._show_start()

    # What a match tells.

    def keep(self, session: Session) -> None:
        """Save the game; where that fails, say so and try again at the next move."""
        try:
            self._shelf.keep(session)
        except StoreError:
            self._notices.show(say("notice-storage-full"), "export", say("export-save"))
        else:
            self._notices.clear("notice-storage-full")
        self._show_tools()

    def over(self, session: Session) -> None:
        """Say who won."""
        self._show_tools()
        outcome = session.state.outcome
        assert outcome
        prompt = session.game.view.prompt(session.state, Ui())
        self._words.put(by_id("result-title"), prompt)
        rows = sorted(range(len(session.record.seats)), key=lambda seat: seat not in outcome.winners)
        fill(by_id("result-rows"), [self._result_row(session, seat) for seat in rows])
        by_id("result").showModal()

    def failed(self, error: Exception) -> None:
        """Something went wrong in our own code: the game stays, can be saved, and the report can be sent."""
        console.error("".join(traceback.format_exception(error)))
        self._notices.show(say("notice-error"), "export", say("export-save"))

    # Commands.

    def _play(self, _: Any) -> None:
        self._new_game(self._setup.seats(), {})

    def _begin(self, _: Any) -> None:
        seats = self._setup.seats()
        if len(seats) not in self._game.seats:
            self._setup.complain(say("setup-too-few"))
            return
        try:
            options = self._game.complete_options(self._setup.options())
        except BadOptions as error:
            self._setup.complain(reason(error))
            return
        self._setup.complain(None)
        by_id("setup").close()
        self._new_game(seats, options)

    def _new_game(self, seats: tuple[Seat, ...], options: dict[str, Any]) -> None:
        asked = URLSearchParams.new(window.location.search).get("seed")
        seed = asked if asked and set(asked) <= set("0123456789abcdef") and len(asked) <= 64 else fresh_seed()
        session = begin(self._game, seats, seed, options)
        with suppress(StoreError):  # saving the new game will say so
            self._shelf.set_aside()
        self.keep(session)
        self._open(session)

    def _continue(self, _: Any) -> None:
        if self._saved:
            self._open(self._saved)

    def _previous(self, _: Any) -> None:
        previous = self._read(self._shelf.previous)
        if previous:
            self._open(previous)

    def _rematch(self, _: Any) -> None:
        by_id("result").close()
        if self._match.session:
            record = self._match.session.record
            self._new_game(record.seats, dict(record.options))

    def _home(self, _: Any) -> None:
        by_id("result").close()
        self._match.close()
        self._saved = self._match.session or self._saved
        self._show_start()

    def _undo(self, _: Any) -> None:
        self._match.undo()
        self._show_tools()

    def _redo(self, _: Any) -> None:
        self._match.redo()
        self._show_tools()

    def _hint(self, _: Any) -> None:
        self._spawn(self._show_hint())

    def _panel_toggle(self, _: Any) -> None:
        shown = by_id("panel").classList.toggle("open")
        by_id("panel-toggle").setAttribute("aria-expanded", str(shown).lower())

    def _zoom(self, factor: float) -> Callable[[Any], None]:
        return lambda _: self._match.stage.zoom(factor)

    def _hand_over(self, button: Any) -> None:
        self._match.hand_over(int(button.dataset.seat))

    def _dismiss(self, button: Any) -> None:
        button.closest(".notice").remove()

    def _export(self, _: Any) -> None:
        session = self._match.session or self._saved
        if session:
            _download(f"starboard-{session.game.id}.json", session.record.text())

    def _keep_copy(self, _: Any) -> None:
        text = self._shelf.damaged()
        if text:
            _download(f"starboard-{GAME}-damaged.txt", text)

    def _import(self, _: Any) -> None:
        by_id("import-file").click()

    # Inside.

    def _listen(self) -> None:
        commands: dict[str, Callable[[Any], None]] = {
            "play": self._play,
            "begin": self._begin,
            "continue": self._continue,
            "previous": self._previous,
            "rematch": self._rematch,
            "home": self._home,
            "undo": self._undo,
            "redo": self._redo,
            "hint": self._hint,
            "panel": self._panel_toggle,
            "zoom-in": self._zoom(NEARER),
            "zoom-out": self._zoom(1 / NEARER),
            "zoom-all": self._zoom(0),
            "hand-over": self._hand_over,
            "dismiss": self._dismiss,
            "export": self._export,
            "keep-copy": self._keep_copy,
            "import": self._import,
            "update": self._accept_update,
        }

        def clicked(event: Any) -> None:
            button = event.target.closest("[data-does], [data-target]")
            if not button:
                return
            if target := button.getAttribute("data-target"):
                self._match.choose(target)
            elif not button.disabled:
                commands[button.dataset.does](button)

        listen(document, "click", self._guarded(clicked))
        listen(document, "keydown", self._guarded(self._on_key))
        listen(document, "starboard:language", self._guarded(lambda _: self._restyle()))
        listen(document, "starboard:settings", self._guarded(lambda _: self._restyle()))
        listen(document, "starboard:update", self._guarded(self._offer_update))
        listen(by_id("import-file"), "change", lambda event: self._spawn(self._open_file(event.target)))
        listen(window.matchMedia("(prefers-color-scheme: dark)"), "change", lambda _: self._restyle())

    def _guarded(self, heard: Callable[[Any], None]) -> Callable[[Any], None]:
        """An error in a command is told like one in a match."""

        def hear(event: Any) -> None:
            try:
                heard(event)
            except Exception as error:
                self.failed(error)

        return hear

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _read(self, load_it: Callable[[], Loaded | None]) -> Session | None:
        """A saved game, as far as it can be played; what is wrong with it is told."""
        try:
            loaded = load_it()
        except StoreError:
            return None
        if loaded and loaded.problem:
            self._notices.problem(loaded.problem, kept=loaded.session is not None)
        return loaded.session if loaded else None

    def _open(self, session: Session) -> None:
        """Go to the board and play."""
        self._saved = session
        self._show("game")
        self._match.open(session)
        self._show_tools()

    def _show_start(self) -> None:
        going_on = bool(self._saved and self._saved.state.outcome is None and self._saved.ply)
        by_id("continue").hidden = not going_on
        by_id("play").classList.toggle("main", not going_on)
        by_id("previous").hidden = going_on or not self._has_previous()
        if self._saved and going_on:
            detail = say(
                "start-continue-detail", turns=_turns(self._saved), players=len(self._saved.record.seats)
            )
            self._words.put(by_id("continue-detail"), detail)
        self._show("start")

    def _has_previous(self) -> bool:
        try:
            return self._shelf.previous() is not None
        except StoreError:
            return False

    def _show(self, screen: str) -> None:
        for name in ("start", "game"):
            by_id(name).hidden = name != screen
        by_id("tools").hidden = screen != "game"
        document.body.dataset.screen = screen

    def _show_tools(self) -> None:
        session = self._match.session
        for does, possible in (
            ("undo", self._match.can_undo()),
            ("redo", bool(session and session.undone)),
            ("hint", bool(session and session.state.outcome is None)),
        ):
            document.querySelector(f'[data-does="{does}"]').disabled = not possible

    async def _show_hint(self) -> None:
        advice = await self._match.hint()
        if advice and advice.reason:
            self._notices.show(advice.reason)

    def _result_row(self, session: Session, seat: int) -> Any:
        outcome = session.state.outcome
        assert outcome
        name = make("span", class_="name")
        self._words.put(name, say("player", seat=seat))
        score = make("span", class_="value")
        facts = session.game.view.table(session.state, Ui())
        self._words.put(score, next(card.facts[0].value for card in facts if card.seat == seat))
        row = make("li", figure(session.record.seats[seat].figure), name, score)
        row.classList.toggle("winner", seat in outcome.winners)
        return row

    def _restyle(self) -> None:
        self._match.restyle()

    def _thinker_failed(self, error: Exception) -> None:
        console.error(f"computer players think on the page: {error}")
        self._notices.show(say("notice-thinker"))

    def _offer_update(self, event: Any) -> None:
        self._update = event.detail
        self._notices.show(say("notice-update"), "update", say("notice-update-accept"))

    def _accept_update(self, _: Any) -> None:
        self._update.accept()

    async def _open_file(self, chooser: Any) -> None:
        """A game from a file: checked, replayed, and only then put in the place of the one before."""
        for chosen in list(chooser.files):
            loaded = load(await chosen.text(), GAMES)
            chooser.value = ""
            if loaded.session is None or loaded.problem:
                assert loaded.problem
                self._notices.show(say("import-bad", reason=reason(loaded.problem)))
                return
            self._shelf.set_aside()
            self.keep(loaded.session)
            self._open(loaded.session)

    def _on_key(self, event: Any) -> None:
        """Escape hurries what is being shown."""
        if event.key == "Escape" and not document.querySelector("dialog[open]"):
            self._match.choose("")


def _turns(session: Session) -> int:
    """How often the turn has passed on."""
    acting = [state.to_act for state in session.states if state.to_act >= 0]
    return 1 + sum(one != other for one, other in pairwise(acting))


def _download(name: str, text: str) -> None:
    """Hand a file to the player."""
    url = URL.createObjectURL(Blob.new(to_js([text])))
    link = make("a", href=url, download=name)
    link.click()
    URL.revokeObjectURL(url)


def start() -> None:
    """Make the page listen, and do what was asked of it before."""
    App()
    document.documentElement.dataset.ready = "yes"
    early.pressAgain()
