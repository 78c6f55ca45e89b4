"""Runs inside the page's Python (page_python.py): choices in games of Star of Africa, one at a time."""

from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY
from game.search.thinker import decide

GAME = GAMES["africa"]
SEATS = 4

table: dict[str, Any] = {"rng": Random("bench")}
"""The position of the game that is played, its player, and the generator of its dice."""


def sit(level: str) -> str:
    """Begin a game of one kind of player."""
    table["player"] = GAME.levels[level].thinker()
    _put(GAME.new(GAME.presets["amended_2005"], SEATS))
    return "null"


def deal() -> str:
    """Play on until there is a choice."""
    while table["position"].to_act == CHANCE or len(table["position"].legal_moves()) == 1:
        position = table["position"]
        moves, weights = zip(*(position.odds() or [(position.legal_moves()[0], 1)]), strict=True)
        _put(position.play(table["rng"].choices(moves, weights)[0]))
    return "null"


def choose() -> str:
    """Think about that choice, and make it."""
    thought = decide(table["player"], table["position"], table["rng"], slices=1)
    _put(table["position"].play(thought.move))
    return "null"


def _put(position: Any) -> None:
    """Play on from there; a new game follows the last turn of one."""
    over = position.to_act == NOBODY
    table["position"] = GAME.new(GAME.presets["amended_2005"], SEATS) if over else position
