"""Sprout looks at its own stones only: it grows them, best of all towards the perimeter. A child beats it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.search.thinker import Thought
from game.star.ai.manners import without_thinking
from game.star.board import node, place
from game.star.moves import STONES
from game.star.rules import State
from game.star.territory import COLOURS, EMPTY
from game.text.message import say


class Sprout:
    """Any empty node beside a stone of its own, one further out more likely than one further in."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        yield without_thinking(state, rng) or _grow(state, rng)


def _grow(state: State, rng: Random) -> Thought:
    own = COLOURS[state.seat]
    empty = [at for at, stone in enumerate(state.stones) if stone == EMPTY]
    beside = [at for at in empty if own in (state.stones[each] for each in state.board.neighbours[at])]
    shoots = beside or [at for at in empty if at < node(3, 0)] or empty
    weights = [place(at)[0] for at in shoots]
    at = rng.choices(shoots, weights)[0]
    candidates = sorted(zip(shoots, weights, strict=True), key=lambda each: -each[1])
    rated = tuple((STONES[each], weight / state.rings) for each, weight in candidates)
    return Thought(STONES[at], 0.5, say("star-reason-grow"), rated)
