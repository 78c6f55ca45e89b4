"""Speed of Afrika's search in Chromium: a fixed depth, and solving endgames. Seconds are CPU time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from game.catalog import GAMES
from game.mancala.rules.state import State
from game.search.thinker import think_for_slices
from tools.bench.in_page import PagePython, page_python
from tools.bench.metric import Metric, Scope, at_least, at_most, unmeasured
from tools.setup import browsers

PROGRAM = Path(__file__).with_name("in_page") / "mancala.py"

DEPTH = 12
MIDDLE_GAMES, ENDGAMES = 20, 60
RANDOM_OPENING_TURNS, MIDDLE_GAME_PLY, ENDGAME_STONES = 4, 24, 24
MAX_SECONDS, MAX_SOLVE_SECONDS, MIN_SHARE_SOLVED = 1.0, 0.5, 0.95


def rows(_: Scope) -> Iterator[Metric]:
    """Seconds to DEPTH, the share of endgames solved in half a second, and nodes per second."""
    if not browsers.executable():
        yield unmeasured("Afrika, thinking in Chromium", "no Chromium on this machine")
        return
    games = [planner_game(seed) for seed in range(ENDGAMES)]
    middle_games = [
        first_matching(game, lambda ply, _: ply >= MIDDLE_GAME_PLY) for game in games[:MIDDLE_GAMES]
    ]
    endgames = [first_matching(game, lambda _, state: sum(state.board) <= ENDGAME_STONES) for game in games]
    with page_python(PROGRAM) as python:
        yield from measure(python, middle_games, endgames)


def measure(python: PagePython, middle_games: list[str], endgames: list[str]) -> Iterator[Metric]:
    """Figures of the initial position, of `middle_games` and of `endgames`."""
    first = GAMES["mancala"].new().text()
    timed_search(python, first)  # warm-up
    nodes, seconds = min((timed_search(python, first) for _ in range(3)), key=lambda found: found[1])
    yield at_most(f"Afrika, depth {DEPTH} from the start", seconds, "s", MAX_SECONDS)
    middle = median(timed_search(python, text)[1] for text in middle_games)
    yield at_most(
        f"Afrika, depth {DEPTH}, median of {len(middle_games)} middle games", middle, "s", MAX_SECONDS
    )
    solved = [python.timed(f"is_solved({text!r})") for text in endgames]
    share = sum(exact and spent <= MAX_SOLVE_SECONDS for exact, spent in solved) / len(solved)
    name = f"Afrika, {ENDGAME_STONES} stones solved in half a second"
    yield at_least(name, 100 * share, "%", 100 * MIN_SHARE_SOLVED)
    yield Metric("Afrika, the slowest of those", max(spent for _, spent in solved), "s")
    yield Metric("Afrika, nodes of the search", nodes / seconds, "nodes/s")


def timed_search(python: PagePython, text: str) -> tuple[int, float]:
    """Nodes and seconds of a search to DEPTH."""
    nodes, seconds = python.timed(f"search_nodes({DEPTH}, {text!r})")
    return int(nodes), seconds


def planner_game(seed: int) -> list[State]:
    """The positions of a game between planners that begins with random turns."""
    game, rng = GAMES["mancala"], Random(seed)
    state: Any = game.new()
    planner = game.levels["planner"].thinker()
    states: list[State] = []
    while not state.outcome:
        states.append(state)
        is_random = len(states) <= RANDOM_OPENING_TURNS
        move = (
            rng.choice(state.legal_moves()) if is_random else think_for_slices(planner, state, rng, 99).move
        )
        state = state.play(move)
    return states


def first_matching(states: list[State], condition: Any) -> str:
    """The first position with `condition(ply, state)` and more than one legal move."""
    return next(
        state.text()
        for ply, state in enumerate(states)
        if condition(ply, state) and len(state.legal_moves()) > 1
    )
