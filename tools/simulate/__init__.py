"""`python3 -m tools simulate GAME`: plays games between computer players and prints their statistics.

`simulate GAME --help` lists the options of a game. Each game has a module here with `main(arguments) -> int`.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Mapping, Sequence

SIMULATED_GAMES = ("africa", "mancala")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python3 -m tools simulate", description=__doc__)
    parser.add_argument("game", choices=SIMULATED_GAMES)
    game = parser.parse_args(arguments[:1]).game
    code: int = importlib.import_module(f"tools.simulate.{game}").main(arguments[1:])
    return code


def markdown_table(head: Sequence[str], rows: Mapping[str, Sequence[str]]) -> str:
    """A table in Markdown; each row begins with its title."""
    lines = [list(head), ["---"] * len(head), *([title, *cells] for title, cells in rows.items())]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
