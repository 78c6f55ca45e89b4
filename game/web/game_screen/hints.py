"""Computer players while a person is to choose: a hint, what each move is worth, and thinking ahead.

One request to the worker at a time: a hint comes before all else; what each move is worth is found out better
and better; then an opponent may think on the player's time. All of it ends when the choice is made.
"""

from __future__ import annotations

import asyncio

from game.draw.presentation import MoveRating
from game.play.record import HUMAN
from game.play.session import Session
from game.web.ai.client import AiClient, Analysis
from game.web.game_screen.view import GameView
from game.web.platform import settings
from game.web.platform.commands import TaskRunner

RATINGS_TOGGLE = "heat"
"""The toggle of a view that shows what a computer player thinks of each move."""

HINT_SECONDS = 1.0
"""Seconds of thought about a hint."""

RATING_SECONDS = (0.3, 1.0, 4.0)
"""Seconds of thought before each picture of what the moves are worth, one after the other."""

MAX_PONDER_SECONDS = 120.0
"""Seconds that an opponent thinks ahead: players may have gone for lunch."""


class HintService:
    """Asks on behalf of whoever is to choose, and shows the answer unless the choice was made meanwhile."""

    def __init__(self, ai: AiClient, game_view: GameView, tasks: TaskRunner) -> None:
        self._ai, self._game_view, self._tasks = ai, game_view, tasks
        self._session: Session | None = None
        self._task: asyncio.Task[None] | None = None

    def start(self, session: Session) -> None:
        """A person is to choose."""
        self._session = session
        self.restart()

    def stop(self) -> None:
        """The choice is made."""
        if self._session:
            self._session = None
            self._cancel_task()
            self._ai.stop()

    def restart(self) -> None:
        """Think about what players want to have thought about now, which may have changed."""
        self._cancel_task()
        if self._session:
            self._task = self._tasks.spawn(self._rate_and_ponder(self._session))

    async def show_hint(self) -> None:
        """Show what the strongest computer player would do, and tell why; nothing while nobody is asked."""
        session = self._session
        if session is None:
            return
        self._cancel_task()
        analysis = await self._ai.analyse(session, HINT_SECONDS)
        if session is not self._session:
            return
        self._game_view.preview_target(str(analysis.move))
        if analysis.reason:
            self._game_view.explain(analysis.reason)
        self.restart()

    def _cancel_task(self) -> None:
        if self._task:
            self._task.cancel()
            self._task = None

    async def _rate_and_ponder(self, session: Session) -> None:
        if RATINGS_TOGGLE in self._game_view.visible_toggles and not await self._rate_moves(session):
            return
        if self._ai.runs_on_main_thread or not settings.pondering_enabled():
            return
        if level := _pondering_level(session):
            await self._ai.think(session, level, MAX_PONDER_SECONDS)

    async def _rate_moves(self, session: Session) -> bool:
        """What each move is worth, better and better.

        False if somebody else has asked something meanwhile, whose answer is not to be cut short.
        """
        for seconds in RATING_SECONDS:
            request_number = self._ai.request_count + 1
            analysis = await self._ai.analyse(session, seconds)
            self._game_view.show_ratings(move_ratings(analysis))
            if analysis.exact or self._ai.request_count != request_number:
                break
        return self._ai.request_count == request_number


def move_ratings(analysis: Analysis) -> tuple[MoveRating, ...]:
    """Each candidate's value, and its share of the way from the poorest to the best."""
    values = [each.value for each in analysis.candidates]
    lowest, highest = min(values, default=0), max(values, default=0)
    return tuple(
        MoveRating(move, (value - lowest) / ((highest - lowest) or 1), value, exact)
        for move, value, exact in analysis.candidates
    )


def _pondering_level(session: Session) -> str | None:
    """The level of an opponent that gains by thinking ahead."""
    levels = session.game.levels
    players = [seat.player for seat in session.record.seats if seat.player != HUMAN]
    return next((player for player in players if levels[player].can_ponder), None)
