"""Looking back: any moment of the game on the board, step by step or by itself, while the game waits."""

from __future__ import annotations

import asyncio
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from functools import partial
from typing import Any

from js import document

from game.play.chance import fresh_seed
from game.play.history import at, branch, lines_of, stops
from game.play.session import Session
from game.text.message import say
from game.web import settings
from game.web.around.branch import Branch
from game.web.board import frames
from game.web.commands import Command, Tasks
from game.web.dom import by_id, listen
from game.web.match import Match
from game.web.panel import Panel
from game.web.playing import Playing
from game.web.words import Words

BETWEEN = 0.5
"""Seconds between two moves of a game that is played back, at normal speed."""

LEAST_BETWEEN = 0.3

KEYS = {"ArrowLeft": "step-back", "ArrowRight": "step-on", "Home": "step-first", "End": "step-last"}
IN_THE_LOG = {"ArrowDown": "step-back", "ArrowUp": "step-on", "Home": "step-last", "End": "step-first"}
"""The log has the newest line on top."""


class Review:
    """Steps through the match's game. `ply` is the moment shown."""

    def __init__(
        self, words: Words, panel: Panel, playing: Playing, match: Match, branches: Branch, tasks: Tasks
    ) -> None:
        self._words, self._panel, self._playing = words, panel, playing
        self._match, self._branches, self._tasks = match, branches, tasks
        self._stops: tuple[int, ...] = (0,)
        self._ply = 0
        self._visited: Session | None = None
        self._playback: asyncio.Task[None] | None = None
        for place, keys in (("replay", KEYS), ("log", IN_THE_LOG)):
            listen(by_id(place), "keydown", tasks.guarded(partial(self._on_key, keys)), passive=False)

    def commands(self) -> Mapping[str, Command]:
        return {
            "look-back": lambda _: self.look_at(self._game.ply),
            "look-at": lambda line: self.look_at(int(line.dataset.ply)),
            "step-first": lambda _: self.look_at(0),
            "step-back": lambda _: self.look_at(self._before()),
            "step-on": lambda _: self.look_at(self._after()),
            "step-last": lambda _: self.look_at(self._game.ply),
            "play-back": lambda _: self._toggle_playback(),
            "look-done": lambda _: self._done(),
            "explore": lambda _: self._explore(),
        }

    def visit(self, session: Session) -> None:
        """Put another game on the board to look at, and to play on from for whoever likes."""
        self._visited = self._branch(session, session.ply)
        self._branches.begin(self._visited)
        self.look_at(session.ply)

    @property
    def _game(self) -> Session:
        assert self._match.session, "a game is on"
        return self._match.session

    def look_at(self, ply: int) -> None:
        """Show the moment after so many moves, and let the game wait; lessons have no such thing."""
        if self._match.is_lent:
            return
        self._stop()
        self._pause()
        self._ply = ply
        self._match.display.look_back(at(self._game, ply))
        self._tell()
        for line in lines_of(self._game, ply):
            self._panel.speak(line.beat.message)

    def _pause(self) -> None:
        if not self._match.is_paused:
            self._match.pause()
            self._stops = stops(self._game)
            by_id("result").close()
            self._playing.close_panel()
            self._playing.show_tools()
            back = self._branches.way_back if self._game is self._visited else say("replay-done")
            self._words.put(by_id("look-done"), back)
            if not document.activeElement.closest("#log"):
                by_id("look-done").focus()

    def _tell(self) -> None:
        """Say which moment is shown, and what may be asked there."""
        last, stop = len(self._stops) - 1, bisect_right(self._stops, self._ply) - 1
        self._words.put(by_id("replay-place"), say("replay-place", step=stop, steps=last))
        beats = [line.beat for line in lines_of(self._game, self._stops[stop])]
        self._words.put(by_id("replay-text"), beats[-1].message if beats else say("replay-beginning"))
        running = self._playback is not None
        by_id("play-back").setAttribute("aria-pressed", str(running).lower())
        for does, possible in (
            ("step-first", stop > 0),
            ("step-back", stop > 0),
            ("step-on", stop < last),
            ("step-last", stop < last),
            ("play-back", running or stop < last),
        ):
            button = document.querySelector(f'#replay [data-command="{does}"]')
            button.setAttribute("aria-disabled", str(not possible).lower())
        over = self._game.states[self._ply].outcome is not None
        document.querySelector('#replay [data-command="explore"]').disabled = over

    def _before(self) -> int:
        return self._stops[max(0, bisect_left(self._stops, self._ply) - 1)]

    def _after(self) -> int:
        return next((stop for stop in self._stops if stop > self._ply), self._ply)

    # Playing back.

    def _toggle_playback(self) -> None:
        if self._playback:
            self._stop()
        else:
            self._playback = self._tasks.spawn(self._play_back(self._game))
        self._tell()

    def _stop(self) -> None:
        if self._playback:
            self._playback.cancel()
            self._playback = None

    async def _play_back(self, game: Session) -> None:
        """Every move from here on, as it was shown when it was played."""
        try:
            while self._ply < game.ply and self._match.is_paused:
                move = game.states[self._ply].read_move(game.record.moves[self._ply])
                self._ply += 1
                self._tell()
                await self._match.display.follow(move, at(game, self._ply))
                self._match.display.draw()
                self._panel.point_at(self._ply)
                if self._ply in self._stops:
                    await frames.pause(max(LEAST_BETWEEN, BETWEEN * settings.pace()), lambda: False)
        finally:
            self._playback = None
        self._tell()

    # Leaving.

    def _done(self) -> None:
        """Back to the game that waits, or from a game that was only looked at to where that was asked for."""
        self._stop()
        if self._game is self._visited:
            self._branches.back()
            return
        self._match.resume()
        self._playing.show_tools()

    def _explore(self) -> None:
        """Try something out from the moment shown, or from where the game stands."""
        self._stop()
        ply = self._ply if self._match.is_paused else self._game.ply
        self._branches.begin(self._branch(self._game, ply))

    def _branch(self, session: Session, ply: int) -> Session:
        return branch(session, ply, fresh_seed(), self._words.called(session.game.id, session.record.seats))

    def _on_key(self, keys: Mapping[str, str], event: Any) -> None:
        if event.key in keys:
            event.preventDefault()
            self.commands()[keys[event.key]](event.target)
        elif event.key == "Escape" and self._match.is_paused:
            event.stopPropagation()
            self._done()
