"""Another game on the board for a while: something tried out, or a game to look at. The real one waits.

Nothing of it is saved. One button leads back to where it was asked for.
"""

from __future__ import annotations

from collections.abc import Mapping

from js import document

from game.play.session import Session
from game.text.message import Message, say
from game.web.commands import Command
from game.web.dom import by_id
from game.web.match import Match
from game.web.playing import Playing
from game.web.screens import show_screen, shown
from game.web.words import Words


class Branch:
    """Holds the real game, if there is one, while another one is on the board."""

    def __init__(self, words: Words, playing: Playing, match: Match) -> None:
        self._words, self._playing, self._match = words, playing, match
        self.is_on = False
        self._main: Session | None = None
        self._watched = False
        self._from = "game"

    def commands(self) -> Mapping[str, Command]:
        return {"return": lambda _: self.back()}

    @property
    def way_back(self) -> Message:
        """Where `back` leads to."""
        return say("sandbox-home" if self._from == "start" else "sandbox-return")

    def begin(self, session: Session) -> None:
        """Put a game on the board; from a branch on it is still the same game that waits."""
        if not self.is_on:
            self.is_on, self._main, self._watched = True, self._match.session, self._match.is_watched
            self._from = shown()
        by_id("sandbox-bar").hidden = False
        self._words.put(
            by_id("sandbox-text"), say("sandbox-other" if self._from == "start" else "sandbox-on")
        )
        self._words.put(by_id("sandbox-exit"), self.way_back)
        document.body.dataset.game = session.game.id
        show_screen("game")
        self._playing.close_panel()
        self._playing.open(session)

    def leave(self) -> None:
        """Forget what was on the board: the game is the real one again."""
        if self.is_on:
            self._match.session, self._match.is_watched = self._main, self._watched
            self.is_on, self._main = False, None
        by_id("sandbox-bar").hidden = True

    def back(self) -> None:
        """Leave, to where it was asked for."""
        if self._from == "start" or self._main is None:
            by_id("home").click()
            return
        self.leave()
        assert self._match.session
        document.body.dataset.game = self._match.session.game.id
        self._match.resume()
        self._playing.show_tools()
