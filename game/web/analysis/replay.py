"""Replay: earlier moments of a game on the board, step by step or played back, while the game waits."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from functools import partial
from typing import Any

from js import document

from game.play.dealer import new_seed
from game.play.replay import fork, log_entries_of_ply, session_at, stops, turn_number, turns
from game.play.session import Session
from game.text.message import Message, msg
from game.web.game_screen.board_mode import BoardMode, ModeName
from game.web.game_screen.controller import GameController
from game.web.game_screen.toolbar import exit_label
from game.web.platform import frames
from game.web.platform.commands import Command
from game.web.platform.dom import by_id, listen
from game.web.services import Services

PLAYBACK_GAP = 0.5
"""Seconds between two moves of a playback, at normal speed."""

MIN_PLAYBACK_GAP = 0.3

KEYS = {"ArrowLeft": "step-back", "ArrowRight": "step-on", "Home": "step-first", "End": "step-last"}
LOG_KEYS = {"ArrowDown": "step-back", "ArrowUp": "step-on", "Home": "step-last", "End": "step-first"}
"""The newest log entry is on top."""


class Replay(BoardMode):
    """The mode that steps through `session` or plays it back. `_ply` is the moment shown."""

    name = ModeName.REPLAY

    def __init__(self, services: Services, controller: GameController) -> None:
        self._services, self._i18n, self._controller = services, services.i18n, controller
        self._stops: tuple[int, ...] = (0,)
        self._ply = 0
        self._is_preview = False
        """Whether the session comes from outside and is no game on the board."""
        self._playback: asyncio.Task[None] | None = None
        for place, keys in (("replay", KEYS), ("log", LOG_KEYS)):
            on_key = services.tasks.guarded(partial(self._on_key, keys))
            listen(by_id(place), "keydown", on_key, passive=False)

    def commands(self) -> Mapping[str, Command]:
        return {
            "look-back": lambda _: self.show_last_ply(),
            "look-at": lambda line: self.go_to_ply(int(line.dataset.ply)),
            "step-first": lambda _: self.go_to_ply(0),
            "step-back": lambda _: self.go_to_ply(self._previous_stop()),
            "step-on": lambda _: self.go_to_ply(self._next_stop()),
            "step-last": lambda _: self.show_last_ply(),
            "play-back": lambda _: self._toggle_playback(),
            "look-done": lambda _: self._controller.back(),
            "explore": lambda _: self._explore(),
        }

    def open_game(self, session: Session) -> None:
        """Replay a game from outside; it can be tried out from any moment."""
        forked = self._fork(session, session.ply)
        self.session, self._is_preview = forked.with_end(session.record.chosen_end), True
        self._controller.enter_over_game(self)
        self.go_to_ply(session.ply)
        self._focus_controls()

    def show_last_ply(self) -> None:
        """Replay the game on the board, starting with its last moment; the game is paused."""
        assert self._controller.session, "a game is on the board"
        self.go_to_ply(self._controller.session.ply)

    def go_to_ply(self, ply: int) -> None:
        """Show the moment after `ply` moves. Lessons and the position editor have no replay."""
        mode = self._controller.mode
        if mode is not self:
            if mode is None or not mode.can_replay:
                return
            self.session, self._is_preview = mode.session, False
            self._controller.enter(self)
        self._stop_playback()
        self._ply = ply
        self._controller.screen.show_past_session(session_at(self.session, ply))
        self._update_controls()
        if mode is not self:
            self._focus_controls()

    def _focus_controls(self) -> None:
        """Move the focus to the replay, which has just appeared, unless the log has it, which steps too."""
        if not document.activeElement.closest("#log"):
            by_id("look-done").focus()

    def show_choice(self, ply: int, message: Message, played: str, better: str) -> None:
        """Show the moment after `ply` moves, what `message` says of the next one, and a better one."""
        self.go_to_ply(ply)
        self._focus_controls()
        self._show_turn(ply + 1)  # as the message says
        self._i18n.set_text(by_id("replay-text"), message)
        self._controller.screen.show_line((played,))
        self._controller.screen.asking.point_at(better)

    # The mode.

    def start(self) -> None:
        self._stops = stops(self.session)
        if self._is_preview:
            self._controller.screen.open(self.session)
        by_id("result").close()
        label = exit_label(self._controller) if self._is_preview else msg("replay-done")
        self._i18n.set_text(by_id("look-done"), label)

    def stop(self) -> None:
        self._stop_playback()

    def on_appearance_change(self) -> None:
        self._controller.screen.on_appearance_change()

    @property
    def can_replay(self) -> bool:
        return True

    def _update_controls(self) -> None:
        """Show which moment is shown, and enable the buttons that work there."""
        last, stop_index = len(self._stops) - 1, bisect_right(self._stops, self._ply) - 1
        self._show_turn(self._stops[stop_index])
        events = [entry.event for entry in log_entries_of_ply(self.session, self._stops[stop_index])]
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
        is_over = self.session.states[self._ply].outcome is not None
        document.querySelector('#replay [data-command="explore"]').disabled = is_over

    def _show_turn(self, ply: int) -> None:
        """Show to which turn the last of the first `ply` moves belongs."""
        turn, last = turn_number(self.session, ply), len(turns(self.session))
        self._i18n.set_text(by_id("replay-place"), msg("replay-place", turn=turn, turns=last))

    def _previous_stop(self) -> int:
        return self._stops[max(0, bisect_left(self._stops, self._ply) - 1)]

    def _next_stop(self) -> int:
        return next((stop for stop in self._stops if stop > self._ply), self._ply)

    # Playback.

    def _toggle_playback(self) -> None:
        if self._playback:
            self._stop_playback()
        else:
            self._playback = self._services.tasks.spawn(self._run_playback(self.session))
        self._update_controls()

    def _stop_playback(self) -> None:
        if self._playback:
            self._playback.cancel()
            self._playback = None
            self._controller.screen.fall_silent()

    async def _run_playback(self, game: Session) -> None:
        """Animate every move from the moment shown to the end."""
        screen = self._controller.screen
        try:
            while self._ply < game.ply:
                move = game.states[self._ply].read_move(game.record.moves[self._ply])
                self._ply += 1
                self._update_controls()
                await screen.animate_move(move, session_at(game, self._ply))
                screen.asking.stop()  # the values of the moves are those of the moment before
                screen.draw()
                screen.panel.highlight_ply(self._ply)
                screen.still_shown.emit()
                if self._ply in self._stops:
                    gap = PLAYBACK_GAP * self._services.settings.duration_factor()
                    await frames.pause(max(MIN_PLAYBACK_GAP, gap), lambda: False)
        finally:
            self._playback = None
        self._update_controls()

    def _explore(self) -> None:
        """Open a sandbox at the moment shown, or at the last moment of the game on the board."""
        mode = self._controller.mode
        if mode and mode.can_replay:
            ply = self._ply if mode is self else mode.session.ply
            self._controller.try_out(self._fork(mode.session, ply))

    def _fork(self, session: Session, ply: int) -> Session:
        return fork(session, ply, new_seed(), self._i18n.player_names(session.game.id, session.record.seats))

    def _on_key(self, keys: Mapping[str, str], event: Any) -> None:
        if event.key in keys and not (event.ctrlKey or event.metaKey or event.altKey):
            event.preventDefault()
            self.commands()[keys[event.key]](event.target)
        elif event.key == "Escape" and self._controller.mode is self:
            event.stopPropagation()
            self._controller.back()
