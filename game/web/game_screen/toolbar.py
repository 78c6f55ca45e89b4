"""The game screen's toolbar: undo, redo, hint, resigning, switching a seat's player, the side panel, zoom.

And the bar over a board that does not show the game, with the button back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import document

from game.text.message import Message, msg
from game.web.game_screen.board_mode import BoardMode, ModeName
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, listen, query_all
from game.web.services import Services

ZOOM_STEP = 1.5
"""Factor of one press of a zoom button."""


class GameToolbar:
    """The buttons act on the mode that has the board."""

    def __init__(self, services: Services, controller: GameController) -> None:
        self._settings, self._i18n, self._controller = services.settings, services.i18n, controller
        self._last_mode: BoardMode | None = None
        listen(by_id("toggles"), "change", services.tasks.guarded(lambda _: self._save_toggles()))
        controller.changed.subscribe(self._update)

    def commands(self) -> Mapping[str, Command]:
        board_view = self._controller.screen.board_view
        return {
            "undo": lambda _: self._mode.undo(),
            "undo-past-chance": lambda _: self._mode.undo(past_chance=True),
            "redo": lambda _: self._mode.redo(),
            "resign": lambda _: self._mode.resign(),
            "hint": lambda _: self._show_hint(),
            "stop": lambda _: self._mode.finish_thinking(),
            "hand-over": lambda button: self._mode.switch_seat_player(int(button.dataset.seat)),
            "light": lambda button: self._controller.screen.toggle_lit_stat(button.dataset.stat),
            "coach-close": lambda _: self._controller.screen.close_coach(),
            "panel": self._toggle_panel,
            "return": lambda _: self._controller.back(),
            "zoom-in": lambda _: board_view.zoom(ZOOM_STEP),
            "zoom-out": lambda _: board_view.zoom(1 / ZOOM_STEP),
            "zoom-all": lambda _: board_view.zoom(0),
        }

    @property
    def _mode(self) -> BoardMode:
        return self._controller.mode or BoardMode()

    def _update(self) -> None:
        """Show what the mode can do, and the board of a mode that has just got it."""
        mode = self._mode
        for command, enabled in (
            ("undo", mode.can_undo()),
            ("redo", mode.can_redo()),
            ("hint", mode.can_hint()),
        ):
            document.querySelector(f'[data-command="{command}"]').disabled = not enabled
        by_id("resign").hidden = not mode.can_resign()
        if mode is not self._last_mode:
            close_panel()
        self._last_mode = mode
        has_bar = mode.name in (ModeName.SANDBOX, ModeName.EDIT)
        by_id("sandbox-bar").hidden = not has_bar
        if has_bar:
            self._i18n.set_text(by_id("sandbox-exit"), exit_label(self._controller))

    def _show_hint(self) -> None:
        close_panel()
        self._mode.show_hint()

    def _save_toggles(self) -> None:
        """Store the view options; the event of the settings redraws the board."""
        if session := self._controller.session:
            toggle_ids = frozenset(str(box.name) for box in query_all("#toggles input") if box.checked)
            self._settings.set_visible_toggles(session.game, toggle_ids)

    def _toggle_panel(self, button: Any) -> None:
        is_open = by_id("panel").classList.toggle("open")
        button.setAttribute("aria-expanded", str(is_open).lower())


def exit_label(controller: GameController) -> Message:
    """The label of the button that leaves a replay, trial or editor, for the game that waits or home."""
    return msg("sandbox-return" if controller.has_waiting_game else "sandbox-home")


def close_panel() -> None:
    """Show the board where the panel covers it, on a phone."""
    by_id("panel").classList.remove("open")
    by_id("panel-toggle").setAttribute("aria-expanded", "false")
