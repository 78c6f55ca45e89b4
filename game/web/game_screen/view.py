"""What the page shows of a game: the board and what stands beside it, as things are and while they change.

It shows whatever session it is given; who plays, and when, is not its business.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from game.contract import NOBODY
from game.draw.presentation import BoardSpot, MoveRating, Ui
from game.learn.guide import Guide
from game.play.replay import log_entries
from game.play.session import Session
from game.text.message import Message
from game.web.board.board_view import BoardView
from game.web.game_screen import move_confirmation
from game.web.game_screen.move_animator import MoveAnimator
from game.web.game_screen.move_confirmation import MoveConfirmation
from game.web.game_screen.presenter import Presenter
from game.web.game_screen.side_panel import SidePanel
from game.web.platform.i18n import Translator
from game.web.platform.speech import Speech


class GameView:
    """`chosen(target)` is called when somebody chooses a target on the board."""

    def __init__(self, i18n: Translator, panel: SidePanel, on_target_chosen: Callable[[str], None]) -> None:
        self.board_view = BoardView(i18n, on_target_chosen, self.preview_target, self._on_orientation_change)
        self._i18n, self._panel = i18n, panel
        self._speech = Speech(i18n)
        self._move_animator = MoveAnimator(self.board_view, panel, self._speech, self.draw)
        self._confirmation = MoveConfirmation()
        self._presenter_or_none: Presenter | None = None

    @property
    def _presenter(self) -> Presenter:
        assert self._presenter_or_none, "nothing is shown yet"
        return self._presenter_or_none

    @property
    def visible_session(self) -> Session | None:
        """The session that is shown, if any."""
        return self._presenter_or_none.session if self._presenter_or_none else None

    @property
    def session(self) -> Session:
        return self._presenter.session

    @property
    def state(self) -> Any:
        return self._presenter.state

    def automatic_move(self) -> Any | None:
        """The move that plays itself, if any."""
        return self._presenter.view.automatic_move(self.state, self._presenter.ui)

    @property
    def visible_toggles(self) -> frozenset[str]:
        """What players want to see, by the words of the view's toggles."""
        return self._presenter.ui.visible_toggles

    # A session is shown.

    def open(self, session: Session, guide: Guide | None = None) -> None:
        """Show another session from now on, and what has happened in it so far; a guide leads through it."""
        self.prepare(session, guide)
        self._show_board()

    def prepare(self, session: Session, guide: Guide | None = None) -> None:
        """Show all of a session but its board."""
        presenter = self._presenter_or_none = Presenter(session, guide)
        self._move_animator.stop_skipping()
        presenter.apply_names_and_settings(self._i18n)
        self._panel.figures = presenter.ui.figures
        self._panel.faces = presenter.face_icons()
        self._panel.show_toggles(presenter.view.toggles(), presenter.ui.visible_toggles)
        self._panel.clear_log()
        self._panel.set_replaying(False)
        for line in log_entries(session):
            presenter.mark_last_move(line.event)
            self._panel.add_log_entry(line.event, line.ply)
        self.stop_asking()
        self._show_side_panel()

    async def render_in_steps(self) -> None:
        """Show the board of what was set out, piece by piece, so that the page can answer in between."""
        self.board_view.measure()
        self._presenter.update_ui(portrait=self.board_view.is_portrait)
        self._presenter.scene()  # what is drawn for the first time is known from then on
        await asyncio.sleep(0)
        await self.board_view.show_in_steps(
            self._presenter.scene(), self._presenter.spots(), self._presenter.start_spot()
        )

    def show_past_session(self, session: Session) -> None:
        """Show how things stood earlier; the log stays as it is."""
        self._presenter.session = session
        self._panel.set_replaying(True)
        self._panel.highlight_ply(session.ply)
        self._presenter.highlight_last_turn()
        self.stop_asking()
        self.draw()

    def make_all_spots_selectable(self) -> None:
        """From now on every spot can be chosen, whatever the game allows, until another session is shown."""
        self._presenter.all_selectable = True
        self._show_board()

    def on_appearance_change(self) -> None:
        """Language, names or colours changed."""
        self._presenter.apply_names_and_settings(self._i18n)
        self.draw()
        self.board_view.on_language_change()

    def draw(self) -> None:
        """Show everything as it stands."""
        self._show_side_panel()
        self._show_board()

    def _show_side_panel(self) -> None:
        presenter, session, is_over = self._presenter, self.session, self._presenter.state.to_act == NOBODY
        turn_seat = presenter.turn_seat()
        self._panel.show_turn(turn_seat, presenter.prompt())
        self._panel.publish_state(session.ply, asked=presenter.ui.can_act, over=is_over)
        self._panel.show_actions(presenter.actions(), asked=presenter.ui.can_act)
        cards = presenter.view.player_cards(presenter.state, presenter.ui)
        self._panel.show_player_cards(cards, None if is_over else turn_seat, presenter.human_flags())
        self._panel.show_shared_stats(
            session.game.id, presenter.view.shared_stats(presenter.state, presenter.ui)
        )

    def _show_board(self) -> None:
        self._presenter.update_ui(portrait=self.board_view.is_portrait)
        self.board_view.show(self._presenter.scene(), self._presenter.spots(), self._presenter.start_spot())

    def _on_orientation_change(self) -> None:
        """The board's place has become higher than broad, or broader than high."""
        if self._presenter_or_none:
            self._show_board()

    # A person is asked.

    def ask(self, can_act: bool = True) -> None:
        """Let a person choose: targets glow, the prompt is said. Not `active`: by a guide's buttons only."""
        self._move_animator.stop_skipping()
        self._presenter.update_ui(can_act=can_act, mode="", hover="")
        self.draw()
        if self._panel.should_restore_focus():
            self.board_view.go_home()
        self.board_view.follow(*self._presenter.camera_target())
        prompt = self._presenter.prompt()
        self._panel.announce(prompt)
        self._speech.speak_prompt(prompt)

    def stop_asking(self) -> None:
        """Nobody is asked any more."""
        self._confirmation.cancel()
        self._presenter.update_ui(can_act=False, mode="", hover="", ratings=())
        self._panel.clear_asked()

    def intent(self, target: str) -> Any | None:
        """The move that a target means; what it changes here only, it changes."""
        target = self._confirmation.resolve(target)
        move_or_ui = self._presenter.intent(target)
        if isinstance(move_or_ui, Ui):
            self._presenter.ui = move_or_ui
            self._confirmation.cancel()
            self.draw()
            return None
        if move_or_ui is None:
            self._cancel_confirmation(target)
        elif self._confirmation.needs_confirmation(target, self._presenter.button_targets()):
            self._ask_for_confirmation(target)
            return None
        else:
            self._speech.stop()
        return move_or_ui

    def _ask_for_confirmation(self, target: str) -> None:
        """Show a move as if it were pointed at, and let the person confirm it."""
        self.preview_target(target)
        self._panel.show_actions(move_confirmation.BUTTONS)
        self._panel.announce(move_confirmation.BUTTONS[0].label)

    def _cancel_confirmation(self, target: str) -> None:
        """A tap beside all targets takes back what waits to be confirmed."""
        if not target and self._confirmation.cancel():
            self._presenter.update_ui(hover="")
            self.draw()

    def spot(self, target: str) -> BoardSpot | None:
        """Where on the board a target lies now."""
        return self._presenter.spot(target)

    def preview_target(self, target: str) -> None:
        """Show what choosing the target would do; where nothing is pointed at, what waits to be confirmed."""
        target = target or self._confirmation.pending_target
        if self._presenter_or_none and target != self._presenter_or_none.ui.hover:
            self._presenter_or_none.update_ui(hover=target)
            if self._presenter_or_none.ui.can_act:
                self.board_view.animator.show(self._presenter_or_none.scene())

    def show_ratings(self, ratings: tuple[MoveRating, ...]) -> None:
        """Show what a computer player thinks of the moves, and let the spots say it."""
        self._presenter.update_ui(ratings=ratings)
        self._show_board()

    def explain(self, reason: Message) -> None:
        """Say something about the turn instead of the prompt."""
        self._panel.show_turn(self._presenter.turn_seat(), reason)
        self._panel.announce(reason)

    # A move is shown.

    def start_turn(self) -> None:
        """What was hurried was the turn before, and not this one."""
        self._move_animator.start_turn(self.state.to_act)

    def skip_animations(self) -> None:
        """Show the rest of this turn at once."""
        self._move_animator.skip()

    async def animate_move(self, move: Any, session: Session) -> None:
        """Show the move that led to the session, and stay there."""
        await self._move_animator.animate(self._presenter.advance(move, session), self._presenter)
