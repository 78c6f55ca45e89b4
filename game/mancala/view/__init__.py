"""Afrika as players see it: a carved board, the stones on it, and what a tap means.

`places` says where everything lies, `wood` is the carved board, `stones` what lies in it, `marks` what is
marked, `picture` puts them together. `choosing` knows what may be chosen and what a tap means, `beside` what
stands beside the board, `motion` what moves between two pictures. This module is the game's
`game.draw.presentation.View`.
"""

from game.draw.presentation import Ui
from game.mancala.rules.state import State
from game.mancala.text import messages
from game.mancala.view.animation import animation_overlay, motion_path
from game.mancala.view.input import actions, automatic_move, figures, intent, toggles
from game.mancala.view.scene import scene
from game.mancala.view.side_panel import camera_target, player_cards, shared_stats, spots, start_spot
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
    return messages.prompt(state)
