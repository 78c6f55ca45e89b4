"""Games of *Star to learn from: the arena's strong opponent against itself.

The first stones are random; some more are drawn in proportion to the visits of the search, so that games
differ; all others are the most visited nodes. A game ends when its score bounds decide it.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from game.star import GAME
from game.star.rules.moves import STONES
from game.star.rules.score_bounds import proved_winner
from game.star.rules.state import State
from game.star.rules.territory import empty_nodes
from tools.arena.uct_rave import search

MAX_RANDOM_STONES = 4
DRAWN_STONES = 10


class Choice(NamedTuple):
    """A position, the node of the last stone (None: there is none), and the visits of each node."""

    state: State
    last: int | None
    visits: list[int]


def choices_of_game(rings: int, simulations: int, seed: str) -> Iterator[Choice]:
    """The positions of a game after its random stones, each with the choice of the player."""
    rng = Random(seed)
    state, last = GAME.new({"rings": rings, "swap": "no"}), None
    assert isinstance(state, State)
    for _ in range(rng.randint(0, MAX_RANDOM_STONES)):
        last = rng.choice(empty_nodes(state.stones))
        state = state.play(STONES[last])
    drawn = DRAWN_STONES
    while proved_winner(rings, state.stones) is None:
        _, visits = search(state, simulations, rng)
        yield Choice(state, last, visits)
        nodes = range(len(visits))
        last = rng.choices(nodes, visits)[0] if drawn > 0 else max(nodes, key=visits.__getitem__)
        state, drawn = state.play(STONES[last]), drawn - 1
