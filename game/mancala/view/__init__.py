"""The view of Afrika; this module is its `game.draw.presentation.View`.

`layout` has the coordinates; `background` draws the carved board, `stones` the stones, `overlays` what is
marked, and `scene` combines them all. `input` has taps and buttons, `side_panel` the texts beside the board,
`animation` what moves.
"""

from game.draw.presentation import Ui
from game.mancala.rules.state import State
from game.mancala.text import messages
from game.mancala.view.animation import animation_overlay, motion_path
from game.mancala.view.input import actions, automatic_move, figures, intent, move_name, toggles
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
    "move_name",
    "player_cards",
    "prompt",
    "scene",
    "shared_stats",
    "spots",
    "start_spot",
    "toggles",
]


def prompt(state: State, ui: Ui) -> Message:
    """An instruction for the player to act, or the result of the game."""
    return messages.prompt(state)
