"""What goes over the wire, compressed with Brotli: everything once, and the page before Python."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tools import site
from tools.bench.row import Row, at_most
from tools.site.compress import shipped, sizes
from tools.site.place import DIST, RUNTIME

MOST_IN_ALL = 4_500
MOST_BEFORE_PYTHON = 100
LATER = {RUNTIME, "sw.js", "worker.py", "ai.mjs", "interpreter.mjs"}
"""Parts of paths: what loads with Python or after it."""


def rows() -> Iterator[Row]:
    site.build()
    files = shipped()
    first = [path for path in files if not LATER & set(path.parts) and is_of_one_visit(path)]
    yield at_most("everything, all languages and both themes", kilobytes(files), "kB", MOST_IN_ALL)
    yield at_most("page, style and board before Python", kilobytes(first), "kB", MOST_BEFORE_PYTHON)


def is_of_one_visit(path: Path) -> bool:
    """One language, one game and one theme are enough to start."""
    return (
        path.name not in ("fi.ftl", "sv.ftl")
        and (not path.name.startswith("board-") or path.name == "board-africa-light.svg")
        and path.parent != DIST / "assets" / "text" / "boot"
    )


def kilobytes(paths: Iterable[Path]) -> float:
    return sum(sizes(path)[1] for path in paths) / 1000
