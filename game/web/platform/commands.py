"""Commands of buttons, and the handling of their errors.

A button with `data-command="name"` runs the command of that name. Each part of the page provides its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Protocol, TypeVar

ResultT = TypeVar("ResultT")

Command = Callable[[Any], object]
"""Called with the button that was pressed."""


class CommandProvider(Protocol):
    """A part of the page."""

    def commands(self) -> Mapping[str, Command]:
        """The commands of this part by the name in `data-command`."""


class TaskRunner:
    """Runs handlers and coroutines; `on_error(error)` is called for every error in them."""

    def __init__(self, on_error: Callable[[Exception], None]) -> None:
        self._on_error = on_error
        self._running_tasks: set[asyncio.Task[Any]] = set()

    def guarded(self, handler: Command) -> Callable[[Any], None]:
        """The same handler, which never raises."""

        def run_safely(event: Any) -> None:
            try:
                handler(event)
            except Exception as error:
                self._on_error(error)

        return run_safely

    def spawn(self, coroutine: Coroutine[Any, Any, ResultT]) -> asyncio.Task[ResultT]:
        """Start a task. Cancelling it is no error."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._running_tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._running_tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            self._on_error(error)
