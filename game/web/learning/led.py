"""A game that a guide leads through: a lesson or a puzzle, on the board that a match lends. Nothing is saved.

What the guide wants is pointed at, by a class that the style shows, on a button or a spot of the board.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import document

from game.contract import find_move
from game.learn.guide import ON, Guide
from game.play.session import Session
from game.text.message import say
from game.web.commands import Tasks
from game.web.dom import every
from game.web.match import Match

POINTED = "pointed"


class Led:
    """`pressed(target)` is called for a guide's own button, `moved(guide, moves)` after a learner's move."""

    def __init__(
        self,
        match: Match,
        tasks: Tasks,
        pressed: Callable[[str], None],
        moved: Callable[[Guide, tuple[str, ...]], None],
    ) -> None:
        self._match, self._tasks, self._pressed, self._moved = match, tasks, pressed, moved
        self._task: asyncio.Task[None] | None = None
        self._choice: asyncio.Future[Any] | None = None

    def open(self, session: Session, guide: Guide) -> None:
        """Lead through a session from where it stands."""
        self._display = self._match.lend(self)
        document.body.dataset.guided = "yes"
        self._session, self._guide = session, guide
        self._display.open(session, guide)
        self._task = self._tasks.spawn(self._run())

    def leave(self) -> None:
        """The board goes back."""
        document.body.removeAttribute("data-guided")
        _point("")
        if self._task:
            self._task.cancel()
        self._task = self._choice = None

    def choose(self, target: str) -> None:
        """A move that the guide allows is played; another one is not taken amiss."""
        if self._choice is None or self._choice.done():
            self._display.hurry()
        elif target == ON:
            self._guide.go_on()
            self._choice.set_result(None)
        elif target.startswith("learn "):
            self._pressed(target)
        elif (move := self._display.intent(target)) is None:
            self._point()
        elif self._guide.allows(self._moves, str(move)):
            self._choice.set_result(move)
        else:
            self._display.explain(say("lesson-nudge"))
            self._point()

    def hint(self) -> None:
        told = self._guide.hint(self._moves) if self._choice else None
        if told:
            self._display.explain(told)
            self._point()

    def restyle(self) -> None:
        self._display.restyle()
        if self._choice:
            self._point()

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
            self._moved(self._guide, self._moves)
        self._display.begin_turn()
        await self._display.follow(move, self._session)

    async def _ask(self) -> Any:
        self._display.ask(self._guide.asks(self._moves))
        self._choice = asyncio.get_running_loop().create_future()
        self._point()
        try:
            return await self._choice
        finally:
            self._choice = None
            _point("")
            self._display.rest()

    def _point(self) -> None:
        """Point at what is wanted: its button, its spot, or the button that lets the spot be chosen."""
        wanted = self._guide.wanted(self._moves)
        mode = f"mode {wanted.partition(' ')[0]}"
        spot = self._display.spot(wanted)
        if spot:
            self._display.point_at(wanted)
            self._display.stage.lead_to(spot.id)
        _point(
            f'#spots [data-spot="{spot.id}"]' if spot else "",
            f'#actions [data-target="{wanted}"]' if wanted else "",
            f'#actions [data-target="{mode}"]',
        )


def _point(*selectors: str) -> None:
    """Mark the first element that there is, and no other."""
    for old in every(f".{POINTED}"):
        old.classList.remove(POINTED)
    found = next((found[0] for each in selectors if each and (found := every(each))), None)
    if found:
        found.classList.add(POINTED)
