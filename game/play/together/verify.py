"""Checking a game from several devices: every element, and every die and token that follows from them."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import CHANCE
from game.play.session import Session
from game.play.together.chains import BadElement, check_element
from game.play.together.draws import Elements, together_of, used_elements, used_elements_by_move


@dataclass(frozen=True, slots=True)
class Proof:
    """What a check has found. `draws` is the number of dice and tokens, `proved` of those that are proved.

    `problem` says what does not fit, None if nothing; `ply` is the number of moves before it. `unrevealed` is
    a device that has not revealed the element of its last turn, None if all have: whose turn it was is not
    proved then, and its draws are neither proved nor wrong.
    """

    draws: int
    proved: int
    problem: str | None = None
    ply: int = 0
    unrevealed: int | None = None

    @property
    def is_whole(self) -> bool:
        """True if every turn, die and token is proved."""
        return self.problem is None and self.unrevealed is None


def check_game(session: Session) -> Proof:
    """The check of a game; its moves are legal, as for every session."""
    together = together_of(session.record)
    for device, (anchor, revealed) in enumerate(zip(together.anchors, together.elements, strict=True)):
        try:
            if anchor:
                check_element(revealed[1], revealed[0], anchor, 0)
        except BadElement as error:
            return Proof(0, 0, f"device {device}: {error}")
    elements, draws, proved = Elements(session.record), 0, 0
    moves = zip(session.states, session.record.moves, used_elements_by_move(session), strict=False)
    for ply, (state, written, used) in enumerate(moves):
        if state.to_act != CHANCE:
            continue
        draws += 1
        try:
            move = elements.draw(state, ply, used)
        except BadElement:
            continue
        if str(move) != written:
            return Proof(draws, proved, f"move {ply + 1} is {written}, but {move} was drawn", ply)
        proved += 1
    pairs = zip(together.elements, used_elements(session), strict=True)
    unrevealed = next((device for device, ((revealed, _), used) in enumerate(pairs) if revealed < used), None)
    return Proof(draws, proved, unrevealed=unrevealed)
