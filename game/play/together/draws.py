"""Draws of a game from several devices: each die and token comes from one element of every device.

A *run* is all that a device plays until another device moves, dice and tokens included. Those drawn before
the first move are part of a run of device 0. When a device begins a run, it takes the next element of its
chain, and reveals it with the letter of this run. The draws of the run depend on this element and on the
last elements that the other devices have revealed. All chains were fixed before the game, so no device can
choose a die, and only the mover can compute it before the letter comes. Draws made *live* depend on a new
element of every device, revealed after the decision, so that the mover cannot look ahead either.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any

from game.contract import CHANCE, State
from game.play.dealer import Dealer
from game.play.record import Record, Together
from game.play.session import Session, undone_states
from game.play.together.chains import BadElement, anchor_of, check_element, earlier_elements, element_at

STARTER = 0
"""The device that started the game. It plays the computers' seats."""

TakenBack = Mapping[int, Sequence[Sequence[State]]]
"""The positions of moves that were taken back, by the number of moves before them."""


def together_of(record: Record) -> Together:
    """What a record says of its devices, for a game that has several."""
    assert record.together
    return record.together


def new_together(owners: Sequence[int], secret: str) -> Together:
    """A game in which seat k belongs to device `owners[k]`, as device 0 starts it with its secret."""
    anchors = (anchor_of(secret), *("" for _ in range(max(owners))))
    return Together(tuple(owners), anchors, tuple((0, anchor) for anchor in anchors))


def identity_of(record: Record) -> str:
    """The identity of a game: the anchor of the device that started it."""
    return together_of(record).anchors[STARTER]


class ElementCounter:
    """Counts the elements that each device has used, from the first move on."""

    def __init__(self, together: Together) -> None:
        self._together = together
        self.used = [0] * len(together.anchors)
        self._mover: int | None = None

    def follow(self, to_act: int, ply: int) -> None:
        """Take into account that `to_act`, or chance, moves after `ply` moves."""
        if to_act != CHANCE:
            self._begin_run(self._together.owners[to_act])
        elif self._mover is None:
            self._begin_run(STARTER)
        if to_act == CHANCE and is_live(self._together, ply):
            self.used = [index + 1 for index in self.used]

    def take_back(self, states: Sequence[State], ply: int) -> None:
        """Take into account moves after `ply` moves that were taken back, and that the next player agreed."""
        for number, state in enumerate(states[:-1]):
            self.follow(state.to_act, ply + number)
        self.answer(states[-1].to_act)

    def answer(self, seat: int) -> None:
        """Take into account that the player in a seat has agreed to something, or has resigned.

        That is a run of its own, whose element nobody else knows; so nobody can do it for them.
        """
        self._mover = None
        self._begin_run(self._together.owners[seat])

    def take_all_back(self, taken_back: TakenBack, ply: int) -> None:
        """`take_back` for those moves that were taken back to `ply` moves."""
        for states in taken_back.get(ply, ()):
            self.take_back(states, ply)

    def _begin_run(self, device: int) -> None:
        if device != self._mover:
            self._mover = device
            self.used[device] += 1


def used_elements(session: Session, upto: int | None = None) -> tuple[int, ...]:
    """How many elements of each device the first `upto` moves have used; all moves if None."""
    counter, taken_back = ElementCounter(together_of(session.record)), _taken_back(session)
    last = session.ply if upto is None else upto
    for ply, state in enumerate(session.states[:last]):
        counter.take_all_back(taken_back, ply)
        counter.follow(state.to_act, ply)
    counter.take_all_back(taken_back, last)
    if upto is None and together_of(session.record).ended:
        counter.answer(session.state.to_act)
    return tuple(counter.used)


def used_elements_by_move(session: Session) -> Iterator[tuple[int, ...]]:
    """How many elements of each device have been used, for each move, this move included."""
    counter, taken_back = ElementCounter(together_of(session.record)), _taken_back(session)
    for ply, state in enumerate(session.states[: session.ply]):
        counter.take_all_back(taken_back, ply)
        counter.follow(state.to_act, ply)
        yield tuple(counter.used)


def _taken_back(session: Session) -> TakenBack:
    found: dict[int, list[Sequence[State]]] = {}
    for (ply, _), states in zip(together_of(session.record).undone, undone_states(session), strict=True):
        found.setdefault(ply, []).append(states)
    return found


