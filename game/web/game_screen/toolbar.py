"""The game screen's own buttons: undo, redo, hint, seats that change hands, the panel, the camera."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import document

from game.play.session import Session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.platform import settings
from game.web.platform.commands import Command, TaskRunner
from game.web.platform.dom import by_id, listen, query_all
from game.web.platform.i18n import Translator

ZOOM_STEP = 1.5
"""How much a zoom button brings the board nearer."""


class GameToolbar:
    """A game on the screen, played in a match."""

    def __init__(self, i18n: Translator, controller: GameController, tasks: TaskRunner) -> None:
        self._i18n, self._controller, self._tasks = i18n, controller, tasks
        listen(by_id("toggles"), "change", tasks.guarded(lambda _: self._save_toggles()))

    def commands(self) -> Mapping[str, Command]:
        stage = self._controller.board_view
        return {
            "undo": self._undo,
            "redo": self._redo,
            "hint": lambda _: self._tasks.spawn(self._controller.show_hint()),
            "stop": lambda _: self._controller.stop(),
            "hand-over": lambda button: self._controller.switch_seat_player(int(button.dataset.seat)),
            "panel": self._toggle_panel,
            "zoom-in": lambda _: stage.zoom(ZOOM_STEP),
            "zoom-out": lambda _: stage.zoom(1 / ZOOM_STEP),
            "zoom-all": lambda _: stage.zoom(0),
        }

    def open(self, session: Session, *, spectate: bool = False) -> None:
        """Put a game on the screen and play it from where it stands, or only watch it."""
        self._i18n.set_text(by_id("board-title"), msg(f"{session.game.id}-title"))
        self._controller.open(session, spectate=spectate)
        self.update_buttons()

    def update_buttons(self) -> None:
        """Let the buttons say what is possible now."""
        controller = self._controller
        is_inactive = controller.is_paused or controller.is_spectating or controller.is_in_mode
        session = None if is_inactive else controller.session
        for command, enabled in (
            ("undo", bool(session and self._controller.can_undo())),
            ("redo", bool(session and session.redo_stack)),
            ("hint", bool(session and session.state.outcome is None)),
        ):
            document.querySelector(f'[data-command="{command}"]').disabled = not enabled

    def _undo(self, _: Any) -> None:
        self._controller.undo()
        self.update_buttons()

    def _redo(self, _: Any) -> None:
        self._controller.redo()
        self.update_buttons()

    def _save_toggles(self) -> None:
        """What players want to see on the board; hearing of it, the match draws anew."""
        if self._controller.session:
            toggle_ids = frozenset(str(box.name) for box in query_all("#toggles input") if box.checked)
            settings.set_visible_toggles(self._controller.session.game, toggle_ids)

    def close_panel(self) -> None:
        """On a phone: let the board be seen."""
        by_id("panel").classList.remove("open")
        by_id("panel-toggle").setAttribute("aria-expanded", "false")

    def _toggle_panel(self, button: Any) -> None:
        is_open = by_id("panel").classList.toggle("open")
        button.setAttribute("aria-expanded", str(is_open).lower())
