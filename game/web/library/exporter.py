"""Downloads of games and error reports. Import is in `import_dialog`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.play.session import Session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.downloads import download
from game.web.saves.error_report import error_report
from game.web.services import Services


class Exporter:
    """Offers files for download."""

    def __init__(self, services: Services, controller: GameController) -> None:
        self._services, self._controller = services, controller
        self._error_report = ""

    def commands(self) -> Mapping[str, Command]:
        return {
            "export": self._export,
            "keep-copy": self._download_corrupt_save,
            "report": lambda _: download("starboard-report.json", self._error_report),
        }

    def report_error(self, error: Exception) -> None:
        """Tell the player of an unexpected error and offer a report as a file."""
        self._error_report = error_report(error, self._session)
        buttons = (("reload", msg("notice-reload")), ("report", msg("notice-report")))
        self._services.toasts.show(msg("notice-error"), *buttons)

    @property
    def _session(self) -> Session | None:
        """The game on the board, else the saved one."""
        return self._controller.session or self._services.current.saved

    def _export(self, _: Any) -> None:
        if session := self._session:
            download(f"starboard-{session.game.id}.json", session.record.text())

    def _download_corrupt_save(self, button: Any) -> None:
        game = str(button.closest(".notice").dataset.game)
        if text := self._services.saves.corrupt_text(game):
            download(f"starboard-{game}-damaged.txt", text)
