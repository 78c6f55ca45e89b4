"""The browser's audio rests between sounds, and wakes up for the next one."""

from __future__ import annotations

import asyncio
import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

SOUND_MODULE = "game.web.platform.sound"


@pytest.fixture
def audio() -> MagicMock:
    """The browser's AudioContext."""
    return MagicMock(state="running", currentTime=0.0)


@pytest.fixture
def sounds(audio: MagicMock, monkeypatch: pytest.MonkeyPatch) -> Any:
    window = SimpleNamespace(AudioContext=SimpleNamespace(new=lambda: audio))
    settings = SimpleNamespace(sound_enabled=lambda: True)
    monkeypatch.setitem(sys.modules, "js", SimpleNamespace(navigator=None, window=window))
    monkeypatch.setitem(sys.modules, "pyodide", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "pyodide.ffi", SimpleNamespace(to_js=None))
    monkeypatch.setitem(sys.modules, "game.web.platform.settings", settings)
    monkeypatch.delitem(sys.modules, SOUND_MODULE, raising=False)
    module = import_module(SOUND_MODULE)
    monkeypatch.setattr(module, "REST_SECONDS", 0.0)
    return module.Sounds()


async def test_audio_rests_after_the_last_sound_and_plays_the_next_one(sounds: Any, audio: MagicMock) -> None:
    sounds.play("place")
    sounds.play("place")
    audio.suspend.assert_not_called()
    while not audio.suspend.called:
        await asyncio.sleep(0)
    audio.state = "suspended"
    sounds.play("place")
    audio.resume.assert_called_once()
    assert audio.createOscillator.call_count == 3


def test_a_sound_that_the_browser_does_not_allow_yet_is_not_played_later(
    sounds: Any, audio: MagicMock
) -> None:
    audio.state = "suspended"
    sounds.play("place")
    audio.createOscillator.assert_not_called()
