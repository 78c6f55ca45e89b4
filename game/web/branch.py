"""Trying something out: another game on the board, while the real one waits as it is.

What is tried out is never saved. One button leads back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.play.session import Session
from game.web.commands import Command
from game.web.dom import by_id
from game.web.match import Match
from game.web.playing import Playing


class Branch:
    """Holds the real game while another one is played."""

    def __init__(self, playing: Playing, match: Match) -> None:
        self._playing, self._match = playing, match
        self._main: Session | None = None
        self._watched = False

    def commands(self) -> Mapping[str, Command]:
        return {"return": self._return}

    @property
    def is_on(self) -> bool:
        return self._main is not None

    def begin(self, session: Session) -> None:
        """Try something out; from a branch on it is still the same game that waits."""
        if not self._main:
            self._main, self._watched = self._match.session, self._match.is_watched
        by_id("aside").hidden = False
        self._playing.open(session)

    def leave(self) -> None:
        """Forget what was tried out: the game is the real one again."""
        if self._main:
            self._match.session, self._match.is_watched = self._main, self._watched
            self._main = None
        by_id("aside").hidden = True

    def _return(self, _: Any) -> None:
        self.leave()
        self._match.resume()
        self._playing.show_tools()
