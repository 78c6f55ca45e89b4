"""The view of *Star; this module is its `game.draw.presentation.View`.

`layout` has the coordinates, `outlines` the silhouettes; `background` draws the board, `bridge`, `stones` and
`rim` what lies on it; `highlights` lights what a number counts, `ratings` shows what a computer player
thinks, and `scene` combines them all. `input` has taps and buttons, `side_panel` the texts beside the board,
`animation` what moves.
"""

from game.draw.presentation import Ui
from game.star.rules.state import State
from game.star.text import messages
from game.star.view.animation import animation_overlay, motion_path
from game.star.view.input import END_MODE, actions, automatic_move, figures, intent, move_name, toggles
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
    """An instruction for the player to act, the question before the end, or the result of the game."""
    return messages.end_question(state) if ui.mode == END_MODE else messages.prompt(state)
