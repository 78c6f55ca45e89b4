"""What the strongest computer player thinks of the position shown: moves with their values, and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.draw.show import Ui
from game.play.record import HUMAN
from game.play.session import Session
from game.text.message import Message, say
from game.web.around.sheets import table
from game.web.commands import Command, Tasks
from game.web.dom import by_id, fill
from game.web.match import Match
from game.web.thinker import Advice, Candidate, Thinkers
from game.web.words import Words

SECONDS = 2.0
MOST = 12
"""Moves that are listed, the best first."""


class Candidates:
    """The dialog about the position on the board, of the game or of anything tried out or looked back at."""

    def __init__(
        self,
        words: Words,
        match: Match,
        thinkers: Thinkers,
        look_at: Callable[[int], None],
        tasks: Tasks,
    ) -> None:
        self._words, self._match, self._thinkers = words, match, thinkers
        self._look_at, self._tasks = look_at, tasks

    def commands(self) -> Mapping[str, Command]:
        return {"candidates": lambda _: self._tasks.spawn(self._show())}

    async def _show(self) -> None:
        session = self._waiting()
        fill(by_id("candidates-list"), [])
        by_id("candidates").showModal()
        if session.state.to_act < 0:
            self._tell(say("candidates-none"))
            return
        self._tell(say("candidates-thinking"))
        advice = await self._thinkers.advise(session, SECONDS)
        if by_id("candidates").open and self._match.shown is session:
            self._list(session, advice)

    def _waiting(self) -> Session:
        """The position shown; a game in which a computer is to move is looked back at, so that it waits."""
        assert self._match.shown, "a game is on"
        seat = self._match.shown.seat_to_act()
        if seat and seat.player != HUMAN and not self._match.is_paused:
            self._look_at(self._match.shown.ply)
        return self._match.shown

    def _tell(self, message: Message) -> None:
        self._words.put(by_id("candidates-status"), message)

    def _list(self, session: Session, advice: Advice) -> None:
        self._tell(advice.reason or say("candidates-best", move=str(advice.move)))
        best = str(advice.move)
        ranked = sorted(advice.candidates, key=lambda each: (each.move != best, -each.value))[:MOST]
        head = (say("statistics-move"), say(f"candidates-value-{session.game.id}"), say("candidates-sure"))
        told = _told(session)
        rows = [self._row(each, told.get(each.move)) for each in ranked]
        fill(by_id("candidates-list"), [table(self._words, head, rows)] if rows else [])

    def _row(self, candidate: Candidate, told: Message | None) -> tuple[Message, ...]:
        """A move as its button or its place is called, else as it is written."""
        return (
            told or say("candidates-move", move=candidate.move),
            say("statistics-decimal", value=candidate.value),
            say("candidates-exact", exact="yes" if candidate.exact else "no"),
        )


def _told(session: Session) -> dict[str, Message]:
    """What moves are called: as their buttons, else as the place they lead to where a move names one."""
    view, state = session.game.view, session.state
    places = {spot.target: spot.label for spot in view.spots(state, Ui()) if " " in spot.target}
    return places | {each.target: each.label for each in view.actions(state, Ui())}