def next_used_elements(session: Session) -> tuple[int, ...]:
    """`used_elements` after the move that is due; unchanged if the game is over."""
    return (
        used_elements(session) if device_to_act(session) is None else used_elements(session, session.ply + 1)
    )


def is_live(together: Together, ply: int) -> bool:
    """True if a draw after `ply` moves is made live."""
    return bisect_right(together.live, ply) % 2 == 1


def device_to_act(session: Session) -> int | None:
    """The device whose player is to act, or who draws for chance; None when the game is over."""
    owners, to_act = together_of(session.record).owners, session.state.to_act
    if session.outcome:
        return None
    if to_act != CHANCE:
        return owners[to_act]
    seats = (state.to_act for state in reversed(session.states) if state.to_act >= 0)
    return next((owners[seat] for seat in seats), STARTER)


def movers(session: Session, ply: int) -> set[int]:
    """The devices whose players have moved after the first `ply` moves."""
    owners = together_of(session.record).owners
    return {owners[state.to_act] for state in session.states[ply:-1] if state.to_act != CHANCE}


def missing_devices(session: Session) -> tuple[int, ...]:
    """The devices that have not joined the game."""
    return tuple(device for device, anchor in enumerate(together_of(session.record).anchors) if not anchor)


def joined(session: Session, device: int, secret: str, name: str) -> Session:
    """The session that a device has joined; `name` is that of its first seat, unless empty."""
    together = together_of(session.record)
    anchor = anchor_of(secret)
    anchors = _replaced(together.anchors, device, anchor)
    elements = _replaced(together.elements, device, (0, anchor))
    seat = together.owners.index(device)
    session = session.with_seat(seat, replace(session.record.seats[seat], name=name)) if name else session
    return session.with_together(replace(together, anchors=anchors, elements=elements))


def with_revealed(session: Session, device: int, secret: str) -> Session:
    """The session in which a device has revealed its elements for all moves so far."""
    index = used_elements(session)[device]
    return with_element(session, device, index, element_at(secret, index))


def with_element(session: Session, device: int, index: int, element: str) -> Session:
    """The session with an element that a device has revealed. Raises BadElement if it is not of its chain."""
    together = together_of(session.record)
    known_index, known = together.elements[device]
    if index < known_index:
        element, index, known_index, known = known, known_index, index, element
    check_element(element, index, known, known_index)
    return session.with_together(
        replace(together, elements=_replaced(together.elements, device, (index, element)))
    )


@dataclass(frozen=True, slots=True)
class OwnChain:
    """The chain of this device in a game."""

    device: int
    secret: str


class Elements:
    """All elements that follow from what the devices have revealed, and from this device's own chain."""

    def __init__(self, record: Record, own: OwnChain | None = None) -> None:
        self._revealed = together_of(record).elements
        self._own = own
        self._terms = _terms(record)
        self._walked: dict[int, list[str]] = {}

    def element(self, device: int, index: int) -> str:
        """Element `index` of a device. Raises BadElement if it has not been revealed."""
        if self._own and device == self._own.device:
            return element_at(self._own.secret, index)
        deepest, element = self._revealed[device]
        if not element or index > deepest:
            raise BadElement(f"device {device} has not revealed its element {index}", str(index))
        if device not in self._walked:  # all at once, so that reading a long game takes linear time
            self._walked[device] = earlier_elements(element, deepest)
        return self._walked[device][deepest - index]

    def draw(self, state: State, ply: int, used: Sequence[int]) -> Any:
        """Chance's move in `state` after `ply` moves. Raises BadElement if an element is not known."""
        elements = [self.element(device, index) for device, index in enumerate(used)]
        parts = "\n".join(("starboard draw", self._terms, str(ply), *elements))
        return Dealer(sha256(parts.encode()).hexdigest()).deal(state, ply)


def draw_next(session: Session, own: OwnChain | None) -> Any:
    """Chance's move that is due. Raises BadElement if another device has not revealed its element yet."""
    return Elements(session.record, own).draw(session.state, session.ply, next_used_elements(session))


def _terms(record: Record) -> str:
    """The text of what all devices have agreed on before the first draw."""
    together = together_of(record)
    options = sorted(record.options.items())
    terms = (record.game, record.rules, options, record.start, together.owners, together.anchors)
    return json.dumps(terms, ensure_ascii=False)


def _replaced(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])
