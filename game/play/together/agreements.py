"""Taking a move back by agreement: its player asks, and the player who is to act agrees, or plays on.

The rules are those of undo (`Session.can_undo`): dice and tokens that were drawn stay, and nothing before
them can be taken back. Who agrees tells an element of their chain, so nobody can agree for another. All moves
ever made stay in the record's log, which only grows; so devices compare logs, and the longer one counts.
"""

from __future__ import annotations

from dataclasses import replace

from game.play.record import Together
from game.play.session import Session
from game.play.together.draws import device_to_act, shared


def told_length(session: Session) -> float:
    """How much can be told of a game: the entries of its log; a question counts half an entry."""
    return len(session.record.log()) + is_asked(session) / 2


def can_ask(session: Session, device: int) -> bool:
    """Whether a device may ask to take its last move back, which another device is to answer."""
    before = session.undo()
    answering = device_to_act(session)
    is_turn_of_other = answering not in (None, device) and session.state.to_act >= 0
    return before is not session and is_turn_of_other and device_to_act(before) == device


def asked(session: Session) -> Session:
    """The session in which the last player asks to take a move back."""
    return _with(session, replace(shared(session.record), asked=len(session.record.log())))


def is_asked(session: Session) -> bool:
    """Whether a question waits for its answer."""
    question = shared(session.record).asked
    return question > 0 and question == len(session.record.log())


def taken_back(session: Session) -> Session:
    """The session after the player to act has agreed; their device must then tell its element."""
    before, together = session.undo(), shared(session.record)
    undone = (*together.undone, (before.ply, session.record.moves[before.ply :]))
    return replace(_with(before, replace(together, undone=undone, asked=0)), redo_stack=())


def _with(session: Session, together: Together) -> Session:
    return replace(session, record=replace(session.record, together=together))
