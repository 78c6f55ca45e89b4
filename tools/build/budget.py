"""What the site may weigh, compressed with Brotli: everything once, and the page before Python.

The build fails where a budget is passed, and the bench tells how much of it is used.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from tools.build.compress import shipped_files, sizes
from tools.build.paths import APP, PAGE, RUNTIME
from tools.console import ToolError

ENTRY = Path("boot", "start.mjs")
"""Below the page's own folder."""

STATIC_IMPORT = re.compile(r"""(?:^|[;}])import[^"'()]*["']\./([\w-]+\.mjs)["']""")
"""A module that another one needs, and not one that it asks for later."""


class Budget(NamedTuple):
    """In kilobytes, a thousand bytes each."""

    name: str
    used: float
    limit: float


def budgets(target: Path) -> list[Budget]:
    """What a built site uses of each budget."""
    files = [path for path in shipped_files(target) if APP not in path.parts]
    first = [path for path in files if is_first_visit_file(path.relative_to(target))]
    scripts = {path for folder in (target / PAGE).iterdir() for path in module_closure(folder / ENTRY)}
    return [
        Budget("everything, all languages and both themes", kilobytes(files), 4_500),
        Budget("page, style and board before Python", kilobytes([*first, *scripts]), 100),
    ]


def check(target: Path) -> None:
    """Raise `Failure` where a budget is passed."""
    for budget in budgets(target):
        if budget.used > budget.limit:
            raise ToolError(f"{budget.name}: {budget.used:,.1f} kB, which is more than {budget.limit:,} kB")


def is_first_visit_file(path: Path) -> bool:
    """One language, one game and one theme are enough to start; modules are counted by what imports them."""
    later = path.parts[0] == RUNTIME or path.name in ("sw.js", "worker.py", "fi.ftl", "sv.ftl")
    board = path.name.startswith("board-") and path.name != "board-africa-light.svg"
    return not later and not board and path.suffix != ".mjs" and path.parts[-3:-1] != ("text", "boot")


def module_closure(module: Path) -> set[Path]:
    """A module and all that it cannot do without."""
    found, new = set[Path](), {module} if module.exists() else set()
    while new:
        found |= new
        names = (name for each in new for name in STATIC_IMPORT.findall(each.read_text()))
        new = {module.with_name(name) for name in names} - found
    return found


def kilobytes(paths: Iterable[Path]) -> float:
    return sum(sizes(path)[1] for path in paths) / 1000
