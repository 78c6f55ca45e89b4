"""The client of the computer players: asks the worker, or thinks on the page if there is none."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pyodide.ffi import JsException
from pyscript import workers
from pyscript.js_modules.page import startAiWorker

from game.contract import State, find_move
from game.play.dealer import bot_seed
from game.play.session import Session
from game.text.message import Message
from game.web.ai import engine
from game.web.ai.candidate_order import CandidateMove

WORKER_START_TIMEOUT = 20.0
"""Seconds after which a worker that has not started counts as failed."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The best move of a position, its win chance (0 to 1), the reason, and the values of all moves.

    `exact` says that nothing was estimated. `lines` are the expected continuations by their first move, in
    notation.
    """

    move: Any
    value: float
    exact: bool
    reason: Message | None
    candidates: tuple[CandidateMove, ...]
    lines: Mapping[str, tuple[str, ...]]


class AiClient:
    """Starts the worker when asked to, or at the first request.

    `on_worker_failed(error)` is called once if it cannot start.
    """

    def __init__(self, on_worker_failed: Callable[[Exception], None]) -> None:
        self._on_worker_failed = on_worker_failed
        self._worker: Any = None
        self.runs_on_main_thread = False
        """Whether the worker has failed, so that thinking blocks the page."""
        self._stopped = False
        self.request_count = 0
        """Number of requests; each one ends the thinking about the one before."""

    def start_worker(self) -> None:
        """Start the worker, if it has not started, so that the first answer does not wait for it."""
        startAiWorker()

    async def think(self, session: Session, level: str, seconds: float | None) -> Analysis:
        """The move of a level for the seat to act, after at most `seconds`; None: until stopped or solved."""
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
        """The move of the strongest level for the seat to act."""
        *_, strongest = session.game.levels
        return await self.think(session, strongest, seconds)

    def stop(self) -> None:
        """End the thinking; the answer is the best move found until now."""
        self._stopped = True
        if self.runs_on_main_thread:
            engine.stop()
        elif self._worker is not None:
            self._worker.stop()

    async def _send(self, request: dict[str, Any]) -> str:
        if not self.runs_on_main_thread:
            try:
                return await self._send_to_worker(request)
            except (JsException, TimeoutError) as error:
                self.runs_on_main_thread = True
                self._on_worker_failed(error)
        return await engine.handle_request(json.dumps(request))

    async def _send_to_worker(self, request: dict[str, Any]) -> str:
        if self._worker is None:
            self.start_worker()
            self._worker = await asyncio.wait_for(workers["ai"], WORKER_START_TIMEOUT)
            if self._stopped:  # while the worker started
                request = {**request, "seconds": 0}
        return str(await self._worker.think(json.dumps(request)))


def _parse_analysis(state: State, text: str) -> Analysis:
    answer = json.loads(text)
    reason = answer["reason"] and _parse_message(answer["reason"])
    candidates = tuple(CandidateMove(*each) for each in answer["candidates"])
    lines = {line[0]: tuple(line) for line in answer["lines"]}
    move = find_move(state, answer["move"])
    return Analysis(move, answer["value"], answer["exact"], reason, candidates, lines)


def _parse_message(data: dict[str, Any]) -> Message:
    params = data["params"].items()
    return Message(
        data["key"], {name: _parse_message(each) if isinstance(each, dict) else each for name, each in params}
    )
