"""The coach: says when a person's move throws the game away, and what was better. Off unless asked for.

The strongest computer player evaluates the position while the person thinks, and the position after the move
while it is animated; both are short. Only games for two without chance have a coach. Nothing of it is saved.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from game.contract import find_move
from game.play.session import Session
from game.play.statistics.turning_points import (
    PlyEvaluation,
    TurningPoint,
    evaluation_of,
    is_decisive,
    turning_points,
)
from game.text.message import msg
from game.web.services import Services

if TYPE_CHECKING:
    from game.web.ai.client import AiClient
    from game.web.game_screen.screen import GameScreen

COACH_SECONDS = 0.5
"""Thinking time for each position."""


class Coach:
    """Watches one game; `evaluate` before and `watch` after each move of a person at this device."""

    def __init__(self, services: Services, screen: GameScreen) -> None:
        self._services, self._screen = services, screen
        self._evaluations: list[tuple[Session, asyncio.Task[PlyEvaluation]]] = []
        """Of the last two positions."""
        self._judging: asyncio.Task[None] | None = None

    async def evaluate(self, session: Session) -> None:
        """Evaluate a position in which a person is to move; may be cancelled."""
        if self._has_coach(session):
            await asyncio.shield(self._evaluation(session))

    def watch(self, before: Session, after: Session) -> None:
        """A person has moved. Say so, later, if that has thrown the game away.

        The last word stays until a person moves again: a computer player answers at once.
        """
        self.clear()
        if self._has_coach(before):
            self._judging = self._services.tasks.spawn(self._judge(before, after))

    async def finish(self) -> None:
        """Wait for the verdict, so that a computer player's thinking does not cut it short."""
        if self._judging:
            await asyncio.wait({self._judging})

    def clear(self) -> None:
        """Forget the last verdict."""
        if self._judging:
            self._judging.cancel()
            self._judging = None
        self._screen.show_coach(None)

    def _has_coach(self, session: Session) -> bool:
        return self._services.settings.coach_enabled() and session.is_duel

    def _evaluation(self, session: Session) -> asyncio.Task[PlyEvaluation]:
        """The evaluation of a position, started at the first call."""
        found = next((task for of, task in self._evaluations if of is session), None)
        if found is None:
            found = self._services.tasks.spawn(evaluate(self._services.ai, session, COACH_SECONDS))
            self._evaluations = [*self._evaluations[-1:], (session, found)]
        return found

    async def _judge(self, before: Session, after: Session) -> None:
        evaluations = [await asyncio.shield(self._evaluation(each)) for each in (before, after)]
        for point in turning_points(evaluations, after.record.moves[-1:]):
            if is_decisive(point):
                self._say(before, point)

    def _say(self, before: Session, point: TurningPoint) -> None:
        better: Any = find_move(before.state, point.better)
        message = msg(
            "coach-lost",
            seat=point.seat,
            better=before.game.view.move_name(before.state, better),
            before=round(100 * point.chance_before),
            after=round(100 * point.chance_after),
            drawn=point.drawn,
        )
        self._screen.show_coach(message)


async def evaluate(ai: AiClient, session: Session, seconds: float) -> PlyEvaluation:
    """The strongest computer player's evaluation of a position, which may be the end of the game."""
    if session.state.outcome:
        return evaluation_of(session.state)
    analysis = await ai.analyse(session, seconds)
    return evaluation_of(session.state, analysis.value, str(analysis.move), analysis.exact)
