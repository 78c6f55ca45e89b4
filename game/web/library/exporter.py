"""Downloads of games and error reports. Import is in `import_dialog`."""

from __future__ import annotations

import json
import traceback
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from js import document, navigator

from game.play.record import Record
from game.play.session import Session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.downloads import download
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
        self._error_report = _report(error, self._session)
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


def _report(error: Exception, session: Session | None) -> str:
    """An anonymous report as JSON: traceback, the game without names and seed, build, browser, languages."""
    report = {
        "error": "".join(traceback.format_exception(error)),
        "game": json.loads(_anonymized(session.record).text()) if session else None,
        "build": str(document.querySelector("meta[name=build]").content),
        "browser": str(navigator.userAgent),
        "languages": [str(language) for language in navigator.languages],
    }
    return json.dumps(report, ensure_ascii=False, indent=1)


def _anonymized(record: Record) -> Record:
    """The record without names and seed. It can be replayed, since the results of chance are moves."""
    return replace(record.without_seed(), seats=tuple(replace(seat, name="") for seat in record.seats))
