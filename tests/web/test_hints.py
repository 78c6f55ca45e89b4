"""Hints, and the ratings of a person's moves: shown again while the computer player still thinks."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.play.session import Session
from game.web.game_screen.coach import Coach
from game.web.game_screen.hints import RATING_SECONDS, RATINGS_TOGGLE, HintService
from tests.web.fakes import FakeAi, FakeGameScreen, make_services, star_session, until_idle


class RatingAi(FakeAi):
    """Its values change until it has thought for `seconds_to_end`."""

    def __init__(self, seconds_to_end: float) -> None:
        super().__init__()
        self.seconds_to_end = seconds_to_end

    async def analyse(self, session: Session, seconds: float) -> Any:
        self.request_count += 1
        move = session.state.legal_moves()[0]
        value = min(seconds, self.seconds_to_end)
        return SimpleNamespace(move=move, candidates=((str(move), value, False),), exact=False)


@pytest.mark.parametrize(("seconds_to_end", "requests", "shown"), [(0.1, 2, 1), (0.9, 3, 2), (9.0, 3, 3)])
async def test_ratings_are_shown_until_they_no_longer_change(
    seconds_to_end: float, requests: int, shown: int
) -> None:
    ai, screen = RatingAi(seconds_to_end), FakeGameScreen()
    screen.visible_toggles = frozenset({RATINGS_TOGGLE})
    services = replace(make_services(), ai=cast(Any, ai))
    hints = HintService(services, cast(Any, screen), Coach(services, cast(Any, screen)))
    hints.start(star_session())
    await until_idle()
    assert ai.request_count == requests
    assert screen.calls.count("show_analysis") == shown
    assert len(RATING_SECONDS) == 3


async def test_a_hint_that_is_ready_after_the_move_is_dropped() -> None:
    class SlowAi(FakeAi):
        async def analyse(self, session: Session, seconds: float) -> Any:
            await self._stopped.wait()
            return await super().analyse(session, seconds)

    ai, screen = SlowAi(), FakeGameScreen()
    services = replace(make_services(), ai=cast(Any, ai))
    hints = HintService(services, cast(Any, screen), Coach(services, cast(Any, screen)))
    hints.start(star_session())
    hint = asyncio.create_task(hints.show_hint())
    await until_idle()
    hints.stop()
    ai.stop()
    await hint
    assert screen.calls == ["explain"]


async def test_a_hint_asked_for_while_nobody_is_to_move_comes_with_the_next_turn() -> None:
    services, screen = make_services(), FakeGameScreen()
    hints = HintService(services, cast(Any, screen), Coach(services, cast(Any, screen)))
    await hints.show_hint()
    assert screen.calls == ["explain"]
    hints.start(star_session())
    await until_idle()
    assert screen.calls == ["explain", "explain", "hint"]
    hints.stop()
    hints.start(star_session())
    await until_idle()
    assert screen.calls.count("hint") == 1
