"""How deep Afrika's search looks, and how soon it solves an endgame, in Chromium.

Seconds are the processor's.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from game.catalog import GAMES
from game.mancala.rules import State
from game.search.thinker import decide
from tools import browser
from tools.bench.page_python import PagePython, page_python
from tools.bench.row import Row, at_least, at_most, unmeasured

PROGRAM = Path(__file__).with_name("mancala_inside.py")

DEPTH = 12
MIDDLES, ENDS = 20, 60
OPENING, MIDDLE_PLY, END_STONES = 4, 24, 24
MOST_SECONDS, MOST_TO_SOLVE, SHARE_SOLVED = 1.0, 0.5, 0.95


def rows() -> Iterator[Row]:
    """Seconds to depth 12, the share of endgames solved in half a second, and the speed."""
    if not browser.executable():
        yield unmeasured("Afrika, thinking in Chromium", "no Chromium on this machine")
        return
    games = [line(seed) for seed in range(ENDS)]
    middles = [game_at(game, lambda ply, _: ply >= MIDDLE_PLY) for game in games[:MIDDLES]]
    ends = [game_at(game, lambda _, state: sum(state.board) <= END_STONES) for game in games]
    with page_python(PROGRAM) as python:
        yield from measure(python, middles, ends)


def measure(python: PagePython, middles: list[str], ends: list[str]) -> Iterator[Row]:
    """Of the first position and of those given."""
    first = GAMES["mancala"].new().text()
    search(python, first)  # what is only slow the first time
    nodes, seconds = min((search(python, first) for _ in range(3)), key=lambda found: found[1])
    yield at_most(f"Afrika, depth {DEPTH} from the start", seconds, "s", MOST_SECONDS)
    middle = median(search(python, text)[1] for text in middles)
    yield at_most(f"Afrika, depth {DEPTH}, median of {len(middles)} middle games", middle, "s", MOST_SECONDS)
    solved = [python.timed(f"solved({text!r})") for text in ends]
    share = sum(exact and spent <= MOST_TO_SOLVE for exact, spent in solved) / len(solved)
    name = f"Afrika, {END_STONES} stones solved in half a second"
    yield at_least(name, 100 * share, "%", 100 * SHARE_SOLVED)
    yield Row("Afrika, the slowest of those", max(spent for _, spent in solved), "s", "", True)
    yield Row("Afrika, nodes of the search", nodes / seconds, "nodes/s", "", True)


def search(python: PagePython, text: str) -> tuple[int, float]:
    """Nodes and seconds to the depth."""
    nodes, seconds = python.timed(f"searched({DEPTH}, {text!r})")
    return int(nodes), seconds


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
