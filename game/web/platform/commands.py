"""What buttons ask for, and how whatever goes wrong in it is told.

A button with `data-command="word"` runs the command of that word. Each part of the page offers its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol

Command = Callable[[Any], object]
"""Called with the button that was pressed."""


class CommandProvider(Protocol):
    """A part of the page."""

    def commands(self) -> Mapping[str, Command]:
        """What buttons ask of this part, by the word in `data-command`."""


class TaskRunner:
    """Runs what was asked for. `failed(error)` hears of every error in it."""

    def __init__(self, on_error: Callable[[Exception], None]) -> None:
        self._on_error = on_error
        self._running_tasks: set[asyncio.Task[None]] = set()

    def guarded(self, handler: Command) -> Command:
        """The same command, which never raises."""

        def run_safely(event: Any) -> None:
            try:
                handler(event)
            except Exception as error:
                self._on_error(error)

        return run_safely

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something that waits. Who cancels it hears of no error."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._running_tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self._running_tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self._on_error(error)
