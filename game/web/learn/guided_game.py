"""A lesson or a puzzle on the board: a guide says what to do and which moves it accepts. Nothing is saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import document

from game.contract import find_move
from game.learn.guide import CONTINUE, Guide
from game.play.session import Session
from game.web.game_screen.board_mode import BoardMode, ModeName
from game.web.game_screen.controller import GameController
from game.web.services import Services


class GuidedGame(BoardMode):
    """The mode of lessons and puzzles.

    `on_guide_button(target)` is called for the guide's own buttons, `on_learner_move(guide, moves)` after a
    move of the learner.
    """

    name = ModeName.LESSON

    def __init__(
        self,
        services: Services,
        controller: GameController,
        on_guide_button: Callable[[str], None],
        on_learner_move: Callable[[Guide, tuple[str, ...]], None],
    ) -> None:
        self._tasks, self._controller = services.tasks, controller
        self._screen, self._asking = controller.screen, controller.screen.asking
        self._on_guide_button, self._on_learner_move = on_guide_button, on_learner_move
        self._task: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[Any] | None = None

    def open(self, session: Session, guide: Guide) -> None:
        """Start a lesson or puzzle."""
        self.session, self._guide = session, guide
        self._controller.enter_alone(self)

    def start(self) -> None:
        document.body.dataset.guided = "yes"
        self._screen.open(self.session, self._guide)
        self._task = self._tasks.spawn(self._run())

    def stop(self) -> None:
        document.body.removeAttribute("data-guided")
        self._screen.fall_silent()
        self._asking.point_at()
        if self._task:
            self._task.cancel()
        self._task = self._choice = None

    def can_hint(self) -> bool:
        return self._choice is not None and self._guide.expects_move(self._moves)

    def handle_target(self, target: str) -> None:
        """Play a move that the guide accepts; answer another tap, and point at the suggested moves."""
        if self._choice is None or self._choice.done():
            self._screen.pace.skip()
        elif target == CONTINUE:
            self._guide.resume()
            self._choice.set_result(None)
        elif target.startswith("learn "):
            self._on_guide_button(target)
        elif self._asking.changes_picture(target):
            self._asking.intent(target)
            self._point_at_suggestion()
        elif (move := self._asking.intent(target)) and self._guide.accepts(self._moves, str(move)):
            self._choice.set_result(move)
        elif not self._asking.awaits_confirmation:
            self._answer_wrong_tap(target, str(move or ""))

    def _answer_wrong_tap(self, target: str, move: str) -> None:
        if answer := self._guide.answer_to_wrong_tap(self._moves, target, move):
            self._asking.explain(answer)
        self._point_at_suggestion()

    def show_hint(self) -> None:
        hint_message = self._guide.hint(self._moves) if self._choice else None
        if hint_message:
            self._asking.explain(hint_message)
            self._point_at_suggestion()

    def on_appearance_change(self) -> None:
        self._screen.on_appearance_change()

    @property
    def _moves(self) -> tuple[str, ...]:
        return self.session.record.moves

    async def _run(self) -> None:
        while True:
            await self._step()

    async def _step(self) -> None:
        """Play one move of the guide or the learner; a confirmed pause of the guide plays none."""
        text = self._guide.next_move(self._moves)
        move = find_move(self.session.state, text) if text else await self._ask()
        if move is None:
            return
        self.session = self.session.play(move)
        if not text:
            self._on_learner_move(self._guide, self._moves)
        self._screen.start_turn()
        await self._screen.animate_move(move, self.session)

    async def _ask(self) -> Any:
        self._asking.ask(self._guide.expects_move(self._moves))
        self._screen.light_stat(self._guide.lit_stat(self._moves))
        self._choice = asyncio.get_running_loop().create_future()
        self._controller.changed.emit()  # a hint may be possible now
        self._point_at_suggestion()
        try:
            return await self._choice
        finally:
            self._choice = None
            self._asking.stop()
            self._controller.changed.emit()

    def _point_at_suggestion(self) -> None:
        self._asking.point_at(*self._guide.suggested_moves(self._moves))
