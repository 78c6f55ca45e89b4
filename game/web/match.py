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
from game.play.chance import Dealer
from game.play.record import HUMAN
from game.play.session import Session
from game.web import settings, storage
from game.web.advice import Advisor
from game.web.board.stage import Stage
from game.web.commands import Tasks
from game.web.display import Display
from game.web.panel import Panel
from game.web.thinker import Thinkers
from game.web.words import Words


class Keeper(Protocol):
    """Whom a match tells what happens."""

    def keep(self, session: Session) -> bool:
        """The session changed and is to be saved; false where another tab plays it now."""

    def over(self, session: Session) -> None:
        """The game came to its end."""


class Guest(Protocol):
    """Whoever shows something else on the board for a while."""

    def choose(self, target: str) -> None:
        """A target was chosen."""

    def hint(self) -> None:
        """A hint was asked for."""

    def restyle(self) -> None:
        """Language, names or colours changed, or what players want to see."""

    def leave(self) -> None:
        """The board is taken back."""


class Match:
    """The game on the page. `session` is None before the first one; one that is watched another tab plays."""

    def __init__(self, words: Words, panel: Panel, thinkers: Thinkers, keeper: Keeper, tasks: Tasks) -> None:
        self.session: Session | None = None
        self.is_paused = self.is_watched = False
        self._panel, self._thinkers, self._keeper, self._tasks = panel, thinkers, keeper, tasks
        self._display = Display(words, panel, self.choose)
        self._advisor = Advisor(thinkers, self._display, tasks)
        self._task: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[Any] | None = None
        self._guest: Guest | None = None
        self._is_thinking = False

    @property
    def stage(self) -> Stage:
        return self._display.stage

    @property
    def display(self) -> Display:
        return self._display

    def open(self, session: Session, *, watch: bool = False) -> None:
        """Play a session from where it stands, or only show it."""
        self.close()
        self.is_paused, self.is_watched = False, watch
        self.session = session
        if watch:
            self._display.open(session)
        else:
            if not _has_board_of(self.shown, session):
                self.stage.painting.clear()
            self._display.set_out(session)
            self._task = self._tasks.spawn(self._run())

    def close(self) -> None:
        """Stop playing; what was played is saved already."""
        if self._task:
            self._task.cancel()
            self._thinkers.stop()
        if self._guest:
            self._guest.leave()
        self._task = self._choice = self._guest = None

    def lend(self, guest: Guest) -> Display:
        """Stop playing and let somebody else show something, until a session is opened or all is closed."""
        self.close()
        self._guest = guest
        return self._display

    @property
    def shown(self) -> Session | None:
        """The session on the board, whoever shows it; None before the first one."""
        return self._display.shown

    @property
    def is_lent(self) -> bool:
        return self._guest is not None

    def pause(self) -> None:
        """Stop until `resume`; the display may show something else meanwhile."""
        self.close()
        self.is_paused = True

    def resume(self) -> None:
        """Play on; a game that is over is only shown."""
        assert self.session
        if self.session.state.outcome is None:
            self.open(self.session, watch=self.is_watched)
        else:
            self.is_paused = False
            self._display.open(self.session)

    def choose(self, target: str) -> None:
        """A target was tapped, pressed or named by key. While nobody is asked, it hurries what is shown."""
        if self._guest:
            self._guest.choose(target)
        elif self._choice is None or self._choice.done():
            self._display.hurry()
        elif (move := self._display.intent(target)) is not None:
            self._choice.set_result(move)

    def undo(self) -> None:
        if self.session and self.can_undo():
            self._reopen(self.session.undo(settings.undoes_chance()))

    def redo(self) -> None:
        if self.session and self.session.undone:
            self._reopen(self.session.redo())

    def can_undo(self) -> bool:
        return bool(self.session and self.session.can_undo(settings.undoes_chance()))

    def hand_over(self, index: int) -> None:
        """A seat passes from a person to a computer player, or back; not while only looking on."""
        if not self.session or self.is_watched:
            return
        seat = self.session.record.seats[index]
        first = next(iter(self.session.game.levels))
        player = first if seat.player == HUMAN else HUMAN
        self._reopen(self.session.with_seat(index, replace(seat, player=player)))

    def stop(self) -> None:
        """A computer player that is thinking plays at once what it thinks best so far."""
        if self._is_thinking:
            self._thinkers.stop()

    async def hint(self) -> None:
        """What a computer player would do; nothing while nobody is asked."""
        if self._guest:
            self._guest.hint()
            return
        await self._advisor.hint()

    def restyle(self) -> None:
        """Language, names or colours changed, or what players want to see."""
        if self._guest:
            self._guest.restyle()
        elif self.session:
            self._display.restyle()
            self._advisor.begin()

    def _reopen(self, session: Session) -> None:
        if self._keeper.keep(session):
            self.open(session)

    async def _run(self) -> None:
        assert self.session
        await self._display.unfold()
        while self.session.state.to_act != NOBODY:
            await storage.settled()  # or a browser that is killed could lose more than one move
            await self._step(self.session)
        self._display.draw()
        self._keeper.over(self.session)

    async def _step(self, session: Session) -> None:
        """One move: dealt, thought out or chosen; saved, then shown."""
        self._display.begin_turn()
        move = await self._move(session)
        self.session = session.play(move)
        if not self._keeper.keep(self.session):
            raise asyncio.CancelledError
        await self._display.follow(move, self.session)

    async def _move(self, session: Session) -> Any:
        seat = session.seat_to_act()
        if seat is None:
            return Dealer(session.record.seed).deal(session.state, session.ply)
        if seat.player == HUMAN:
            return self._display.foregone() or await self._ask(session)
        return await self._think(session, seat.player)

    async def _think(self, session: Session, level: str) -> Any:
        """A computer player's move."""
        seconds = settings.thinking_seconds()
        with self._panel.thinking(seconds):
            self._is_thinking = True
            try:
                return (await self._thinkers.ask(session, level, seconds)).move
            finally:
                self._is_thinking = False

    async def _ask(self, session: Session) -> Any:
        """A person's move."""
        self._display.ask()
        self._choice = asyncio.get_running_loop().create_future()
        self._advisor.attend(session)
        try:
            return await self._choice
        finally:
            self._choice = None
            self._advisor.leave()
            self._display.rest()


def _has_board_of(shown: Session | None, session: Session) -> bool:
    return shown is not None and (shown.game, shown.record.options) == (session.game, session.record.options)
