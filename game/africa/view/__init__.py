"""Star of Africa as players see it: the map, what lives on it, and what a tap means.

`ground` is the printed map, `tokens`, `pieces` and `die` what lies on it, `picture` puts them together.
`choosing` knows what may be chosen and what a tap means, `beside` what stands beside the board, `motion` what
moves between two pictures. This module is the game's `game.draw.show.View`.
"""

from game.africa import words
from game.africa.position import Position
from game.africa.view.beside import camera_target, player_cards, shared_stats, spots, start_spot
from game.africa.view.choosing import actions, automatic_move, intent
from game.africa.view.motion import animation_overlay, motion_path
from game.africa.view.picture import scene
from game.draw.show import Toggle, Ui
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
    return words.prompt(state)
