"""Who rolls the dice and deals the tokens.

A dealer's answer depends on the seed and on what is drawn, never on what was drawn before: a die on the
ply, a lot (a token) on the place where it lies. So neither undo nor a reload ever re-rolls a die or moves
a token, and nothing hidden has to be kept in a state.

Lots: the places not yet drawn are put in an order that the seed fixes, the lots not yet drawn in the order
of the odds, and the k-th place holds the k-th lot. Taking a place and its lot away leaves every other pair
as it was; and as the order of the places is random, so is the deal.

Numbers come from SHA-256 and not from `random`, whose sequences may differ between versions of Python.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any, Protocol

from game.contract import HiddenDraw, State, find_move


class DealerProtocol(Protocol):
    """Anything that decides for chance."""

    def deal(self, state: State, ply: int) -> Any:
        """One of the moves of `state.odds()`; `ply` counts the moves played so far."""


def new_seed() -> str:
    """128 random bits of the operating system, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def bot_seed(seed: str, ply: int) -> int:
    """For a computer player's own chance: fixed by seed and ply, and telling nothing of the dice."""
    return int.from_bytes(sha256(f"{seed}\nthinker\n{ply}".encode()).digest()[:6], "big")


class Dealer:
    """Fair chance, fixed by a seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def deal(self, state: State, ply: int) -> Any:
        odds = state.odds()
        hidden = state.hidden_draw()
        if hidden is None:
            number = self._hash_number("ply", str(ply)) % sum(weight for _, weight in odds)
        else:
            number = self._draw_index(hidden)
        return _weighted_pick(odds, number)

    def _draw_index(self, hidden: HiddenDraw) -> int:
        return sorted(
            hidden.remaining_slots, key=lambda place: (self._hash_number("lot", place), place)
        ).index(hidden.slot)

    def _hash_number(self, *parts: str) -> int:
        return int.from_bytes(sha256("\n".join((self._seed, *parts)).encode()).digest(), "big")


class ScriptedDealer:
    """Chance as written down beforehand, move by move: for tests and examples."""

    def __init__(self, moves: Iterable[str]) -> None:
        self._moves = iter(moves)

    def deal(self, state: State, ply: int) -> Any:
        return find_move(state, next(self._moves))


def _weighted_pick(odds: Iterable[tuple[Any, int]], number: int) -> Any:
    """The move that holds `number` when the moves are laid out in a row, each as long as its weight."""
    for move, weight in odds:
        if number < weight:
            return move
        number -= weight
    raise AssertionError("more lots to deal than the odds hold")
