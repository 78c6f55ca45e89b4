"""Moves and their notation.

    start tangier    choose a home            land              walk: roll first
    go darfur-sahara:6   a walk's end         sail st_helena    board a ship
    onward           go on at sea             fly congo         buy a flight
    buy              buy the token            try               roll for the token
    escape           roll to be free          skip, done        end the turn
    end              end as a draw a game that no player can win
    1 … 6            a die                    order 2 0 1       the seats in playing order
    star, blank, …   a token

`read_move` checks the notation only; a position decides whether a move is legal.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import NamedTuple

from game.africa.rules.board import PLACES, Board
from game.africa.rules.routes import HOMES
from game.contract import BadNotation, shortened_repr


class Move(NamedTuple):
    """A verb and its target: a spot, a die's face, a kind of token, or the seats of an order.

    Dice have the verb `roll` and tokens `token`; the notation of both is the target alone.
    """

    verb: str
    target: str = ""

    def __str__(self) -> str:
        if self.verb in BARE_VERBS:
            return self.target
        return f"{self.verb} {self.target}" if self.target else self.verb


BARE_VERBS = frozenset({"roll", "token"})

TOKEN_KINDS = ("star", "ruby", "emerald", "topaz", "robber", "horseshoe", "blank")
"""The kinds of token, in the order of `Position.bag`."""

LAND = Move("land")
ONWARD = Move("onward")
BUY = Move("buy")
TRY = Move("try")
ESCAPE = Move("escape")
SKIP = Move("skip")
DONE = Move("done")
END = Move("end")

START_MOVES = tuple(Move("start", home) for home in HOMES)
DIE_RESULTS = tuple(Move("roll", str(face)) for face in range(1, 7))
TOKEN_RESULTS = tuple(Move("token", kind) for kind in TOKEN_KINDS)

_MOVES_BY_TEXT = {
    str(move): move
    for move in (LAND, ONWARD, BUY, TRY, ESCAPE, SKIP, DONE, END, *START_MOVES, *DIE_RESULTS, *TOKEN_RESULTS)
}


def playing_orders(seats: int) -> tuple[Move, ...]:
    """A chance move for each order in which the seats can play."""
    return tuple(Move("order", " ".join(map(str, order))) for order in permutations(range(seats)))


def read_move(text: str, board: Board, seats: int) -> Move:
    """The move that `text` denotes on this board with this number of seats. Raises BadNotation."""
    if text in _MOVES_BY_TEXT:
        return _MOVES_BY_TEXT[text]
    verb, _, target = text.partition(" ")
    if target in _targets(verb, board, seats):
        return Move(verb, target)
    raise BadNotation(f"{shortened_repr(text)} is no move of Star of Africa", text)


def _targets(verb: str, board: Board, seats: int) -> Sequence[str]:
    """The valid targets of a verb; empty if it takes none."""
    if verb == "go":
        return board.spots
    if verb == "order":
        return [order.target for order in playing_orders(seats)]
    return PLACES if verb in ("sail", "fly") else ()
