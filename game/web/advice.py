"""Computer players while a person is to choose: a hint, what each move is worth, and thinking ahead.

One request to the worker at a time: a hint comes before all else; what each move is worth is found out better
and better; then an opponent may think on the player's time. All of it ends when the choice is made.
"""

from __future__ import annotations

import asyncio

from game.draw.show import Rate
from game.play.record import HUMAN
from game.play.session import Session
from game.web import settings
from game.web.commands import Tasks
from game.web.display import Display
from game.web.thinker import Advice, Thinkers

HEAT = "heat"
"""The toggle of a view that shows what a computer player thinks of each move."""

HINTING = 1.0
"""Seconds of thought about a hint."""

RATING = (0.3, 1.0, 4.0)
"""Seconds of thought before each picture of what the moves are worth, one after the other."""

MOST_PONDERING = 120.0
"""Seconds that an opponent thinks ahead: players may have gone for lunch."""


class Advisor:
    """Asks on behalf of whoever is to choose, and shows the answer unless the choice was made meanwhile."""

    def __init__(self, thinkers: Thinkers, display: Display, tasks: Tasks) -> None:
        self._thinkers, self._display, self._tasks = thinkers, display, tasks
        self._session: Session | None = None
        self._task: asyncio.Task[None] | None = None

    def attend(self, session: Session) -> None:
        """A person is to choose."""
        self._session = session
        self.begin()

    def leave(self) -> None:
        """The choice is made."""
        if self._session:
            self._session = None
            self._drop()
            self._thinkers.stop()

    def begin(self) -> None:
        """Think about what players want to have thought about now, which may have changed."""
        self._drop()
        if self._session:
            self._task = self._tasks.spawn(self._accompany(self._session))

    async def hint(self) -> None:
        """Show what the strongest computer player would do, and tell why; nothing while nobody is asked."""
        session = self._session
        if session is None:
            return
        self._drop()
        advice = await self._thinkers.advise(session, HINTING)
        if session is not self._session:
            return
        self._display.point_at(str(advice.move))
        if advice.reason:
            self._display.explain(advice.reason)
        self.begin()

    def _drop(self) -> None:
        if self._task:
            self._task.cancel()
            self._task = None

    async def _accompany(self, session: Session) -> None:
        if HEAT in self._display.shows and not await self._rate(session):
            return
        if self._thinkers.on_the_page or not settings.ponders():
            return
        if level := _pondering(session):
            await self._thinkers.ask(session, level, MOST_PONDERING)

    async def _rate(self, session: Session) -> bool:
        """What each move is worth, better and better.

        False if somebody else has asked something meanwhile, whose answer is not to be cut short.
        """
        for seconds in RATING:
            mine = self._thinkers.asked + 1
            advice = await self._thinkers.advise(session, seconds)
            self._display.rate(rates(advice))
            if advice.exact or self._thinkers.asked != mine:
                break
        return self._thinkers.asked == mine


def rates(advice: Advice) -> tuple[Rate, ...]:
    """Each candidate's value, and its share of the way from the poorest to the best."""
    values = [each.value for each in advice.candidates]
    least, most = min(values, default=0), max(values, default=0)
    return tuple(
        Rate(move, (value - least) / ((most - least) or 1), value, exact)
        for move, value, exact in advice.candidates
    )


def _pondering(session: Session) -> str | None:
    """The level of an opponent that gains by thinking ahead."""
    levels = session.game.levels
    players = [seat.player for seat in session.record.seats if seat.player != HUMAN]
    return next((player for player in players if levels[player].keeps), None)
