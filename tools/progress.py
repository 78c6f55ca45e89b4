"""How far a long piece of work has come: a bar on the screen, where somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

Item = TypeVar("Item")

WIDTH = 40


def with_progress(results: Iterable[Item], total: int) -> Iterator[Item]:
    """The results as they come."""
    last_filled = -1
    for done, result in enumerate(results, start=1):
        filled = WIDTH * done // total
        if sys.stderr.isatty() and (filled > last_filled or done == total):
            last_filled = filled
            bar = "█" * filled + "░" * (WIDTH - filled)
            print(
                f"\r{bar} {done} of {total}", end="\n" if done == total else "", file=sys.stderr, flush=True
            )
        yield result
