"""TaskRunner: every error of a command is reported, at once or later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from game.web.platform.commands import TaskRunner


async def run_loop(times: int) -> None:
    for _ in range(times):
        await asyncio.sleep(0)


async def fail_later() -> None:
    await run_loop(2)
    raise ValueError("wrong")


def reported_errors(action: Callable[[TaskRunner], object]) -> list[str]:
    """Errors that a TaskRunner reports during an action, and those that asyncio logs."""
    errors: list[str] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, found: errors.append(found["message"]))
        action(TaskRunner(lambda error: errors.append(str(error))))
        await run_loop(9)

    asyncio.run(run())
    return errors


def test_an_error_in_a_handler_is_reported() -> None:
    def press(tasks: TaskRunner) -> None:
        tasks.guarded(lambda text: int(text))("one")

    assert reported_errors(press) == ["invalid literal for int() with base 10: 'one'"]


def test_an_error_in_a_task_is_reported() -> None:
    assert reported_errors(lambda tasks: tasks.spawn(fail_later())) == ["wrong"]


@pytest.mark.parametrize("after", [0, 1])
def test_a_cancelled_task_is_no_error_whether_it_has_started_or_not(after: int) -> None:
    async def cancel(task: asyncio.Task[None]) -> None:
        await run_loop(after)
        task.cancel()

    assert reported_errors(lambda tasks: tasks.spawn(cancel(tasks.spawn(fail_later())))) == []
