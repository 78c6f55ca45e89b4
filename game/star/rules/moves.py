"""The moves of *Star and their notation: a node's name, `swap`, or `pass`."""

from __future__ import annotations

from typing import NamedTuple

from game.contract import BadNotation, shortened_repr
from game.star.rules.board import NAMES, NUMBERS


class Move(NamedTuple):
    """A stone placed on the node of this number, or `PASS` or `SWAP`."""

    node: int

    def __str__(self) -> str:
        return NAMES[self.node] if self.node >= 0 else _TEXT_OF[self]


PASS = Move(-1)
SWAP = Move(-2)

STONES: tuple[Move, ...] = tuple(map(Move, range(len(NAMES))))
"""The move that places a stone, by node number."""

_TEXT_OF = {PASS: "pass", SWAP: "swap"}
_BY_TEXT = {word: move for move, word in _TEXT_OF.items()} | {
    name: STONES[number] for name, number in NUMBERS.items()
}


def read_move(text: str, size: int) -> Move:
    """The move that `text` stands for on a board of `size` nodes. Raises BadNotation."""
    move = _BY_TEXT.get(text)
    if move is None or move.node >= size:
        raise BadNotation(f"no move of *Star on this board: {shortened_repr(text)}", text)
    return move
