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
from game.text.message import say
from game.web import result
from game.web.archives import Archives
from game.web.around.bench import Bench
from game.web.around.branch import Branch
from game.web.around.candidates import Candidates
from game.web.around.collection import Collection
from game.web.around.exchange import Exchange
from game.web.around.judging import Judging
from game.web.around.offer import Offer
from game.web.around.receiving import Receiving
from game.web.around.retrospect import Retrospect
from game.web.around.review import Review
from game.web.around.sharing import Sharing
from game.web.bookshelf import Bookshelf
from game.web.commands import Command, Part, Tasks
from game.web.dom import listen
from game.web.learning.puzzles import Learning
from game.web.learning.rulebook import Rules
from game.web.match import Match
from game.web.notices import Notices
from game.web.opening import Opening
from game.web.panel import Panel
from game.web.playing import Playing
from game.web.tabs import Tabs
from game.web.thinker import Thinkers
from game.web.update import Update
from game.web.words import Words


class App:
    """Puts the parts together, and hears what the match tells."""

    def __init__(self) -> None:
        self._tasks = Tasks(self.failed)
        self._words = Words()
        self._notices = Notices(self._words)
        archives = Archives(self._notices)
        self._panel = panel = Panel(self._words)
        thinkers = Thinkers(self._thinker_failed)
        self._match = Match(self._words, panel, thinkers, self, self._tasks)
        self._bookshelf = Bookshelf(GAMES, self._notices)
        self._playing = Playing(self._words, self._match, self._tasks)
        self._branch = Branch(self._words, self._playing, self._match)
        self._tabs = Tabs(self._bookshelf, self._notices)
        self._opening = Opening(
            self._words,
            self._match,
            self._playing,
            self._branch,
            self._bookshelf,
            self._tabs,
            archives,
            self._tasks,
        )
        self._exchange = Exchange(self._opening, self._match, self._bookshelf, self._notices)
        review = Review(self._words, panel, self._playing, self._match, self._branch, self._tasks)
        judging = Judging(self._words, self._match, thinkers, review.look_at, self._tasks)
        offer = Offer(self._words, self._opening, review.visit)
        self._collection = Collection(
            self._words, self._bookshelf.store, offer, archives, self._notices, self._tasks
        )
        self._rules = Rules(self._words, self._match, self._opening, self._tasks)
        parts: tuple[Part, ...] = (
            self._playing,
            self._opening,
            self._branch,
            review,
            judging,
            Candidates(self._words, self._match, thinkers, review.look_at, self._tasks),
            Bench(self._words, self._playing, self._match, self._opening, self._branch, self._tasks),
            Retrospect(self._words, self._match, judging, self._tasks),
            offer,
            self._collection,
            self._exchange,
            Receiving(offer, self._collection, archives, self._notices, self._tasks),
            Sharing(self._words, self._match, self._tasks),
            Learning(self._words, self._match, self._opening, self._tasks),
            self._rules,
            Update(self._notices, self._tasks),
            self._notices,
        )
        self._commands: dict[str, Command] = {}
        for part in parts:
            self._commands |= part.commands()
        self._listen()

    # What a match tells.

    def keep(self, session: Session) -> bool:
        """Save the game, unless another tab has begun to play it; but not what is only tried out."""
        kept = self._branch.is_on or self._tabs.keep(session)
        self._playing.show_tools()
        return kept

    def over(self, session: Session) -> None:
        """Say who won."""
        self._playing.show_tools()
        if not self._branch.is_on:
            self._collection.keep(session)
            result.show(session, self._words)

    def failed(self, error: Exception) -> None:
        """Something went wrong in our own code: the game stays, can be saved, and the report can be sent."""
        console.error("".join(traceback.format_exception(error)))
        self._exchange.report(error)

    def _thinker_failed(self, error: Exception) -> None:
        console.error(f"computer players think on the page: {error}")
        self._notices.show(say("notice-thinker"))

    # Listening.

    def _listen(self) -> None:
        guarded = self._tasks.guarded
        listen(document, "click", guarded(self._on_click))
        listen(document, "keydown", guarded(self._on_key))
        for happening in ("starboard:language", "starboard:settings"):
            listen(document, happening, guarded(self._restyle))
        for wish in ("(prefers-color-scheme: dark)", "(forced-colors: active)"):
            listen(window.matchMedia(wish), "change", guarded(self._restyle))

    def _on_click(self, event: Any) -> None:
        button = event.target.closest("[data-command], [data-target]")
        if button and button.hasAttribute("data-target"):
            if event.detail > 1 and self._panel.just_offered():
                return
            self._match.choose(button.getAttribute("data-target"))
        elif button and not button.disabled:
            self._commands[button.getAttribute("data-command")](button)

    def _on_key(self, event: Any) -> None:
        """Escape stops a computer player's thinking and hurries what is being shown."""
        if event.key == "Escape" and not document.querySelector("dialog[open]"):
            self._match.stop()
            self._match.choose("")

    def _restyle(self, _: Any) -> None:
        self._opening.retell()
        self._match.restyle()
        self._rules.restyle()


def start() -> None:
    """Make the page listen, and do what was asked of it before."""
    App()
    document.documentElement.dataset.ready = "yes"
    replayClick()
