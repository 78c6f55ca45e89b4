"""The mistake of sprout, the lowest level: it forgets a side of the board, drawn anew in each turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from game.search.thinker import SearchResult
from game.star.ai.wanderer import Wanderer
from game.star.rules.board import ARMS, ring_and_step
from game.star.rules.state import State


class Forgetful:
    """Chooses as `player` does, but overlooks the moves on one side of the board.

    A side is an arm with the nodes up to the next arm. If the other sides are full, no move is forgotten.
    """

    def __init__(self, player: Wanderer) -> None:
        self._player = player

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        forgotten = rng.randrange(len(ARMS))
        for result in self._player.think(state, rng):
            yield _without_side(result, forgotten)


def _without_side(result: SearchResult, forgotten: int) -> SearchResult:
    """The result with the best of the moves that lie on other sides."""
    seen = tuple(each for each in result.candidates if _side(each[0].node) != forgotten)
    if not seen:
        return result
    return replace(result, move=seen[0][0], candidates=seen)


def _side(at: int) -> int:
    ring, step = ring_and_step(at)
    return step // ring
