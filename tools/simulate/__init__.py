"""`python3 -m tools simulate GAME`: engine games by the hundred, and what they say about the game.

A game that can be simulated has a module here with `main(arguments) -> int`.
"""

from __future__ import annotations

import importlib

from tools.step import Failure

SIMULATED = ("africa", "mancala")


def main(arguments: list[str]) -> int:
    game, *rest = arguments or [""]
    if game not in SIMULATED:
        raise Failure(f"no simulation of {game!r}; there are {', '.join(SIMULATED)}")
    code: int = importlib.import_module(f"tools.simulate.{game}").main(rest)
    return code
