"""The game that the home screen shows, and its session that can be continued."""

from __future__ import annotations

from dataclasses import dataclass

from game.contract import Game
from game.play.session import Session


@dataclass
class CurrentGame:
    """`saved` is the session being played, as it was saved last; None before the first one."""

    game: Game
    saved: Session | None = None
