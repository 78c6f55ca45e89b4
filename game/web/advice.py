"""What computer players tell a person who is to choose: a hint, and what they think of each move."""

from __future__ import annotations

import asyncio

from game.play.session import Session
from game.web.display import Display
from game.web.thinker import Thinkers

HEAT = "heat"
"""The toggle of a view that shows what a computer player thinks of each move."""


class Advisor:
    """Asks on behalf of whoever is to choose, and shows the answer unless the choice was made meanwhile."""

    def __init__(self, thinkers: Thinkers, display: Display) -> None:
        self._thinkers, self._display = thinkers, display
        self._session: Session | None = None
        self._rating: asyncio.Task[None] | None = None

    def attend(self, session: Session) -> None:
        """A person is to choose."""
        self._session = session
        self.rate()

    def leave(self) -> None:
        """The choice is made."""
        self._session = None

    async def hint(self) -> None:
        """Show what the strongest computer player would do, and tell why; nothing while nobody is asked."""
        session = self._session
        if session is None:
            return
        advice = await self._thinkers.ask(session, _strongest(session))
        if session is not self._session:
            return
        self._display.point_at(str(advice.move))
        if advice.reason:
            self._display.explain(advice.reason)

    def rate(self) -> None:
        """Begin to find out what each move is worth, if players want to see it."""
        if self._session and HEAT in self._display.shows and not self._display.is_rated:
            self._rating = asyncio.get_running_loop().create_task(self._rate(self._session))

    async def _rate(self, session: Session) -> None:
        advice = await self._thinkers.ask(session, _strongest(session))
        if session is not self._session or not advice.candidates:
            return
        values = [value for _, value in advice.candidates]
        least, most = min(values), max(values)
        self._display.rate(
            tuple((move, (value - least) / ((most - least) or 1)) for move, value in advice.candidates)
        )


def _strongest(session: Session) -> str:
    *_, level = session.game.levels
    return level
