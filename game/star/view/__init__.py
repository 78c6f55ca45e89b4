"""*Star as players see it: the board, the stones, the score, and what a tap means.

`plan` says where things lie, `paths` and `marks` draw many of them at once; `ground` is the board, `bridge`,
`stones` and `rim` what lies on it, `owning` what it has come to, `picture` puts them together. `choosing`
knows what may be chosen, `beside` what stands beside the board, `motion` what moves. This module is the
game's `game.draw.show.View`.
"""

from game.draw.show import Ui
from game.star import words
from game.star.rules import State
from game.star.view.beside import camera_target, player_cards, shared_stats, spots, start_spot
from game.star.view.choosing import actions, automatic_move, figures, intent, toggles
from game.star.view.motion import animation_overlay, motion_path
from game.star.view.picture import scene
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
