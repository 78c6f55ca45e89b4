"""The position editor: taps set up a position, which can then be tried out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.contract import Game
from game.draw.position_editor_interface import Tool
from game.play.dealer import new_seed
from game.play.record import Seat
from game.play.session import Session, new_session
from game.text.message import Message, msg
from game.web.game_screen.board_mode import BoardMode, ModeName
from game.web.game_screen.controller import GameController
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, icon, replace_keeping_focus
from game.web.services import Services


class PositionEditor(BoardMode):
    """The mode in which taps set up a position."""

    name = ModeName.EDIT

    def __init__(self, services: Services, controller: GameController) -> None:
        self._i18n, self._current, self._controller = services.i18n, services.current, controller
        self._states: list[tuple[Any, str]] = []
        """The positions, each with the spot that was changed; empty if that was no single one."""
        self._tool_id = ""

    def commands(self) -> Mapping[str, Command]:
        return {
            "editor": lambda _: self._open(),
            "editor-tool": lambda button: self._select_tool(button.dataset.tool),
            "editor-command": lambda button: self._run_command(button.dataset.tool),
            "editor-undo": lambda _: self._undo(),
            "editor-done": lambda _: self._controller.try_out(self._new_session()),
        }

    # The mode.

    def start(self) -> None:
        by_id("game").dataset.editor = "yes"
        self._show()

    def stop(self) -> None:
        by_id("game").dataset.editor = "no"

    def handle_target(self, target: str) -> None:
        if target:
            self._set_state(self._game.editor.apply_tool(self._state, self._tool_id, target), target)

    def can_hint(self) -> bool:
        return True

    def show_hint(self) -> None:
        """Explain what taps do in this game."""
        self._controller.screen.asking.explain(msg(f"editor-hint-{self._game.id}"))

    def on_appearance_change(self) -> None:
        self._show()

    @property
    def _game(self) -> Game:
        return self.session.game

    @property
    def _state(self) -> Any:
        return self._states[-1][0]

    def _open(self) -> None:
        """Start with the position on the board, or with a new game of the kind on the home screen."""
        self.session = self._controller.visible_session or _new_game(self._current.game)
        self._states = [(self.session.state, "")]
        self._tool_id = self._game.editor.tools(self._state)[0].id
        self._controller.enter_over_game(self)

    def _select_tool(self, tool_id: str) -> None:
        self._tool_id = tool_id
        self._show_tools()

    def _run_command(self, command_id: str) -> None:
        editor = self._game.editor
        label = next(tool.label for tool in editor.commands(self._state) if tool.id == command_id)
        self._set_state(editor.run_command(self._state, command_id), said=label)

    def _set_state(self, state: Any | None, changed_spot_id: str = "", said: Message | None = None) -> None:
        """Show another position; None: the change is not possible."""
        if state is None:
            self._controller.screen.asking.explain(msg("editor-no"))
            return
        before = self._state
        if state != before:
            self._states.append((state, changed_spot_id))
        self._show(changed_spot_id, self._said(before, said))

    def _undo(self) -> None:
        before, changed_spot_id = self._states[-1]
        if len(self._states) > 1:
            self._states.pop()
        self._show(changed_spot_id, self._said(before, msg("editor-undo")))

    def _said(self, before: Any, said: Message | None) -> Message | None:
        """What is read aloud after a change of the whole position: whose turn it is now, if that changed."""
        seat = self._state.to_act
        return said if seat < 0 or seat == before.to_act else msg("turn-of", seat=seat)

    def _new_session(self) -> Session:
        """A game of people from the position."""
        seats = tuple(Seat(seat.name, seat.figure) for seat in self.session.record.seats)
        return new_session(self._game, seats, new_seed(), start=self._state.text())

    def _show(self, changed_spot_id: str = "", said: Message | None = None) -> None:
        self._controller.screen.open(self._new_session())
        self._controller.screen.make_all_spots_selectable()
        self._controller.screen.asking.explain(msg("editor-prompt"), changed_spot_id, said)
        self._controller.screen.still_shown.emit()
        self._show_tools()

    def _show_tools(self) -> None:
        """Show the tools, unless there is only one, and the commands."""
        editor = self._game.editor
        tools = [self._tool_button(tool, "editor-tool") for tool in editor.tools(self._state)]
        for button in tools:
            button.setAttribute("aria-pressed", str(button.dataset.tool == self._tool_id).lower())
        commands = [self._tool_button(tool, "editor-command") for tool in editor.commands(self._state)]
        replace_keeping_focus(by_id("editor-tools"), (tools if len(tools) > 1 else []) + commands)

    def _tool_button(self, tool: Tool, command: str) -> Any:
        css_class = "visually-hidden" if tool.icon.startswith("token") else ""  # the icon shows it
        label = self._i18n.text_element("span", tool.label, class_=css_class)
        return create_element(
            "button", icon(tool.icon), label, type="button", data_command=command, data_tool=tool.id
        )


def _new_game(game: Game) -> Session:
    """A game of people with the default rules."""
    player_count = game.setup_of(game.new())[1]
    seats = tuple(Seat("", figure) for figure in game.view.figures()[:player_count])
    return new_session(game, seats, new_seed(), start=game.new().text())
