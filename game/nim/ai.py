"""Nim's strong computer player, by Bouton's theorem."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import xor
from random import Random

from game.nim.rules import NimState, Take
from game.search.thinker import SearchResult
from game.text.message import msg


class Perfect:
    """Leaves heaps with nim-sum zero; near the end of the misère game, an odd number of single sticks."""

    def think(self, state: NimState, rng: Random) -> Iterator[SearchResult]:
        moves = state.legal_moves()
        good = [move for move in moves if is_lost(state.play(move))]
        move: Take = rng.choice(good or list(moves))
        rated = ((each, float(each in good)) for each in moves)
        candidates = tuple(sorted(rated, key=lambda each: -each[1]))
        reason = msg("nim-reason-balance") if good else msg("nim-reason-lost")
        yield SearchResult(move, float(bool(good)), reason, candidates, exact=True, work=len(moves))


def is_lost(state: NimState) -> bool:
    """Whether the seat to act loses against best play (Bouton 1901)."""
    if not state.last_wins and max(state.heaps) <= 1:
        return sum(state.heaps) % 2 == 1
    return reduce(xor, state.heaps) == 0
