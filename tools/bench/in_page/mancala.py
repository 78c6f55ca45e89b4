"""Runs inside the page's Python (page_python.py): searches of Afrika, for whoever holds the clock."""

import json
from random import Random

from game.mancala.ai.planner import DepthLimitedSearch, Reckoner
from game.mancala.rules.state import parse_state


def search_nodes(depth: int, text: str) -> str:
    """Nodes of a search to a depth."""
    *_, last = DepthLimitedSearch(depth).think(parse_state(text), Random(0))
    return json.dumps(last.work)


def is_solved(text: str) -> str:
    """Whether the top level, left alone until it is done, has worked a position out to the end."""
    *_, last = Reckoner().think(parse_state(text), Random(0))
    return json.dumps(last.exact)
