"""Many independent jobs, such as games between computer players, in several processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from tools.console import ToolError, with_progress

Job = TypeVar("Job")
Result = TypeVar("Result")


def run_all(function: Callable[[Job], Result], jobs: Sequence[Job], processes: int) -> list[Result]:
    """The results in the order of the jobs, with a progress bar; a single process is this one."""
    if processes < 1:
        raise ToolError("--jobs must be at least 1")
    if 1 in (processes, len(jobs)):
        return list(with_progress(map(function, jobs), len(jobs)))
    with ProcessPoolExecutor(processes) as pool:
        chunk = max(1, min(200, len(jobs) // processes // 100))
        return list(with_progress(pool.map(function, jobs, chunksize=chunk), len(jobs)))
