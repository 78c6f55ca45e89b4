"""Engine lines: the values of the moves of the position shown, by the strongest computer player.

They are drawn on the board; the best of them stand in a list beside it, on a phone below it. While a person
is to move, `HintService` asks the worker; at an earlier moment of a game and in the position editor this
module does.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from js import document

from game.draw.presentation import MoveRating
from game.play.record import HUMAN
from game.play.session import Session
from game.text.message import ahead_or_behind, msg, percent_of
from game.web.ai.candidate_order import move_ratings
from game.web.ai.client import Analysis
from game.web.game_screen.board_mode import ModeName
from game.web.game_screen.controller import GameController
from game.web.game_screen.toolbar import close_panel
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, create_element, query_all, replace_keeping_focus
from game.web.services import Services

ANALYSIS_SECONDS = 2.0
MAX_LISTED = 6
"""Number of moves listed, the best first."""

PLAYING_MODES = (ModeName.PLAY, ModeName.SANDBOX)
"""The modes in which computer players move."""


class EngineLines:
    """The list beside the board; `pause_game` stops the game at its position."""

    def __init__(
        self, services: Services, controller: GameController, pause_game: Callable[[], None]
    ) -> None:
        self._i18n, self._ai, self._tasks = services.i18n, services.ai, services.tasks
        self._controller, self._pause_game = controller, pause_game
        self._session: Session | None = None
        self._lines: Mapping[str, tuple[str, ...]] = {}
        controller.screen.analysed.subscribe(self._show_moves)
        controller.screen.still_shown.subscribe(self._analyse_if_open)
        controller.changed.subscribe(self._update)

    def commands(self) -> Mapping[str, Command]:
        return {
            "candidates": lambda _: self._close() if self._is_open else self._open(),
            "candidates-close": lambda _: self._close_by_button(),
            "candidate": self._choose_line,
        }

    @property
    def _is_open(self) -> bool:
        return not by_id("candidates").hidden

    def _open(self) -> None:
        close_panel()
        by_id("candidates").hidden = False
        self._clear("candidates-thinking")
        self._controller.screen.rate_moves(True)
        mode = self._controller.mode
        if mode and mode.awaits_person:
            mode.rate_moves()
        elif self._is_computer_thinking():
            self._pause_game()  # both the computer player to move and the analysis need the worker
        else:
            self._analyse_if_open()

    def _close(self) -> None:
        by_id("candidates").hidden = True
        self._clear("")
        self._controller.screen.rate_moves(False, redraw=self._controller.mode is not None)

    def _close_by_button(self) -> None:
        """Close the list by its own button, which vanishes: the focus goes back to the menu."""
        self._close()
        document.querySelector('[data-dialog="more"]').focus()

    def _is_computer_thinking(self) -> bool:
        mode = self._controller.mode
        seat = mode.session.seat_to_act() if mode and mode.name in PLAYING_MODES else None
        return seat is not None and seat.player != HUMAN

    def _update(self) -> None:
        """The mode or its game has changed: the list is of another position."""
        if self._is_open and self._controller.mode is None:
            self._close()
        elif self._is_open and self._controller.session is not self._session:
            self._clear(self._waiting_text())

    def _waiting_text(self) -> str:
        """The key of the text until values come, or where none will come."""
        mode = self._controller.mode
        if mode and mode.session.outcome:
            return "candidates-none"
        return "candidates-thinking" if mode and mode.awaits_person else "candidates-waiting"

    def _analyse_if_open(self) -> None:
        if self._is_open:
            self._tasks.spawn(self._analyse())

    async def _analyse(self) -> None:
        """Analyse the moment shown; a later one ends it."""
        session = self._controller.visible_session
        if session is None:
            return
        if session.seat_to_act() is None:
            self._clear("candidates-none")
            return
        self._clear("candidates-thinking")
        analysis = await self._ai.analyse(session, ANALYSIS_SECONDS)
        if self._is_open and self._controller.visible_session is session:
            self._controller.screen.show_analysis(session, analysis)

    def _clear(self, status: str) -> None:
        """Empty the list; `status` is the key of the text over it."""
        self._session, self._lines = None, {}
        by_id("candidates-list").replaceChildren()
        if status:
            self._i18n.set_text(by_id("candidates-status"), msg(status))

    def _show_moves(self, session: Session, analysis: Analysis) -> None:
        if not self._is_open:
            return
        self._session, self._lines = session, analysis.lines
        view, state = session.game.view, session.state
        ratings = move_ratings(analysis.candidates, str(analysis.move))[:MAX_LISTED]
        text, move = analysis.reason, view.move_name(state, analysis.move)
        if not text:
            text = msg("candidates-best", move=move)
        elif not ratings:  # a first stone, say, which needs no search
            text = msg("candidates-reason", move=move, reason=text)
        status = msg("candidates-seat", seat=state.to_act, text=text)
        self._i18n.set_text(by_id("candidates-status"), status)
        pressed = document.querySelector("#candidates-list [aria-pressed=true]")
        replace_keeping_focus(by_id("candidates-list"), [self._row(session, rating) for rating in ratings])
        if pressed:
            self._restore_line(pressed.dataset.move)

    def _row(self, session: Session, rating: MoveRating) -> Any:
        """A button with a move, its value, and a word if the value is exact."""
        view, state = session.game.view, session.state
        name = view.move_name(state, state.read_move(rating.target))
        value = msg(
            f"candidates-value-{session.game.id}",
            percent=percent_of(rating.value),
            stones=abs(rating.lead),
            standing=ahead_or_behind(rating.lead),
        )
        parts = [
            self._i18n.text_element("span", name, class_="name"),
            self._i18n.text_element("span", value, class_="value"),
        ]
        if rating.exact:
            parts.append(self._i18n.text_element("span", msg("candidates-exact"), class_="unit"))
        button = create_element("button", *parts, type="button", class_="plain", data_command="candidate")
        button.dataset.move = rating.target
        button.setAttribute("aria-pressed", "false")
        return create_element("li", button)

    def _choose_line(self, button: Any) -> None:
        """Show what may follow a move, or no longer, and read its moves aloud."""
        self._show_line(button)
        if self._session and button.getAttribute("aria-pressed") == "true":
            state, view = self._session.state, self._session.game.view
            for text in self._line(button):
                move = state.read_move(text)
                self._controller.screen.panel.announce(view.move_name(state, move))
                state = state.play(move)

    def _restore_line(self, move: str) -> None:
        """Show the line of a move again, if it is still listed: values come anew after more thinking."""
        same = [button for button in query_all("#candidates-list button") if button.dataset.move == move]
        if same:
            self._show_line(same[0])
        else:
            self._controller.screen.show_line(())

    def _show_line(self, button: Any) -> None:
        """Show on the board what may follow a move of the list; once more: no longer."""
        is_shown = button.getAttribute("aria-pressed") == "true"
        for each in query_all("#candidates-list button"):
            each.setAttribute("aria-pressed", "false")
        button.setAttribute("aria-pressed", str(not is_shown).lower())
        self._controller.screen.show_line(() if is_shown else self._line(button))

    def _line(self, button: Any) -> tuple[str, ...]:
        """A move and what may follow."""
        move = button.dataset.move
        return self._lines.get(move, (move,))
