"""A game that a guide leads through: a lesson or a puzzle, on the board that a match lends. Nothing is saved.

What the guide wants is pointed at, by a class that the style shows, on a button or a spot of the board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import document

from game.contract import find_move
from game.learn.guide import CONTINUE, Guide
from game.play.session import Session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.platform.commands import TaskRunner
from game.web.platform.dom import query_all

POINTED_CLASS = "pointed"


class GuidedGame:
    """`pressed(target)` is called for a guide's own button, `moved(guide, moves)` after a learner's move."""

    def __init__(
        self,
        controller: GameController,
        tasks: TaskRunner,
        on_guide_button: Callable[[str], None],
        on_learner_move: Callable[[Guide, tuple[str, ...]], None],
    ) -> None:
        self._controller, self._tasks, self._on_guide_button, self._on_learner_move = (
            controller,
            tasks,
            on_guide_button,
            on_learner_move,
        )
        self._task: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[Any] | None = None

    def open(self, session: Session, guide: Guide) -> None:
        """Lead through a session from where it stands."""
        self._game_view = self._controller.enter_mode(self)
        document.body.dataset.guided = "yes"
        self._session, self._guide = session, guide
        self._game_view.open(session, guide)
        self._task = self._tasks.spawn(self._run())

    def on_exit(self) -> None:
        """The board goes back."""
        document.body.removeAttribute("data-guided")
        _highlight_first("")
        if self._task:
            self._task.cancel()
        self._task = self._choice = None

    def handle_target(self, target: str) -> None:
        """A move that the guide allows is played; another one is not taken amiss."""
        if self._choice is None or self._choice.done():
            self._game_view.skip_animations()
        elif target == CONTINUE:
            self._guide.resume()
            self._choice.set_result(None)
        elif target.startswith("learn "):
            self._on_guide_button(target)
        elif (move := self._game_view.intent(target)) is None:
            self._point_at_suggestion()
        elif self._guide.accepts(self._moves, str(move)):
            self._choice.set_result(move)
        else:
            self._game_view.explain(msg("lesson-nudge"))
            self._point_at_suggestion()

    def show_hint(self) -> None:
        hint_message = self._guide.hint(self._moves) if self._choice else None
        if hint_message:
            self._game_view.explain(hint_message)
            self._point_at_suggestion()

    def on_appearance_change(self) -> None:
        self._game_view.on_appearance_change()
        if self._choice:
            self._point_at_suggestion()

    @property
    def _moves(self) -> tuple[str, ...]:
        return self._session.record.moves

    async def _run(self) -> None:
        while True:
            await self._step()

    async def _step(self) -> None:
        """One move, by itself or by the learner; or a pause, or the end."""
        text = self._guide.next_move(self._moves)
        move = find_move(self._session.state, text) if text else await self._ask()
        if move is None:
            return
        self._session = self._session.play(move)
        if not text:
            self._on_learner_move(self._guide, self._moves)
        self._game_view.start_turn()
        await self._game_view.animate_move(move, self._session)

    async def _ask(self) -> Any:
        self._game_view.ask(self._guide.expects_move(self._moves))
        self._choice = asyncio.get_running_loop().create_future()
        self._point_at_suggestion()
        try:
            return await self._choice
        finally:
            self._choice = None
            _highlight_first("")
            self._game_view.stop_asking()

    def _point_at_suggestion(self) -> None:
        """Point at what is wanted: its button, its spot, or the button that lets the spot be chosen."""
        suggested = self._guide.suggested_move(self._moves)
        mode = f"mode {suggested.partition(' ')[0]}"
        spot = self._game_view.spot(suggested)
        if spot:
            self._game_view.preview_target(suggested)
            self._game_view.board_view.set_home_spot(spot.id)
        _highlight_first(
            f'#spots [data-spot="{spot.id}"]' if spot else "",
            f'#actions [data-target="{suggested}"]' if suggested else "",
            f'#actions [data-target="{mode}"]',
        )


def _highlight_first(*selectors: str) -> None:
    """Mark the first element that there is, and no other."""
    for old in query_all(f".{POINTED_CLASS}"):
        old.classList.remove(POINTED_CLASS)
    found = next((found[0] for each in selectors if each and (found := query_all(each))), None)
    if found:
        found.classList.add(POINTED_CLASS)
