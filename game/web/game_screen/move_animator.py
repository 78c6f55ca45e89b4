"""How a move is shown: its beats one after the other, each moved, sounded, logged and said.

Who is in a hurry has the rest of a turn told at once, as is every game that is played at that speed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from js import performance

from game.contract import CHANCE, NOBODY
from game.draw.presentation import EventContext, MoveEvent, Ui, View
from game.draw.scene import Scene
from game.draw.tween import MotionPath
from game.web.board.board_view import BoardView
from game.web.game_screen.presenter import Presenter
from game.web.game_screen.side_panel import SidePanel
from game.web.platform import frames, settings
from game.web.platform.sound import Sounds
from game.web.platform.speech import Speech

MIN_SECONDS_BETWEEN_REDRAWS = 0.15
"""Seconds between two pictures of moves that are told at once."""


class MoveAnimator:
    """Shows moves on a stage and tells them in a panel; `draw()` shows everything as it stands."""

    def __init__(
        self, board_view: BoardView, panel: SidePanel, speech: Speech, draw: Callable[[], None]
    ) -> None:
        self._board_view, self._panel, self._speech, self._draw = board_view, panel, speech, draw
        self._sounds = Sounds()
        self._turn_seat = NOBODY
        self._is_skipping = False
        self._redrawn_at = 0.0

    def start_turn(self, to_act: int) -> None:
        """What was hurried was the turn before, and not this one."""
        if to_act not in (CHANCE, self._turn_seat):
            self._turn_seat, self._is_skipping = to_act, False

    def skip(self) -> None:
        """Tell the rest of this turn at once."""
        self._is_skipping = True

    def stop_skipping(self) -> None:
        """Nobody is in a hurry any more."""
        self._is_skipping = False

    async def animate(self, contexts: Sequence[EventContext], presenter: Presenter) -> None:
        """The move that led to what is shown."""
        if self._is_instant():
            await self._report_at_once(contexts, presenter.session.ply)
        else:
            await self._animate_events(contexts, presenter)
            self._redraw()

    def _is_instant(self) -> bool:
        return self._is_skipping or settings.duration_factor() == 0

    async def _report_at_once(self, contexts: Sequence[EventContext], ply: int) -> None:
        """The beats told, and now and then a picture."""
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
        """Say a beat of the move after which so many were played, to eyes and ears."""
        self._panel.add_log_entry(event, ply)
        self._panel.announce(event.message)
        self._speech.speak_event(event.message)

    async def _animate_events(self, contexts: Sequence[EventContext], presenter: Presenter) -> None:
        """The beats, one after the other."""
        view, ui, scene, ply = presenter.view, presenter.ui, presenter.scene(), presenter.session.ply
        paths = {context.event.piece_id: view.motion_path(context, ui) for context in contexts}
        waiting_paths: dict[str, MotionPath] = {piece: trail[:1] for piece, trail in paths.items() if trail}
        for context in contexts:
            seconds = context.event.seconds * settings.duration_factor()
            self._sounds.play(context.event.sound, [tick * seconds for tick in context.event.sound_times])
            await self._animate_event(view, context, waiting_paths, scene, ui)
            if self._is_instant():
                self._sounds.stop()
            self._report(context.event, ply)  # not before: the die still tumbles

    async def _animate_event(
        self, view: View, context: EventContext, waiting_paths: dict[str, MotionPath], scene: Scene, ui: Ui
    ) -> None:
        """One beat; pieces in `waiting` stand where they start until theirs comes."""
        event, theme = context.event, settings.theme()
        seconds, animated = event.seconds * settings.duration_factor(), settings.animations_enabled()
        path = view.motion_path(context, ui)
        if path:
            self._board_view.follow(*path[-1])
            waiting_paths.pop(event.piece_id, None)
        await self._board_view.animator.animate_to(
            scene,
            seconds if animated else 0,
            waiting_paths | ({event.piece_id: path} if path else {}),
            lambda t: view.animation_overlay(context, t, ui, theme),
            self._is_instant,
        )
        if not animated:
            await frames.pause(seconds, self._is_instant)
