"""The modes in which a game is on the board: play, sandbox (not saved) and spectate (another tab plays).

One task runs a game to its end: it deals chance and asks computer players and people. Every move is saved
before it is shown. Undo, redo and a changed seat end the task and start another one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.play.dealer import Dealer, level_in_game
from game.play.record import HUMAN
from game.play.replay import chosen_ending, log_entries_of_ply
from game.play.session import Session
from game.text.message import Message, msg
from game.web.game_screen.board_mode import SKIP_TARGET, BoardMode, ModeName
from game.web.game_screen.coach import Coach
from game.web.game_screen.hints import HintService
from game.web.platform.signal import Signal
from game.web.saves.save_manager import SaveResult
from game.web.services import Services

if TYPE_CHECKING:
    from game.web.game_screen.screen import GameScreen

CHANCE_NOTICE = "notice-undo-chance"
"""The notice that a die or a token came after the move to take back. It has a button that does so anyway."""

SKIPPED_THINKING_SECONDS = 0.2
"""Thinking time of a computer player whose turn is skipped."""


class ShownGameMode(BoardMode):
    """Base of the modes that show a game."""

    def __init__(self, session: Session, screen: GameScreen) -> None:
        self.session, self._screen = session, screen

    def start(self) -> None:
        self._screen.open(self.session)

    def on_appearance_change(self) -> None:
        self._screen.on_appearance_change()

    @property
    def can_replay(self) -> bool:
        return True


class SpectateMode(ShownGameMode):
    """Shows a game that another tab plays."""

    name = ModeName.SPECTATE


class RunningGameMode(ShownGameMode):
    """Base of the modes that play a game.

    `changed` is emitted when the position, who plays a seat or a setting has changed, but not when a computer
    player begins or ends thinking.
    """

    def __init__(self, session: Session, screen: GameScreen, services: Services, changed: Signal) -> None:
        super().__init__(session, screen)
        self._services, self._changed, self._asking = services, changed, screen.asking
        self._coach = Coach(services, screen)
        self._hints = HintService(services, screen, self._coach)
        self._was_over = False
        self._task: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[Any] | None = None
        self._is_thinking = False

    def start(self) -> None:
        """Continue the game; if its end was shown before, only show it."""
        if self._was_over:
            super().start()
            self._screen.show_end()
        else:
            self._screen.prepare(self.session)
            self._task = self._services.tasks.spawn(self._run())

    def stop(self) -> None:
        self._screen.fall_silent()
        self._coach.clear()
        self._services.toasts.clear(CHANCE_NOTICE)
        if self._task:
            self._task.cancel()
            self._services.ai.stop()
        self._task = self._choice = None

    def handle_target(self, target: str) -> None:
        """Play the move that the target means. While no player is asked, skip animations."""
        if target == SKIP_TARGET:
            self._screen.skip_to_person()
            self.finish_thinking()
        elif self._choice is None or self._choice.done():
            self._screen.pace.skip()
        elif not target and not self._asking.awaits_confirmation:
            self._asking.explain_choice()
        elif (move := self._asking.intent(target)) is not None:
            self._choice.set_result(move)

    def show_hint(self) -> None:
        self._hints.show_hint()

    def on_appearance_change(self) -> None:
        super().on_appearance_change()
        self._hints.restart()
        self._changed.emit()  # bars of games with others show names, such as "Player 2"

    def rate_moves(self) -> None:
        self._hints.restart()

    def finish_thinking(self) -> None:
        if self._is_thinking:
            self._services.ai.stop()

    def can_hint(self) -> bool:
        has_person = any(seat.player == HUMAN for seat in self.session.record.seats)
        return has_person and self.session.outcome is None

    @property
    def awaits_person(self) -> bool:
        seat = self.session.seat_to_act()
        return seat is not None and seat.player == HUMAN

    def can_undo(self) -> bool:
        return self.session.can_undo(past_chance=True)

    def can_redo(self) -> bool:
        return bool(self.session.redo_stack)

    def undo(self, past_chance: bool = False) -> None:
        past_chance = past_chance or self._services.settings.can_undo_chance()
        if self.session.can_undo(past_chance):
            self._take_back(self.session.undo(past_chance))
        elif self.can_undo():
            self._services.toasts.show(msg(CHANCE_NOTICE), ("undo-past-chance", msg("undo-past-chance")))

    def _take_back(self, undone: Session) -> None:
        """Go back to an earlier moment. Only the person's decision is announced: much may have followed."""
        if ending := chosen_ending(self.session):
            taken_back = [ending.message]
        else:
            taken_back = [entry.event.message for entry in log_entries_of_ply(self.session, undone.ply + 1)]
        self._restart_from(undone, [msg("undone", move=each) for each in taken_back[:1]])

    def redo(self) -> None:
        if self.can_redo():
            redone = self.session.redo()
            plies = range(self.session.ply + 1, redone.ply + 1)
            entries = [entry for ply in plies for entry in log_entries_of_ply(redone, ply)]
            self._restart_from(redone, [entry.event.message for entry in entries])

    def switch_seat_player(self, seat: int) -> None:
        old = self.session.record.seats[seat]
        medium = self.session.game.strengths["medium"][0]
        player = medium if old.player == HUMAN else HUMAN
        self._restart_from(self.session.with_seat(seat, replace(old, player=player)))

    def _restart_from(self, session: Session, news: Sequence[Message] = ()) -> None:
        """Go on with another session, and announce the news."""
        if self._save(session):
            self.stop()
            self.session, self._was_over = session, False
            self.start()
            for message in news:
                self._screen.panel.announce(message)
            self._changed.emit()

    def _save(self, session: Session) -> bool:
        """Save the session. False: the game must not continue with it."""
        raise NotImplementedError

    def _on_game_over(self) -> None:
        """The end has been shown."""

    async def _run(self) -> None:
        await self._screen.render_in_steps()
        while self.session.outcome is None:
            await self._services.saves.flushed()  # a killed browser loses one move at most
            await self._step(self.session)
        self._screen.show_end()
        self._was_over = True
        self._changed.emit()
        self._on_game_over()

    async def _step(self, session: Session) -> None:
        """Choose a move, save it, then show it."""
        self._screen.start_turn()
        by_person = self.awaits_person
        move = await self._next_move(session)
        self.session = session.play(move)
        if not self._save(self.session):
            raise asyncio.CancelledError
        self._changed.emit()
        if by_person:
            self._coach.watch(session, self.session)
            self._services.toasts.clear(CHANCE_NOTICE)
        await self._screen.animate_move(move, self.session)

    async def _next_move(self, session: Session) -> Any:
        seat = session.seat_to_act()
        if seat is None:
            return Dealer(session.record.seed).deal(session.state, session.ply)
        if seat.player == HUMAN:
            return self._screen.automatic_move() or await self._ask_player(session)
        return await self._ask_bot(session, seat.player)

    async def _ask_bot(self, session: Session, level: str) -> Any:
        seconds = self._services.settings.thinking_seconds()
        await self._coach.finish()
        if self._screen.pace.is_skipping_to_person:
            seconds = min(seconds or SKIPPED_THINKING_SECONDS, SKIPPED_THINKING_SECONDS)
        level = level_in_game(session.game, level, session.record.seed, session.state.to_act)
        with self._screen.panel.show_thinking(seconds):
            self._is_thinking = True
            try:
                return (await self._services.ai.think(session, level, seconds)).move
            finally:
                self._is_thinking = False

    async def _ask_player(self, session: Session) -> Any:
        self._asking.ask()
        if any(seat.player != HUMAN for seat in session.record.seats):
            self._services.ai.start_worker()
        self._choice = asyncio.get_running_loop().create_future()
        self._hints.start(session)
        try:
            return await self._choice
        finally:
            self._choice = None
            self._hints.stop()
            self._asking.stop()


