"""Moves that all computer players choose alike: the first stone, the swap, and the final pass.

With the swap, the first stone should be worth as much as a turn: a better one is taken over, a worse one
loses a turn. On small boards any stone is better. On larger ones those of inner rings are, and those on the
perimeter are about as good (`game/star/README.md` has the games).
"""

from __future__ import annotations

from random import Random

from game.search.thinker import SearchResult
from game.star.rules.board import ring_and_step
from game.star.rules.moves import PASS, STONES, SWAP
from game.star.rules.score_bounds import may_end_at_once
from game.star.rules.scoring import winner
from game.star.rules.state import BLUE, State
from game.star.rules.territory import COLOURS, EMPTY
from game.text.message import msg

MIN_RINGS_FOR_FAIR_STONE = 6
"""On smaller boards, the side with the only stone wins about two games of three or more."""


def move_without_search(state: State, rng: Random) -> SearchResult | None:
    """The move if it needs no search, else None."""
    if _should_pass(state):
        return SearchResult(
            PASS, float(winner(state.score()) == state.seat), msg("star-reason-agree"), exact=True
        )
    if state.may_swap and _should_swap(state):
        return SearchResult(SWAP, 0.5, msg("star-reason-swap"))
    if state.swap and state.seat == BLUE and state.stones.count(EMPTY) == len(state.stones):
        at = rng.choice([at for at in state.board.perimeter if at not in state.board.corners])
        is_fair = state.rings >= MIN_RINGS_FOR_FAIR_STONE
        return SearchResult(STONES[at], 0.5, msg("star-reason-fair" if is_fair else "star-reason-small"))
    return None


def _should_pass(state: State) -> bool:
    """Whether to offer the end of the game, or agree to it: between turns, once the result is proved."""
    return not state.is_mid_turn and may_end_at_once(state.rings, state.stones)


def _should_swap(state: State) -> bool:
    """Whether the only stone is worth more than a turn."""
    ring, _ = ring_and_step(state.stones.index(COLOURS[0]))
    return ring < state.rings or state.rings < MIN_RINGS_FOR_FAIR_STONE
