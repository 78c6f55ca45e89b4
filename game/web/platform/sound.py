"""Short sounds, synthesized with Web Audio. All that they convey is also shown and announced."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from js import navigator, window
from pyodide.ffi import to_js

from game.web.platform import settings

Note = tuple[float, float, float, str, float]
"""Start and length in seconds, pitch in hertz, wave, loudness."""

SOUNDS: dict[str, tuple[Note, ...]] = {
    "roll": tuple((0.09 * k, 0.05, 190 + 37 * (k % 3), "square", 0.05) for k in range(7)),
    "step": ((0.0, 0.06, 250, "triangle", 0.14),),
    "sail": ((0.0, 0.5, 130, "sine", 0.18), (0.25, 0.6, 98, "sine", 0.18)),
    "fly": tuple((0.12 * k, 0.14, 220 * 1.19**k, "sine", 0.1) for k in range(8)),
    "coin": ((0.0, 0.08, 1320, "sine", 0.12), (0.07, 0.22, 1760, "sine", 0.12)),
    "gem": ((0.0, 0.12, 784, "sine", 0.14), (0.1, 0.12, 988, "sine", 0.14), (0.2, 0.35, 1319, "sine", 0.14)),
    "star": tuple(
        (0.14 * k, 0.5, pitch, "triangle", 0.16) for k, pitch in enumerate((523, 659, 784, 1047, 1319))
    ),
    "robber": ((0.0, 0.2, 175, "sawtooth", 0.08), (0.18, 0.35, 131, "sawtooth", 0.08)),
    "horseshoe": ((0.0, 0.12, 660, "square", 0.04), (0.12, 0.24, 880, "square", 0.04)),
    "blank": ((0.0, 0.14, 165, "sine", 0.16),),
    "bonus": tuple((0.08 * k, 0.2, pitch, "sine", 0.13) for k, pitch in enumerate((659, 784, 988, 1319))),
    "captured": ((0.0, 0.3, 147, "triangle", 0.16), (0.22, 0.4, 139, "triangle", 0.16)),
    "freed": ((0.0, 0.14, 392, "triangle", 0.14), (0.12, 0.3, 587, "triangle", 0.14)),
    "skip": ((0.0, 0.1, 330, "sine", 0.08),),
    "stranded": ((0.0, 0.3, 220, "sine", 0.12), (0.25, 0.5, 165, "sine", 0.12)),
    "win": tuple(
        (0.15 * k, 0.5, pitch, "triangle", 0.16) for k, pitch in enumerate((523, 523, 659, 784, 659, 1047))
    ),
    "draw": ((0.0, 0.4, 294, "triangle", 0.12), (0.3, 0.6, 247, "triangle", 0.12)),
    "place": ((0.0, 0.07, 300, "triangle", 0.16),),
    "sow": ((0.0, 0.055, 410, "triangle", 0.13), (0.0, 0.03, 1310, "sine", 0.05)),
}

VIBRATION: dict[str, tuple[int, ...]] = {
    "roll": (18, 60, 18, 70, 26),
    "gem": (30, 40, 30),
    "star": (60, 60, 60, 60, 160),
    "robber": (140,),
    "captured": (90, 50, 90),
    "win": (60, 60, 60, 60, 160),
}
"""Vibration with a sound: milliseconds on and off. Most sounds have none."""

REST_SECONDS = 3.0
"""Silence after which the browser's audio is suspended: it takes power even without a sound."""


class Sounds:
    """Plays a sound by its id. Browsers allow none before the player has clicked or pressed a key."""

    def __init__(self) -> None:
        self._audio_context: Any = None
        self._notes: list[tuple[float, Any]] = []
        """When each note ends, and its oscillator; a note may last longer than the event it belongs to."""
        self._is_resting = False
        self._rest_timer: asyncio.TimerHandle | None = None

    def play(self, sound_id: str, start_times: Sequence[float] = (0.0,)) -> None:
        """Play a sound at each of `start_times` (seconds from now), and vibrate where the device can."""
        if sound_id in VIBRATION and settings.vibration_enabled() and hasattr(navigator, "vibrate"):
            navigator.vibrate(to_js(VIBRATION[sound_id]))
        if not sound_id or not settings.sound_enabled() or not hasattr(window, "AudioContext"):
            return
        if self._audio_context is None:
            self._audio_context = window.AudioContext.new()
        if self._audio_context.state != "running":
            self._audio_context.resume()
            if not self._is_resting:
                return
        self._is_resting = False
        now = self._audio_context.currentTime
        self._notes = [note for note in self._notes if note[0] > now]
        for delay in start_times:
            for start, length, pitch, wave, loudness in SOUNDS[sound_id]:
                self._play_note(delay + start, length, pitch, wave, loudness)
        self._rest_after(max(end for end, _ in self._notes) - now + REST_SECONDS)

    def stop(self) -> None:
        """Stop all sounds, also those still to start."""
        for _, oscillator in self._notes:
            oscillator.stop()
        self._notes.clear()

    def _rest_after(self, seconds: float) -> None:
        if self._rest_timer:
            self._rest_timer.cancel()
        self._rest_timer = asyncio.get_running_loop().call_later(seconds, self._rest)

    def _rest(self) -> None:
        self._is_resting = True
        self._audio_context.suspend()

    def _play_note(self, start: float, length: float, pitch: float, wave: str, loudness: float) -> None:
        audio = self._audio_context
        begin = audio.currentTime + start
        end = begin + length + 0.02
        oscillator, gain = audio.createOscillator(), audio.createGain()
        oscillator.type, oscillator.frequency.value = wave, pitch
        gain.gain.setValueAtTime(0.0001, begin)
        gain.gain.linearRampToValueAtTime(loudness, begin + min(0.012, length / 4))
        gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
        oscillator.connect(gain).connect(audio.destination)
        oscillator.start(begin)
        oscillator.stop(end)
        self._notes.append((end, oscillator))
