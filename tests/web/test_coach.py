"""The coach: it speaks only after a person's move that throws the game away, and never holds up the page."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from game.catalog import GAMES
from game.play.session import Session, new_session
from game.text.message import Message, msg
from game.web.game_screen.coach import Coach
from tests.africa.positions import position
from tests.web.fakes import FakeAi, make_services, star_session, until_idle

GOOD, BAD = "A10", "S10"


class FakeCoachScreen:
    """Remembers what the coach shows; None: nothing."""

    def __init__(self) -> None:
        self.message: Message | None = None

    def show_coach(self, message: Message | None) -> None:
        self.message = message


class JudgingAi(FakeAi):
    """Knows that `GOOD` is best; the seat to move after another move has won nearly."""

    async def analyse(self, session: Session, seconds: float) -> Any:
        self.request_count += 1
        if self.is_slow:
            await self._stopped.wait()
        moves = session.record.moves
        value = 0.6 if not moves else 0.4 if moves[-1] == GOOD else 0.9
        move = session.state.read_move(GOOD) if GOOD not in moves else session.state.legal_moves()[0]
        return SimpleNamespace(move=move, value=value, exact=False)


class CoachedGame:
    """A coach with fakes, at a new game of *Star."""

    def __init__(self, *players: str, **settings: Any) -> None:
        self.screen, self.ai = FakeCoachScreen(), JudgingAi()
        services = make_services(**{"coach_enabled": True} | settings)
        self.coach = Coach(replace(services, ai=cast(Any, self.ai)), cast(Any, self.screen))
        self.before = star_session(*players)

    async def play(self, move: str) -> Session:
        await self.coach.evaluate(self.before)
        after = self.before.play(self.before.state.read_move(move))
        self.coach.watch(self.before, after)
        await until_idle()
        return after


async def test_a_move_that_throws_the_game_away_is_named_with_a_better_one() -> None:
    game = CoachedGame()
    await game.play(BAD)
    message = game.screen.message
    assert message
    assert message.key == "coach-lost"
    assert (message.params["before"], message.params["after"]) == (60, 10)
    assert message.params["better"] == msg("star-move", node=GOOD)


async def test_after_a_good_move_the_coach_is_silent() -> None:
    game = CoachedGame()
    await game.play(GOOD)
    assert game.screen.message is None


async def test_without_a_coach_nothing_is_said_and_nothing_is_asked_of_the_worker() -> None:
    game = CoachedGame(coach_enabled=False)
    await game.play(BAD)
    assert game.screen.message is None
    assert game.ai.request_count == 0


async def test_what_the_coach_says_is_gone_with_the_next_move_and_when_the_move_is_taken_back() -> None:
    game = CoachedGame()
    after = await game.play(BAD)
    assert game.screen.message
    game.coach.watch(after, after.play(after.state.legal_moves()[0]))
    assert game.screen.message is None
    await game.play(BAD)
    game.coach.clear()
    assert game.screen.message is None


async def test_a_person_may_move_before_the_position_is_evaluated() -> None:
    game = CoachedGame()
    game.ai.is_slow = True
    rating = asyncio.create_task(game.coach.evaluate(game.before))
    await until_idle()
    rating.cancel()
    game.coach.watch(game.before, game.before.play(game.before.state.read_move(BAD)))
    await until_idle()
    assert game.screen.message is None
    game.ai.stop()
    await game.coach.finish()
    assert game.screen.message


async def test_each_position_is_evaluated_once() -> None:
    game = CoachedGame()
    after = await game.play(GOOD)
    await game.coach.evaluate(after)
    assert game.ai.request_count == 2


async def test_a_game_with_dice_has_no_coach_even_before_the_first_roll() -> None:
    """As in a game that starts from a set-up position."""
    game = CoachedGame()
    start = position("cairo 300", "cairo 300").text()
    game.before = new_session(GAMES["africa"], game.before.record.seats, "5eed", start=start)
    await game.play("land")
    assert game.ai.request_count == 0
