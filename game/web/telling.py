"""How a move is shown: its beats one after the other, each moved, sounded, logged and said.

Who is in a hurry has the rest of a turn told at once, as is every game that is played at that speed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from js import performance

from game.contract import CHANCE, NOBODY
from game.draw.scene import Scene
from game.draw.show import Beat, Moment, Ui, View
from game.draw.tween import Trail
from game.web import settings
from game.web.board import frames
from game.web.board.stage import Stage
from game.web.panel import Panel
from game.web.shown import Shown
from game.web.sound import Sounds
from game.web.voice import Voice

LEAST_BETWEEN_PICTURES = 0.15
"""Seconds between two pictures of moves that are told at once."""


class Telling:
    """Shows moves on a stage and tells them in a panel; `draw()` shows everything as it stands."""

    def __init__(self, stage: Stage, panel: Panel, voice: Voice, draw: Callable[[], None]) -> None:
        self._stage, self._panel, self._voice, self._draw = stage, panel, voice, draw
        self._sounds = Sounds()
        self._turn = NOBODY
        self._hurried = False
        self._drawn_at = 0.0

    def begin_turn(self, to_act: int) -> None:
        """What was hurried was the turn before, and not this one."""
        if to_act not in (CHANCE, self._turn):
            self._turn, self._hurried = to_act, False

    def hurry(self) -> None:
        """Tell the rest of this turn at once."""
        self._hurried = True

    def take_time(self) -> None:
        """Nobody is in a hurry any more."""
        self._hurried = False

    async def show(self, moments: Sequence[Moment], shown: Shown) -> None:
        """The move that led to what is shown."""
        if self._at_once():
            await self._tell_at_once(moments, shown.session.ply)
        else:
            await self._show_moments(moments, shown)
            self._picture()

    def _at_once(self) -> bool:
        return self._hurried or settings.pace() == 0

    async def _tell_at_once(self, moments: Sequence[Moment], ply: int) -> None:
        """The beats told, and now and then a picture."""
        for moment in moments:
            self._tell(moment.beat, ply)
        if performance.now() / 1000 - self._drawn_at > LEAST_BETWEEN_PICTURES:
            self._picture()
            await frames.next_frame()
        await asyncio.sleep(0)

    def _picture(self) -> None:
        self._draw()
        self._drawn_at = performance.now() / 1000

    def _tell(self, beat: Beat, ply: int) -> None:
        """Say a beat of the move after which so many were played, to eyes and ears."""
        self._panel.log(beat, ply)
        self._panel.speak(beat.message)
        self._voice.tell(beat.message)

    async def _show_moments(self, moments: Sequence[Moment], shown: Shown) -> None:
        """The beats, one after the other."""
        view, ui, scene, ply = shown.view, shown.ui, shown.scene(), shown.session.ply
        trails = {moment.beat.piece: view.trail(moment, ui) for moment in moments}
        waiting: dict[str, Trail] = {piece: trail[:1] for piece, trail in trails.items() if trail}
        for moment in moments:
            seconds = moment.beat.seconds * settings.pace()
            self._sounds.play(moment.beat.sound, [tick * seconds for tick in moment.beat.ticks])
            await self._show_moment(view, moment, waiting, scene, ui)
            if self._at_once():
                self._sounds.hush()
            self._tell(moment.beat, ply)  # not before: the die still tumbles

    async def _show_moment(
        self, view: View, moment: Moment, waiting: dict[str, Trail], scene: Scene, ui: Ui
    ) -> None:
        """One beat; pieces in `waiting` stand where they start until theirs comes."""
        beat, theme = moment.beat, settings.theme()
        seconds, gently = beat.seconds * settings.pace(), settings.moves_gently()
        trail = view.trail(moment, ui)
        if trail:
            self._stage.follow(*trail[-1])
            waiting.pop(beat.piece, None)
        await self._stage.painting.move(
            scene,
            seconds if gently else 0,
            waiting | ({beat.piece: trail} if trail else {}),
            lambda t: view.flourish(moment, t, ui, theme),
            self._at_once,
        )
        if not gently:
            await frames.pause(seconds, self._at_once)
