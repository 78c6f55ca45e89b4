"""Afrika as players see it: a carved board, the stones on it, and what a tap means.

`places` says where everything lies, `wood` is the carved board, `stones` what lies in it, `marks` what is
marked, `picture` puts them together. `choosing` knows what may be chosen and what a tap means, `beside` what
stands beside the board, `motion` what moves between two pictures. This module is the game's
`game.draw.show.View`.
"""

from game.draw.show import Ui
from game.mancala import words
from game.mancala.rules import State
from game.mancala.view.beside import camera_target, player_cards, shared_stats, spots, start_spot
from game.mancala.view.choosing import actions, automatic_move, figures, intent, toggles
from game.mancala.view.motion import animation_overlay, motion_path
from game.mancala.view.picture import scene
from game.text.message import Message

__all__ = [
    "actions",
    "animation_overlay",
    "automatic_move",
    "camera_target",
    "figures",
    "intent",
    "motion_path",
    "player_cards",
    "prompt",
    "scene",
    "shared_stats",
    "spots",
    "start_spot",
    "toggles",
]


def prompt(state: State, ui: Ui) -> Message:
    """What the player to act is asked to do, or how the game ended."""
    return words.prompt(state)
