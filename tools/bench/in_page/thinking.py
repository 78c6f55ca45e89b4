"""Runs in the page's Python (`page_python`): computer players at work, timed from outside."""

import json
from itertools import islice
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import NOBODY
from game.web.ai import engine

running: dict[str, Any] = {}
"""The running search (`thoughts`), and by game the current position."""


def start_search(game: str, level: str, options: dict[str, Any]) -> str:
    """Start a new thinker on a game's initial position; `next_slice` runs a slice of it."""
    thinker = GAMES[game].levels[level].thinker()
    running["thoughts"] = thinker.think(GAMES[game].new(options), Random(1))
    return "null"


def next_slice() -> str:
    """Run the next slice; return the work up to its end, or null if the search was over."""
    thought = next(running["thoughts"], None)
    return json.dumps(thought and thought.work)


def play_move(game: str, level: str, options: dict[str, Any], slices: int) -> str:
    """Play a move of the worker's thinker after `slices` slices, in a new game if the last one is over."""
    position = running.get(game)
    if position is None or position.to_act == NOBODY:
        position = GAMES[game].new(options)
    *_, thought = islice(engine.get_bot(game, level).think(position, Random(1)), slices)
    running[game] = position.play(thought.move)
    return "null"
