"""The board's mode for a game with other devices: it plays this device's turns and waits for the others'."""

from __future__ import annotations

import asyncio
from itertools import takewhile
from typing import TYPE_CHECKING, Any

from game.contract import CHANCE, find_move
from game.play.record import DRAW, HUMAN, UNDO
from game.play.replay import session_at
from game.play.session import Session
from game.play.together.agreements import can_ask, can_resign, open_request, progress
from game.play.together.chains import BadElement
from game.play.together.draws import OwnChain, device_to_act, draw_next, together_of, with_revealed
from game.web.game_screen.play_mode import PlayMode
from game.web.platform.signal import Signal
from game.web.services import Services

if TYPE_CHECKING:
    from game.web.game_screen.screen import GameScreen


class TogetherMode(PlayMode):
    """Plays a game with others.

    First it shows what has happened since the players here have looked: the moves of `known` after those of
    `session`. `sent` is how much of the game the others know (`progress`): a move that they know is taken
    back only if they agree. It emits:

    - `played(session)`: this device has made or taken back a move;
    - `seen(session)`: a move of the others was shown;
    - `request_arrived()`: another device asks for something;
    - `undo_wanted()`: a player here wants to take back a move that was sent;
    - `resign_wanted()`: a player here wants to resign.
    """

    def __init__(
        self,
        session: Session,
        known: Session,
        chain: OwnChain,
        sent: float,
        screen: GameScreen,
        services: Services,
        changed: Signal,
        game_over: Signal,
        end_undone: Signal,
    ) -> None:
        super().__init__(session, screen, services, changed, game_over, end_undone)
        self._known, self._chain, self.sent = known, chain, sent
        self._news = known.record.moves[session.ply :]
        """The moves of `known` that are still to be shown."""
        self._is_request_shown = False
        self.played, self.seen = Signal(), Signal()
        self.request_arrived, self.undo_wanted, self.resign_wanted = Signal(), Signal(), Signal()

    def show_news(self, known: Session, is_on: bool) -> None:
        """Go on with the moves of others; `is_on`: the mode is on the board now."""
        self.stop()
        shown = takewhile(lambda pair: pair[0] == pair[1], zip(self._moves, known.record.moves, strict=False))
        self.session = session_at(known, sum(1 for _ in shown))
        self._known, self._news = known, known.record.moves[self.session.ply :]
        self._is_request_shown = False
        self.sent = max(self.sent, progress(known))
        if is_on:
            self.start()

    @property
    def whole(self) -> Session:
        """The game with the moves of others that are still to be shown."""
        return self._known if self._news else self.session

    @property
    def request_to_answer(self) -> str:
        """The request that a player here has been shown and has not answered; empty if there is none."""
        return open_request(self.session) if self._is_request_shown else ""

    @property
    def _moves(self) -> tuple[str, ...]:
        return self.session.record.moves

    def is_elsewhere(self, seat: int) -> bool:
        record = self.session.record
        owners = together_of(record).owners
        people = [owner for owner, each in zip(owners, record.seats, strict=True) if each.player == HUMAN]
        is_person = record.seats[seat].player == HUMAN
        return is_person and owners[seat] != self._chain.device and people.count(owners[seat]) == 1

    @property
    def awaits_person(self) -> bool:
        is_own_turn = not self._news and device_to_act(self.session) == self._chain.device
        return is_own_turn and super().awaits_person

    def can_undo(self) -> bool:
        """Never past dice: they stay the same. What has been sent can be undone if another player agrees."""
        return not self._news and (self._can_undo_alone() or self._can_ask())

    def _can_undo_alone(self) -> bool:
        undone = self.session.undo()
        return undone is not self.session and progress(undone) >= max(0, self.sent)

    def _can_ask(self, request: str = UNDO) -> bool:
        return can_ask(self.session, self._chain.device, request) and not open_request(self.session)

    def can_offer_draw(self) -> bool:
        return not self._news and self._can_ask(DRAW)

    def can_resign(self) -> bool:
        return not self._news and can_resign(self.session, self._chain.device)

    def can_redo(self) -> bool:
        return not self._news and super().can_redo()

    def undo(self, past_chance: bool = False) -> None:
        if not self._news and self._can_undo_alone():
            self._take_back(self.session.undo())
        elif self.can_undo():
            self.undo_wanted.emit()

    def resign(self) -> None:
        """After a question: it cannot be undone."""
        self.resign_wanted.emit()

    def switch_seat_player(self, seat: int) -> None:
        """The seats are agreed upon."""

    def _save(self, session: Session) -> bool:
        """Save the session with this device's elements, so that a file of it is a whole game, too."""
        revealed = with_revealed(session, self._chain.device, self._chain.secret)
        if not super()._save(revealed):
            return False
        self.session = revealed
        if self._news:
            self._news = self._news[1:]
            self.session = revealed if self._news else self._known
            self.seen.emit(revealed)
        else:
            self.played.emit(revealed)
        return True

    async def _next_move(self, session: Session) -> Any:
        if self._news:
            return find_move(session.state, self._news[0])
        if device_to_act(session) != self._chain.device:
            return await self._wait()
        if open_request(session) and not self._is_request_shown:
            self._is_request_shown = True
            self.request_arrived.emit()
        if session.state.to_act == CHANCE:
            try:
                return draw_next(session, self._chain)
            except BadElement:  # somebody has not joined yet
                return await self._wait()
        return await super()._next_move(session)

    async def _wait(self) -> Any:
        """Wait until a letter starts the mode anew."""
        self._screen.draw()
        return await asyncio.get_running_loop().create_future()
