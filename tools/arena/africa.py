"""What the arena knows of Star of Africa: `nearest`, who always goes to the nearest token and buys it.

The nearest token is the one that takes the fewest expected turns by land, sea and air, with all the money
there is. It buys what it stands on when it can, and tries when it cannot; whatever it may win with it brings
home by the quickest way. It starts from either home.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.africa.ai.aims import STOP, Aim, Plan, home, unturned
from game.africa.ai.choice import Desk, prospect
from game.africa.ai.travel import travel
from game.africa.moves import BUY, TRY, Move
from game.africa.position import START
from game.africa.rules import State
from game.search.thinker import Thought

SAME = 1e-9


class Nearest:
    """Saves nothing, watches nobody."""

    def think(self, state: State, rng: Random) -> Iterator[Thought]:
        yield Thought(rng.choice(list(_good_moves(state))), 0.5)


def _good_moves(state: State) -> Iterator[Move]:
    moves = state.legal_moves()
    if state.phase == START:
        return iter(moves)
    if not state.mover.may_win:
        for move in (BUY, TRY):
            if move in moves:
                return iter((move,))
    return _nearing(state, moves)


def _nearing(state: State, moves: tuple[Move, ...]) -> Iterator[Move]:
    aims = home() if state.mover.may_win else (Aim(city, STOP, 0.0, 0, "near") for city in unturned(state))
    desk = Desk(state, travel(state.house), Plan(aims))
    turns = {move: prospect(desk, move).turns if move.verb in _JOURNEYS else 0.0 for move in moves}
    least = min(turns.values()) + SAME
    return (move for move in moves if turns[move] <= least)


_JOURNEYS = ("land", "go", "sail", "fly", "skip", "done")
