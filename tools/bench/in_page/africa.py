"""Runs in the page's Python (`page_python`): decisions in games of Star of Africa, one at a time."""

from random import Random
from typing import Any

from game.catalog import GAMES
from game.contract import CHANCE, NOBODY
from game.search.thinker import think_for_slices

GAME = GAMES["africa"]
SEATS = 4

current: dict[str, Any] = {"rng": Random("bench")}
"""The position of the game, its player, and its random generator."""


def new_game(level: str) -> str:
    """Start a game of four players of one level."""
    current["player"] = GAME.levels[level].thinker()
    _set_position(GAME.new(GAME.presets["amended_2005"], SEATS))
    return "null"


def play_to_next_choice() -> str:
    """Play chance and forced moves until there is a choice."""
    while current["position"].to_act == CHANCE or len(current["position"].legal_moves()) == 1:
        position = current["position"]
        moves, weights = zip(*(position.odds() or [(position.legal_moves()[0], 1)]), strict=True)
        _set_position(position.play(current["rng"].choices(moves, weights)[0]))
    return "null"


def make_choice() -> str:
    """Think for a slice about that choice, and make it."""
    thought = think_for_slices(current["player"], current["position"], current["rng"], slices=1)
    _set_position(current["position"].play(thought.move))
    return "null"


def _set_position(position: Any) -> None:
    """Continue from `position`, or with a new game if it is over."""
    over = position.to_act == NOBODY
    current["position"] = GAME.new(GAME.presets["amended_2005"], SEATS) if over else position
