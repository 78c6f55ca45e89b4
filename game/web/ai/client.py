"""The page's side of the computer players: asks the worker, and thinks here where there is no worker."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from pyodide.ffi import JsException
from pyscript import workers
from pyscript.js_modules.page import startAiWorker

from game.contract import State, find_move
from game.play.dealer import bot_seed
from game.play.session import Session
from game.text.message import Message
from game.web.ai import engine

WORKER_START_TIMEOUT = 20.0
"""A worker that has not started by then is taken for broken."""


class CandidateMove(NamedTuple):
    """A move by its notation, what it is worth in what the game counts, and whether that is exact."""

    move: str
    value: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Analysis:
    """A move of the position asked about, the chance to win with it, why, and what each move is worth.

    `exact` says that nothing of it was estimated.
    """

    move: Any
    value: float
    exact: bool
    reason: Message | None
    candidates: tuple[CandidateMove, ...]


class AiClient:
    """Starts the worker when the first computer plays. `failed(error)` hears once when it cannot be had."""

    def __init__(self, on_worker_failed: Callable[[Exception], None]) -> None:
        self._on_worker_failed = on_worker_failed
        self._worker: Any = None
        self._is_on_main_thread = False
        self._stopped = False
        self.request_count = 0
        """How many questions there have been: each ends the thinking about the one before."""

    @property
    def runs_on_main_thread(self) -> bool:
        """Whether there is no worker, so that thinking takes the page's own time."""
        return self._is_on_main_thread

    async def think(self, session: Session, level: str, seconds: float | None) -> Analysis:
        """What a level would play for the seat to act, after so many seconds at the most.

        None lets it think until it is stopped or has nothing left to think about.
        """
        self._stopped = False
        self.request_count += 1
        state = session.state.seen_by(session.state.to_act)
        request = {
            "game": session.game.id,
            "state": state.text(),
            "level": level,
            "seed": bot_seed(session.record.seed, session.ply),
            "seconds": seconds,
        }
        return _parse_analysis(state, await self._send(request))

    async def analyse(self, session: Session, seconds: float) -> Analysis:
        """What the strongest level would play for the seat to act."""
        *_, strongest = session.game.levels
        return await self.think(session, strongest, seconds)

    def stop(self) -> None:
        """Whoever thinks answers at once, with the best so far."""
        self._stopped = True
        if self._is_on_main_thread:
            engine.stop()
        elif self._worker is not None:
            self._worker.stop()

    async def _send(self, request: dict[str, Any]) -> str:
        if not self._is_on_main_thread:
            try:
                return await self._send_to_worker(request)
            except (JsException, TimeoutError) as error:
                self._is_on_main_thread = True
                self._on_worker_failed(error)
        return await engine.handle_request(json.dumps(request))

    async def _send_to_worker(self, request: dict[str, Any]) -> str:
        if self._worker is None:
            startAiWorker()
            self._worker = await asyncio.wait_for(workers["ai"], WORKER_START_TIMEOUT)
            if self._stopped:  # while the worker started
                request = {**request, "seconds": 0}
        return str(await self._worker.think(json.dumps(request)))


def _parse_analysis(state: State, text: str) -> Analysis:
    answer = json.loads(text)
    reason = answer["reason"] and _parse_message(answer["reason"])
    candidates = tuple(CandidateMove(*each) for each in answer["candidates"])
    return Analysis(find_move(state, answer["move"]), answer["value"], answer["exact"], reason, candidates)


def _parse_message(data: dict[str, Any]) -> Message:
    params = data["params"].items()
    return Message(
        data["key"], {name: _parse_message(each) if isinstance(each, dict) else each for name, each in params}
    )
