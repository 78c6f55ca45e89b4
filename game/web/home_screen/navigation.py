"""Navigation between home screen and game: choose a game, set it up, start it, continue it, go home."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import URLSearchParams, document, window

from game.catalog import GAMES
from game.contract import BadOptions, Game, OptionValue
from game.play.dealer import new_seed
from game.play.record import HUMAN, Seat
from game.play.session import Session, new_session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.home_screen.home import HomeScreen
from game.web.home_screen.setup_form import ELSEWHERE, SetupForm
from game.web.platform.commands import Command
from game.web.platform.dom import by_id
from game.web.platform.screens import show_screen
from game.web.platform.signal import Signal
from game.web.services import Services

MAX_SEED_DIGITS = 64
"""Longest seed in the address, in hexadecimal digits."""


class Navigation:
    """Handles the buttons of the home screen and the set-up, and the way back from a game.

    `together_chosen(game, seats, options)` is emitted for a set-up with seats on other devices.
    """

    def __init__(self, services: Services, controller: GameController) -> None:
        self._services, self._controller = services, controller
        self._saves, self._current = services.saves, services.current
        self.together_chosen = Signal()
        self._setup_form, self._home_screen = SetupForm(services.i18n), HomeScreen(services.i18n)
        self._set_game(self._current.game)
        self._saves.changed_elsewhere.subscribe(self._reload_saved)
        controller.emptied.subscribe(self._go_home)

    def commands(self) -> Mapping[str, Command]:
        spawn = self._services.tasks.spawn
        return {
            "choose": self._on_choose_game,
            "play": lambda _: self.start_default_game(),
            "begin": lambda _: self._start_from_setup(),
            "continue": lambda _: spawn(self._start_or_continue(self._current.game)),
            "take-over": lambda _: spawn(self._start_or_continue(self._current.game, take_over=True)),
            "previous": lambda _: self._resume_previous(),
            "rematch": lambda _: self._rematch(),
            "home": lambda _: self._go_home(),
        }

    def start_default_game(self) -> None:
        """Start a new game with the seats and rules of the game's first set-up."""
        self._start_new_game(self._setup_form.default_seats(), {})

    def open_session(self, session: Session) -> None:
        """Play a session that is not saved yet; the saved game becomes the previous one."""
        self._services.tasks.spawn(self._start_or_continue(session.game, session))

    def on_language_change(self) -> None:
        self._setup_form.on_language_change()

    def _reload_saved(self) -> None:
        """Show the save of another tab for the game on the screen."""
        self._controller.close()
        self._current.saved = self._saves.load_current(self._current.game.id)
        if self._current.saved:
            self._show_game(self._current.saved)

    def _on_choose_game(self, button: Any) -> None:
        game_id = str(button.dataset.game)
        if not self._services.loader.is_imported(game_id):
            _disable(button)  # at once: other buttons would still act on the old game
            self._services.tasks.spawn(self._choose_when_loaded(button))
            return
        self._saves.remember_game(game_id)
        self._set_game(GAMES[game_id])

    async def _choose_when_loaded(self, button: Any) -> None:
        try:
            is_loaded = await self._services.loader.load(str(button.dataset.game))
        finally:
            _enable(button)
        if is_loaded:
            self._on_choose_game(button)

    def _set_game(self, game: Game) -> None:
        self._current.game, self._current.saved = game, self._saves.load_current(game.id)
        self._setup_form.show(game, self._current.saved.record if self._current.saved else None)
        self._show_home_screen()

    def _start_from_setup(self) -> None:
        seats, game = self._setup_form.seats(), self._current.game
        if len(seats) not in game.seats:
            self._setup_form.show_error(msg("setup-too-few"))
            return
        try:
            options = game.complete_options(self._setup_form.options())
        except BadOptions as error:
            self._setup_form.show_option_error(error)
            return
        is_together = any(seat.player == ELSEWHERE for seat in seats)
        if is_together and not any(seat.player == HUMAN for seat in seats):
            self._setup_form.show_error(msg("setup-none-here"))
            return
        self._setup_form.show_error(None)
        by_id("setup").close()
        if is_together:
            self.together_chosen.emit(game, seats, options)
        else:
            self._start_new_game(seats, options)

    def _start_new_game(
        self, seats: tuple[Seat, ...], options: dict[str, OptionValue], start: str = ""
    ) -> None:
        seed = _seed_from_address() or new_seed()
        self.open_session(new_session(self._current.game, seats, seed, options, start))

    async def _start_or_continue(
        self, game: Game, fresh_session: Session | None = None, take_over: bool = False
    ) -> None:
        """Play a fresh session or the saved one; if another tab plays the game, spectate."""
        has_lock = await self._saves.tab_lock.acquire(game.id, take_over)
        if has_lock and fresh_session:
            self._saves.start_new(fresh_session)
            self._current.saved = fresh_session
        elif game is not self._current.game or self._saves.has_conflict(game.id):
            self._current.saved = self._saves.load_current(game.id)
        if self._current.saved:
            self._show_game(self._current.saved)

    def _resume_previous(self) -> None:
        if previous := self._saves.load_previous(self._current.game.id):
            self.open_session(previous)

    def _rematch(self) -> None:
        by_id("result").close()
        session = self._controller.session
        if session and session.record.together:
            by_id("setup").showModal()
        elif session:
            record = session.record
            self._start_new_game(record.seats, dict(record.options), record.start)

    def _go_home(self) -> None:
        by_id("result").close()
        self._controller.close()
        self._saves.tab_lock.release()
        self._show_home_screen()

    def _show_game(self, session: Session) -> None:
        self._current.game, self._current.saved = session.game, session
        self._saves.remember_game(session.game.id)
        if self._saves.tab_lock.holds_lock:
            self._controller.play(session)
        else:
            self._controller.spectate(session)

    def _show_home_screen(self) -> None:
        game = self._current.game
        document.body.dataset.game = game.id
        self._home_screen.show(game, self._current.saved, self._saves.load_previous(game.id))
        show_screen("start")


def _disable(button: Any) -> None:
    """Disable the home screen while a button's command runs; the button is marked as busy."""
    by_id("start").inert = True
    button.setAttribute("aria-busy", "true")


def _enable(button: Any) -> None:
    """Undo `_disable`; the focus, which a disabled screen loses, returns to the button."""
    by_id("start").inert = False
    button.removeAttribute("aria-busy")
    if document.activeElement is None or document.activeElement.isSameNode(document.body):
        button.focus()


def _seed_from_address() -> str:
    """The seed in the address (`?seed=5eed`), or empty: for tests, and to repeat a game's dice."""
    seed = URLSearchParams.new(window.location.search).get("seed") or ""
    return seed if len(seed) <= MAX_SEED_DIGITS and set(seed) <= set("0123456789abcdef") else ""
