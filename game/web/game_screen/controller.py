"""The owner of the board: a stack of modes, of which the topmost has the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.play.session import Session
from game.web.game_screen.board_mode import BoardMode, ModeName
from game.web.game_screen.play_mode import PlayMode, SandboxMode, SpectateMode
from game.web.platform.signal import Signal
from game.web.services import Services

if TYPE_CHECKING:
    from game.web.game_screen.screen import GameScreen

BASE_MODES = (ModeName.PLAY, ModeName.SPECTATE)
"""Modes of a game that waits while another mode is on the board."""


class GameController:
    """Switches between modes.

    `changed` is emitted when the mode, its game or what it can do has changed, `game_over(session)` when a
    saved game has ended, `end_undone(session)` when that has been taken back, `emptied` when "back" has left
    the last mode.
    """

    def __init__(
        self,
        services: Services,
        make_screen: Callable[[Callable[[str], None]], GameScreen],
        make_together_mode: Callable[[Session, GameController], BoardMode],
    ) -> None:
        self._services, self._make_together_mode = services, make_together_mode
        self._modes: list[BoardMode] = []
        self.changed, self.emptied = Signal(), Signal()
        self.game_over, self.end_undone = Signal(), Signal()
        self.screen = make_screen(services.tasks.guarded(self.handle_target))

    @property
    def mode(self) -> BoardMode | None:
        """The topmost mode; None on the home screen."""
        return self._modes[-1] if self._modes else None

    @property
    def session(self) -> Session | None:
        return self._modes[-1].session if self._modes else None

    @property
    def visible_session(self) -> Session | None:
        """The moment on the board: in a replay an earlier one of `session`."""
        return self.screen.visible_session if self._modes else None

    @property
    def has_waiting_game(self) -> bool:
        """Whether a game waits below the topmost mode."""
        return len(self._modes) > 1 and self._modes[0].name in BASE_MODES

    def play(self, session: Session) -> None:
        """Continue a game."""
        if session.record.together:
            self._replace(0, self._make_together_mode(session, self))
        else:
            signals = self.changed, self.game_over, self.end_undone
            self._replace(0, PlayMode(session, self.screen, self._services, *signals))

    def spectate(self, session: Session) -> None:
        """Show a game that another tab plays."""
        self._replace(0, SpectateMode(session, self.screen))

    def try_out(self, session: Session) -> None:
        """Play a session that is never saved; the game waits."""
        self.enter_over_game(SandboxMode(session, self.screen, self._services, self.changed))

    def enter(self, mode: BoardMode) -> None:
        """Put a mode on top; the one below waits."""
        self._replace(len(self._modes), mode)

    def enter_over_game(self, mode: BoardMode) -> None:
        """Put a mode over the game, which waits; modes that were over it end."""
        has_game = bool(self._modes) and self._modes[0].name in BASE_MODES
        self._replace(1 if has_game else 0, mode)

    def enter_alone(self, mode: BoardMode) -> None:
        """End all modes and start this one; the game is saved already."""
        self._replace(0, mode)

    def back(self) -> None:
        """Leave the mode for the one below."""
        if not self._modes:
            return
        self._modes.pop().stop()
        if self._modes:
            self._modes[-1].start()
            self.changed.emit()
        else:
            self.emptied.emit()

    def close(self) -> None:
        """End all modes."""
        if self._modes:
            self._modes[-1].stop()
        self._modes.clear()
        self.changed.emit()

    def handle_target(self, target: str) -> None:
        """A target was tapped, pressed or named by key."""
        if self._modes:
            self._modes[-1].handle_target(target)

    def on_appearance_change(self) -> None:
        """Language, names, colours or view options have changed."""
        if self._modes:
            self._modes[-1].on_appearance_change()

    def _replace(self, depth: int, mode: BoardMode) -> None:
        """Keep the lowest `depth` modes and put another one on top."""
        if self._modes:
            self._modes[-1].stop()
        self._modes[depth:] = [mode]
        mode.start()
        self.changed.emit()
