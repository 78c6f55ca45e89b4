"""What the strongest computer player thinks of the position shown: moves with their values, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.draw.presentation import Ui
from game.play.record import HUMAN
from game.play.session import Session
from game.text.message import Message, msg
from game.web.ai.client import AiClient, Analysis, CandidateMove
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command, TaskRunner
from game.web.platform.dom import by_id, replace_children
from game.web.platform.i18n import Translator
from game.web.platform.tables import table

ANALYSIS_SECONDS = 2.0
MAX_LISTED = 12
"""Moves that are listed, the best first."""


class EngineLines:
    """The dialog about the position on the board, of the game or of anything tried out or looked back at."""

    def __init__(
        self,
        i18n: Translator,
        controller: GameController,
        ai: AiClient,
        go_to_ply: Callable[[int], None],
        tasks: TaskRunner,
    ) -> None:
        self._i18n, self._controller, self._ai = i18n, controller, ai
        self._go_to_ply, self._tasks = go_to_ply, tasks

    def commands(self) -> Mapping[str, Command]:
        return {"candidates": lambda _: self._tasks.spawn(self._show())}

    async def _show(self) -> None:
        session = self._paused_session()
        replace_children(by_id("candidates-list"), [])
        by_id("candidates").showModal()
        if session.state.to_act < 0:
            self._set_text(msg("candidates-none"))
            return
        self._set_text(msg("candidates-thinking"))
        analysis = await self._ai.analyse(session, ANALYSIS_SECONDS)
        if by_id("candidates").open and self._controller.visible_session is session:
            self._show_moves(session, analysis)

    def _paused_session(self) -> Session:
        """The position shown; a game in which a computer is to move is looked back at, so that it waits."""
        assert self._controller.visible_session, "a game is on"
        seat = self._controller.visible_session.seat_to_act()
        if seat and seat.player != HUMAN and not self._controller.is_paused:
            self._go_to_ply(self._controller.visible_session.ply)
        return self._controller.visible_session

    def _set_text(self, message: Message) -> None:
        self._i18n.set_text(by_id("candidates-status"), message)

    def _show_moves(self, session: Session, analysis: Analysis) -> None:
        self._set_text(analysis.reason or msg("candidates-best", move=str(analysis.move)))
        best = str(analysis.move)
        ranked = sorted(analysis.candidates, key=lambda each: (each.move != best, -each.value))[:MAX_LISTED]
        head = (msg("statistics-move"), msg(f"candidates-value-{session.game.id}"), msg("candidates-sure"))
        labels = _move_labels(session)
        rows = [self._row(each, labels.get(each.move)) for each in ranked]
        replace_children(by_id("candidates-list"), [table(self._i18n, head, rows)] if rows else [])

    def _row(self, candidate: CandidateMove, label: Message | None) -> tuple[Message, ...]:
        """A move as its button or its place is called, else as it is written."""
        return (
            label or msg("candidates-move", move=candidate.move),
            msg("statistics-decimal", value=candidate.value),
            msg("candidates-exact", exact="yes" if candidate.exact else "no"),
        )


def _move_labels(session: Session) -> dict[str, Message]:
    """What moves are called: as their buttons, else as the place they lead to where a move names one."""
    view, state = session.game.view, session.state
    places = {spot.target: spot.label for spot in view.spots(state, Ui()) if " " in spot.target}
    return places | {each.target: each.label for each in view.actions(state, Ui())}
