"""Afrika as players see it: a carved board, the stones on it, and what a tap means.

`places` says where everything lies, `wood` is the carved board, `stones` what lies in it, `marks` what is
marked, `picture` puts them together. `choosing` knows what may be chosen and what a tap means, `beside` what
stands beside the board, `motion` what moves between two pictures. This module is the game's
`game.draw.show.View`.
"""

from game.draw.show import Ui
from game.mancala import words
from game.mancala.rules import State
from game.mancala.view.beside import focus, home, spots, stock, table
from game.mancala.view.choosing import actions, figures, foregone, intent, toggles
from game.mancala.view.motion import flourish, trail
from game.mancala.view.picture import scene
from game.text.message import Message

__all__ = [
    "actions",
    "figures",
    "flourish",
    "focus",
    "foregone",
    "home",
    "intent",
    "prompt",
    "scene",
    "spots",
    "stock",
    "table",
    "toggles",
    "trail",
]


def prompt(state: State, ui: Ui) -> Message:
    """What the player to act is asked to do, or how the game ended."""
    return words.prompt(state)
