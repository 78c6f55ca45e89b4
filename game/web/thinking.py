"""One answer of a computer player, from text to text: the same in the worker and, if that fails, on the page.

A request is JSON: `{game, state, level, seed, seconds}`; the state is what the seat may see, and `seconds` is
null for as long as nobody stops it. The answer is `{move, value, exact, reason, candidates}`, the reason as
`{key, params}` or null, each candidate as `[move, value, exact]`.
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
from game.search.thinker import Thinker, Thought
from game.text.message import Message

_requests = count()
_newest = deque([-1], maxlen=1)
_thinking = asyncio.Lock()
_thinkers: dict[tuple[str, str], Thinker] = {}


async def answer(request: str) -> str:
    """Think for `seconds` at the most, and let others work between two slices.

    One request is thought about at a time; a newer one, or `stop`, ends the thinking about an older one at
    its next slice, whose answer is the best so far.
    """
    mine = next(_requests)
    _newest.append(mine)
    async with _thinking:
        return await _answer(json.loads(request), lambda: _newest[-1] != mine)


def stop() -> None:
    """Whoever is thinking answers at the next slice."""
    _newest.append(next(_requests))


async def _answer(asked: dict[str, Any], interrupted: Callable[[], bool]) -> str:
    game = GAMES[asked["game"]]
    state = game.parse_state(asked["state"])
    player = thinker(game.id, asked["level"])
    seconds = inf if asked["seconds"] is None else asked["seconds"]
    until = perf_counter() + seconds
    thoughts = player.think(state, Random(asked["seed"]))
    thought = next(thoughts)
    while perf_counter() < until and not interrupted() and (better := next(thoughts, None)):
        thought = better
        await asyncio.sleep(0)
    return json.dumps(_plain_thought(thought))


def thinker(game_id: str, level: str) -> Thinker:
    """A level's thinker, the same one from move to move: it may keep what it worked out.

    Those of one game only are kept: what they may keep is bounded, and so is the memory of all of them.
    """
    if any(other != game_id for other, _ in _thinkers):
        _thinkers.clear()
    if (game_id, level) not in _thinkers:
        _thinkers[game_id, level] = GAMES[game_id].levels[level].thinker()
    return _thinkers[game_id, level]


def _plain_thought(thought: Thought) -> dict[str, Any]:
    return {
        "move": str(thought.move),
        "value": thought.value,
        "exact": thought.exact,
        "reason": _plain(thought.reason),
        "candidates": [[str(move), value, move in thought.proved] for move, value in thought.candidates],
    }


def _plain(message: Message | None) -> dict[str, Any] | None:
    if message is None:
        return None
    params = {
        name: _plain(value) if isinstance(value, Message) else value for name, value in message.params.items()
    }
    return {"key": message.key, "params": params}
