"""What PyScript runs in the worker: the computer players."""

import json

from starboard import loadGames

from game.web.ai import engine

__export__ = ["stop", "think"]


async def think(request: str) -> str:
    """See `game.web.ai.engine.answer`; the game comes first."""
    await loadGames(json.loads(request)["game"])
    return await engine.handle_request(request)


def stop() -> None:
    """See `game.web.ai.engine.stop`."""
    engine.stop()
