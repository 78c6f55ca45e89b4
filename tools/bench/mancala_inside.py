"""Runs inside Pyodide (tools/site/inside.py): how long Afrika's search takes in the page's Python.

`job` is JSON, `{middle, ends}`: positions as text. The answer: seconds to depth 12 from the start and from
each middle position, seconds until each end is solved, nodes a second, and the longest slice. Seconds are
the processor's, as Node.js tells them: other processes' work is not the search's.
"""

import json
import sys
from random import Random
from typing import Any

from js import process

sys.path.insert(0, "/work")

from game.mancala import GAME
from game.mancala.ai.planner import Reckoner, Search

DEPTH = 12


def seconds() -> float:
    """The processor's time of this process."""
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def spent(search: Search, state: Any) -> tuple[float, int, float]:
    """Seconds, nodes and the longest slice until a search ends by itself."""
    start = last = seconds()
    longest, work = 0.0, 0
    for thought in search.think(state, Random(0)):
        now = seconds()
        longest, last, work = max(longest, now - last), now, thought.work
    return last - start, work, longest


job = json.loads(globals()["job"])
spent(Search(DEPTH - 2), GAME.new())  # what is only slow the first time
start = min(spent(Search(DEPTH), GAME.new()) for _ in range(3))
middle = [spent(Search(DEPTH), GAME.parse_state(text))[0] for text in job["middle"]]
ends = [spent(Reckoner(), GAME.parse_state(text))[0] for text in job["ends"]]
json.dumps(
    {"start": start[0], "nodes": start[1] / start[0], "slice": start[2], "middle": middle, "ends": ends}
)
