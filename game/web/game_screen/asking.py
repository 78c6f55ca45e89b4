"""Asking a person for a move: prompt, preview, confirmation, and the pointers at suggested moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.draw.presentation import Ui
from game.text.message import Message, msg
from game.web.board.board_view import BoardView
from game.web.game_screen import move_confirmation
from game.web.game_screen.move_confirmation import MoveConfirmation
from game.web.game_screen.pace import Pace
from game.web.game_screen.presenter import Presenter
from game.web.game_screen.side_panel import SidePanel
from game.web.platform.dom import query_all
from game.web.platform.speech import Speech

POINTED_CLASS = "pointed"
"""Of the button or place of a suggested move; the style draws a ring and an arrow."""


class Asking:
    """Asks about the session of `presenter`, which the screen sets; `draw()` redraws board and side panel."""

    presenter: Presenter

    def __init__(
        self, board_view: BoardView, panel: SidePanel, speech: Speech, pace: Pace, draw: Callable[[], None]
    ) -> None:
        self._board_view, self._panel, self._speech = board_view, panel, speech
        self._pace, self._draw = pace, draw
        self._confirmation = MoveConfirmation()
        self._pointed_targets: tuple[str, ...] = ()

    def ask(self, can_act: bool = True) -> None:
        """Ask a person: highlight targets, speak the prompt. Without `can_act` only guide buttons work."""
        self._pace.reset()
        self.presenter.update_ui(can_act=can_act, mode="", hover="")
        self._draw()
        if can_act:
            self._frame_choice()
        else:
            self._board_view.camera_controller.frame_whole()
        prompt = self.presenter.prompt()
        self._panel.announce(prompt)
        self._speech.speak_prompt(prompt)

    def stop(self) -> None:
        """End `ask`."""
        self._confirmation.cancel()
        self.presenter.update_ui(can_act=False, mode="", hover="", ratings=(), line=())
        self._panel.clear_asked()
        self.point_at()

    def intent(self, target: str) -> Any | None:
        """The move that a target means, or None. A target that changes only the view is applied here."""
        target = self._confirmation.resolve(target)
        move_or_ui = self.presenter.intent(target)
        if isinstance(move_or_ui, Ui):
            other_choice = move_or_ui.mode != self.presenter.ui.mode
            self.presenter.ui = move_or_ui
            self._confirmation.cancel()
            self._draw()
            if other_choice:
                self._frame_choice()
            return None
        if move_or_ui is None:
            self._cancel_confirmation(target)
        elif self._confirmation.needs_confirmation(target, self.presenter.button_targets()):
            self._ask_for_confirmation(target)
            return None
        else:
            self._speech.stop()
        return move_or_ui

    def changes_picture(self, target: str) -> bool:
        """Whether a target is no move but changes what is shown, such as a choice of destinations."""
        return isinstance(self.presenter.intent(target), Ui)

    @property
    def awaits_confirmation(self) -> bool:
        """Whether a move was chosen that has to be confirmed."""
        return bool(self._confirmation.pending_target)

    def preview(self, target: str) -> None:
        """Preview a target on the board; if it is empty, the pending move."""
        target = target or self._confirmation.pending_target
        if target != self.presenter.ui.hover:
            self.presenter.update_ui(hover=target)
            if self.presenter.ui.can_act:
                self._board_view.animator.show(self.presenter.scene())

    def point_at(self, *targets: str) -> None:
        """Point at suggested moves until a player has chosen; without any: at nothing.

        That is a move's place, its button, or the button that makes its place selectable.
        """
        self._pointed_targets = targets
        self._show_pointers()

    def restore_pointers(self) -> None:
        """Point at the suggested moves again, if any: the buttons were replaced."""
        if self._pointed_targets:
            self._show_pointers()

    def hint(self, move: Any, reason: Message | None) -> None:
        """Point at a move, name it, and give the reason."""
        self.point_at(str(move))
        name = self.presenter.view.move_name(self.presenter.state, move)
        self.explain(msg("hint-reason", move=name, reason=reason) if reason else msg("hint", move=name))

    def explain(self, reason: Message, changed_spot_id: str = "", said: Message | None = None) -> None:
        """Show a text in place of the prompt, and announce what a spot has become, or `said`, or the text."""
        self._panel.show_turn(self.presenter.prompted_seat(), reason)
        labels = {spot.id: spot.label for spot in self.presenter.spots()} if changed_spot_id else {}
        self._panel.announce(labels.get(changed_spot_id, said or reason))

    def explain_choice(self) -> None:
        """Say what can be chosen on the board, if anything can: the tap was beside it."""
        if any(spot.target for spot in self.presenter.spots()):
            self.explain(msg(f"{self.presenter.session.game.id}-cue"))

    def _show_pointers(self) -> None:
        for old in query_all(f".{POINTED_CLASS}"):
            old.classList.remove(POINTED_CLASS)
        for target in self._pointed_targets:
            self._show_pointer(target)

    def _show_pointer(self, target: str) -> None:
        """Point at a move; if it is the only one, preview it."""
        spot = self.presenter.spot(target)
        if spot and len(self._pointed_targets) == 1:
            self.preview(target)
            self._board_view.layer.set_start_spot(spot.id)
        _point_at_first(
            f'#spots [data-spot="{spot.id}"]' if spot else "",
            f'#actions [data-target="{target}"]',
            f'#actions [data-target="mode {target.partition(" ")[0]}"]',
        )

    def _frame_choice(self) -> None:
        """Show what can be chosen on the board, which gets the focus if a button lost it."""
        if self._panel.should_restore_focus():
            self._board_view.layer.focus_start_spot()
        self._board_view.frame_choice(*self.presenter.camera_target())

    def _ask_for_confirmation(self, target: str) -> None:
        """Preview a move and let the person confirm it."""
        self.preview(target)
        self._panel.show_actions(move_confirmation.BUTTONS)
        self._panel.announce(move_confirmation.BUTTONS[0].label)

    def _cancel_confirmation(self, target: str) -> None:
        """A tap beside all targets cancels the pending move."""
        if not target and self._confirmation.cancel():
            self.presenter.update_ui(hover="")
            self._draw()


def _point_at_first(*selectors: str) -> None:
    """Point at the first element found; empty selectors find none."""
    if found := [element for each in selectors if each for element in query_all(each)]:
        found[0].classList.add(POINTED_CLASS)
