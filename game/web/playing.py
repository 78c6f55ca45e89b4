"""The game screen's own buttons: undo, redo, hint, seats that change hands, the panel, the camera."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import document

from game.play.session import Session
from game.text.message import say
from game.web import settings
from game.web.commands import Command, Tasks
from game.web.dom import by_id, every, listen
from game.web.match import Match
from game.web.words import Words

NEARER = 1.5
"""How much a zoom button brings the board nearer."""


class Playing:
    """A game on the screen, played in a match."""

    def __init__(self, words: Words, match: Match, tasks: Tasks) -> None:
        self._words, self._match, self._tasks = words, match, tasks
        listen(by_id("toggles"), "change", tasks.guarded(lambda _: self._show_on_board()))

    def commands(self) -> Mapping[str, Command]:
        stage = self._match.stage
        return {
            "undo": self._undo,
            "redo": self._redo,
            "hint": lambda _: self._tasks.spawn(self._match.hint()),
            "stop": lambda _: self._match.stop(),
            "hand-over": lambda button: self._match.hand_over(int(button.dataset.seat)),
            "panel": self._toggle_panel,
            "zoom-in": lambda _: stage.zoom(NEARER),
            "zoom-out": lambda _: stage.zoom(1 / NEARER),
            "zoom-all": lambda _: stage.zoom(0),
        }

    def open(self, session: Session, *, watch: bool = False) -> None:
        """Put a game on the screen and play it from where it stands, or only watch it."""
        self._words.put(by_id("board-title"), say(f"{session.game.id}-title"))
        self._match.open(session, watch=watch)
        self.show_tools()

    def show_tools(self) -> None:
        """Let the buttons say what is possible now."""
        match = self._match
        elsewhere = match.is_paused or match.is_watched or match.is_lent
        session = None if elsewhere else match.session
        for does, possible in (
            ("undo", bool(session and self._match.can_undo())),
            ("redo", bool(session and session.undone)),
            ("hint", bool(session and session.state.outcome is None)),
        ):
            document.querySelector(f'[data-command="{does}"]').disabled = not possible

    def _undo(self, _: Any) -> None:
        self._match.undo()
        self.show_tools()

    def _redo(self, _: Any) -> None:
        self._match.redo()
        self.show_tools()

    def _show_on_board(self) -> None:
        """What players want to see on the board; hearing of it, the match draws anew."""
        if self._match.session:
            words = frozenset(str(box.name) for box in every("#toggles input") if box.checked)
            settings.show(self._match.session.game, words)

    def close_panel(self) -> None:
        """On a phone: let the board be seen."""
        by_id("panel").classList.remove("open")
        by_id("panel-toggle").setAttribute("aria-expanded", "false")

    def _toggle_panel(self, button: Any) -> None:
        shown = by_id("panel").classList.toggle("open")
        button.setAttribute("aria-expanded", str(shown).lower())
