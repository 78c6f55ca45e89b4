"""Computer players as a function from text to text. Runs in the worker, or on the page if that fails.

A request is JSON: `{game, state, level, seed, seconds}`; the state is what the seat may see; `seconds` null
means until stopped. The answer is `{move, value, exact, reason, candidates, lines}`, the reason as
`{key, params}` or null, each candidate as `[move, value, exact]`, each line as a list of moves.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from itertools import count
from math import inf
from random import Random
from time import perf_counter
from typing import Any

from game.catalog import GAMES
from game.search.thinker import SearchResult, Thinker
from game.text.message import Message

_request_ids = count()
_newest_request = deque([-1], maxlen=1)
"""The id of the newest request or stop, in a cell that functions can change."""
_lock = asyncio.Lock()
_bots: dict[tuple[str, str], Thinker] = {}


async def handle_request(request: str) -> str:
    """Think for at most the `seconds` of the request; other tasks run between two slices.

    One request is processed at a time. A newer one, or `stop`, ends an older one at its next slice, which
    then answers with the best move found.
    """
    request_id = next(_request_ids)
    _newest_request.append(request_id)
    async with _lock:
        return await _run_request(json.loads(request), lambda: _newest_request[-1] != request_id)


def stop() -> None:
    """End the current request at its next slice."""
    _newest_request.append(next(_request_ids))


async def _run_request(request: dict[str, Any], is_interrupted: Callable[[], bool]) -> str:
    game = GAMES[request["game"]]
    state = game.parse_state(request["state"])
    bot = get_bot(game.id, request["level"])
    seconds = inf if request["seconds"] is None else request["seconds"]
    deadline = perf_counter() + seconds
    results = bot.think(state, Random(request["seed"]))
    result = next(results)
    while perf_counter() < deadline and not is_interrupted() and (newer := next(results, None)):
        result = newer
        await asyncio.sleep(0)
    return json.dumps(_result_data(result))


def get_bot(game_id: str, level: str) -> Thinker:
    """The thinker of a level, the same for every move, since it may cache results.

    Only thinkers of one game are kept, which bounds the memory of their caches.
    """
    if any(other != game_id for other, _ in _bots):
        _bots.clear()
    if (game_id, level) not in _bots:
        _bots[game_id, level] = GAMES[game_id].levels[level].thinker()
    return _bots[game_id, level]


def _result_data(result: SearchResult) -> dict[str, Any]:
    return {
        "move": str(result.move),
        "value": result.value,
        "exact": result.exact,
        "reason": _message_data(result.reason),
        "candidates": [[str(move), value, move in result.proved] for move, value in result.candidates],
        "lines": [[str(move) for move in line] for line in result.lines],
    }


def _message_data(message: Message | None) -> dict[str, Any] | None:
    if message is None:
        return None
    params = {
        name: _message_data(value) if isinstance(value, Message) else value
        for name, value in message.params.items()
    }
    return {"key": message.key, "params": params}
