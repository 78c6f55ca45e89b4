"""The course of a game as the page has to play it, move by move: what may be saved at a given moment.

Dice, tokens and the computers of Star of Africa follow from the seed; what people choose is heard.
"""

from __future__ import annotations

from random import Random
from typing import Any

from game.contract import CHANCE, NOBODY
from game.draw.show import Tap, Ui
from game.play.chance import Dealer, thinker_seed
from game.play.record import HUMAN
from game.play.session import Session
from game.search.thinker import decide


class Course:
    """`stages` are all sessions that the page goes through, one action after the other."""

    def __init__(self, session: Session) -> None:
        self.stages = [session]
        self.least = 0
        """The latest stage that a player has seen: it must not get lost."""
        self._chosen_last = 0
        """The stage that a person's last choice led to."""
        self._go_on()

    def hear(self, said: str) -> None:
        """`shown 12`, `spot X`, `button X` or `undo`: what the page shows, and what a person chooses."""
        kind, _, what = said.partition(" ")
        if kind == "shown":
            self._show(int(what))
        else:
            self.least = len(self.stages) - 1  # who is asked has seen all before it
            self.stages.append(self.stages[-1].undo() if kind == "undo" else self._chosen(kind, what))
            self._chosen_last = len(self.stages) - 1
            self._go_on()

    def loses(self, session: Session, shown: int = 0) -> bool:
        """Whether the last action is lost where this is saved: so many actions may be that were shown.

        Raises AssertionError where more is lost, and where this was never played.
        """
        fits = [index for index, stage in enumerate(self.stages) if stage.record == session.record]
        if not fits:
            raise AssertionError(f"never played: {session.record.text()}")
        if fits[-1] < self.least - shown:
            raise AssertionError(f"{self.least - fits[-1]} actions that were shown are lost")
        return fits[-1] < max(self.least, self._chosen_last)

    def _show(self, ply: int) -> None:
        found = (index for index in range(self.least, len(self.stages)) if self.stages[index].ply == ply)
        index = next(found, None)
        if index is None:
            raise AssertionError(f"move {ply} is shown, which nobody has played")
        self.least = index

    def _chosen(self, kind: str, what: str) -> Session:
        session = self.stages[-1]
        view, state = session.game.view, session.state
        target = what if kind == "button" else next(s.target for s in view.spots(state, Ui()) if s.id == what)
        move = view.intent(state, Ui(), Tap(target))
        if move not in state.legal_moves():
            raise AssertionError(f"{kind} {what!r} means no move at {state.text()}")
        return session.play(move)

    def _go_on(self) -> None:
        """Play what comes by itself, up to a person's choice or the end."""
        while (move := by_itself(self.stages[-1])) is not None:
            self.stages.append(self.stages[-1].play(move))


def by_itself(session: Session) -> Any | None:
    """The move that comes without a person; None where one is asked or the game is over."""
    state, seat = session.state, session.seat_to_act()
    if state.to_act == NOBODY:
        return None
    if state.to_act == CHANCE:
        return Dealer(session.record.seed).deal(state, session.ply)
    if seat and seat.player != HUMAN:
        return thought(session, seat.player)
    return session.game.view.foregone(state, Ui())


def thought(session: Session, level: str) -> Any:
    """What a level plays there whose thought is a matter of moments: its chance follows from seed and ply."""
    rng = Random(thinker_seed(session.record.seed, session.ply))
    state = session.state.seen_by(session.state.to_act)
    return decide(session.game.levels[level].thinker(), state, rng, slices=1).move
