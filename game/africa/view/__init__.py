"""Star of Africa as players see it: the map, what lives on it, and what a tap means.

`ground` is the printed map, `tokens`, `pieces` and `die` what lies on it, `picture` puts them together.
`choosing` knows what may be chosen and what a tap means, `beside` what stands beside the board, `motion` what
moves between two pictures. This module is the game's `game.draw.presentation.View`.
"""

from game.africa.rules.position import Position
from game.africa.text import messages
from game.africa.view.animation import animation_overlay, motion_path
from game.africa.view.input import actions, automatic_move, intent
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
    "player_cards",
    "prompt",
    "scene",
    "shared_stats",
    "spots",
    "start_spot",
    "toggles",
]


def toggles() -> tuple[Toggle, ...]:
    """Nothing on this board is hidden or shown by choice."""
    return ()


def figures() -> tuple[int, ...]:
    """Seats wear the figures in order."""
    return 0, 1, 2, 3, 4


def prompt(state: Position, ui: Ui) -> Message:
    """What the player to act is asked to do, or how the game ended."""
    return messages.prompt(state)
