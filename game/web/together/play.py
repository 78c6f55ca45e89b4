"""The board's mode for a game with other devices: it plays this device's turns and waits for the others'."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from game.contract import CHANCE, find_move
from game.play.replay import session_at
from game.play.session import Session
from game.play.together.chains import BadElement
from game.play.together.draws import OwnChain, device_to_act, draw_next, with_told
from game.web.game_screen.play_mode import PlayMode
from game.web.platform.signal import Signal
from game.web.services import Services

if TYPE_CHECKING:
    from game.web.game_screen.view import GameView


class TogetherMode(PlayMode):
    """Plays a game with others.

    First it shows what has happened since the players here have looked: the moves of `known` after those of
    `session`. `played(session)` is emitted for every move of this device and for an undo, `seen(session)` for
    a move of the others, `waiting()` when another device is to play. `sent` is the number of moves that the
    others know; they cannot be undone.
    """

    def __init__(
        self,
        session: Session,
        known: Session,
        chain: OwnChain,
        sent: int,
        view: GameView,
        services: Services,
        changed: Signal,
        game_over: Signal,
    ) -> None:
        super().__init__(session, view, services, changed, game_over)
        self._known, self._chain, self.sent = known, chain, sent
        self._news = known.record.moves[session.ply :]
        self.played, self.seen, self.waiting = Signal(), Signal(), Signal()

    def show_news(self, known: Session, is_on: bool) -> None:
        """Go on with the moves of others; `is_on`: the mode is on the board now."""
        self.stop()
        self.session = session_at(known, self.session.ply)
        self._known, self._news = known, known.record.moves[self.session.ply :]
        self.sent = max(self.sent, known.ply)
        if is_on:
            self.start()

    def can_undo(self) -> bool:
        """Within this device's turn, until it is sent, and never past dice: they stay the same."""
        undone = self.session.undo()
        return not self._news and undone.ply >= max(0, self.sent) and undone is not self.session

    def can_redo(self) -> bool:
        return not self._news and super().can_redo()

    def undo(self) -> None:
        if self.can_undo():
            self._restart_from(self.session.undo())

    def switch_seat_player(self, seat: int) -> None:
        """The seats are agreed upon."""

    def _save(self, session: Session) -> bool:
        """Save the session with this device's elements, so that a file of it is a whole game, too."""
        told = with_told(session, self._chain.device, self._chain.secret)
        if not super()._save(told):
            return False
        self.session = told
        if self._news:
            self._news = self._news[1:]
            self.seen.emit(told)
        else:
            self.played.emit(told)
        return True

    async def _next_move(self, session: Session) -> Any:
        if self._news:
            return find_move(session.state, self._news[0])
        if device_to_act(session) != self._chain.device:
            return await self._wait()
        if session.state.to_act == CHANCE:
            try:
                return draw_next(session, self._chain)
            except BadElement:  # somebody has not joined yet
                return await self._wait()
        return await super()._next_move(session)

    async def _wait(self) -> Any:
        """Wait until a letter starts the mode anew."""
        self._view.draw()
        self.waiting.emit()
        return await asyncio.get_running_loop().create_future()
