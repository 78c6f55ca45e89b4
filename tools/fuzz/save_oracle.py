"""The course of a game as the page has to play it, move by move: what may be saved at a given moment.

Dice, tokens and the computers of Star of Africa follow from the seed; what people choose is heard.
"""

from __future__ import annotations

from random import Random
from typing import Any

from game.contract import CHANCE, NOBODY
from game.draw.presentation import Tap, Ui
from game.play.dealer import Dealer, bot_seed
from game.play.record import HUMAN
from game.play.session import Session
from game.search.thinker import think_for_slices


class SaveOracle:
    """`stages` are all sessions that the page goes through, one action after the other."""

    def __init__(self, session: Session) -> None:
        self.sessions = [session]
        self.must_survive = 0
        """The latest stage that a player has seen: it must not get lost."""
        self._last_choice = 0
        """The stage that a person's last choice led to."""
        self._play_automatic_moves()

    def observe(self, event: str) -> None:
        """`shown 12`, `spot X`, `button X` or `undo`: what the page shows, and what a person chooses."""
        kind, _, what = event.partition(" ")
        if kind == "shown":
            self._mark_shown(int(what))
        else:
            self.must_survive = len(self.sessions) - 1  # who is asked has seen all before it
            self.sessions.append(
                self.sessions[-1].undo() if kind == "undo" else self._play_choice(kind, what)
            )
            self._last_choice = len(self.sessions) - 1
            self._play_automatic_moves()

    def lost_progress(self, session: Session, shown: int = 0) -> bool:
        """Whether the last action is lost where this is saved: so many actions may be that were shown.

        Raises AssertionError where more is lost, and where this was never played.
        """
        matches = [index for index, stage in enumerate(self.sessions) if stage.record == session.record]
        if not matches:
            raise AssertionError(f"never played: {session.record.text()}")
        if matches[-1] < self.must_survive - shown:
            raise AssertionError(f"{self.must_survive - matches[-1]} actions that were shown are lost")
        return matches[-1] < max(self.must_survive, self._last_choice)

    def _mark_shown(self, ply: int) -> None:
        found = (
            index for index in range(self.must_survive, len(self.sessions)) if self.sessions[index].ply == ply
        )
        index = next(found, None)
        if index is None:
            raise AssertionError(f"move {ply} is shown, which nobody has played")
        self.must_survive = index

    def _play_choice(self, kind: str, what: str) -> Session:
        session = self.sessions[-1]
        view, state = session.game.view, session.state
        target = what if kind == "button" else next(s.target for s in view.spots(state, Ui()) if s.id == what)
        move = view.intent(state, Ui(), Tap(target))
        if move not in state.legal_moves():
            raise AssertionError(f"{kind} {what!r} means no move at {state.text()}")
        return session.play(move)

    def _play_automatic_moves(self) -> None:
        """Play what comes by itself, up to a person's choice or the end."""
        while (move := automatic_move(self.sessions[-1])) is not None:
            self.sessions.append(self.sessions[-1].play(move))


def automatic_move(session: Session) -> Any | None:
    """The move that comes without a person; None where one is asked or the game is over."""
    state, seat = session.state, session.seat_to_act()
    if state.to_act == NOBODY:
        return None
    if state.to_act == CHANCE:
        return Dealer(session.record.seed).deal(state, session.ply)
    if seat and seat.player != HUMAN:
        return bot_move(session, seat.player)
    return session.game.view.automatic_move(state, Ui())


def bot_move(session: Session, level: str) -> Any:
    """What a level plays there whose thought is a matter of moments: its chance follows from seed and ply."""
    rng = Random(bot_seed(session.record.seed, session.ply))
    state = session.state.seen_by(session.state.to_act)
    return think_for_slices(session.game.levels[level].thinker(), state, rng, slices=1).move
