"""The bench: a position is set up by taps, and then tried out with a computer player's advice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from js import document

from game.contract import Game
from game.draw.editor import Tool
from game.play.chance import fresh_seed
from game.play.record import Seat
from game.play.session import Session, begin
from game.text.message import say
from game.web.around.branch import Branch
from game.web.commands import Command, Tasks
from game.web.display import Display
from game.web.dom import by_id, fill, icon, make
from game.web.match import Match
from game.web.opening import Opening
from game.web.playing import Playing
from game.web.words import Words


class Bench:
    """A guest on the match's board while a position is set up."""

    def __init__(
        self, words: Words, playing: Playing, match: Match, opening: Opening, branches: Branch, tasks: Tasks
    ) -> None:
        self._words, self._playing, self._match = words, playing, match
        self._opening, self._branches, self._tasks = opening, branches, tasks
        self._states: list[Any] = []
        self._brush = ""

    def commands(self) -> Mapping[str, Command]:
        return {
            "editor": lambda _: self._open(),
            "editor-tool": lambda button: self._take(button.dataset.word),
            "editor-command": lambda button: self._change(
                self._game.editor.do(self._state, button.dataset.word)
            ),
            "editor-undo": lambda _: self._undo(),
            "editor-done": lambda _: self._done(),
        }

    # What a guest does (`game.web.match.Guest`).

    def choose(self, target: str) -> None:
        """A spot was tapped."""
        if target:
            self._change(self._game.editor.paint(self._state, self._brush, target))

    def hint(self) -> None:
        """What taps do to the board of this game."""
        self._display.explain(say(f"editor-hint-{self._game.id}"))

    def restyle(self) -> None:
        """The language or the colours changed."""
        self._show()

    def leave(self) -> None:
        """The board goes back."""
        by_id("game").dataset.editor = "no"

    @property
    def _state(self) -> Any:
        return self._states[-1]

    def _open(self) -> None:
        """Begin with the position on the board, or with the beginning of the game that is chosen."""
        shown = self._match.shown if self._match.session and not by_id("game").hidden else None
        session = shown or self._begun(self._opening.game, self._opening.game.new().text())
        self._branches.begin(session)
        self._game, self._seats = session.game, session.record.seats
        self._states = [session.state]
        self._brush = self._game.editor.brushes(self._state)[0].word
        self._display: Display = self._match.lend(self)
        by_id("game").dataset.editor = "yes"
        self._show()

    def _begun(self, game: Game, start: str) -> Session:
        """A game of people from a position; the seats of the game on the bench, as far as they go."""
        number = game.terms(game.parse_state(start))[1]
        figures = game.view.figures()
        people = tuple(Seat("", figure) for figure in figures[:number])
        return begin(game, people, fresh_seed(), start=start)

    def _take(self, word: str) -> None:
        self._brush = word
        self._show_tools()

    def _change(self, state: Any | None) -> None:
        """Another position; where there is none, what was asked for cannot be."""
        if state is None:
            self._display.explain(say("editor-no"))
            return
        if state != self._state:
            self._states.append(state)
        self._show()

    def _undo(self) -> None:
        if len(self._states) > 1:
            self._states.pop()
        self._show()

    def _done(self) -> None:
        """Try the position out."""
        self._branches.begin(self._session())

    def _session(self) -> Session:
        people = tuple(Seat(seat.name, seat.figure) for seat in self._seats)
        return begin(self._game, people, fresh_seed(), start=self._state.text())

    def _show(self) -> None:
        self._display.open(self._session())
        self._display.lay_open()
        self._display.explain(say("editor-prompt"))
        self._show_tools()

    def _show_tools(self) -> None:
        editor = self._game.editor
        brushes = [self._tool(tool, "editor-tool") for tool in editor.brushes(self._state)]
        for button in brushes:
            button.setAttribute("aria-pressed", str(button.dataset.word == self._brush).lower())
        if len(brushes) == 1:
            brushes = []
        fill(
            by_id("editor-tools"),
            [*brushes, *(self._tool(tool, "editor-command") for tool in editor.deeds(self._state))],
        )
        self._playing.show_tools()
        document.querySelector('[data-command="hint"]').disabled = False

    def _tool(self, tool: Tool, does: str) -> Any:
        look = "visually-hidden" if tool.icon.startswith("token") else ""  # its face says it
        label = self._words.make("span", tool.label, class_=look)
        return make("button", icon(tool.icon), label, type="button", data_command=does, data_word=tool.word)
