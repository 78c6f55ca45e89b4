"""Nim: heaps of sticks; two players in turn take any number from one heap. After C. L. Bouton, 1901.

The player who takes the last stick wins, or loses if the option `last` is `loses`. A move is
`<heap>-<sticks>`, heaps counted from 1: `2-3` takes three sticks from the second heap. A position is `3/5/7 0
wins`: the heaps, the seat to act, and the value of `last`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from game.contract import (
    NOBODY,
    BadNotation,
    HiddenDraw,
    Option,
    Options,
    OptionValue,
    Outcome,
    shortened_repr,
)

OPTIONS: Mapping[str, Option] = {
    option.name: option
    for option in (
        Option("heaps", range(1, 6), 3),
        Option("last", ("wins", "loses"), "wins"),
    )
}

PRESETS: Mapping[str, Options] = {
    "standard": {"heaps": 3, "last": "wins"},
    "misere": {"heaps": 3, "last": "loses"},
}


@dataclass(frozen=True, slots=True)
class Take:
    """Take a number of sticks from a heap (counted from 0)."""

    heap: int
    sticks: int

    def __str__(self) -> str:
        return f"{self.heap + 1}-{self.sticks}"


@dataclass(frozen=True, slots=True)
class NimState:
    """The heaps, the seat to act, and whether the last stick wins."""

    heaps: tuple[int, ...]
    seat: int
    last_wins: bool

    @property
    def to_act(self) -> int:
        return self.seat if any(self.heaps) else NOBODY

    @property
    def outcome(self) -> Outcome | None:
        if any(self.heaps):
            return None
        winner = 1 - self.seat if self.last_wins else self.seat
        return Outcome((winner,), None, "last-stick")

    def legal_moves(self) -> tuple[Take, ...]:
        return tuple(Take(heap, n) for heap, size in enumerate(self.heaps) for n in range(1, size + 1))

    def odds(self) -> tuple[tuple[Take, int], ...]:
        return ()

    def hidden_draw(self) -> HiddenDraw | None:
        return None

    def read_move(self, text: str) -> Take:
        found = re.fullmatch(r"([1-9])-([1-9][0-9]?)", text)
        if not found:
            raise BadNotation(f"no move of nim: {shortened_repr(text)}", text)
        return Take(int(found[1]) - 1, int(found[2]))

    def play(self, move: Take) -> NimState:
        heaps = list(self.heaps)
        heaps[move.heap] -= move.sticks
        return NimState(tuple(heaps), 1 - self.seat, self.last_wins)

    def seen_by(self, seat: int) -> NimState:
        return self

    def text(self) -> str:
        return f"{'/'.join(map(str, self.heaps))} {self.seat} {'wins' if self.last_wins else 'loses'}"


def new_game(options: Options, seats: int) -> NimState:
    """Heaps of 3, 5, 7, … sticks."""
    return NimState(tuple(range(3, 3 + 2 * int(options["heaps"]), 2)), 0, options["last"] == "wins")


def parse_state(text: str) -> NimState:
    """The position that `NimState.text` wrote. Raises BadNotation."""
    found = re.fullmatch(r"((?:0|[1-9][0-9]?)(?:/(?:0|[1-9][0-9]?)){0,4}) ([01]) (wins|loses)", text)
    if not found:
        raise BadNotation(f"no position of nim: {shortened_repr(text)}", text)
    return NimState(tuple(map(int, found[1].split("/"))), int(found[2]), found[3] == "wins")


def setup_of(state: NimState) -> tuple[dict[str, OptionValue], int]:
    """The options and the number of players of a position."""
    return {"heaps": len(state.heaps), "last": "wins" if state.last_wins else "loses"}, 2
