"""*Star as players see it: the board, the stones, the score, and what a tap means.

`plan` says where things lie, `paths` and `marks` draw many of them at once; `ground` is the board, `bridge`,
`stones` and `rim` what lies on it, `owning` what it has come to, `picture` puts them together. `choosing`
knows what may be chosen, `beside` what stands beside the board, `motion` what moves. This module is the
game's `game.draw.presentation.View`.
"""

from game.draw.presentation import Ui
from game.star.rules.state import State
from game.star.text import messages
from game.star.view.animation import animation_overlay, motion_path
from game.star.view.input import actions, automatic_move, figures, intent, toggles
from game.star.view.scene import scene
from game.star.view.side_panel import camera_target, player_cards, shared_stats, spots, start_spot
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
