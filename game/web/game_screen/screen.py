"""The game screen: board and side panel of a session, and the animation of moves.

It shows sessions and asks a person for a move (`asking`); the modes decide which (`board_mode`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import document

from game.learn.guide import Guide
from game.play.replay import log_entries, log_entries_of_ply
from game.play.session import Session
from game.text.message import Message, msg
from game.web.ai.candidate_order import move_ratings
from game.web.ai.client import Analysis
from game.web.board.board_view import BoardView
from game.web.game_screen.asking import Asking
from game.web.game_screen.hints import RATINGS_TOGGLE
from game.web.game_screen.move_animator import MoveAnimator
from game.web.game_screen.presenter import Presenter
from game.web.game_screen.side_panel import SidePanel
from game.web.platform import settings
from game.web.platform.dom import by_id, is_focus_lost
from game.web.platform.i18n import Translator
from game.web.platform.screens import show_screen
from game.web.platform.signal import Signal
from game.web.platform.speech import Speech


class GameScreen:
    """`on_target_chosen(target)` is called when a target on the board is chosen."""

    def __init__(self, i18n: Translator, on_target_chosen: Callable[[str], None]) -> None:
        self.board_view = BoardView(i18n, on_target_chosen, self._on_hover, self._on_orientation_change)
        self._i18n, self.panel, self._speech = i18n, SidePanel(i18n), Speech(i18n)
        self._move_animator = MoveAnimator(self.board_view, self.panel, self._speech, self.draw)
        self.pace = self._move_animator.pace
        self.asking = Asking(self.board_view, self.panel, self._speech, self.pace, self.draw)
        self._presenter_or_none: Presenter | None = None
        self._rates_moves = False
        self.analysed, self.still_shown = Signal(), Signal()
        """Emitted with the session and its analysis, and when a position is shown that nobody plays."""

    @property
    def _presenter(self) -> Presenter:
        assert self._presenter_or_none, "nothing is shown yet"
        return self._presenter_or_none

    @property
    def visible_session(self) -> Session | None:
        """The session shown; None before the first one."""
        return self._presenter_or_none.session if self._presenter_or_none else None

    @property
    def session(self) -> Session:
        return self._presenter.session

    @property
    def state(self) -> Any:
        return self._presenter.state

    def automatic_move(self) -> Any | None:
        """The only sensible move, if the game plays it without asking."""
        return self._presenter.view.automatic_move(self.state, self._presenter.ui)

    @property
    def visible_toggles(self) -> frozenset[str]:
        """The ids of the view options that are on."""
        return self._presenter.ui.visible_toggles

    # Showing a session.

    def open(self, session: Session, guide: Guide | None = None) -> None:
        """Show another session and its log, with the guide of a lesson."""
        self._show_session(session, guide)
        self._show_board()

    def prepare(self, session: Session) -> None:
        """Show a session that will be played, except its board, which `render_in_steps` adds."""
        old = self.visible_session
        if not old or (old.game, old.record.options) != (session.game, session.record.options):
            self.board_view.animator.clear()
        self._show_session(session, is_running=True)

    def _show_session(
        self, session: Session, guide: Guide | None = None, *, is_running: bool = False
    ) -> None:
        document.body.dataset.game = session.game.id
        show_screen("game")
        self._i18n.set_text(by_id("board-title"), msg(f"{session.game.id}-title"))
        presenter = self._presenter_or_none = self.asking.presenter = Presenter(session, guide)
        presenter.is_running = is_running
        self.pace.reset()
        self._apply_settings()
        self.panel.figures = presenter.ui.figures
        self.panel.faces = presenter.face_icons()
        self.panel.show_toggles(presenter.view.toggles(), settings.visible_toggles(session.game))
        self.panel.clear_log()
        self.panel.set_replaying(False)
        for entry in log_entries(session):
            presenter.mark_last_move(entry.event)
            self.panel.add_log_entry(entry.event, entry.ply)
        self.asking.stop()
        self._show_side_panel()
        self.panel.expect_lost_focus()

    async def render_in_steps(self) -> None:
        """Render the prepared session in several tasks, so that no task exceeds 50 ms."""
        self.board_view.measure()
        self._presenter.update_ui(portrait=self.board_view.is_portrait)
        self._presenter.scene()  # its first call fills caches
        await asyncio.sleep(0)
        presenter = self._presenter
        await self.board_view.show_in_steps(presenter.scene(), presenter.spots(), presenter.start_spot())

    def show_past_session(self, session: Session) -> None:
        """Show an earlier moment of the same game; the log stays as it is."""
        self._presenter.session = session
        self.pace.reset()
        self.panel.set_replaying(True)
        self.panel.highlight_ply(session.ply)
        self._presenter.highlight_last_turn()
        self.asking.stop()
        self.draw()
        if path := self._presenter.last_path():
            self.board_view.camera_controller.frame_motion(path)
        for entry in log_entries_of_ply(session, session.ply):
            self.panel.announce(entry.event.message)
        if session.ply == 0:
            self.panel.announce(msg("replay-beginning"))
        self.still_shown.emit()

    def make_all_spots_selectable(self) -> None:
        """Make every spot a target until another session is shown."""
        self._presenter.all_selectable = True
        self._show_board()
        self.board_view.camera_controller.frame_whole()

    def fall_silent(self) -> None:
        """Stop sounds and reading aloud: what they tell of has left the board."""
        self._speech.stop()
        self._move_animator.stop_sounds()

    def on_appearance_change(self) -> None:
        """Language, names or colours changed."""
        if settings.speech_mode() == "none":
            self._speech.stop()
        self._apply_settings()
        self.draw()

    def draw(self) -> None:
        """Redraw board and side panel."""
        self._show_side_panel()
        self._show_board()
        self.asking.restore_pointers()

    def _show_side_panel(self) -> None:
        presenter, session, is_over = self._presenter, self.session, self.session.outcome is not None
        turn_seat = presenter.turn_seat()
        self.panel.show_turn(presenter.prompted_seat(), presenter.prompt())
        self.panel.publish_state(session.ply, asked=presenter.ui.can_act, over=is_over)
        cue = msg(f"{session.game.id}-cue") if presenter.ui.can_act else None
        self.panel.show_actions(presenter.actions(), cue)
        cards = presenter.view.player_cards(presenter.state, presenter.ui)
        lit_stat = presenter.ui.lit_stat
        self.panel.show_player_cards(cards, None if is_over else turn_seat, presenter.human_flags(), lit_stat)
        stats = presenter.view.shared_stats(presenter.state, presenter.ui)
        self.panel.show_shared_stats(session.game.id, stats, lit_stat)

    def _show_board(self) -> None:
        self._presenter.update_ui(portrait=self.board_view.is_portrait)
        self.board_view.show(self._presenter.scene(), self._presenter.spots(), self._presenter.start_spot())

    def _on_hover(self, target: str) -> None:
        if self._presenter_or_none:
            self.asking.preview(target)

    def _on_orientation_change(self) -> None:
        """The container switched between portrait and landscape."""
        if self._presenter_or_none:
            self._show_board()

    def show_end(self) -> None:
        """Redraw a game that is over, as a whole. The board gets the focus if a button lost it: from there
        the result takes it, and gives it back.
        """
        self.draw()
        if self.panel.should_restore_focus():
            self.board_view.layer.focus_start_spot()
        self.board_view.camera_controller.frame_whole()

    def toggle_lit_stat(self, lit_stat: str) -> None:
        """Light what a number of the side panel counts, and say it; once more: no longer."""
        message = self._presenter.toggle_lit_stat(lit_stat)
        self.draw()
        if message:
            self.asking.explain(message)

    def light_stat(self, lit_stat: str) -> None:
        """Light what a number of the side panel counts (`Ui.lit_stat`); empty: nothing."""
        if lit_stat != self._presenter.ui.lit_stat:
            self._presenter.update_ui(lit_stat=lit_stat)
            self.draw()

    def show_coach(self, message: Message | None) -> None:
        """Show what the coach says about the last move, with the choice to take it back; None: nothing."""
        by_id("coach").hidden = message is None
        if message:
            self._i18n.set_text(by_id("coach-text"), message)
            self.panel.announce(message)

    def close_coach(self) -> None:
        """The player closes what the coach says. The board gets the focus if the button had it."""
        self.show_coach(None)
        if is_focus_lost():
            self.board_view.layer.focus_start_spot()

    def show_analysis(self, session: Session, analysis: Analysis) -> None:
        """Show the values of the moves in the position shown, on the board and in the labels of its spots."""
        if session is self.session:
            self._presenter.update_ui(ratings=move_ratings(analysis.candidates, str(analysis.move)))
            self._show_board()
            self.analysed.emit(session, analysis)

    def show_line(self, moves: tuple[str, ...]) -> None:
        """Preview a move and, where the game's view can, those that may follow; empty: nothing."""
        self._presenter.update_ui(line=moves, hover=moves[0] if moves else "")
        self.board_view.animator.show(self._presenter.scene())

    def rate_moves(self, enabled: bool, *, redraw: bool = True) -> None:
        """Show ratings of the moves even if the view options do not ask for them; or no longer."""
        self._rates_moves = enabled
        self._presenter.update_ui(ratings=(), line=(), hover="")
        if redraw:
            self._apply_settings()
            self.draw()

    def _apply_settings(self) -> None:
        presenter = self._presenter
        presenter.apply_names_and_settings(self._i18n)
        if self._rates_moves:
            presenter.update_ui(visible_toggles=presenter.ui.visible_toggles | {RATINGS_TOGGLE})

    # Animating a move.

    def start_turn(self) -> None:
        """Stop skipping animations when another player's turn begins."""
        self.pace.start_turn(self.state.to_act, self._presenter.hurrying_players())

    def skip_to_person(self) -> None:
        """Show everything at once until a person is asked; without people, the rest of this turn."""
        has_person = any(self._presenter.human_flags())
        self.pace.skip_to_person() if has_person else self.pace.skip()

    async def animate_move(self, move: Any, session: Session) -> None:
        """Animate the move that leads to a session, and show the session."""
        await self._move_animator.animate(self._presenter.advance(move, session), self._presenter)
