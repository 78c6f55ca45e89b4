"""The sessions that the page must go through, and so what may be saved at a given moment.

Dice, tokens and computer players of Star of Africa follow from the seed; people's choices arrive as events.
"""

from __future__ import annotations

from random import Random
from typing import Any

from game.contract import CHANCE, NOBODY
from game.draw.presentation import Ui
from game.play.dealer import Dealer, bot_seed
from game.play.record import HUMAN
from game.play.session import Session
from game.search.thinker import think_for_slices


class SaveOracle:
    """`sessions` are all sessions that the page goes through, one after each action."""

    def __init__(self, session: Session) -> None:
        self.sessions = [session]
        self.must_survive = 0
        """Index of the latest session that the page has shown: it must not be lost."""
        self._last_choice = 0
        """Index of the session after a person's last choice."""
        self._play_automatic_moves()

    def observe(self, event: str) -> None:
        """The page has shown a ply (`shown 12`), or a person has chosen (`spot X`, `button X`, `undo`)."""
        kind, _, what = event.partition(" ")
        if kind == "shown":
            self._mark_shown(int(what))
        else:
            # A choice is offered only after all before it is shown.
            self.must_survive = len(self.sessions) - 1
            last = self.sessions[-1]
            self.sessions.append(last.undo() if kind == "undo" else self._play_choice(kind, what))
            self._last_choice = len(self.sessions) - 1
            self._play_automatic_moves()

    def lost_progress(self, session: Session, allowed_losses: int) -> bool:
        """Whether `session`, found in the save, lacks the last action.

        Raises AssertionError if it was never played, or lacks more than `allowed_losses` shown actions.
        """
        matches = [index for index, each in enumerate(self.sessions) if each.record == session.record]
        if not matches:
            raise AssertionError(f"never played: {session.record.text()}")
        if matches[-1] < self.must_survive - allowed_losses:
            raise AssertionError(f"{self.must_survive - matches[-1]} actions that were shown are lost")
        return matches[-1] < max(self.must_survive, self._last_choice)

    def _mark_shown(self, ply: int) -> None:
        for index in range(self.must_survive, len(self.sessions)):
            if self.sessions[index].ply == ply:
                self.must_survive = index
                return
        raise AssertionError(f"ply {ply} is shown and was never played")

    def _play_choice(self, kind: str, what: str) -> Session:
        session = self.sessions[-1]
        view, state = session.game.view, session.state
        target = what if kind == "button" else next(s.target for s in view.spots(state, Ui()) if s.id == what)
        move = view.intent(state, Ui(), target)
        if move not in state.legal_moves():
            raise AssertionError(f"{kind} {what!r} means no move at {state.text()}")
        return session.play(move)

    def _play_automatic_moves(self) -> None:
        """Play the moves that need no person, up to a choice or the end."""
        while (move := automatic_move(self.sessions[-1])) is not None:
            self.sessions.append(self.sessions[-1].play(move))


def automatic_move(session: Session) -> Any | None:
    """The next move if it needs no person; None before a person's choice and after the end."""
    state, seat = session.state, session.seat_to_act()
    if state.to_act == NOBODY:
        return None
    if state.to_act == CHANCE:
        return Dealer(session.record.seed).deal(state, session.ply)
    if seat and seat.player != HUMAN:
        return bot_move(session, seat.player)
    return session.game.view.automatic_move(state, Ui())


def bot_move(session: Session, level: str) -> Any:
    """The move of a level that decides in one slice; its random generator follows from seed and ply."""
    rng = Random(bot_seed(session.record.seed, session.ply))
    state = session.state.seen_by(session.state.to_act)
    return think_for_slices(session.game.levels[level].thinker(), state, rng, slices=1).move
