"""What buttons ask for, and how whatever goes wrong in it is told.

A button with `data-command="word"` runs the command of that word. Each part of the page offers its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol

Command = Callable[[Any], object]
"""Called with the button that was pressed."""


class Part(Protocol):
    """A part of the page."""

    def commands(self) -> Mapping[str, Command]:
        """What buttons ask of this part, by the word in `data-command`."""


class Tasks:
    """Runs what was asked for. `failed(error)` hears of every error in it."""

    def __init__(self, failed: Callable[[Exception], None]) -> None:
        self._failed = failed
        self._running: set[asyncio.Task[None]] = set()

    def guarded(self, heard: Command) -> Command:
        """The same command, which never raises."""

        def hear(event: Any) -> None:
            try:
                heard(event)
            except Exception as error:
                self._failed(error)

        return hear

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that waits. Who cancels it hears of no error."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self._failed(error)
