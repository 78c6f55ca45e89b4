"""What every computer player does alike: the first stone, the swap, and when a game is not played on.

Under the swap the first stone should be worth as much as the turn: a better one is taken over, a worse one
is a turn lost. Where master went on against itself from a fixed first stone, Blue won 15 of 34 games from the
perimeter (4 and 6 rings) and 21 of 28 from further in.
"""

from __future__ import annotations

from random import Random

from game.contract import Outcome
from game.search.thinker import Thought
from game.star.board import place
from game.star.bounds import decided
from game.star.moves import PASS, STONES, SWAP
from game.star.rules import State
from game.star.scoring import winner
from game.star.territory import COLOURS, EMPTY
from game.text.message import say


def without_thinking(state: State, rng: Random) -> Thought | None:
    """The move where there is nothing to think about, if so."""
    if agrees(state):
        return Thought(PASS, float(winner(state.score()) == state.seat), say("star-reason-agree"), exact=True)
    if state.may_swap and is_worth_taking(state):
        return Thought(SWAP, 0.5, say("star-reason-swap"))
    if state.swap and state.stones.count(EMPTY) == len(state.stones):
        at = rng.choice([at for at in state.board.perimeter if at not in state.board.corners])
        return Thought(STONES[at], 0.5, say("star-reason-fair"))
    return None


def agrees(state: State) -> bool:
    """Whether to pass: the game is decided and the totals say so already, or a pass wins it at once."""
    if state.passes == 1:
        outcome = state.play(PASS).outcome
        assert isinstance(outcome, Outcome)
        if outcome.winners == (state.seat,):
            return True
    won = decided(state.rings, state.stones)
    return won is not None and won == winner(state.score())


def is_worth_taking(state: State) -> bool:
    """Whether the only stone is worth more than the turn."""
    ring, _ = place(state.stones.index(COLOURS[0]))
    return ring < state.rings
