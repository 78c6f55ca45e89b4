"""What PyScript runs in the worker: the computer players."""

from game.web import thinking

__export__ = ["stop", "think"]


async def think(request: str) -> str:
    """See `game.web.thinking.answer`."""
    return await thinking.answer(request)


def stop() -> None:
    """See `game.web.thinking.stop`."""
    thinking.stop()
