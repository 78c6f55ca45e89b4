"""What players on several devices agree on: taking a move back, or a draw. Resigning needs no agreement.

The last player asks; the player who is to act agrees, or declines by playing on. A move is taken back by the
rules of undo (`Session.can_undo`): dice and tokens that were drawn stay, and nothing before them can be taken
back. To agree or to resign, a device reveals an element of its own chain, which no other device knows.

All moves ever made, and how the players have ended the game, stay in the record's log, which only grows; so
devices compare logs, and the longer one counts.
"""

from __future__ import annotations

from dataclasses import replace

from game.play.record import DRAW, HUMAN, RESIGNED, UNDO
from game.play.session import Session
from game.play.together.draws import device_to_act, together_of

_WEIGHTS = {"": 0, DRAW: 0.25, UNDO: 0.5}
"""What a request counts for. If copies of a game ask for different things, all devices take the same one."""


def progress(session: Session) -> float:
    """How far a game has come: the entries of its log; a request counts a part of an entry."""
    return len(session.record.log()) + _WEIGHTS[open_request(session)]


def open_request(session: Session) -> str:
    """What the last player asks for, `UNDO` or `DRAW`; empty if no request waits for its answer."""
    together = together_of(session.record)
    is_open = together.asked > 0 and together.asked == len(session.record.log())
    return together.asked_for if is_open else ""


def can_ask(session: Session, device: int, request: str = UNDO) -> bool:
    """Whether a device may ask the player of another device, who is to act, for `UNDO` or `DRAW`."""
    if device_to_act(session) in (None, device) or session.state.to_act < 0:
        return False
    if request == DRAW:
        return session.ply > 0 and _can_end(session)
    before = session.undo()
    return before is not session and device_to_act(before) == device


def asked(session: Session, request: str = UNDO) -> Session:
    """The session in which the last player has made a request, `UNDO` or `DRAW`."""
    return session.with_together(
        replace(together_of(session.record), asked=len(session.record.log()), asked_for=request)
    )


def agreed(session: Session) -> Session:
    """The session after the player to act agrees to what is asked; their device must reveal its element."""
    return _ended(session, DRAW) if open_request(session) == DRAW else taken_back(session)


def taken_back(session: Session) -> Session:
    """The session in which the last move is taken back, as the player to act agrees."""
    before, together = session.undo(), together_of(session.record)
    undone = (*together.undone, (before.ply, session.record.moves[before.ply :]))
    return replace(
        before.with_together(replace(together, undone=undone, asked=0, asked_for=UNDO)), redo_stack=()
    )


def can_resign(session: Session, device: int) -> bool:
    """Whether a player of this device may resign, which they do in their own turn."""
    return device_to_act(session) == device and _can_end(session)


def resigned(session: Session) -> Session:
    """The session after the player to act has resigned; their device must reveal its element."""
    return _ended(session, RESIGNED)


def _can_end(session: Session) -> bool:
    """Whether the player to act, a person, may end the game by agreement or by resigning."""
    seat = session.seat_to_act()
    return session.can_be_ended and seat is not None and seat.player == HUMAN


def _ended(session: Session, how: str) -> Session:
    return session.with_together(replace(together_of(session.record), ended=how, asked=0, asked_for=UNDO))
