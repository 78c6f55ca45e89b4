"""Navigation between home screen and game: choose a game, set it up, start it, continue it, go home."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from js import URLSearchParams, document, window
from pyscript.js_modules.page import runningGames

from game.catalog import GAMES
from game.contract import BadOptions, Game, OptionValue
from game.play.dealer import new_seed
from game.play.record import HUMAN, Record, Seat
from game.play.saves.running_games import CURRENT
from game.play.session import Session, new_session
from game.text.message import msg
from game.web.game_screen.board_mode import ModeName
from game.web.game_screen.controller import GameController
from game.web.home_screen.home import HomeScreen
from game.web.home_screen.setup_form import ELSEWHERE, SetupForm
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, is_focus_lost
from game.web.platform.screens import show_screen
from game.web.platform.signal import Signal
from game.web.services import Services

MAX_SEED_DIGITS = 64
"""Longest seed in the address, in hexadecimal digits."""

OTHER_GAME_NOTICE = "notice-other-game"
"""The chosen game cannot be opened, as another tab plays one of its kind."""


class Navigation:
    """Handles the buttons of the home screen and the set-up, and the way back from a game.

    `together_chosen(game, seats, options)` is emitted for a set-up with seats on other devices.
    """

    def __init__(self, services: Services, controller: GameController) -> None:
        self._services, self._controller = services, controller
        self._saves, self._current = services.saves, services.current
        self.together_chosen = Signal()
        self._setup_form, self._home_screen = SetupForm(services.i18n), HomeScreen(services)
        self._set_game(self._current.game)
        self._saves.changed_elsewhere.subscribe(self._reload_saved)
        controller.emptied.subscribe(self._go_home)

    def commands(self) -> Mapping[str, Command]:
        spawn = self._services.tasks.spawn
        return {
            "choose": lambda button: spawn(self._choose(button)),
            "play": lambda _: self.start_default_game(),
            "begin": lambda _: self._start_from_setup(),
            "continue": lambda _: spawn(self._start_or_continue(self._current.game)),
            "take-over": lambda _: spawn(self._start_or_continue(self._current.game, take_over=True)),
            "running": lambda button: spawn(self._open_running(button)),
            "rematch": lambda _: self._rematch(),
            "home": lambda _: self._go_home(),
        }

    def start_default_game(self) -> None:
        """Start a new game with the seats and rules of last time; the game before goes to the list."""
        last = self._last_record()
        options = dict(last.options) if last else {}
        self._start_new_game(self._current.game, self._seats_of(last), options)

    def _seats_of(self, last: Record | None) -> tuple[Seat, ...]:
        return self._setup_form.default_seats() if last is None or last.together else last.seats

    def _last_record(self) -> Record | None:
        """The record of the saved game as it began: seats handed over later belong to that game only."""
        saved = self._current.saved
        return self._saves.as_begun(saved.record) if saved else None

    def open_session(self, session: Session) -> None:
        """Play a session that is not saved yet; the saved game becomes the previous one."""
        self._services.tasks.spawn(self._start_or_continue(session.game, session))

    def remember_game(self) -> None:
        """Let the page start with the kind of game that this tab shows."""
        self._saves.remember_game(self._current.game.id)

    def on_language_change(self) -> None:
        self._setup_form.on_language_change()

    def _reload_saved(self) -> None:
        """Show the save of another tab for the game on the screen."""
        self._controller.close()
        self._current.saved = self._saves.load_current(self._current.game.id)
        if self._current.saved:
            self._show_game(self._current.saved)

    async def _choose(self, button: Any) -> None:
        game_id = str(button.dataset.game)
        if await self.load(game_id, button):
            self._saves.remember_game(game_id)
            self._set_game(GAMES[game_id])

    async def load(self, game_id: str, button: Any) -> bool:
        """Load a kind of game; until then other buttons, which would act on the old game, do nothing."""
        if self._services.loader.is_imported(game_id):
            return True
        by_id("start").inert = True
        button.setAttribute("aria-busy", "true")
        try:
            return await self._services.loader.load(game_id)
        finally:
            by_id("start").inert = False
            button.removeAttribute("aria-busy")
            if is_focus_lost():  # a screen that is inert has none
                button.focus()

    def _set_game(self, game: Game) -> None:
        self._current.game, self._current.saved = game, self._saves.load_current(game.id)
        self._show_home_screen()

    def _start_from_setup(self) -> None:
        seats, game = self._setup_form.seats(), self._setup_form.game  # perhaps that of a game watched
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
            self._start_new_game(game, seats, options)

    def _start_new_game(
        self, game: Game, seats: tuple[Seat, ...], options: dict[str, OptionValue], start: str = ""
    ) -> None:
        seed = _seed_from_address() or new_seed()
        self.open_session(new_session(game, seats, seed, options, start))

    async def _start_or_continue(
        self, game: Game, fresh_session: Session | None = None, take_over: bool = False
    ) -> None:
        """Play a fresh session or the saved one; if another tab plays this kind of game, watch its game.

        A letter takes over from a tab with a game with others: messengers open each letter in a new tab.
        """
        if fresh_session and fresh_session.record.together:
            playing = self._saves.load_current(game.id)
            take_over = playing is not None and playing.record.together is not None
        has_lock = await self._saves.tab_lock.acquire(game.id, take_over)
        session = self._current.saved
        if has_lock and fresh_session:
            self._saves.start_new(fresh_session)
            session = fresh_session
        elif game is not self._current.game or self._saves.has_conflict(game.id):
            session = self._saves.load_current(game.id)
        if fresh_session and not has_lock:
            self._services.toasts.show(msg(OTHER_GAME_NOTICE, game=msg(f"{game.id}-title")))
        else:
            self._services.toasts.clear(OTHER_GAME_NOTICE)
        if session:
            self._show_game(session)

    async def _open_running(self, button: Any) -> None:
        """Open a game of the list; the current game of its kind, if it is another one, goes to the list."""
        game_id, place = str(button.dataset.game), str(button.dataset.place)
        if not await self.load(game_id, button):
            return
        entry = self._home_screen.find(game_id, place)
        session = self._saves.running.session(entry) if entry else None
        if place != CURRENT and session is None:
            self._home_screen.show_running()  # another tab has played it on, or moved it
            return
        await self._start_or_continue(GAMES[game_id], None if place == CURRENT else session)

    def _rematch(self) -> None:
        by_id("result").close()
        mode, session = self._controller.mode, self._controller.session
        if mode and session and session.record.together:
            seats = tuple(
                replace(seat, player=ELSEWHERE) if mode.is_elsewhere(number) else seat
                for number, seat in enumerate(session.record.seats)
            )
            self._setup_form.show(session.game, replace(session.record, seats=seats))
            by_id("setup").showModal()
        elif session:
            record = self._saves.as_begun(session.record)
            self._start_new_game(session.game, record.seats, dict(record.options), record.start)

    def _go_home(self) -> None:
        by_id("result").close()
        mode = self._controller.mode
        picture = str(runningGames.boardPicture()) if mode and mode.name is ModeName.PLAY else ""
        self._controller.close()
        self._saves.tab_lock.release()
        self._show_home_screen(picture)

    def _show_game(self, session: Session) -> None:
        by_id("result").close()  # a game may begin on another device while the last one's result is open here
        self._current.game, self._current.saved = session.game, session
        self.remember_game()
        if self._saves.tab_lock.holds_lock:
            self._controller.play(session)
        else:
            self._controller.spectate(session)

    def _show_home_screen(self, picture: str = "") -> None:
        game, last = self._current.game, self._last_record()
        document.body.dataset.game = game.id
        self._setup_form.show(game, last)
        self._home_screen.show(self._seats_of(last), picture)
        show_screen("start")


def _seed_from_address() -> str:
    """The seed in the address (`?seed=5eed`), or empty: for tests, and to repeat a game's dice."""
    seed = URLSearchParams.new(window.location.search).get("seed") or ""
    return seed if len(seed) <= MAX_SEED_DIGITS and set(seed) <= set("0123456789abcdef") else ""
