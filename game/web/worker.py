"""What PyScript runs in the worker: the computer players."""

from game.web.thinking import answer

__export__ = ["think"]


async def think(request: str) -> str:
    """See `game.web.thinking.answer`."""
    return await answer(request)
