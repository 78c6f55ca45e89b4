"""What a letter means for a device that may know its game: new, old, the same, more of it, or something else.

Nothing is changed here: the caller gets the session to go on with.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import takewhile

from game.play.record import DRAW, UNDO, Record
from game.play.record_reader import MAX_MOVES
from game.play.session import Session, undone_states
from game.play.together.agreements import can_ask, open_request, progress
from game.play.together.chains import BadElement, check_element
from game.play.together.draws import STARTER, identity_of, together_of
from game.play.together.verify import check_game


class Kind(StrEnum):
    """What a letter means for a device."""

    NEW = "new"
    """The device does not know the game."""
    SAME = "same"
    OLDER = "older"
    """The device knows these moves and more."""
    NEWER = "newer"
    """The letter has the device's moves and more, or another player has joined."""
    FORK = "fork"
    """The same turn was played in two ways, for example on from a copy. The players choose."""
    ELSEWHERE = "elsewhere"
    """The letter has turns of this device that were not played here: a copy plays on. The player chooses."""
    OTHER = "other"
    """A letter of another game."""
    REFUSED = "refused"
    """The letter is not honest or not whole; `reason` says what does not fit."""


@dataclass(frozen=True, slots=True)
class Merge:
    """The result. `session` is the one to go on with. If the players choose, it is this device's, and `other`
    the letter's.

    `ply` is the number of moves that both have, `device` the one that has played in two ways, or whose anchor
    is another. `reason` of a refusal is `rules`, `anchor`, `name`, `element`, `seat` or `die`; or `undo` or
    `draw`, when this device has not asked for what it is said to have asked for.
    """

    kind: Kind
    session: Session
    ply: int = 0
    device: int | None = None
    other: Session | None = None
    reason: str = ""


def merge(known: Session | None, received: Session, own: int | None = None) -> Merge:
    """The meaning of a received game for a device that has `known`, None if it has nothing of it.

    `own` is the number of this device in the game, None if it only watches.
    """
    if known is None:
        reason = _false_part(received)
        return Merge(Kind.REFUSED, received, reason=reason) if reason else Merge(Kind.NEW, received)
    if identity_of(known.record) != identity_of(received.record):
        return Merge(Kind.OTHER, known)
    reason, device = _difference(known.record, received.record)
    reason = reason or _foreign_element(known, received) or _false_part(received)
    if reason:
        return Merge(Kind.REFUSED, known, device=device, reason=reason)
    mine, theirs = known.record.log(), received.record.log()
    entries = _common(mine, theirs)
    live = min(_live_differences(known, received), default=MAX_MOVES)
    common = min(_common(known.record.moves, received.record.moves), live)
    logs_differ = entries < min(len(mine), len(theirs))
    if logs_differ or live < min(known.ply, received.ply):
        at = entries if logs_differ else common
        done = reversed(_actors(known)[: at + 1])
        device = next((each for each in done if each is not None), STARTER)
        return Merge(Kind.FORK, known, common, device, _united(received, known))
    if own is not None and len(theirs) > len(mine):
        actors = _actors(received)
        news = theirs[entries].partition(" ")[0]
        if news in (UNDO, DRAW) and actors[entries - 1] == own and open_request(known) != news:
            return Merge(Kind.REFUSED, known, common, own, reason=news)
        if own in actors[entries:]:
            return Merge(Kind.ELSEWHERE, known, common, own, _united(received, known))
    request = open_request(received)
    is_new = len(theirs) == len(mine) and request not in ("", open_request(known))
    if own is not None and is_new and can_ask(known, own, request):
        return Merge(Kind.REFUSED, known, common, own, reason=request)
    return _same_line(known, received, common)


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """The number of entries at the start of both."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _same_line(known: Session, received: Session, common: int) -> Merge:
    """The result if one game's log has all entries of the other's."""
    mine, theirs = progress(known), progress(received)
    longer, shorter = (received, known) if theirs > mine else (known, received)
    united = _united(longer, shorter)
    if theirs > mine or together_of(united.record).anchors != together_of(known.record).anchors:
        return Merge(Kind.NEWER, united, common)
    return Merge(Kind.SAME if mine == theirs else Kind.OLDER, united, common)


def _actors(session: Session) -> list[int | None]:
    """The device that made each entry of the log; None for chance."""
    owners, actors, done = together_of(session.record).owners, list[int | None](), 0
    acting = [None if state.to_act < 0 else owners[state.to_act] for state in session.states[:-1]]
    for (ply, _), states in zip(together_of(session.record).undone, undone_states(session), strict=True):
        actors += (*acting[done:ply], *(owners[state.to_act] for state in states))
        done = ply
    actors += acting[done:]
    return [*actors, owners[session.state.to_act]] if together_of(session.record).ended else actors


def _difference(known: Record, received: Record) -> tuple[str, int | None]:
    """What of the agreement the letter has changed, and for which device."""
    if _terms(known) != _terms(received):
        return "rules", None
    mine, theirs = together_of(known), together_of(received)
    for device, (one, other) in enumerate(zip(mine.anchors, theirs.anchors, strict=True)):
        if one and other and one != other:
            return "anchor", device
        if one and other and _names(known, device) != _names(received, device):
            return "name", device
    return "", None


def _terms(record: Record) -> tuple[object, ...]:
    seats = [replace(seat, name="") for seat in record.seats]
    return record.rules, dict(record.options), record.start, seats, together_of(record).owners, record.game


def _names(record: Record, device: int) -> list[str]:
    owned = zip(record.seats, together_of(record).owners, strict=True)
    return [seat.name for seat, owner in owned if owner == device]


def _live_differences(known: Session, received: Session) -> set[int]:
    """The plies at which only one of the games goes over to live draws or back."""
    return set(together_of(known.record).live) ^ set(together_of(received.record).live)


def _foreign_element(known: Session, received: Session) -> str:
    """`element` if an element that the letter reveals is not of the chain that is known, else empty."""
    mine, theirs = together_of(known.record), together_of(received.record)
    for revealed, known_one in zip(theirs.elements, mine.elements, strict=True):
        (low, shallow), (high, deep) = sorted((revealed, known_one))
        if shallow and deep:
            try:
                check_element(deep, high, shallow, low)
            except BadElement:
                return "element"
    return ""


def _false_part(received: Session) -> str:
    """`die` if a draw does not follow from the elements, `seat` if a turn is not proved its device's own."""
    proof = check_game(received)
    return "die" if proof.problem else "" if proof.unrevealed is None else "seat"


def _united(session: Session, other: Session) -> Session:
    """The session with the devices that have joined in the other, and the deepest elements of both."""
    ours, theirs = together_of(session.record), together_of(other.record)
    anchors = tuple(one or two for one, two in zip(ours.anchors, theirs.anchors, strict=True))
    elements = tuple(max(pair) for pair in zip(ours.elements, theirs.elements, strict=True))
    seats = tuple(
        joined if theirs.anchors[owner] and not ours.anchors[owner] else seat
        for seat, joined, owner in zip(session.record.seats, other.record.seats, ours.owners, strict=True)
    )
    together = replace(ours, anchors=anchors, elements=elements)
    record = replace(
        session.record, seats=seats, together=together, seed=other.record.seed or session.record.seed
    )
    return replace(session, record=record)
