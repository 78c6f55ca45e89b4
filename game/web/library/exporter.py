"""What leaves the page as files: games and reports. What comes in is in `receiving`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.home_screen.navigation import Navigation
from game.web.platform.commands import Command
from game.web.platform.downloads import download
from game.web.platform.toasts import Toasts
from game.web.saves.crash_report import crash_report
from game.web.saves.save_manager import SaveManager


class Exporter:
    """Saving a game or a report as a file."""

    def __init__(
        self, navigation: Navigation, controller: GameController, save_manager: SaveManager, toasts: Toasts
    ) -> None:
        self._navigation, self._controller = navigation, controller
        self._save_manager, self._toasts = save_manager, toasts
        self._crash_report = ""

    def commands(self) -> Mapping[str, Command]:
        return {
            "export": self._export,
            "keep-copy": self._download_corrupt_save,
            "report": lambda _: download("starboard-report.json", self._crash_report),
        }

    def report_error(self, error: Exception) -> None:
        """Something went wrong in our own code: the game stays, and a report of it can be saved and sent."""
        self._crash_report = crash_report(error, self._controller.session)
        self._toasts.show(
            msg("notice-error"), ("reload", msg("notice-reload")), ("report", msg("notice-report"))
        )

    def _export(self, _: Any) -> None:
        session = self._controller.session or self._navigation.saved
        if session:
            download(f"starboard-{session.game.id}.json", session.record.text())

    def _download_corrupt_save(self, _: Any) -> None:
        game = self._navigation.game
        text = self._save_manager.corrupt_text(game.id)
        if text:
            download(f"starboard-{game.id}-damaged.txt", text)
