"""How deep Afrika's search looks, and how soon it solves an endgame, in the page's Python.

That is Pyodide under Node.js: the same WebAssembly and engine as in Chromium. Times are the processor's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from game.catalog import GAMES
from game.mancala.rules import State
from game.search.thinker import decide
from tools import environment
from tools.bench.row import Row, at_least, at_most
from tools.site import inside

ROOT = Path(__file__).parents[2]
PROGRAM = Path(__file__).with_name("mancala_inside.py")

MIDDLES, ENDS = 20, 60
OPENING, MIDDLE_PLY, END_STONES = 4, 24, 24
MOST_SECONDS, MOST_TO_SOLVE, SHARE_SOLVED = 1.0, 0.5, 0.95
MOST_OF_A_SLICE = 50


def rows() -> Iterator[Row]:
    """Seconds to depth 12, the share of endgames solved in half a second, and the speed."""
    games = [line(seed) for seed in range(ENDS)]
    job = {
        "middle": [game_at(game, lambda ply, _: ply >= MIDDLE_PLY) for game in games[:MIDDLES]],
        "ends": [game_at(game, lambda _, state: sum(state.board) <= END_STONES) for game in games],
    }
    environment.node_modules()
    found = json.loads(inside.ask(environment.node(), str(PROGRAM), ROOT, job))
    solved = sum(seconds <= MOST_TO_SOLVE for seconds in found["ends"]) / ENDS
    yield at_most("Afrika, depth 12 from the start", found["start"], "s", MOST_SECONDS)
    yield at_most("Afrika, depth 12, median of 20 middle games", median(found["middle"]), "s", MOST_SECONDS)
    yield at_least("Afrika, 24 stones solved in half a second", 100 * solved, "%", 100 * SHARE_SOLVED)
    yield at_most("Afrika, the longest slice", 1000 * found["slice"], "ms", MOST_OF_A_SLICE)
    yield Row("Afrika, nodes of the search", found["nodes"], "nodes/s", "", True)


def line(seed: int) -> list[State]:
    """The positions of a game between planners, after some turns by lot."""
    game, rng = GAMES["mancala"], Random(seed)
    state: Any = game.new()
    planner = game.levels["planner"].thinker()
    states: list[State] = []
    while not state.outcome:
        states.append(state)
        by_lot = len(states) <= OPENING
        move = rng.choice(state.legal_moves()) if by_lot else decide(planner, state, rng, 99).move
        state = state.play(move)
    return states


def game_at(states: list[State], fits: Any) -> str:
    """The first position that fits and leaves a choice."""
    return next(
        state.text() for ply, state in enumerate(states) if fits(ply, state) and len(state.legal_moves()) > 1
    )
