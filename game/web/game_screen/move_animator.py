"""Animates the events of a move one after the other: motion, sound, log entry and announcement.

A player can skip the rest of a turn (`pace`); its events are then only reported.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from js import performance

from game.draw.presentation import EventContext, MoveEvent, Ui, View
from game.draw.scene import Scene
from game.draw.tween import MotionPath
from game.web.board.board_view import BoardView
from game.web.game_screen.pace import Pace
from game.web.game_screen.presenter import Presenter
from game.web.game_screen.side_panel import SidePanel
from game.web.platform import frames, settings
from game.web.platform.sound import Sounds
from game.web.platform.speech import Speech

MIN_SECONDS_BETWEEN_REDRAWS = 0.15
"""Time between two redraws while moves are only reported."""


class MoveAnimator:
    """Animates moves on the board and reports them in the side panel; `draw()` shows the current session."""

    def __init__(
        self, board_view: BoardView, panel: SidePanel, speech: Speech, draw: Callable[[], None]
    ) -> None:
        self._board_view, self._panel, self._speech, self._draw = board_view, panel, speech, draw
        self._sounds = Sounds()
        self.pace = Pace(settings.duration_factor, lambda: performance.now() / 1000)
        self._redrawn_at = 0.0

    async def animate(self, contexts: Sequence[EventContext], presenter: Presenter) -> None:
        """Show the move that led to the presenter's session."""
        if self.pace.is_instant():
            await self._report_at_once(contexts, presenter.session.ply)
        else:
            await self._animate_events(contexts, presenter)
            self._redraw()

    def stop_sounds(self) -> None:
        """Stop all sounds, also those still to start."""
        self._sounds.stop()

    async def _report_at_once(self, contexts: Sequence[EventContext], ply: int) -> None:
        """Report events without animation, and redraw from time to time."""
        for context in contexts:
            self._report(context.event, ply)
        if performance.now() / 1000 - self._redrawn_at > MIN_SECONDS_BETWEEN_REDRAWS:
            self._redraw()
            await frames.next_frame()
        await asyncio.sleep(0)

    def _redraw(self) -> None:
        self._draw()
        self._redrawn_at = performance.now() / 1000

    def _report(self, event: MoveEvent, ply: int) -> None:
        """Log, announce and speak an event of the move with number `ply`."""
        self._panel.add_log_entry(event, ply)
        self._panel.announce(event.message)
        self._speech.speak_event(event.message)

    async def _animate_events(self, contexts: Sequence[EventContext], presenter: Presenter) -> None:
        """Animate the events one after the other."""
        view, ui, scene, ply = presenter.view, presenter.ui, presenter.scene(), presenter.session.ply
        paths = {context.event.piece_id: view.motion_path(context, ui) for context in contexts}
        waiting_paths: dict[str, MotionPath] = {piece: path[:1] for piece, path in paths.items() if path}
        for context in contexts:
            seconds = self.pace.seconds(context.event.seconds)
            self._sounds.play(context.event.sound, [tick * seconds for tick in context.event.sound_times])
            await self._animate_event(view, context, waiting_paths, scene, ui, seconds)
            if self.pace.is_instant():
                self._sounds.stop()
            self._report(context.event, ply)  # not earlier: the die is still rolling

    async def _animate_event(
        self,
        view: View,
        context: EventContext,
        waiting_paths: dict[str, MotionPath],
        scene: Scene,
        ui: Ui,
        seconds: float,
    ) -> None:
        """Animate one event; pieces of later events wait where their paths start."""
        event, theme = context.event, settings.theme()
        animated = settings.animations_enabled()
        path = view.motion_path(context, ui)
        if path:
            self._board_view.camera_controller.frame_motion(path)
            waiting_paths.pop(event.piece_id, None)
        camera = self._board_view.camera_controller.camera_at_rest
        ui = replace(ui, view_centre=(camera.x, camera.y), view_zoom=camera.zoom)
        await self._board_view.animator.animate_to(
            scene,
            seconds if animated else 0,
            waiting_paths | ({event.piece_id: path} if path else {}),
            lambda t: view.animation_overlay(context, t, ui, theme),
            self.pace.is_instant,
        )
        if not animated:
            await frames.pause(seconds, self.pace.is_instant)
