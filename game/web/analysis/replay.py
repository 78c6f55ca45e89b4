"""Looking back: any moment of the game on the board, step by step or by itself, while the game waits."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from functools import partial
from typing import Any

from js import document

from game.play.dealer import new_seed
from game.play.replay import fork, log_entries_of_ply, session_at, stops
from game.play.session import Session
from game.text.message import msg
from game.web.game_screen.controller import GameController
from game.web.game_screen.sandbox import Sandbox
from game.web.game_screen.side_panel import SidePanel
from game.web.game_screen.toolbar import GameToolbar
from game.web.platform import frames, settings
from game.web.platform.commands import Command, TaskRunner
from game.web.platform.dom import by_id, listen
from game.web.platform.i18n import Translator

PLAYBACK_GAP = 0.5
"""Seconds between two moves of a game that is played back, at normal speed."""

MIN_PLAYBACK_GAP = 0.3

KEYS = {"ArrowLeft": "step-back", "ArrowRight": "step-on", "Home": "step-first", "End": "step-last"}
LOG_KEYS = {"ArrowDown": "step-back", "ArrowUp": "step-on", "Home": "step-last", "End": "step-first"}
"""The log has the newest line on top."""


class Replay:
    """Steps through the match's game. `ply` is the moment shown."""

    def __init__(
        self,
        i18n: Translator,
        panel: SidePanel,
        toolbar: GameToolbar,
        controller: GameController,
        sandbox: Sandbox,
        tasks: TaskRunner,
    ) -> None:
        self._i18n, self._panel, self._toolbar = i18n, panel, toolbar
        self._controller, self._sandbox, self._tasks = controller, sandbox, tasks
        self._stops: tuple[int, ...] = (0,)
        self._ply = 0
        self._opened_session: Session | None = None
        self._playback: asyncio.Task[None] | None = None
        for place, keys in (("replay", KEYS), ("log", LOG_KEYS)):
            listen(by_id(place), "keydown", tasks.guarded(partial(self._on_key, keys)), passive=False)

    def commands(self) -> Mapping[str, Command]:
        return {
            "look-back": lambda _: self.go_to_ply(self._game.ply),
            "look-at": lambda line: self.go_to_ply(int(line.dataset.ply)),
            "step-first": lambda _: self.go_to_ply(0),
            "step-back": lambda _: self.go_to_ply(self._previous_stop()),
            "step-on": lambda _: self.go_to_ply(self._next_stop()),
            "step-last": lambda _: self.go_to_ply(self._game.ply),
            "play-back": lambda _: self._toggle_playback(),
            "look-done": lambda _: self._leave_replay(),
            "explore": lambda _: self._explore(),
        }

    def open_game(self, session: Session) -> None:
        """Put another game on the board to look at, and to play on from for whoever likes."""
        self._opened_session = self._fork(session, session.ply)
        self._sandbox.enter(self._opened_session)
        self.go_to_ply(session.ply)

    @property
    def _game(self) -> Session:
        assert self._controller.session, "a game is on"
        return self._controller.session

    def go_to_ply(self, ply: int) -> None:
        """Show the moment after so many moves, and let the game wait; lessons have no such thing."""
        if self._controller.is_in_mode:
            return
        self._stop_playback()
        self._pause_game()
        self._ply = ply
        self._controller.game_view.show_past_session(session_at(self._game, ply))
        self._update_controls()
        for entry in log_entries_of_ply(self._game, ply):
            self._panel.announce(entry.event.message)

    def _pause_game(self) -> None:
        if not self._controller.is_paused:
            self._controller.pause()
            self._stops = stops(self._game)
            by_id("result").close()
            self._toolbar.close_panel()
            self._toolbar.update_buttons()
            exit_label = (
                self._sandbox.exit_label if self._game is self._opened_session else msg("replay-done")
            )
            self._i18n.set_text(by_id("look-done"), exit_label)
            if not document.activeElement.closest("#log"):
                by_id("look-done").focus()

    def _update_controls(self) -> None:
        """Say which moment is shown, and what may be asked there."""
        last, stop_index = len(self._stops) - 1, bisect_right(self._stops, self._ply) - 1
        self._i18n.set_text(by_id("replay-place"), msg("replay-place", step=stop_index, steps=last))
        events = [line.event for line in log_entries_of_ply(self._game, self._stops[stop_index])]
        self._i18n.set_text(by_id("replay-text"), events[-1].message if events else msg("replay-beginning"))
        is_playing = self._playback is not None
        by_id("play-back").setAttribute("aria-pressed", str(is_playing).lower())
        for command, enabled in (
            ("step-first", stop_index > 0),
            ("step-back", stop_index > 0),
            ("step-on", stop_index < last),
            ("step-last", stop_index < last),
            ("play-back", is_playing or stop_index < last),
        ):
            button = document.querySelector(f'#replay [data-command="{command}"]')
            button.setAttribute("aria-disabled", str(not enabled).lower())
        is_over = self._game.states[self._ply].outcome is not None
        document.querySelector('#replay [data-command="explore"]').disabled = is_over

    def _previous_stop(self) -> int:
        return self._stops[max(0, bisect_left(self._stops, self._ply) - 1)]

    def _next_stop(self) -> int:
        return next((stop for stop in self._stops if stop > self._ply), self._ply)

    # Playing back.

    def _toggle_playback(self) -> None:
        if self._playback:
            self._stop_playback()
        else:
            self._playback = self._tasks.spawn(self._run_playback(self._game))
        self._update_controls()

    def _stop_playback(self) -> None:
        if self._playback:
            self._playback.cancel()
            self._playback = None

    async def _run_playback(self, game: Session) -> None:
        """Every move from here on, as it was shown when it was played."""
        try:
            while self._ply < game.ply and self._controller.is_paused:
                move = game.states[self._ply].read_move(game.record.moves[self._ply])
                self._ply += 1
                self._update_controls()
                await self._controller.game_view.animate_move(move, session_at(game, self._ply))
                self._controller.game_view.draw()
                self._panel.highlight_ply(self._ply)
                if self._ply in self._stops:
                    await frames.pause(
                        max(MIN_PLAYBACK_GAP, PLAYBACK_GAP * settings.duration_factor()), lambda: False
                    )
        finally:
            self._playback = None
        self._update_controls()

    # Leaving.

    def _leave_replay(self) -> None:
        """Back to the game that waits, or from a game that was only looked at to where that was asked for."""
        self._stop_playback()
        if self._game is self._opened_session:
            self._sandbox.exit_sandbox()
            return
        self._controller.resume()
        self._toolbar.update_buttons()

    def _explore(self) -> None:
        """Try something out from the moment shown, or from where the game stands."""
        self._stop_playback()
        ply = self._ply if self._controller.is_paused else self._game.ply
        self._sandbox.enter(self._fork(self._game, ply))

    def _fork(self, session: Session, ply: int) -> Session:
        return fork(session, ply, new_seed(), self._i18n.player_names(session.game.id, session.record.seats))

    def _on_key(self, keys: Mapping[str, str], event: Any) -> None:
        if event.key in keys:
            event.preventDefault()
            self.commands()[keys[event.key]](event.target)
        elif event.key == "Escape" and self._controller.is_paused:
            event.stopPropagation()
            self._leave_replay()
