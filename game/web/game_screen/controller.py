"""A game under way on the page: whose turn it is, and who chooses.

One task runs a game from where it stands to its end: chance is dealt, computers are asked, people choose.
Every move is saved before it is shown. Undo, a new game or a seat that changes hands end the task and start
another from the session as it is then.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any, Protocol

from game.contract import NOBODY
from game.play.dealer import Dealer
from game.play.record import HUMAN
from game.play.session import Session
from game.web.ai.client import AiClient
from game.web.board.board_view import BoardView
from game.web.game_screen.hints import HintService
from game.web.game_screen.side_panel import SidePanel
from game.web.game_screen.view import GameView
from game.web.platform import settings
from game.web.platform.commands import TaskRunner
from game.web.platform.i18n import Translator
from game.web.saves import local_storage


class SessionListener(Protocol):
    """Whom a match tells what happens."""

    def save_session(self, session: Session) -> bool:
        """The session changed and is to be saved; false where another tab plays it now."""

    def on_game_over(self, session: Session) -> None:
        """The game came to its end."""


class BoardMode(Protocol):
    """Whoever shows something else on the board for a while."""

    def handle_target(self, target: str) -> None:
        """A target was chosen."""

    def show_hint(self) -> None:
        """A hint was asked for."""

    def on_appearance_change(self) -> None:
        """Language, names or colours changed, or what players want to see."""

    def on_exit(self) -> None:
        """The board is taken back."""


class GameController:
    """The game on the page. `session` is None before the first one; one that is watched another tab plays."""

    def __init__(
        self, i18n: Translator, panel: SidePanel, ai: AiClient, listener: SessionListener, tasks: TaskRunner
    ) -> None:
        self.session: Session | None = None
        self.is_paused = self.is_spectating = False
        self._panel, self._ai, self._listener, self._tasks = panel, ai, listener, tasks
        self._game_view = GameView(i18n, panel, self.handle_target)
        self._hints = HintService(ai, self._game_view, tasks)
        self._task: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[Any] | None = None
        self._mode: BoardMode | None = None
        self._is_thinking = False

    @property
    def board_view(self) -> BoardView:
        return self._game_view.board_view

    @property
    def game_view(self) -> GameView:
        return self._game_view

    def open(self, session: Session, *, spectate: bool = False) -> None:
        """Play a session from where it stands, or only show it."""
        self.close()
        self.is_paused, self.is_spectating = False, spectate
        self.session = session
        if spectate:
            self._game_view.open(session)
        else:
            if not _has_same_board(self.visible_session, session):
                self.board_view.animator.clear()
            self._game_view.prepare(session)
            self._task = self._tasks.spawn(self._run())

    def close(self) -> None:
        """Stop playing; what was played is saved already."""
        if self._task:
            self._task.cancel()
            self._ai.stop()
        if self._mode:
            self._mode.on_exit()
        self._task = self._choice = self._mode = None

    def enter_mode(self, mode: BoardMode) -> GameView:
        """Stop playing and let somebody else show something, until a session is opened or all is closed."""
        self.close()
        self._mode = mode
        return self._game_view

    @property
    def visible_session(self) -> Session | None:
        """The session on the board, whoever shows it; None before the first one."""
        return self._game_view.visible_session

    @property
    def is_in_mode(self) -> bool:
        return self._mode is not None

    def pause(self) -> None:
        """Stop until `resume`; the display may show something else meanwhile."""
        self.close()
        self.is_paused = True

    def resume(self) -> None:
        """Play on; a game that is over is only shown."""
        assert self.session
        if self.session.state.outcome is None:
            self.open(self.session, spectate=self.is_spectating)
        else:
            self.is_paused = False
            self._game_view.open(self.session)

    def handle_target(self, target: str) -> None:
        """A target was tapped, pressed or named by key. While nobody is asked, it hurries what is shown."""
        if self._mode:
            self._mode.handle_target(target)
        elif self._choice is None or self._choice.done():
            self._game_view.skip_animations()
        elif (move := self._game_view.intent(target)) is not None:
            self._choice.set_result(move)

    def undo(self) -> None:
        if self.session and self.can_undo():
            self._save_and_open(self.session.undo(settings.can_undo_chance()))

    def redo(self) -> None:
        if self.session and self.session.redo_stack:
            self._save_and_open(self.session.redo())

    def can_undo(self) -> bool:
        return bool(self.session and self.session.can_undo(settings.can_undo_chance()))

    def switch_seat_player(self, index: int) -> None:
        """A seat passes from a person to a computer player, or back; not while only looking on."""
        if not self.session or self.is_spectating:
            return
        seat = self.session.record.seats[index]
        default_level = next(iter(self.session.game.levels))
        player = default_level if seat.player == HUMAN else HUMAN
        self._save_and_open(self.session.with_seat(index, replace(seat, player=player)))

    def stop(self) -> None:
        """A computer player that is thinking plays at once what it thinks best so far."""
        if self._is_thinking:
            self._ai.stop()

    async def show_hint(self) -> None:
        """What a computer player would do; nothing while nobody is asked."""
        if self._mode:
            self._mode.show_hint()
            return
        await self._hints.show_hint()

    def on_appearance_change(self) -> None:
        """Language, names or colours changed, or what players want to see."""
        if self._mode:
            self._mode.on_appearance_change()
        elif self.session:
            self._game_view.on_appearance_change()
            self._hints.restart()

    def _save_and_open(self, session: Session) -> None:
        if self._listener.save_session(session):
            self.open(session)

    async def _run(self) -> None:
        assert self.session
        await self._game_view.render_in_steps()
        while self.session.state.to_act != NOBODY:
            await local_storage.flushed()  # or a browser that is killed could lose more than one move
            await self._step(self.session)
        self._game_view.draw()
        self._listener.on_game_over(self.session)

    async def _step(self, session: Session) -> None:
        """One move: dealt, thought out or chosen; saved, then shown."""
        self._game_view.start_turn()
        move = await self._next_move(session)
        self.session = session.play(move)
        if not self._listener.save_session(self.session):
            raise asyncio.CancelledError
        await self._game_view.animate_move(move, self.session)

    async def _next_move(self, session: Session) -> Any:
        seat = session.seat_to_act()
        if seat is None:
            return Dealer(session.record.seed).deal(session.state, session.ply)
        if seat.player == HUMAN:
            return self._game_view.automatic_move() or await self._ask_player(session)
        return await self._ask_bot(session, seat.player)

    async def _ask_bot(self, session: Session, level: str) -> Any:
        """A computer player's move."""
        seconds = settings.thinking_seconds()
        with self._panel.show_thinking(seconds):
            self._is_thinking = True
            try:
                return (await self._ai.think(session, level, seconds)).move
            finally:
                self._is_thinking = False

    async def _ask_player(self, session: Session) -> Any:
        """A person's move."""
        self._game_view.ask()
        self._choice = asyncio.get_running_loop().create_future()
        self._hints.start(session)
        try:
            return await self._choice
        finally:
            self._choice = None
            self._hints.stop()
            self._game_view.stop_asking()


def _has_same_board(visible: Session | None, session: Session) -> bool:
    return visible is not None and (visible.game, visible.record.options) == (
        session.game,
        session.record.options,
    )
