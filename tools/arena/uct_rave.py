"""The arena's strong opponent for *Star, `uct-rave:100000`: UCT with RAVE, one playout a leaf, in C++.

`star_uct_rave.cpp` describes the method; `game/star/README.md` has what this program and master make in a
second. It takes a first stone over if its own search gives the stone more than half. Its own first stone and
the end of a decided game are those of the levels. Its random numbers come from the player's generator, so a
seed repeats a game.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.search.thinker import SearchResult
from game.star.ai.opening_policy import move_without_search
from game.star.rules.moves import STONES, SWAP
from game.star.rules.state import State
from tools.compiler import compiled
from tools.console import ToolError

SOURCE = Path(__file__).with_name("star_uct_rave.cpp")


class UctRave:
    """Makes `simulations` for each move and plays the most visited one."""

    def __init__(self, simulations: int) -> None:
        self._simulations = simulations

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        known = None if state.may_swap else move_without_search(state, rng)
        yield known or self._search(state, rng)

    def _search(self, state: State, rng: Random) -> SearchResult:
        value, visits = search(state, self._simulations, rng)
        move = max(range(len(visits)), key=visits.__getitem__)
        if state.may_swap and value < 0.5:
            return SearchResult(SWAP, 1 - value, work=self._simulations)
        return SearchResult(STONES[move], value, work=self._simulations)


def search(state: State, simulations: int, rng: Random) -> tuple[float, list[int]]:
    """The value (0 to 1) of the most visited stone for its owner, and the visits of a stone on each node.

    Raises ToolError without a compiler, and for more than one stone a turn.
    """
    if state.stones_per_turn != 1 or state.stones_left != 1:
        raise ToolError("uct-rave places one stone a turn, without handicap")
    line = f"{state.rings} {state.seat} {simulations} {state.stones}\n"
    command: list[str | Path] = [compiled(SOURCE), str(rng.getrandbits(32))]
    answer = subprocess.run(command, input=line, capture_output=True, text=True, check=True)
    value, *visits = answer.stdout.split()
    return float(value), [int(each) for each in visits]