class SandboxMode(RunningGameMode):
    """Plays a game that is never saved."""

    name = ModeName.SANDBOX

    def _save(self, session: Session) -> bool:
        return True


class PlayMode(RunningGameMode):
    """Plays a game and saves it.

    `game_over` is emitted with the session once its end has been shown, `end_undone` with the session before
    when the end has been taken back.
    """

    name = ModeName.PLAY

    def __init__(
        self,
        session: Session,
        screen: GameScreen,
        services: Services,
        changed: Signal,
        game_over: Signal,
        end_undone: Signal,
    ) -> None:
        super().__init__(session, screen, services, changed)
        self._game_over, self._end_undone = game_over, end_undone

    def can_resign(self) -> bool:
        return self.awaits_person and self.session.can_be_ended

    def resign(self) -> None:
        """Without asking: it can be undone."""
        if self.can_resign():
            resigned = self.session.resign()
            ending = chosen_ending(resigned)
            self._restart_from(resigned, [ending.message] if ending else [])

    def _take_back(self, undone: Session) -> None:
        before = self.session
        super()._take_back(undone)
        if before.outcome and self.session is not before:
            self._end_undone.emit(before)

    def switch_seat_player(self, seat: int) -> None:
        self._services.saves.save_as_begun(self.session.record)
        super().switch_seat_player(seat)

    def _save(self, session: Session) -> bool:
        if self._services.saves.save(session) is SaveResult.CONFLICT:
            return False
        self._services.current.saved = session
        return True

    def _on_game_over(self) -> None:
        self._game_over.emit(self.session)
