"""Random ends of *Star a second by the kernel, of this process's own time: under CPython, and inside Pyodide.

Inside Pyodide the processor's time is Node.js's, as `time.process_time` is no more than a clock there.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.star.board import board
from game.star.playouts.ends import play_ends
from game.star.playouts.fills import Fills
from game.star.playouts.plan import make_plan
from game.star.territory import EMPTY

LANES = 16_384


def rate(rings: int, seconds: float, clock: Callable[[], float]) -> float:
    """Playouts a second from the empty board, each drawn, worked out and judged."""
    size = board(rings).size
    plan, fills = make_plan(rings, EMPTY * size), Fills(size, (size + 1) // 2, LANES, Random(1))
    start, playouts = clock(), 0
    while (spent := clock() - start) < seconds:
        play_ends(plan, fills.draw(), (1 << LANES) - 1)
        playouts += LANES
    return playouts / spent
