"""What the site may weigh, compressed with Brotli: everything once, and the page before Python.

The build fails where a budget is passed, and the bench tells how much of it is used.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.site.compress import shipped, sizes
from tools.site.place import RUNTIME
from tools.step import Failure

LATER = {RUNTIME, "app", "sw.js", "worker.py", "ai.mjs", "interpreter.mjs", "idle.mjs", "snapshot.mjs"}
"""Parts of paths: what loads with Python or after it, or when the app is installed."""


class Budget(NamedTuple):
    """In kilobytes, a thousand bytes each."""

    name: str
    used: float
    most: float


def budgets(target: Path) -> list[Budget]:
    """What a built site uses of each budget."""
    files = shipped(target)
    first = [path for path in files if not LATER & set(path.parts) and is_of_one_visit(path)]
    return [
        Budget("everything, all languages and both themes", kilobytes(files), 4_500),
        Budget("page, style and board before Python", kilobytes(first), 100),
    ]


def check(target: Path) -> None:
    """Raise `Failure` where a budget is passed."""
    for budget in budgets(target):
        if budget.used > budget.most:
            raise Failure(f"{budget.name}: {budget.used:,.1f} kB, which is more than {budget.most:,} kB")


def is_of_one_visit(path: Path) -> bool:
    """One language, one game and one theme are enough to start."""
    return (
        path.name not in ("fi.ftl", "sv.ftl")
        and (not path.name.startswith("board-") or path.name == "board-africa-light.svg")
        and path.parts[-3:-1] != ("text", "boot")
    )


def kilobytes(paths: Iterable[Path]) -> float:
    return sum(sizes(path)[1] for path in paths) / 1000
