"""One answer of a computer player, from text to text: the same in the worker and, if that fails, on the page.

A request is JSON: `{game, state, level, seed, seconds}`; the state is what the seat may see. The answer is
`{move, value, reason, candidates}`, the reason as `{key, params}` or null.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from functools import lru_cache
from itertools import count
from random import Random
from time import perf_counter
from typing import Any

from game.catalog import GAMES
from game.search.thinker import Thinker
from game.text.message import Message

_requests = count()
_newest = deque([-1], maxlen=1)
_thinking = asyncio.Lock()


async def answer(request: str) -> str:
    """Think for `seconds` at the most, and let others work between two slices.

    One request is thought about at a time; a newer one ends the thinking about an older one at its next
    slice, whose answer is the best so far.
    """
    mine = next(_requests)
    _newest.append(mine)
    async with _thinking:
        return await _answer(json.loads(request), lambda: _newest[-1] != mine)


async def _answer(asked: dict[str, Any], interrupted: Callable[[], bool]) -> str:
    game = GAMES[asked["game"]]
    state = game.parse_state(asked["state"])
    thinker = _thinker(game.id, asked["level"])
    until = perf_counter() + asked["seconds"]
    thoughts = thinker.think(state, Random(asked["seed"]))
    thought = next(thoughts)
    while perf_counter() < until and not interrupted() and (better := next(thoughts, None)):
        thought = better
        await asyncio.sleep(0)
    candidates = [[str(move), value] for move, value in thought.candidates]
    found = {"move": str(thought.move), "value": thought.value, "candidates": candidates}
    return json.dumps(found | {"reason": _plain(thought.reason)})


@lru_cache(maxsize=4)
def _thinker(game_id: str, level: str) -> Thinker:
    """A level's thinker, the same one from move to move: it may keep what it worked out."""
    thinker: Thinker = GAMES[game_id].levels[level].thinker()
    return thinker


def _plain(message: Message | None) -> dict[str, Any] | None:
    if message is None:
        return None
    params = {
        name: _plain(value) if isinstance(value, Message) else value for name, value in message.params.items()
    }
    return {"key": message.key, "params": params}
