"""The page as a whole: creates the services and the parts, and listens to clicks and keys.

A button with `data-command` runs a command of a part; one with `data-target` chooses a target of the board.
"""

from __future__ import annotations

import traceback
from functools import partial
from typing import Any

from js import Date, console, document, window
from pyscript.js_modules.page import backup, replayClick, tabLock

from game.catalog import GAMES
from game.text.message import msg
from game.web.ai.client import AiClient
from game.web.analysis.engine_lines import EngineLines
from game.web.analysis.position_editor import PositionEditor
from game.web.analysis.replay import Replay
from game.web.analysis.statistics_dialog import StatisticsDialog
from game.web.analysis.turning_points_panel import TurningPointsPanel
from game.web.board.static_board import repaint_pictures
from game.web.game_screen import result_dialog
from game.web.game_screen.controller import GameController
from game.web.game_screen.screen import GameScreen
from game.web.game_screen.toolbar import GameToolbar
from game.web.home_screen.navigation import Navigation
from game.web.learn.about_dialog import AboutDialog
from game.web.learn.learn_dialog import LearnDialog
from game.web.learn.rules_dialog import RulesDialog
from game.web.library.exporter import Exporter
from game.web.library.import_dialog import ImportDialog
from game.web.library.library_dialog import LibraryDialog
from game.web.library.preview_dialog import GamePreviewDialog
from game.web.library.share_dialog import ShareDialog
from game.web.platform import frames, settings
from game.web.platform.commands import Command, CommandProvider, TaskRunner
from game.web.platform.dom import listen, listen_to_resolution
from game.web.platform.i18n import Translator
from game.web.platform.toasts import Toasts
from game.web.saves import save_toasts
from game.web.saves.local_storage import open_store
from game.web.saves.save_manager import SaveManager
from game.web.saves.tab_lock import TabLock
from game.web.services import CurrentGame, Services
from game.web.startup.game_loader import MISSING_GAME_NOTICE, GameLoader
from game.web.startup.update_prompt import UpdatePrompt
from game.web.together_loader import COMMAND_PREFIXES, TogetherLoader


class App:
    """Creates all parts, connects them, and passes clicks and keys on to them."""

    def __init__(self) -> None:
        self._services = services = _make_services(TaskRunner(self._on_error))
        make_screen = partial(GameScreen, services.i18n)
        self._together = together = TogetherLoader(services)
        self._controller = controller = GameController(services, make_screen, together.make_mode)
        self._exporter = Exporter(services, controller)
        self._rules_dialog = RulesDialog(services, controller)
        toolbar = GameToolbar(services, controller)
        self._navigation = navigation = Navigation(services, controller)
        replay = Replay(services, controller)
        turning_points = TurningPointsPanel(services, controller, replay)
        preview_dialog = GamePreviewDialog(services, navigation.open_session, replay.open_game)
        library_dialog = LibraryDialog(services, preview_dialog)
        together.connect(controller, navigation, preview_dialog)
        parts: tuple[CommandProvider, ...] = (
            toolbar,
            navigation,
            replay,
            turning_points,
            EngineLines(services, controller, replay.show_last_ply),
            PositionEditor(services, controller),
            StatisticsDialog(services, controller, turning_points),
            preview_dialog,
            library_dialog,
            self._exporter,
            ImportDialog(services, preview_dialog, library_dialog, together),
            ShareDialog(services, controller),
            LearnDialog(services, controller, navigation.start_default_game),
            AboutDialog(services),
            UpdatePrompt(services.toasts, services.tasks, navigation.remember_game),
            services.toasts,
        )
        self._commands: dict[str, Command] = {}
        for part in parts:
            self._commands |= part.commands()
        controller.game_over.subscribe(library_dialog.add_finished)
        controller.end_undone.subscribe(library_dialog.remove_finished)
        controller.game_over.subscribe(lambda session: result_dialog.show_result(session, services.i18n))
        self._listen()

    def _on_error(self, error: Exception) -> None:
        """Log an unexpected error and offer an error report; the game stays on the screen."""
        console.error("".join(traceback.format_exception(error)))
        self._exporter.report_error(error)

    def _listen(self) -> None:
        guarded, saves = self._services.tasks.guarded, self._services.saves
        toasts, missing = self._services.toasts, msg(MISSING_GAME_NOTICE)
        listen(document, "click", guarded(self._on_click))
        listen(document, "keydown", guarded(self._on_key))
        for event_name in ("starboard:language", "starboard:settings"):
            listen(document, event_name, guarded(self._on_appearance_change))
        for media_query in ("(prefers-color-scheme: dark)", "(forced-colors: active)"):
            listen(window.matchMedia(media_query), "change", guarded(self._on_appearance_change))
        listen(document, "starboard:language", guarded(lambda _: toasts.clear(missing.key)))
        listen(document, "starboard:language-missing", guarded(lambda _: toasts.show(missing)))
        listen(document, "visibilitychange", guarded(lambda _: frames.on_visibility_change()))
        listen(window, "resize", guarded(lambda _: repaint_pictures()))
        listen(window.matchMedia("print"), "change", guarded(lambda _: repaint_pictures()))
        listen_to_resolution(repaint_pictures)
        listen(document, "starboard:lock-lost", guarded(lambda _: saves.on_lock_lost()))
        listen(window, "storage", guarded(lambda _: saves.on_storage_event()))

    def _on_click(self, event: Any) -> None:
        button = event.target.closest("[data-command], [data-target]")
        if button and button.hasAttribute("data-target"):
            if event.detail > 1 and self._controller.screen.panel.buttons_just_changed():
                return
            self._controller.handle_target(button.getAttribute("data-target"))
        elif button and not button.disabled:
            name = str(button.getAttribute("data-command"))
            if name.startswith(COMMAND_PREFIXES):
                self._together.run(name, button)
            else:
                self._commands[name](button)

    def _on_key(self, event: Any) -> None:
        """Escape makes a thinking computer player move and skips animations."""
        mode = self._controller.mode
        if mode and event.key == "Escape" and not document.querySelector("dialog[open]"):
            mode.finish_thinking()
            mode.handle_target("")

    def _on_appearance_change(self, _: Any) -> None:
        self._navigation.on_language_change()
        self._controller.on_appearance_change()
        self._rules_dialog.on_appearance_change()
        repaint_pictures()


def _make_services(tasks: TaskRunner) -> Services:
    i18n = Translator()
    toasts = Toasts(i18n)
    loader = GameLoader(toasts)
    store, store_error = open_store()
    saves = SaveManager(store, GAMES, TabLock(tabLock), backup.flushed, lambda: int(Date.now() / 1000))
    save_toasts.connect(toasts, saves, store_error)
    last_id = saves.last_game()
    first_id = last_id if last_id and loader.is_available(last_id) else next(iter(GAMES))

    def on_ai_failed(error: Exception) -> None:
        console.error(f"computer players think on the page: {error!r}")
        toasts.show(msg("notice-thinker"))

    current = CurrentGame(GAMES[first_id])
    return Services(i18n, tasks, toasts, loader, AiClient(on_ai_failed), saves, current, settings)


def start() -> None:
    """Start the page, then run the command that was clicked before Python was ready."""
    App()
    document.documentElement.dataset.ready = "yes"
    replayClick()
