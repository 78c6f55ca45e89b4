"""What a letter means for a device that may know its game: new, old, the same, more of it, or something else.

Nothing is changed here: the caller gets the session to go on with.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import takewhile

from game.play.record import Record, Seat
from game.play.session import Session
from game.play.together.chains import BadElement, check_element
from game.play.together.draws import device_to_act, game_id, shared, usage
from game.play.together.verify import check_game

NEW = "new"
"""The device does not know the game."""

SAME = "same"
OLDER = "older"
"""The device knows these moves and more."""

NEWER = "newer"
"""The letter has the device's moves and more, or another player has joined."""

FORK = "fork"
"""The same turn was played in two ways, for example on from a copy. The players choose."""

OTHER = "other"
"""A letter of another game."""

REFUSED = "refused"
"""The letter is not honest or not whole; `reason` says what does not fit."""


@dataclass(frozen=True, slots=True)
class Merge:
    """The result. `session` is the one to go on with. For a fork, `session` is this device's game and `other`
    the letter's.

    `ply` is the number of moves that both have, `device` the one that has played in two ways. `reason` of a
    refusal is `rules`, `anchor`, `name`, `element`, `seat` or `die`.
    """

    kind: str
    session: Session
    ply: int = 0
    device: int | None = None
    other: Session | None = None
    reason: str = ""


def merge(known: Session | None, received: Session) -> Merge:
    """The meaning of a received game for a device that has `known`, None if it has nothing of it."""
    if known is None:
        problem = check_game(received).problem
        return Merge(REFUSED, received, reason="die") if problem else Merge(NEW, received)
    if game_id(known.record) != game_id(received.record):
        return Merge(OTHER, known)
    reason = _difference(known.record, received.record) or _dishonesty(known, received)
    if reason:
        return Merge(REFUSED, known, reason=reason)
    mine, theirs = known.record.moves, received.record.moves
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(mine, theirs, strict=False)))
    common = min([common, *_live_differences(known.record, received.record)])
    if common < min(len(mine), len(theirs)):
        return Merge(FORK, known, common, _mover(known, common), _united(received, known))
    return _same_line(known, received, common)


def _same_line(known: Session, received: Session, common: int) -> Merge:
    """The result if one game has all moves of the other."""
    longer, shorter = (received, known) if received.ply > known.ply else (known, received)
    united = _united(longer, shorter)
    if received.ply > known.ply:
        return Merge(NEWER, united, common)
    if shared(united.record).anchors != shared(known.record).anchors:
        return Merge(NEWER, united, common)
    return Merge(SAME if known.ply == received.ply else OLDER, united, common)


def _difference(known: Record, received: Record) -> str:
    """What of the agreement the letter has changed."""
    if _terms(known) != _terms(received):
        return "rules"
    mine, theirs = shared(known), shared(received)
    for device, (one, other) in enumerate(zip(mine.anchors, theirs.anchors, strict=True)):
        if one and other and one != other:
            return "anchor"
        if one and other and _names(known, device) != _names(received, device):
            return "name"
    return ""


def _terms(record: Record) -> tuple[object, ...]:
    seats = [replace(seat, name="") for seat in record.seats]
    return record.rules, dict(record.options), record.start, seats, shared(record).owners, record.game


def _names(record: Record, device: int) -> list[str]:
    owned = zip(record.seats, shared(record).owners, strict=True)
    return [seat.name for seat, owner in owned if owner == device]


def _live_differences(known: Record, received: Record) -> set[int]:
    """The plies at which only one of the records goes over to live draws or back."""
    return set(shared(known).live) ^ set(shared(received).live)


def _dishonesty(known: Session, received: Session) -> str:
    """What of the letter's elements and dice is wrong."""
    mine, theirs = shared(known.record), shared(received.record)
    for device, anchor in enumerate(mine.anchors):
        index, element = theirs.elements[device]
        known_index, known_element = mine.elements[device]
        if not (anchor and element):
            continue
        (high, deep), (low, shallow) = sorted(((index, element), (known_index, known_element)), reverse=True)
        try:
            check_element(deep, high, shallow, low)
        except BadElement:
            return "element"
    if any(index < used for (index, _), used in zip(theirs.elements, usage(received), strict=True)):
        return "seat"
    return "die" if check_game(received).problem else ""


def _mover(session: Session, ply: int) -> int | None:
    record = replace(session.record, moves=session.record.moves[:ply])
    return device_to_act(replace(session, record=record, states=session.states[: ply + 1]))


def _united(session: Session, other: Session) -> Session:
    """The session with the devices that have joined in the other, and the deepest elements of both."""
    ours, theirs = shared(session.record), shared(other.record)
    anchors = tuple(one or two for one, two in zip(ours.anchors, theirs.anchors, strict=True))
    elements = tuple(max(pair) for pair in zip(ours.elements, theirs.elements, strict=True))
    seats = tuple(
        _joined_seat(seat, other.record.seats[number], ours.anchors[owner], theirs.anchors[owner])
        for number, (seat, owner) in enumerate(zip(session.record.seats, ours.owners, strict=True))
    )
    together = replace(ours, anchors=anchors, elements=elements)
    record = replace(
        session.record, seats=seats, together=together, seed=other.record.seed or session.record.seed
    )
    return replace(session, record=record)


def _joined_seat(seat: Seat, other: Seat, anchor: str, other_anchor: str) -> Seat:
    return other if other_anchor and not anchor else seat
