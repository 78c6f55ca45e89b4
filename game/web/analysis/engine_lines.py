"""Engine lines: the moves of the position shown, with their values by the strongest computer player."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.draw.presentation import Ui
from game.play.record import HUMAN
from game.play.session import Session
from game.text.message import Message, msg
from game.web.ai.candidate_order import ranked
from game.web.ai.client import Analysis, CandidateMove
from game.web.game_screen.board_mode import ModeName
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, replace_children
from game.web.platform.tables import table
from game.web.services import Services

ANALYSIS_SECONDS = 2.0
MAX_LISTED = 12
"""Number of moves listed, the best first."""


class EngineLines:
    """The dialog about the position on the board; `pause_game` stops the game at its position."""

    def __init__(
        self, services: Services, controller: GameController, pause_game: Callable[[], None]
    ) -> None:
        self._i18n, self._ai, self._tasks = services.i18n, services.ai, services.tasks
        self._controller, self._pause_game = controller, pause_game

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
        """The position shown. If a computer player is to move, the game is paused: both need the worker."""
        session = self._controller.visible_session
        mode = self._controller.mode
        assert session, "a game is on the board"
        assert mode
        seat = session.seat_to_act()
        if seat and seat.player != HUMAN and mode.name is not ModeName.REPLAY:
            self._pause_game()
        return self._controller.visible_session or session

    def _set_text(self, message: Message) -> None:
        self._i18n.set_text(by_id("candidates-status"), message)

    def _show_moves(self, session: Session, analysis: Analysis) -> None:
        self._set_text(analysis.reason or msg("candidates-best", move=str(analysis.move)))
        best = str(analysis.move)
        candidates = ranked(analysis.candidates, best)[:MAX_LISTED]
        head = (msg("statistics-move"), msg(f"candidates-value-{session.game.id}"), msg("candidates-sure"))
        labels = _move_labels(session)
        rows = [self._row(each, labels.get(each.move)) for each in candidates]
        replace_children(by_id("candidates-list"), [table(self._i18n, head, rows)] if rows else [])

    def _row(self, candidate: CandidateMove, label: Message | None) -> tuple[Message, ...]:
        """A row for a move; `label` is that of its button or place, None: show its notation."""
        return (
            label or msg("candidates-move", move=candidate.move),
            msg("statistics-decimal", value=candidate.value),
            msg("candidates-exact", exact="yes" if candidate.exact else "no"),
        )


def _move_labels(session: Session) -> dict[str, Message]:
    """Labels by move: the label of its button, else of the place that it leads to."""
    view, state = session.game.view, session.state
    places = {spot.target: spot.label for spot in view.spots(state, Ui()) if " " in spot.target}
    return places | {each.target: each.label for each in view.actions(state, Ui())}
