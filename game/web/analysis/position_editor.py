"""The bench: a position is set up by taps, and then tried out with a computer player's advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import document

from game.contract import Game
from game.draw.position_editor import Tool
from game.play.dealer import new_seed
from game.play.record import Seat
from game.play.session import Session, new_session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.game_screen.sandbox import Sandbox
from game.web.game_screen.toolbar import GameToolbar
from game.web.game_screen.view import GameView
from game.web.home_screen.navigation import Navigation
from game.web.platform.commands import Command, TaskRunner
from game.web.platform.dom import by_id, create_element, icon, replace_children
from game.web.platform.i18n import Translator


class PositionEditorMode:
    """A guest on the match's board while a position is set up."""

    def __init__(
        self,
        i18n: Translator,
        toolbar: GameToolbar,
        controller: GameController,
        navigation: Navigation,
        sandbox: Sandbox,
        tasks: TaskRunner,
    ) -> None:
        self._i18n, self._toolbar, self._controller = i18n, toolbar, controller
        self._navigation, self._sandbox, self._tasks = navigation, sandbox, tasks
        self._states: list[Any] = []
        self._tool_id = ""

    def commands(self) -> Mapping[str, Command]:
        return {
            "editor": lambda _: self._open(),
            "editor-tool": lambda button: self._select_tool(button.dataset.word),
            "editor-command": lambda button: self._set_state(
                self._game.editor.run_command(self._state, button.dataset.word)
            ),
            "editor-undo": lambda _: self._undo(),
            "editor-done": lambda _: self._try_out(),
        }

    # What a guest does (`game.web.game_screen.controller.Guest`).

    def handle_target(self, target: str) -> None:
        """A spot was tapped."""
        if target:
            self._set_state(self._game.editor.apply_tool(self._state, self._tool_id, target))

    def show_hint(self) -> None:
        """What taps do to the board of this game."""
        self._game_view.explain(msg(f"editor-hint-{self._game.id}"))

    def on_appearance_change(self) -> None:
        """The language or the colours changed."""
        self._show()

    def on_exit(self) -> None:
        """The board goes back."""
        by_id("game").dataset.editor = "no"

    @property
    def _state(self) -> Any:
        return self._states[-1]

    def _open(self) -> None:
        """Begin with the position on the board, or with the beginning of the game that is chosen."""
        visible = (
            self._controller.visible_session
            if self._controller.session and not by_id("game").hidden
            else None
        )
        session = visible or self._new_session(self._navigation.game, self._navigation.game.new().text())
        self._sandbox.enter(session)
        self._game, self._seats = session.game, session.record.seats
        self._states = [session.state]
        self._tool_id = self._game.editor.tools(self._state)[0].word
        self._game_view: GameView = self._controller.enter_mode(self)
        by_id("game").dataset.editor = "yes"
        self._show()

    def _new_session(self, game: Game, start: str) -> Session:
        """A game of people from a position; the seats of the game on the bench, as far as they go."""
        player_count = game.setup_of(game.parse_state(start))[1]
        figures = game.view.figures()
        seats = tuple(Seat("", figure) for figure in figures[:player_count])
        return new_session(game, seats, new_seed(), start=start)

    def _select_tool(self, tool_id: str) -> None:
        self._tool_id = tool_id
        self._show_tools()

    def _set_state(self, state: Any | None) -> None:
        """Another position; where there is none, what was asked for cannot be."""
        if state is None:
            self._game_view.explain(msg("editor-no"))
            return
        if state != self._state:
            self._states.append(state)
        self._show()

    def _undo(self) -> None:
        if len(self._states) > 1:
            self._states.pop()
        self._show()

    def _try_out(self) -> None:
        """Try the position out."""
        self._sandbox.enter(self._session())

    def _session(self) -> Session:
        seats = tuple(Seat(seat.name, seat.figure) for seat in self._seats)
        return new_session(self._game, seats, new_seed(), start=self._state.text())

    def _show(self) -> None:
        self._game_view.open(self._session())
        self._game_view.make_all_spots_selectable()
        self._game_view.explain(msg("editor-prompt"))
        self._show_tools()

    def _show_tools(self) -> None:
        editor = self._game.editor
        tool_buttons = [self._tool_button(tool, "editor-tool") for tool in editor.tools(self._state)]
        for button in tool_buttons:
            button.setAttribute("aria-pressed", str(button.dataset.word == self._tool_id).lower())
        if len(tool_buttons) == 1:
            tool_buttons = []
        replace_children(
            by_id("editor-tools"),
            [
                *tool_buttons,
                *(self._tool_button(tool, "editor-command") for tool in editor.commands(self._state)),
            ],
        )
        self._toolbar.update_buttons()
        document.querySelector('[data-command="hint"]').disabled = False

    def _tool_button(self, tool: Tool, command: str) -> Any:
        css_class = "visually-hidden" if tool.icon.startswith("token") else ""  # its face says it
        label = self._i18n.text_element("span", tool.label, class_=css_class)
        return create_element(
            "button", icon(tool.icon), label, type="button", data_command=command, data_word=tool.id
        )
