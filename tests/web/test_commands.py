"""What buttons ask for: whatever goes wrong in it is told, at once or later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from game.web.commands import Tasks


async def turns(number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0)


async def go_wrong() -> None:
    await turns(2)
    raise ValueError("wrong")


def told_of(act: Callable[[Tasks], object]) -> list[str]:
    """What is told of errors in what is done with some tasks, and what asyncio itself complains of."""
    told: list[str] = []

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, found: told.append(found["message"]))
        act(Tasks(lambda error: told.append(str(error))))
        await turns(9)

    asyncio.run(run())
    return told


def test_an_error_in_what_is_done_at_once_is_told() -> None:
    def press(tasks: Tasks) -> None:
        tasks.guarded(lambda text: int(text))("one")

    assert told_of(press) == ["invalid literal for int() with base 10: 'one'"]


def test_an_error_in_what_waits_is_told() -> None:
    assert told_of(lambda tasks: tasks.spawn(go_wrong())) == ["wrong"]


@pytest.mark.parametrize("after", [0, 1])
def test_what_is_cancelled_is_no_error_whether_it_has_begun_or_not(after: int) -> None:
    async def cancel(task: asyncio.Task[None]) -> None:
        await turns(after)
        task.cancel()

    assert told_of(lambda tasks: tasks.spawn(cancel(tasks.spawn(go_wrong())))) == []
