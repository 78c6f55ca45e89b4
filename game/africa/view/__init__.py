"""The view of Star of Africa; this module is its `game.draw.presentation.View`.

`background` is the printed map, `tokens`, `pieces` and `die` are drawn on it, and `scene` puts them together.
`input` maps taps to moves, `side_panel` has the content beside the board, `animation` the animations.
"""

from game.africa.rules.position import Position
from game.africa.text import messages
from game.africa.view.animation import animation_overlay, motion_path
from game.africa.view.input import actions, automatic_move, intent, move_name
from game.africa.view.scene import scene
from game.africa.view.side_panel import camera_target, player_cards, shared_stats, spots, start_spot
from game.draw.presentation import Toggle, Ui
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


def toggles() -> tuple[Toggle, ...]:
    """None: this board has nothing to show or hide."""
    return ()


def figures() -> tuple[int, ...]:
    """The default figure of each seat."""
    return 0, 1, 2, 3, 4


def prompt(state: Position, ui: Ui) -> Message:
    """An instruction for the player to act, or the result of the game."""
    return messages.prompt(state, ui.mode)
