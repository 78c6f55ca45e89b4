"""Statistics of Afrika from our own players, beside those that Gering published from his engine.

Our engine plays itself at two depths. In the first turns it chooses at random among the moves within one
stone of the best, so that games differ; after these it plays the best.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from functools import partial
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.mancala import GAME
from game.mancala.ai.planner import Planner
from game.mancala.rules.moves import Move
from game.mancala.rules.state import State, scores
from game.play.statistics.standings import Z_95, wilson
from tools.console import ToolError, print_line
from tools.parallel import run_all
from tools.simulate import markdown_table

VARIED_TURNS = 8
MAX_LOSS = 1.0
"""Stones by which a varied move may be worse than the best."""

GERING = {
    "wins of the first player": "53 %",
    "draws": "under 3 %",
    "the first move is worth": "about 2.5 stones",
    "plies, shortest and longest": "50 to 108",
    "plies, average": "74",
    "biggest win": "88:40",
}


class GameResult(NamedTuple):
    """Stones of South and North at the end without komi, the number of plies, and the komi."""

    south: int
    north: int
    plies: int
    komi: float = 0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tools simulate mancala", description=__doc__)
    parser.add_argument("--depths", default="4,8", help="plies that the players search, with commas")
    parser.add_argument("--games", type=int, default=200, help="at each depth")
    parser.add_argument("--preset", choices=tuple(GAME.presets), default="standard")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    args = parser.parse_args(arguments)
    if args.games < 2:
        raise ToolError("--games must be at least 2")
    if not re.fullmatch(r"[1-9]\d?(,[1-9]\d?)*", args.depths):
        raise ToolError("--depths must be numbers from 1 to 99, with commas")
    depths = [int(depth) for depth in args.depths.split(",")]
    plays = [partial(play_game, depth, args.preset) for depth in depths]
    columns = [statistics(run_all(play, range(args.games), args.jobs)) for play in plays]
    rows = {name: [column.get(name, "") for column in (GERING, *columns)] for name in columns[0]}
    print_line(markdown_table(["", "Gering", *(f"ours, depth {depth}" for depth in depths)], rows))
    return 0


def play_game(depth: int, preset: str, seed: int) -> GameResult:
    """One game; `seed` chooses among the good moves of the first turns."""
    state: Any = GAME.new(GAME.presets[preset])
    rng = Random(seed)
    plies = 0
    while not state.outcome:
        state = state.play(choose_move(state, depth, rng if plies < VARIED_TURNS else None))
        plies += 1
    return GameResult(*scores(state), plies, state.house.komi)


def choose_move(state: State, depth: int, rng: Random | None) -> Move:
    """The best move; with `rng` any that is at most MAX_LOSS worse."""
    moves = state.legal_moves()
    if len(moves) == 1:
        return moves[0]
    *_, thought = Planner(depth, depth if rng else 0).think(state, Random(0))
    good_moves = [move for move, lead in thought.candidates if lead >= thought.candidates[0][1] - MAX_LOSS]
    move: Move = rng.choice(good_moves) if rng else thought.move
    return move


def statistics(games: Sequence[GameResult]) -> dict[str, str]:
    """The figures that Gering published, with 95 % intervals where they are estimates."""
    leads = [game.south - game.north for game in games]
    plies = [game.plies for game in games]
    decisive = [lead - game.komi for lead, game in zip(leads, games, strict=True)]
    wins, draws = sum(lead > 0 for lead in decisive), sum(lead == 0 for lead in decisive)
    winner_stones, loser_stones = max((max(game[:2]), min(game[:2])) for game in games)
    margin = Z_95 * stdev(leads) / sqrt(len(games))
    return {
        "wins of the first player": percent(wins, len(games)),
        "draws": percent(draws, len(games)),
        "the first move is worth": f"{fmean(leads):.1f} ± {margin:.1f} stones",
        "plies, shortest and longest": f"{min(plies)} to {max(plies)}",
        "plies, average": f"{fmean(plies):.0f}",
        "biggest win": f"{winner_stones}:{loser_stones}",
        "games": f"{len(games)}",
    }


def percent(count: int, games: int) -> str:
    """A percentage with its 95 % interval."""
    low, high = wilson(count / games, games)
    return f"{100 * count / games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
