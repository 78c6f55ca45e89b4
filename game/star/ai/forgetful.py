"""The mistake of the lowest levels: they forget a side of the board, another one in each turn."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from random import Random

from game.search.thinker import SearchResult
from game.star.ai.wanderer import Wanderer
from game.star.rules.board import ARMS, ring_and_step
from game.star.rules.moves import STONES
from game.star.rules.state import State
from game.text.message import msg


class Forgetful:
    """Chooses as `player` does, among the moves on the sides that it does not forget.

    A side is an arm with the nodes up to the next arm. If the other sides are full, no move is forgotten.
    """

    def __init__(self, player: Wanderer, forgotten_sides: int = 1) -> None:
        self._player = player
        self._forgotten_sides = forgotten_sides

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        forgotten = frozenset(rng.sample(range(len(ARMS)), self._forgotten_sides))
        for result in self._player.think(state, rng):
            yield _without_sides(result, forgotten)


def _without_sides(result: SearchResult, forgotten: Collection[int]) -> SearchResult:
    """The result with the best of the moves that lie on other sides."""
    seen = tuple(each for each in result.candidates if _side(STONES.index(each[0])) not in forgotten)
    if not seen:
        return result
    move, _ = seen[0]
    reason = result.reason if move == result.move else msg("reason-overlooked")
    return replace(result, move=move, candidates=seen, reason=reason)


def _side(at: int) -> int:
    ring, step = ring_and_step(at)
    return step // ring
