"""Runs in the page's Python (`page_python`): searches of Afrika, timed from outside."""

import json
from random import Random

from game.mancala.ai.planner import Planner, Reckoner
from game.mancala.rules.state import parse_state


def search_nodes(depth: int, text: str) -> str:
    """The number of nodes of a search to `depth`."""
    *_, last = Planner(depth).think(parse_state(text), Random(0))
    return json.dumps(last.work)


def is_solved(text: str) -> str:
    """Whether the top level, without a time limit, solves a position to the end of the game."""
    *_, last = Reckoner().think(parse_state(text), Random(0))
    return json.dumps(last.exact)
