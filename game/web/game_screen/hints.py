"""Computer players during a person's turn: hints, move ratings and pondering.

The worker answers one request at a time. A hint comes first; then the coach's evaluation; then ratings, each
with more thinking time than the one before; then an opponent may ponder. All of this ends when the person has
chosen.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from game.play.record import HUMAN
from game.play.session import Session
from game.text.message import msg
from game.web.game_screen.coach import Coach
from game.web.services import Services

if TYPE_CHECKING:
    from game.web.game_screen.screen import GameScreen

RATINGS_TOGGLE = "heat"
"""The view option that shows ratings on the board."""

HINT_SECONDS = 1.0
"""Thinking time for a hint."""

RATING_SECONDS = (0.3, 1.0, 4.0)
"""Thinking time before each update of the ratings."""

MAX_PONDER_SECONDS = 120.0
"""Limit of an opponent's pondering, for players who have left the device."""


class HintService:
    """Asks the worker about the position in which a person is to move; late answers are dropped."""

    def __init__(self, services: Services, screen: GameScreen, coach: Coach) -> None:
        self._ai, self._tasks, self._settings = services.ai, services.tasks, services.settings
        self._screen, self._coach = screen, coach
        self._session: Session | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_hint_due = False
        """Whether a hint was asked for and is not shown yet."""

    def start(self, session: Session) -> None:
        """A person is to move in this position."""
        self._session = session
        self.restart()

    def stop(self) -> None:
        """The person has chosen."""
        if self._session:
            self._session, self._is_hint_due = None, False
            self._cancel_task()
            self._ai.stop()

    def restart(self) -> None:
        """Think again about all that is wanted now: settings may have changed."""
        self._cancel_task()
        if self._session:
            self._task = self._tasks.spawn(self._think(self._session))

    def show_hint(self) -> None:
        """Show and explain the move of the strongest computer player; if no person is to move, later."""
        self._is_hint_due = True
        if self._session:
            self.restart()
        else:
            self._screen.asking.explain(msg("hint-later"))

    def _cancel_task(self) -> None:
        if self._task:
            self._task.cancel()
            self._task = None

    async def _think(self, session: Session) -> None:
        if self._is_hint_due:
            self._screen.asking.explain(msg("hint-thinking"))
            analysis = await self._ai.analyse(session, HINT_SECONDS)
            self._is_hint_due = False
            self._screen.asking.hint(analysis.move, analysis.reason)
        await self._coach.evaluate(session)
        if RATINGS_TOGGLE in self._screen.visible_toggles and not await self._rate_moves(session):
            return
        if self._ai.runs_on_main_thread or not self._settings.pondering_enabled():
            return
        if level := _pondering_level(session):
            await self._ai.think(session, level, MAX_PONDER_SECONDS)

    async def _rate_moves(self, session: Session) -> bool:
        """Show ratings, with more thinking time each. False if another request has come meanwhile."""
        shown = None
        for seconds in RATING_SECONDS:
            request_number = self._ai.request_count + 1
            analysis = await self._ai.analyse(session, seconds)
            if analysis == shown:
                break  # the player had thought to its end
            self._screen.show_analysis(session, analysis)
            shown = analysis
            if analysis.exact or self._ai.request_count != request_number:
                break
        return self._ai.request_count == request_number


def _pondering_level(session: Session) -> str | None:
    """The level of the first opponent that can ponder."""
    levels = session.game.levels
    players = [seat.player for seat in session.record.seats if seat.player != HUMAN]
    return next((player for player in players if levels[player].can_ponder), None)
