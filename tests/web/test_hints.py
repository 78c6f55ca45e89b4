"""Hints, and the ratings of a person's moves: shown again while the computer player still thinks."""

from __future__ import annotations

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


def make_hints(ai: FakeAi) -> tuple[HintService, FakeGameScreen]:
    services, screen = replace(make_services(), ai=cast(Any, ai)), FakeGameScreen()
    return HintService(services, cast(Any, screen), Coach(services, cast(Any, screen))), screen


@pytest.mark.parametrize(("seconds_to_end", "requests", "shown"), [(0.1, 2, 1), (0.9, 3, 2), (9.0, 3, 3)])
async def test_ratings_are_shown_until_they_no_longer_change(
    seconds_to_end: float, requests: int, shown: int
) -> None:
    ai = RatingAi(seconds_to_end)
    hints, screen = make_hints(ai)
    screen.visible_toggles = frozenset({RATINGS_TOGGLE})
    hints.start(star_session())
    await until_idle()
    assert ai.request_count == requests
    assert screen.calls.count("show_analysis") == shown
    assert len(RATING_SECONDS) == 3


class SlowAi(FakeAi):
    """Answers when it is stopped."""

    async def analyse(self, session: Session, seconds: float) -> Any:
        await self._stopped.wait()
        return await super().analyse(session, seconds)


async def test_a_hint_that_is_ready_after_the_move_is_dropped() -> None:
    ai = SlowAi()
    hints, screen = make_hints(ai)
    hints.start(star_session())
    hints.show_hint()
    await until_idle()
    hints.stop()
    ai.stop()
    await until_idle()
    assert screen.calls == ["explain"]


async def test_a_hint_that_is_asked_for_twice_is_shown_once() -> None:
    """The worker ends the thinking about the first request early; its answer would be a bad hint."""
    ai = SlowAi()
    hints, screen = make_hints(ai)
    hints.start(star_session())
    for _ in range(2):
        hints.show_hint()
        await until_idle()
    ai.stop()
    await until_idle()
    assert screen.calls.count("hint") == 1


async def test_a_hint_is_still_shown_when_the_settings_change_meanwhile() -> None:
    ai = SlowAi()
    hints, screen = make_hints(ai)
    hints.start(star_session())
    hints.show_hint()
    await until_idle()
    hints.restart()
    await until_idle()
    ai.stop()
    await until_idle()
    assert screen.calls == ["explain", "explain", "hint"]


async def test_a_hint_asked_for_while_nobody_is_to_move_comes_with_the_next_turn() -> None:
    hints, screen = make_hints(FakeAi())
    hints.show_hint()
    assert screen.calls == ["explain"]
    hints.start(star_session())
    await until_idle()
    assert screen.calls == ["explain", "explain", "hint"]
    hints.stop()
    hints.start(star_session())
    await until_idle()
    assert screen.calls.count("hint") == 1
