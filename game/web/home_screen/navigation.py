"""Which game is on: choosing one on the first screen, beginning it, going on with it, going home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import URLSearchParams, document, window

from game.catalog import GAMES
from game.contract import BadOptions, Game, OptionValue
from game.play.dealer import new_seed
from game.play.record import Seat
from game.play.session import Session, new_session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.game_screen.sandbox import Sandbox
from game.web.game_screen.toolbar import GameToolbar
from game.web.home_screen.home import HomeScreen
from game.web.home_screen.setup_form import SetupForm
from game.web.platform.commands import Command, TaskRunner
from game.web.platform.dom import by_id
from game.web.platform.i18n import Translator
from game.web.platform.screens import show_screen
from game.web.saves.save_manager import SaveManager
from game.web.saves.tab_lock import TabLock
from game.web.startup.game_loader import GameLoader

MAX_SEED_DIGITS = 64
"""Hexadecimal digits of a seed in the address."""


class Navigation:
    """The first screen, the set-up, and what comes onto the game screen from there.

    `game` is the one that is chosen, `saved` its game that can be gone on with.
    """

    def __init__(
        self,
        i18n: Translator,
        controller: GameController,
        toolbar: GameToolbar,
        sandbox: Sandbox,
        save_manager: SaveManager,
        tab_lock: TabLock,
        loader: GameLoader,
        tasks: TaskRunner,
    ) -> None:
        self._controller, self._toolbar, self._sandbox, self._save_manager = (
            controller,
            toolbar,
            sandbox,
            save_manager,
        )
        self._tab_lock, self._loader, self._tasks = tab_lock, loader, tasks
        self._setup_form, self._home_screen = SetupForm(i18n), HomeScreen(i18n)
        self.saved: Session | None = None
        last_id = save_manager.last_game()
        self.game: Game = GAMES[last_id if last_id and loader.is_available(last_id) else next(iter(GAMES))]
        self._set_game(self.game)
        tab_lock.subscribe(self)

    def commands(self) -> Mapping[str, Command]:
        return {
            "choose": self._on_choose_game,
            "play": lambda _: self.start_default_game(),
            "begin": self._start_from_setup,
            "continue": lambda _: self._tasks.spawn(self._start_or_continue(self.game)),
            "take-over": lambda _: self._tasks.spawn(self._start_or_continue(self.game, take_over=True)),
            "previous": self._resume_previous,
            "rematch": self._rematch,
            "home": self._go_home,
        }

    def start_default_game(self) -> None:
        """A new game with the first set-up."""
        self._start_new_game(self._setup_form.default_seats(), {})

    def open_session(self, session: Session) -> None:
        """Play a game that was not on before; the one before is set aside."""
        self._tasks.spawn(self._start_or_continue(session.game, session))

    def reload_saved(self) -> None:
        """Another tab has saved the game on the screen: show it as it is now."""
        self._controller.close()
        self.saved = self._save_manager.load_current(self.game.id)
        if self.saved:
            self._show_game(self.saved)

    def on_language_change(self) -> None:
        """The language changed."""
        self._setup_form.on_language_change()

    def _on_choose_game(self, button: Any) -> None:
        game_id = str(button.dataset.game)
        if not self._loader.is_imported(game_id):
            _disable(button)  # at once: what is pressed next would be asked of another game
            self._tasks.spawn(self._choose_when_loaded(button))
            return
        self._save_manager.remember_game(game_id)
        self._set_game(GAMES[game_id])

    async def _choose_when_loaded(self, button: Any) -> None:
        try:
            is_loaded = await self._loader.load(str(button.dataset.game))
        finally:
            _enable(button)
        if is_loaded:
            self._on_choose_game(button)

    def _set_game(self, game: Game) -> None:
        self.game = game
        document.body.dataset.game = game.id
        self.saved = self._save_manager.load_current(game.id)
        self._setup_form.show(game, self.saved.record if self.saved else None)
        self._show_home_screen()

    def _start_from_setup(self, _: Any) -> None:
        seats = self._setup_form.seats()
        if len(seats) not in self.game.seats:
            self._setup_form.show_error(msg("setup-too-few"))
            return
        try:
            options = self.game.complete_options(self._setup_form.options())
        except BadOptions as error:
            self._setup_form.show_option_error(error)
            return
        self._setup_form.show_error(None)
        by_id("setup").close()
        self._start_new_game(seats, options)

    def _start_new_game(
        self, seats: tuple[Seat, ...], options: dict[str, OptionValue], start: str = ""
    ) -> None:
        self.open_session(new_session(self.game, seats, _seed_from_address() or new_seed(), options, start))

    async def _start_or_continue(
        self, game: Game, fresh_session: Session | None = None, take_over: bool = False
    ) -> None:
        """Play a fresh game or the saved one; where another tab plays, show what it plays."""
        has_lock = await self._tab_lock.acquire(game.id, take_over)
        if has_lock and fresh_session:
            self._save_manager.start_new(fresh_session)
            self.saved = fresh_session
        elif game is not self.game or self._save_manager.has_conflict(game.id):
            self.saved = self._save_manager.load_current(game.id)
        if self.saved:
            self._show_game(self.saved)

    def _resume_previous(self, _: Any) -> None:
        previous = self._save_manager.load_previous(self.game.id)
        if previous:
            self.open_session(previous)

    def _rematch(self, _: Any) -> None:
        by_id("result").close()
        if self._controller.session:
            record = self._controller.session.record
            self._start_new_game(record.seats, dict(record.options), record.start)

    def _go_home(self, _: Any) -> None:
        by_id("result").close()
        self._controller.close()
        self._sandbox.discard()
        session = self._controller.session
        if session and session.game is self.game and not self._controller.is_spectating:
            self.saved = session
        self._tab_lock.release()
        self._show_home_screen()

    def _show_game(self, session: Session) -> None:
        self._sandbox.discard()
        self.game, self.saved = session.game, session
        document.body.dataset.game = session.game.id
        self._save_manager.remember_game(session.game.id)
        show_screen("game")
        self._toolbar.open(session, spectate=not self._tab_lock.holds_lock)

    def _show_home_screen(self) -> None:
        document.body.dataset.game = self.game.id
        self._home_screen.show(self.game, self.saved, self._save_manager.load_previous(self.game.id))
        show_screen("start")


def _disable(button: Any) -> None:
    """Nothing on the first screen can be pressed, because of a button, which is marked as busy."""
    by_id("start").inert = True
    button.setAttribute("aria-busy", "true")


def _enable(button: Any) -> None:
    """All can be pressed again; the focus, which has had no place, is where it was."""
    by_id("start").inert = False
    button.removeAttribute("aria-busy")
    if document.activeElement is None or document.activeElement.isSameNode(document.body):
        button.focus()


def _seed_from_address() -> str:
    """The seed that the address asks for, if it is one: for tests, and to deal the same again."""
    seed = URLSearchParams.new(window.location.search).get("seed") or ""
    return seed if len(seed) <= MAX_SEED_DIGITS and set(seed) <= set("0123456789abcdef") else ""
