"""Speed of Star of Africa's rules: whole games of four players with random moves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY, State
from tools.bench.metric import Metric, Scope, at_least
from tools.simulate.africa.game import sample_chance

SECONDS = 2.0
PLAYERS = 4
MIN_GAMES_PER_SECOND = 20


def rows(_: Scope) -> Iterator[Metric]:
    """Games per second under each preset, and moves per second over all."""
    moves, seconds = 0, 0.0
    for name, preset in GAMES["africa"].presets.items():
        rng, games, start = Random(name), 0, perf_counter()
        while (spent := perf_counter() - start) < SECONDS:
            moves += play_random_game(GAMES["africa"].new(preset, PLAYERS), rng)
            games += 1
        seconds += spent
        yield at_least(
            f"Star of Africa, random games, {name}", games / spent, "games/s", MIN_GAMES_PER_SECOND
        )
    yield Metric("Star of Africa, moves of random games", moves / seconds, "moves/s")


def play_random_game(state: State, rng: Random) -> int:
    """Play to the end; return the number of moves."""
    moves = 0
    while state.to_act != NOBODY:
        move = sample_chance(state, rng) if state.to_act == CHANCE else rng.choice(state.legal_moves())
        state = state.play(move)
        moves += 1
    return moves
