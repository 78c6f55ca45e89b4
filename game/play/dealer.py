"""What depends on a game's seed: dice rolls, hidden tokens, and computer players' random numbers and days.

A roll depends on the seed and the ply only, a hidden token on the seed and its slot only. So undo and reload
never change a roll or a token, and a state contains nothing hidden.

Hidden tokens: the remaining slots are sorted in an order given by the seed, the remaining tokens in the order
of the odds, and slot k holds token k. Removing a slot and its token leaves all other pairs unchanged. The
order of the slots is random, so the deal is too.

Random numbers come from SHA-256, because sequences of `random` may differ between Python versions.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from game.contract import Game, HiddenDraw, State


def new_seed() -> str:
    """128 random bits from the operating system, as 32 hexadecimal digits."""
    return secrets.token_hex(16)


def bot_seed(seed: str, ply: int) -> int:
    """A seed for a computer player's random numbers, unrelated to the dice."""
    return int.from_bytes(sha256(f"{seed}\nthinker\n{ply}".encode()).digest()[:6], "big")


def level_in_game(game: Game, level: str, seed: str, seat: int) -> str:
    """The level as which a computer player plays the game of this seed: its own, or one of `also_plays_as`.

    So people can win now and then against a level that is too strong for them, and lose against a weaker one.
    """
    others = game.levels[level].also_plays_as
    day = sha256(f"{seed}\nlevel\n{seat}".encode()).digest()[0] % 4
    return others[day] if day < len(others) else level


class Dealer:
    """Fair random moves that depend on a seed."""

    def __init__(self, seed: str) -> None:
        self._seed = seed

    def deal(self, state: State, ply: int) -> Any:
        """A move from `state.odds()`; `ply` is the number of moves played before it."""
        odds = state.odds()
        hidden = state.hidden_draw()
        if hidden is None:
            number = self._hash_number("ply", str(ply)) % sum(weight for _, weight in odds)
        else:
            number = self._draw_index(hidden)
        return _weighted_pick(odds, number)

    def _draw_index(self, hidden: HiddenDraw) -> int:
        slots = sorted(hidden.remaining_slots, key=lambda slot: (self._hash_number("lot", slot), slot))
        return slots.index(hidden.slot)

    def _hash_number(self, *parts: str) -> int:
        return int.from_bytes(sha256("\n".join((self._seed, *parts)).encode()).digest(), "big")


def _weighted_pick(odds: Iterable[tuple[Any, int]], number: int) -> Any:
    """The move whose interval of cumulative weights contains `number`."""
    for move, weight in odds:
        if number < weight:
            return move
        number -= weight
    raise AssertionError("the number exceeds the sum of the weights")
