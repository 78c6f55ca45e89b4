"""What PyScript runs in the worker: the computer players."""

import json

from starboard import loadGames

from game.web import thinking

__export__ = ["stop", "think"]


async def think(request: str) -> str:
    """See `game.web.thinking.answer`; the game comes first."""
    await loadGames(json.loads(request)["game"])
    return await thinking.handle_request(request)


def stop() -> None:
    """See `game.web.thinking.stop`."""
    thinking.stop()
