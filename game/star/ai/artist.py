"""Artist: knows from many games what good moves look like, and does not look ahead."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.search.thinker import SearchResult
from game.star.ai.move_bonuses import MoveBonuses
from game.star.ai.opening_policy import move_without_search
from game.star.playouts.leaf_evaluator import PlayoutPosition
from game.star.rules.moves import STONES
from game.star.rules.state import State
from game.star.rules.territory import empty_nodes


class Artist:
    """Plays the node with the largest learned bonus for the stones around it; ties in random order."""

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        yield move_without_search(state, rng) or _most_familiar(state, rng)


def _most_familiar(state: State, rng: Random) -> SearchResult:
    bonuses = MoveBonuses(PlayoutPosition.of(state))(())
    empty = empty_nodes(state.stones)
    rng.shuffle(empty)
    empty.sort(key=bonuses.__getitem__, reverse=True)
    least, most = bonuses[empty[-1]], bonuses[empty[0]]
    candidates = tuple((STONES[at], (bonuses[at] - least) / ((most - least) or 1.0)) for at in empty)
    return SearchResult(STONES[empty[0]], 0.5, candidates=candidates)
