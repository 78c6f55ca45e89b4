"""How far a long piece of work has come: a bar on the screen, where somebody looks on."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

Each = TypeVar("Each")

WIDTH = 40


def counted(results: Iterable[Each], total: int) -> Iterator[Each]:
    """The results as they come."""
    shown = -1
    for done, result in enumerate(results, start=1):
        part = WIDTH * done // total
        if sys.stderr.isatty() and (part > shown or done == total):
            shown = part
            bar = "█" * part + "░" * (WIDTH - part)
            print(
                f"\r{bar} {done} of {total}", end="\n" if done == total else "", file=sys.stderr, flush=True
            )
        yield result
