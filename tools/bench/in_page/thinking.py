"""Runs in the page's Python (`page_python`): computer players at work, timed from outside."""

import json
from itertools import islice
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import NOBODY
from game.star.rules.moves import PASS
from game.web.ai import engine

OPENING = 3
"""Random stones before a request."""

running: dict[str, Any] = {}
"""The running search (`thoughts`), and by game the current position."""


def start_search(game: str, level: str, options: dict[str, Any]) -> str:
    """Start a new thinker on a game's initial position; `next_slice` runs a slice of it."""
    thinker = GAMES[game].levels[level].thinker()
    running["thoughts"] = thinker.think(GAMES[game].new(options), Random(1))
    return "null"


def next_slice() -> str:
    """Run the next slice; return whether there was one."""
    return json.dumps(next(running["thoughts"], None) is not None)


def play_move(game: str, level: str, options: dict[str, Any], slices: int) -> str:
    """Play a move of the worker's thinker after `slices` slices, in a new game if the last one is over."""
    position = running.get(game)
    if position is None or position.to_act == NOBODY:
        position = GAMES[game].new(options)
    *_, thought = islice(engine.get_bot(game, level).think(position, Random(1)), slices)
    running[game] = position.play(thought.move)
    return "null"


async def playouts_in_a_second(rings: int, seed: int) -> str:
    """Master's playouts in a request of a second, as the page makes it; each seed is another position."""
    position, rng = GAMES["star"].new({"rings": rings, "swap": "no"}), Random(seed)
    for _ in range(OPENING):
        position = position.play(rng.choice([move for move in position.legal_moves() if move != PASS]))
    request = {"game": "star", "state": position.text(), "level": "master", "seed": seed, "seconds": 1}
    await engine.handle_request(json.dumps(request))
    master: Any = engine.get_bot("star", "master")
    return json.dumps(master.root.counted_playouts)
