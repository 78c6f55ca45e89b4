"""Runs inside the page's Python (page_python.py): computer players at work, for whoever holds the clock."""

import json
from itertools import islice
from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import NOBODY
from game.web.ai import engine

running: dict[str, Any] = {}
"""The thoughts of whoever thinks, and the position of the game that is played."""


def start_search(game: str, level: str, options: dict[str, Any]) -> str:
    """Let a fresh thinker begin with a game's first position; `one_slice` is then a slice of it."""
    thinker = GAMES[game].levels[level].thinker()
    running["thoughts"] = thinker.think(GAMES[game].new(options), Random(1))
    return "null"


def next_slice() -> str:
    """The next slice; how much work has been done by then, or null where there was none left."""
    thought = next(running["thoughts"], None)
    return json.dumps(thought and thought.work)


def play_move(game: str, level: str, options: dict[str, Any], slices: int) -> str:
    """A move of the worker's own thinker, after so many slices; a new game follows the last move of one."""
    position = running.get(game)
    if position is None or position.to_act == NOBODY:
        position = GAMES[game].new(options)
    *_, thought = islice(engine.get_bot(game, level).think(position, Random(1)), slices)
    running[game] = position.play(thought.move)
    return "null"
