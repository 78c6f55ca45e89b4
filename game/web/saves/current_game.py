"""The game that the home screen shows, and its saved session."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Game
from game.play.session import Session


@dataclass
class CurrentGame:
    """`saved` is the session being played, as last saved; None if there is none."""

    game: Game
    saved: Session | None = None
