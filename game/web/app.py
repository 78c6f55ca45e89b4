"""The page as a whole: its parts, and what is heard where.

A button with `data-command` runs a command of one of the parts, one with `data-target` chooses on the board.
"""

from __future__ import annotations

import traceback
from typing import Any

from js import console, document, window
from pyscript.js_modules.page import replayClick

from game.catalog import GAMES
from game.play.session import Session
from game.text.message import msg
from game.web.ai.client import AiClient
from game.web.analysis.engine_lines import EngineLines
from game.web.analysis.position_editor import PositionEditorMode
from game.web.analysis.replay import Replay
from game.web.analysis.statistics_dialog import StatisticsDialog
from game.web.analysis.turning_points_panel import TurningPointsPanel
from game.web.game_screen import result_dialog
from game.web.game_screen.controller import GameController
from game.web.game_screen.sandbox import Sandbox
from game.web.game_screen.side_panel import SidePanel
from game.web.game_screen.toolbar import GameToolbar
from game.web.home_screen.navigation import Navigation
from game.web.learn.learn_dialog import LearnDialog
from game.web.learn.rules_dialog import RulesDialog
from game.web.library.exporter import Exporter
from game.web.library.import_dialog import ImportDialog
from game.web.library.library_dialog import LibraryDialog
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.library.share_dialog import ShareDialog
from game.web.platform.commands import Command, CommandProvider, TaskRunner
from game.web.platform.dom import listen
from game.web.platform.i18n import Translator
from game.web.platform.toasts import Toasts
from game.web.saves.save_manager import SaveManager
from game.web.saves.tab_lock import TabLock
from game.web.startup.game_loader import GameLoader
from game.web.startup.update_prompt import UpdatePrompt


class App:
    """Puts the parts together, and hears what the match tells."""

    def __init__(self) -> None:
        self._tasks = TaskRunner(self.on_error)
        self._i18n = Translator()
        self._toasts = Toasts(self._i18n)
        loader = GameLoader(self._toasts)
        self._panel = panel = SidePanel(self._i18n)
        ai = AiClient(self._on_ai_failed)
        self._controller = GameController(self._i18n, panel, ai, self, self._tasks)
        self._save_manager = SaveManager(GAMES, self._toasts)
        self._toolbar = GameToolbar(self._i18n, self._controller, self._tasks)
        self._sandbox = Sandbox(self._i18n, self._toolbar, self._controller)
        self._tab_lock = TabLock(self._save_manager, self._toasts)
        self._navigation = Navigation(
            self._i18n,
            self._controller,
            self._toolbar,
            self._sandbox,
            self._save_manager,
            self._tab_lock,
            loader,
            self._tasks,
        )
        self._exporter = Exporter(self._navigation, self._controller, self._save_manager, self._toasts)
        replay = Replay(self._i18n, panel, self._toolbar, self._controller, self._sandbox, self._tasks)
        turning_points_panel = TurningPointsPanel(
            self._i18n, self._controller, ai, replay.go_to_ply, self._tasks
        )
        preview_dialog = GamePreviewDialog(self._i18n, self._navigation, replay.open_game)
        self._library_dialog = LibraryDialog(
            self._i18n, self._save_manager.store, preview_dialog, loader, self._toasts, self._tasks
        )
        self._rules_dialog = RulesDialog(self._i18n, self._controller, self._navigation, self._tasks)
        parts: tuple[CommandProvider, ...] = (
            self._toolbar,
            self._navigation,
            self._sandbox,
            replay,
            turning_points_panel,
            EngineLines(self._i18n, self._controller, ai, replay.go_to_ply, self._tasks),
            PositionEditorMode(
                self._i18n, self._toolbar, self._controller, self._navigation, self._sandbox, self._tasks
            ),
            StatisticsDialog(self._i18n, self._controller, turning_points_panel, self._tasks),
            preview_dialog,
            self._library_dialog,
            self._exporter,
            ImportDialog(preview_dialog, self._library_dialog, loader, self._toasts, self._tasks),
            ShareDialog(self._i18n, self._controller, self._tasks),
            LearnDialog(self._i18n, self._controller, self._navigation, self._tasks),
            self._rules_dialog,
            UpdatePrompt(self._toasts, self._tasks),
            self._toasts,
        )
        self._commands: dict[str, Command] = {}
        for part in parts:
            self._commands |= part.commands()
        self._listen()

    # What a match tells.

    def save_session(self, session: Session) -> bool:
        """Save the game, unless another tab has begun to play it; but not what is only tried out."""
        saved = self._sandbox.is_active or self._tab_lock.save(session)
        self._toolbar.update_buttons()
        return saved

    def on_game_over(self, session: Session) -> None:
        """Say who won."""
        self._toolbar.update_buttons()
        if not self._sandbox.is_active:
            self._library_dialog.add_finished(session)
            result_dialog.show_result(session, self._i18n)

    def on_error(self, error: Exception) -> None:
        """Something went wrong in our own code: the game stays, can be saved, and the report can be sent."""
        console.error("".join(traceback.format_exception(error)))
        self._exporter.report_error(error)

    def _on_ai_failed(self, error: Exception) -> None:
        console.error(f"computer players think on the page: {error}")
        self._toasts.show(msg("notice-thinker"))

    # Listening.

    def _listen(self) -> None:
        guarded = self._tasks.guarded
        listen(document, "click", guarded(self._on_click))
        listen(document, "keydown", guarded(self._on_key))
        for event_name in ("starboard:language", "starboard:settings"):
            listen(document, event_name, guarded(self._on_appearance_change))
        for media_query in ("(prefers-color-scheme: dark)", "(forced-colors: active)"):
            listen(window.matchMedia(media_query), "change", guarded(self._on_appearance_change))

    def _on_click(self, event: Any) -> None:
        button = event.target.closest("[data-command], [data-target]")
        if button and button.hasAttribute("data-target"):
            if event.detail > 1 and self._panel.buttons_just_changed():
                return
            self._controller.handle_target(button.getAttribute("data-target"))
        elif button and not button.disabled:
            self._commands[button.getAttribute("data-command")](button)

    def _on_key(self, event: Any) -> None:
        """Escape stops a computer player's thinking and hurries what is being shown."""
        if event.key == "Escape" and not document.querySelector("dialog[open]"):
            self._controller.stop()
            self._controller.handle_target("")

    def _on_appearance_change(self, _: Any) -> None:
        self._navigation.on_language_change()
        self._controller.on_appearance_change()
        self._rules_dialog.on_appearance_change()


def start() -> None:
    """Make the page listen, and do what was asked of it before."""
    App()
    document.documentElement.dataset.ready = "yes"
    replayClick()
