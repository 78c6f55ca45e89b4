"""What leaves the page as files: games and reports. What comes in is in `receiving`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.text.message import say
from game.web.bookshelf import Bookshelf
from game.web.commands import Command
from game.web.files import download
from game.web.match import Match
from game.web.notices import Notices
from game.web.opening import Opening
from game.web.report import report


class Exchange:
    """Saving a game or a report as a file."""

    def __init__(self, opening: Opening, match: Match, bookshelf: Bookshelf, notices: Notices) -> None:
        self._opening, self._match = opening, match
        self._bookshelf, self._notices = bookshelf, notices
        self._report = ""

    def commands(self) -> Mapping[str, Command]:
        return {
            "export": self._export,
            "keep-copy": self._keep_copy,
            "report": lambda _: download("starboard-report.json", self._report),
        }

    def report(self, error: Exception) -> None:
        """Something went wrong in our own code: the game stays, and a report of it can be saved and sent."""
        self._report = report(error, self._match.session)
        self._notices.show(
            say("notice-error"), ("reload", say("notice-reload")), ("report", say("notice-report"))
        )

    def _export(self, _: Any) -> None:
        session = self._match.session or self._opening.saved
        if session:
            download(f"starboard-{session.game.id}.json", session.record.text())

    def _keep_copy(self, _: Any) -> None:
        game = self._opening.game
        text = self._bookshelf.damaged(game.id)
        if text:
            download(f"starboard-{game.id}-damaged.txt", text)
