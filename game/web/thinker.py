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
from game.play.chance import thinker_seed
from game.play.session import Session
from game.text.message import Message
from game.web import thinking

START_SECONDS = 20.0
"""A worker that has not started by then is taken for broken."""


class Candidate(NamedTuple):
    """A move by its notation, what it is worth in what the game counts, and whether that is exact."""

    move: str
    value: float
    exact: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """A move of the position asked about, the chance to win with it, why, and what each move is worth.

    `exact` says that nothing of it was estimated.
    """

    move: Any
    value: float
    exact: bool
    reason: Message | None
    candidates: tuple[Candidate, ...]


class Thinkers:
    """Starts the worker when the first computer plays. `failed(error)` hears once when it cannot be had."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._worker: Any = None
        self._here = False
        self._stopped = False
        self.asked = 0
        """How many questions there have been: each ends the thinking about the one before."""

    @property
    def on_the_page(self) -> bool:
        """Whether there is no worker, so that thinking takes the page's own time."""
        return self._here

    async def ask(self, session: Session, level: str, seconds: float | None) -> Advice:
        """What a level would play for the seat to act, after so many seconds at the most.

        None lets it think until it is stopped or has nothing left to think about.
        """
        self._stopped = False
        self.asked += 1
        state = session.state.seen_by(session.state.to_act)
        request = {
            "game": session.game.id,
            "state": state.text(),
            "level": level,
            "seed": thinker_seed(session.record.seed, session.ply),
            "seconds": seconds,
        }
        return _advice(state, await self._answer(request))

    async def advise(self, session: Session, seconds: float) -> Advice:
        """What the strongest level would play for the seat to act."""
        *_, strongest = session.game.levels
        return await self.ask(session, strongest, seconds)

    def stop(self) -> None:
        """Whoever thinks answers at once, with the best so far."""
        self._stopped = True
        if self._here:
            thinking.stop()
        elif self._worker is not None:
            self._worker.stop()

    async def _answer(self, request: dict[str, Any]) -> str:
        if not self._here:
            try:
                return await self._ask_worker(request)
            except (JsException, TimeoutError) as error:
                self._here = True
                self._failed(error)
        return await thinking.answer(json.dumps(request))

    async def _ask_worker(self, request: dict[str, Any]) -> str:
        if self._worker is None:
            startAiWorker()
            self._worker = await asyncio.wait_for(workers["ai"], START_SECONDS)
            if self._stopped:  # while the worker started
                request = {**request, "seconds": 0}
        return str(await self._worker.think(json.dumps(request)))


def _advice(state: State, text: str) -> Advice:
    found = json.loads(text)
    reason = found["reason"] and _message(found["reason"])
    candidates = tuple(Candidate(*each) for each in found["candidates"])
    return Advice(find_move(state, found["move"]), found["value"], found["exact"], reason, candidates)


def _message(plain: dict[str, Any]) -> Message:
    params = plain["params"].items()
    return Message(
        plain["key"], {name: _message(each) if isinstance(each, dict) else each for name, each in params}
    )
