"""The moves and their notation: `G` sows, `xf` captures, `swap` changes sides.

In printed games a capture may be followed by its gain: `xf (+1)`.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from game.contract import BadNotation, IllegalMove, shortened_repr
from game.mancala.rules.board import LETTERS, Board

SOW, CAPTURE, SWAP = "sow", "capture", "swap"

_WRITTEN = re.compile(r"(x?)([A-Ha-h])(?: \(\+([1-9][0-9]{0,2})\))?|swap")


class Move(NamedTuple):
    """Sow a hole, capture a hole, or (`swap`, without a hole) change sides."""

    verb: str
    hole: int = -1

    def __str__(self) -> str:
        if self.verb == SWAP:
            return SWAP
        return f"{'x' if self.verb == CAPTURE else ''}{LETTERS[self.hole]}"


def read_move(text: str, board: Board) -> Move:
    """The move that `text` stands for. Raises BadNotation, or IllegalMove for a gain that does not fit."""
    found = _WRITTEN.fullmatch(text)
    if not found:
        raise BadNotation(f"no move of Afrika: {shortened_repr(text)}", text)
    captures, letter, gain = found.groups()
    if letter is None:
        return Move(SWAP)
    hole = LETTERS.index(letter)
    if not gain:
        return Move(CAPTURE if captures else SOW, hole)
    if not captures or int(gain) != board[hole]:
        raise IllegalMove(
            f"a gain that does not fit: {shortened_repr(text)} with {board[hole]} in {letter}", text
        )
    return Move(CAPTURE, hole)
