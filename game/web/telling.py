"""How a move is shown: its beats one after the other, each moved, sounded, logged and said."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.draw.scene import Scene
from game.draw.show import Beat, Moment, Ui
from game.draw.tween import Trail
from game.web import settings
from game.web.board import frames
from game.web.board.stage import Stage
from game.web.panel import Panel
from game.web.sound import Sounds
from game.web.voice import Voice


class Telling:
    """Shows moves on a stage and tells them in a panel; `at_once` says whether somebody is in a hurry."""

    def __init__(self, stage: Stage, panel: Panel, voice: Voice, at_once: Callable[[], bool]) -> None:
        self._stage, self._panel, self._voice, self._at_once = stage, panel, voice, at_once
        self._sounds = Sounds()

    def tell(self, beat: Beat, ply: int) -> None:
        """Say a beat of the move after which so many were played, to eyes and ears."""
        self._panel.log(beat, ply)
        self._panel.speak(beat.message)
        self._voice.tell(beat.message)

    async def show(self, view: Any, moments: Sequence[Moment], scene: Scene, ui: Ui, ply: int) -> None:
        """The beats of one move, which ends in `scene` after so many moves."""
        trails = {moment.beat.piece: view.trail(moment, ui) for moment in moments}
        waiting = {piece: trail[:1] for piece, trail in trails.items() if trail}
        for moment in moments:
            seconds = moment.beat.seconds * settings.pace()
            self._sounds.play(moment.beat.sound, [tick * seconds for tick in moment.beat.ticks])
            await self._show_moment(view, moment, waiting, scene, ui)
            if self._at_once():
                self._sounds.hush()
            self.tell(moment.beat, ply)  # not before: the die still tumbles

    async def _show_moment(
        self, view: Any, moment: Moment, waiting: dict[str, Trail], scene: Scene, ui: Ui
    ) -> None:
        """One beat; pieces in `waiting` stand where they start until theirs comes."""
        beat, theme = moment.beat, settings.theme()
        seconds, gently = beat.seconds * settings.pace(), settings.moves_gently()
        trail = view.trail(moment, ui)
        if trail:
            self._stage.follow(*trail[-1])
            waiting.pop(beat.piece, None)
        await self._stage.move(
            scene,
            seconds if gently else 0,
            waiting | ({beat.piece: trail} if trail else {}),
            lambda t: view.flourish(moment, t, ui, theme),
            self._at_once,
        )
        if not gently:
            await frames.pause(seconds, self._at_once)
