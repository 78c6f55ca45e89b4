"""The parts of games with other devices, the mode in which such a game is on the board, and its bar."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, TypeVar

from js import document

from game.catalog import GAMES
from game.contract import Game, GameError, OptionValue
from game.play.record import UNDO, Seat
from game.play.replay import session_at
from game.play.session import Session
from game.play.together.draws import identity_of, together_of
from game.play.together.letter import letter_steps
from game.play.together.moving import seat_steps
from game.play.together.shelf import ShelfState, ShelvedGame
from game.text.message import msg
from game.web.game_screen.board_mode import BoardMode
from game.web.game_screen.controller import GameController
from game.web.game_screen.play_mode import SpectateMode
from game.web.home_screen.navigation import Navigation
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.platform.toasts import error_message
from game.web.services import Services
from game.web.together import dialogs, elements
from game.web.together.agreements import Agreements
from game.web.together.game_list import GameList
from game.web.together.games import SharedGames
from game.web.together.joining import Joining
from game.web.together.live_game import LiveGame
from game.web.together.moving import Moving
from game.web.together.play import TogetherMode
from game.web.together.receiving import Receiving
from game.web.together.sending import Sending

ReadT = TypeVar("ReadT")


class TogetherController:
    """Creates the parts and passes commands on to them. One game is on the board; the others wait."""

    def __init__(
        self,
        services: Services,
        controller: GameController,
        navigation: Navigation,
        preview: GamePreviewDialog,
    ) -> None:
        self._services, self._i18n, self._controller = services, services.i18n, controller
        self._navigation = navigation
        self._games = games = SharedGames(
            services, navigation.open_session, lambda session, device: self.live.publish(session, device)
        )
        self._bar, self._list = elements.add_bar(), GameList(services, games)
        self._sending = Sending(services, controller, games)
        self._joining = Joining(services, games, preview)
        choice = dialogs.ChoiceDialog(services.i18n)
        self._receiving = Receiving(services, controller, preview, games, self._joining, choice)
        controller.changed.subscribe(self._on_change)
        self._moving = Moving(services, games, preview)
        self._agreements = Agreements(services, games)
        self._more_buttons = elements.MoreButtons(services.i18n)
        self._result_parts = elements.ResultParts(services.i18n)
        self._last_mode: BoardMode | None = None
        """The mode of the game that was put on the board last."""
        self.live = LiveGame(services, games.find_outgoing, self._receive_live)
        self.live.caught_up.subscribe(games.note_sent)
        self.live.changed.subscribe(self._on_live_change)

    def run(self, name: str, button: Any) -> None:
        """Run the command of a button."""
        match name:
            case "together-join":
                self._receiving.accept_live(self._joining.offered)
                self._joining.join()
            case "together-taken":
                self._joining.answer_taken()
            case "together-watch":
                self._receiving.watch()
            case "together-your-turn":
                self._receiving.open_waiting()
            case "together-mine" | "together-theirs":
                self._receiving.settle(keep_mine=name == "together-mine")
            case "together-open":
                self._services.tasks.spawn(self._open_from_list(button))
            case "together-remove":
                self._list.remove(str(button.dataset.id))
            case "together-restore":
                self._list.restore()
            case _ if name.startswith(("together-undo", "together-draw", "together-resign")):
                self._agreements.run(name)
            case _ if name.startswith("together-move"):
                self._moving.run(name)
            case _ if name.startswith("live-"):
                self.live.run(name)
            case _:
                self._sending.run(name)

    def start(self, game: Game, seats: tuple[Seat, ...], options: dict[str, OptionValue]) -> None:
        """Start a game some of whose seats belong to other devices."""
        self._joining.start(game, seats, options)

    def receive(self, session: Session) -> None:
        """Open a game that came as a letter or a file."""
        self._receiving.receive(session)

    def open_live_link(self, text: str) -> None:
        """Open an invitation to a live game, or the answer to one."""
        self._receiving.forget_offers()
        self._services.tasks.spawn(self.live.open_link(text))

    def make_mode(self, session: Session) -> BoardMode:
        """The board's mode for a game; one that is not this device's can only be looked at."""
        kept, controller = self._games.find(identity_of(session.record)), self._controller
        self._games.mode = None
        if kept is None:
            return SpectateMode(session, controller.screen)
        self._games.on_board = entry = kept.entry
        if entry.own_device is None:
            self._last_mode = SpectateMode(kept.session, controller.screen)
            return self._last_mode
        mode = TogetherMode(
            session_at(kept.session, min(entry.seen, kept.session.ply)),
            kept.session,
            entry.chain,
            entry.sent,
            controller.screen,
            self._services,
            controller.changed,
            controller.game_over,
            controller.end_undone,
        )
        self._last_mode = self._games.mode = mode
        mode.played.subscribe(self._on_played)
        mode.undo_wanted.subscribe(lambda: self._agreements.ask(UNDO))
        mode.resign_wanted.subscribe(self._agreements.ask_to_resign)
        mode.request_arrived.subscribe(self._answer)
        mode.seen.subscribe(lambda session: self._games.note_seen(session.ply))
        return mode

    def show_list(self) -> None:
        """Show the games with others on the home screen."""
        self._list.show()

    def take_seat(self, text: str) -> None:
        """Take over a seat that comes from another device."""
        self._services.tasks.spawn(self._take_seat(text))

    async def _take_seat(self, text: str) -> None:
        if seat := await self._read(seat_steps(text, GAMES)):
            self._moving.take(seat)

    async def _receive_live(self, letter: str) -> None:
        """Take a letter that came by itself."""
        if session := await self._read(letter_steps(letter, GAMES)):
            self._receiving.receive_live(self.live, session)

    async def _read(self, steps: Iterator[ReadT | None]) -> ReadT | None:
        """What a text has, read in short steps; None after an error, which is shown."""
        try:
            while (found := next(steps)) is None:
                await asyncio.sleep(0)
        except GameError as error:
            self._services.toasts.show(msg("import-bad", reason=error_message(error)))
            return None
        return found

    def _answer(self) -> None:
        self._agreements.answer()
        self._on_change()

    def _on_played(self, session: Session) -> None:
        entry = self._games.on_board
        assert entry
        for answer in ("together-agreed", "together-declined", "together-draw-declined"):
            self._services.toasts.clear(answer)
        self._games.keep(session, entry.chain, session.ply, entry.sent, entry.since)

    async def _open_from_list(self, button: Any) -> None:
        entry = self._games.entry(str(button.dataset.id))
        if entry and await self._navigation.load(entry.game, button):
            self._games.open(entry)

    def _on_change(self) -> None:
        """Show the bar of the game on the board, or the list on the home screen."""
        entry = self._games.on_board
        session = self._controller.session
        document.body.dataset.together = "yes" if session and session.record.together else "no"
        mode = self._games.mode if self._is_on_board() else None
        self._more_buttons.show_for(mode)
        if not mode:
            # Another tab may have taken over: these dialogs would store the game as it was here.
            self._sending.close_dialog()
            self._agreements.close_dialog()
        self.live.show_for(entry.id if mode and entry else "")
        self._show_state()
        if self._controller.mode is None:
            self.show_list()

    def _on_live_change(self) -> None:
        """Somebody has come or gone. A bar that stays is left alone: its buttons may have the focus."""
        if self._needs_bar() == self._bar.hidden:
            had_focus = self._bar.contains(document.activeElement)
            self._show_state()
            if had_focus:
                self._controller.screen.board_view.layer.focus_start_spot()

    def _is_on_board(self) -> bool:
        """Whether the game has the board, with no replay or trial over it."""
        return self._last_mode is not None and self._controller.mode is self._last_mode

    def _needs_bar(self) -> bool:
        """Whether the game on the board has something to answer, to send or to wait for."""
        entry = self._games.on_board
        if entry is None or not self._is_on_board():
            return False
        if self._games.mode and self._games.mode.request_to_answer:
            return True
        is_open = entry.state not in (ShelfState.YOURS, ShelfState.OVER)
        return is_open and not self._waits_for_live_player(entry)

    def _show_state(self) -> None:
        """Show the bar, if the game on the board needs one, and beside a result whether it is to be sent."""
        entry, mode = self._games.on_board, self._games.mode
        self._bar.hidden = not self._needs_bar()
        if entry is None or self._bar.hidden:
            self._result_parts.show(None)
            return
        state = elements.state_message(entry)
        is_due = mode is not None and entry.state in (ShelfState.UNSENT, ShelfState.ASKING)
        self._result_parts.show(state if is_due else None)
        if mode and (request := mode.request_to_answer):
            question = self._agreements.request_text(request)
            elements.fill_question_bar(self._bar, self._i18n, question, f"together-{request}-agree")
        elif entry.state == ShelfState.MOVED:
            elements.fill_moved_bar(self._bar, self._i18n, state, bool(entry.secret))
        else:
            send = msg("together-send-again" if entry.state == ShelfState.WAITING else "together-send")
            elements.fill_bar(self._bar, self._i18n, state, send, is_due)

    def _waits_for_live_player(self, entry: ShelvedGame) -> bool:
        """Whether the player to wait for has got the last turn without a letter."""
        session = self._controller.session
        if session is None or entry.state != ShelfState.WAITING:
            return False
        return self.live.is_reached(entry.id, together_of(session.record).owners[entry.waits_for])
