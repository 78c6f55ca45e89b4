"""Entry point of the worker, run by PyScript: the computer players."""

import json

from starboard import loadArchives

from game.web.ai import engine

__export__ = ["stop", "think"]


async def think(request: str) -> str:
    """Load the game, then see `engine.handle_request`."""
    await loadArchives(json.loads(request)["game"])
    return await engine.handle_request(request)


def stop() -> None:
    engine.stop()
