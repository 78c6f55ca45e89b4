"""A game with others before the code of such games has been downloaded."""

from __future__ import annotations

import asyncio
import sys
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.web.game_screen.board_mode import ModeName
from game.web.game_screen.controller import GameController
from game.web.game_screen.play_mode import SandboxMode
from game.web.platform.signal import Signal
from game.web.together_loader import TogetherLoader
from tests.web.fakes import FakeGameScreen, make_services, until_idle
from tests.web.test_together_mode import star


class SlowDownload:
    """A loader whose download ends when `done` is set."""

    def __init__(self) -> None:
        self.done = asyncio.Event()

    async def load_together(self) -> bool:
        return await self.done.wait()


@pytest.mark.parametrize("is_left", [False, True])
async def test_a_game_goes_on_after_the_download_unless_the_player_has_left_it(
    is_left: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen, download = cast(Any, FakeGameScreen()), SlowDownload()
    services = replace(make_services(), loader=cast(Any, download))

    def make_mode(session: Any) -> SandboxMode:
        return SandboxMode(session, screen, services, controller.changed)

    module = SimpleNamespace(TogetherController=lambda *_: SimpleNamespace(make_mode=make_mode))
    monkeypatch.setitem(sys.modules, "game.web.together.controller", cast(Any, module))
    together = TogetherLoader(services)
    controller = GameController(services, lambda _: screen, together.make_mode)
    navigation = SimpleNamespace(together_chosen=Signal())
    together.connect(controller, cast(Any, navigation), cast(Any, None))
    controller.play(star(4))
    await until_idle()
    shown = [controller.mode]
    if is_left:
        controller.close()
    download.done.set()
    await until_idle()
    shown.append(controller.mode)
    names = [mode and mode.name for mode in shown]
    assert names == [ModeName.SPECTATE, None if is_left else ModeName.SANDBOX]
