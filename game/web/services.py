"""The services that every part of the page may use. Created once, in `app.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from game.contract import Game
from game.play.session import Session
from game.web.platform.commands import TaskRunner
from game.web.saves.save_manager import SaveManager

if TYPE_CHECKING:  # these import browser modules, which unit tests do not have
    from game.web.ai.client import AiClient
    from game.web.platform.i18n import Translator
    from game.web.platform.toasts import Toasts
    from game.web.startup.game_loader import GameLoader


@dataclass
class CurrentGame:
    """The game that the home screen shows; `saved` is its session as last saved, None if there is none."""

    game: Game
    saved: Session | None = None


@dataclass(frozen=True, slots=True)
class Services:
    i18n: Translator
    tasks: TaskRunner
    toasts: Toasts
    loader: GameLoader
    ai: AiClient
    saves: SaveManager
    current: CurrentGame
    settings: Any
    """The functions of `platform/settings.py`."""
