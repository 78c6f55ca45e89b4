"""The worker's engine: one request at a time, thinking in slices, an answer at once when stopped."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.catalog import GAMES
from game.contract import State
from game.mancala.learn.gering_problem import problem
from game.search.thinker import SearchResult
from game.web.ai import engine

MAX_SLICES = 10**6
"""More slices than any test runs."""


class CountingThinker:
    """A thinker that counts its slices and does not end by itself."""

    def __init__(self) -> None:
        self.slices = 0

    def think(self, state: State, rng: Random) -> Iterator[SearchResult]:
        for slice_number in range(MAX_SLICES):
            self.slices = slice_number
            yield SearchResult(state.legal_moves()[0], slice_number / MAX_SLICES)


@pytest.fixture
def counting_thinker(monkeypatch: pytest.MonkeyPatch) -> CountingThinker:
    player = CountingThinker()
    monkeypatch.setattr(engine, "get_bot", lambda game_id, level: player)
    return player


def request_text(
    game: str = "mancala", level: str = "reckoner", seconds: float | None = 0, moves: str = ""
) -> str:
    state = GAMES[game].new()
    for text in moves.split():
        state = state.play(state.read_move(text))
    fields = {"game": game, "state": state.text(), "level": level, "seed": 1, "seconds": seconds}
    return json.dumps(fields)


def ask(**asked: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(asyncio.run(engine.handle_request(request_text(**asked))))
    return found


def test_an_answer_has_a_move_its_value_and_the_values_of_all_moves() -> None:
    found = ask(seconds=0.2)
    assert set(found) == {"move", "value", "exact", "reason", "candidates", "lines"}
    assert sorted(move for move, _, _ in found["candidates"]) == list("ABCDEFGH")
    assert not found["exact"]
    assert not any(exact for _, _, exact in found["candidates"])


def test_every_move_of_a_solved_position_is_marked_exact() -> None:
    asked = json.loads(request_text(seconds=None)) | {"state": problem().text()}
    found = json.loads(asyncio.run(engine.handle_request(json.dumps(asked))))
    assert found["exact"]
    assert all(exact for _, _, exact in found["candidates"])


async def test_thinking_without_a_time_limit_ends_when_stopped(counting_thinker: CountingThinker) -> None:
    answering = asyncio.create_task(engine.handle_request(request_text(seconds=None)))
    while counting_thinker.slices < 5:
        await asyncio.sleep(0)
    engine.stop()
    before = counting_thinker.slices
    found = json.loads(await answering)
    assert counting_thinker.slices <= before + 1, "it ends at the next slice"
    assert found["value"] == pytest.approx(counting_thinker.slices / MAX_SLICES)


async def test_a_newer_request_ends_an_older_one(counting_thinker: CountingThinker) -> None:
    older = asyncio.create_task(engine.handle_request(request_text(seconds=None)))
    while counting_thinker.slices < 5:
        await asyncio.sleep(0)
    newer = asyncio.create_task(engine.handle_request(request_text(seconds=0)))
    assert json.loads(await older)["move"] == json.loads(await newer)["move"] == "A"


def test_a_stop_without_a_request_does_not_end_the_next_one() -> None:
    engine.stop()
    moves = [move for move, _, _ in ask(seconds=0.1)["candidates"]]
    assert len(moves) == 8


def test_only_thinkers_of_the_last_game_are_cached() -> None:
    ask(game="mancala", level="reckoner")
    first = engine.get_bot("mancala", "reckoner")
    assert engine.get_bot("mancala", "reckoner") is first
    ask(game="star", level="sprout")
    other = engine.get_bot("star", "sprout")
    assert engine.get_bot("star", "sprout") is other
    assert engine.get_bot("mancala", "reckoner") is not first
    assert engine.get_bot("star", "sprout") is not other
