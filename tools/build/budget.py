"""Limits for the site's size, compressed with Brotli. The build fails if one is exceeded.

A visitor downloads all games, but counts one language only: the service worker fetches the others later, for
offline use. Languages that need the extended font count it as theirs.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.build.compress import shipped_files, sizes
from tools.build.font import EXTENDED, EXTENDED_RANGE
from tools.build.pyodide_files import OTHER_GAMES, TOGETHER, WASM_REST
from tools.console import ToolError
from tools.paths import APP, PAGE, RUNTIME

FIRST_LANGUAGE = "en"
ENTRY = Path("boot", "start.mjs")
"""Below the page's folder."""

INTERPRETER = "interpreter.mjs"

LATER_TEXTS = {("text", "boot"), ("text", "learn"), ("text", "together"), ("map", "today")}
"""Folders of texts that the page does not fetch at first: the boot texts are in start.mjs."""

STATIC_IMPORT = re.compile(r"""(?:^|[;}])import[^"'()]*["']\./([\w-]+\.mjs)["']""")


class Budget(NamedTuple):
    """A size and its limit in kilobytes of 1000 bytes."""

    name: str
    used: float
    limit: float


def budgets(target: Path) -> list[Budget]:
    """What a built site uses of each budget."""
    files = [path for path in shipped_files(target) if APP not in path.parts]
    shared = [path for path in files if not is_text(path) and path.name != EXTENDED.name]
    languages = [kilobytes(language_files(files, code)) for code in language_codes(files)]
    largest = max(languages, default=0.0)
    first = [path for path in files if is_first_visit_file(path.relative_to(target))]
    python = [path for path in files if is_python_file(path.relative_to(target))]
    scripts = {path for folder in (target / PAGE).iterdir() for path in module_closure(folder / ENTRY)}
    return [
        Budget("all games in one language, both themes", kilobytes(shared) + largest, 4_300),
        Budget("the largest further language", largest, 45),
        Budget("page, style and board before Python", kilobytes([*first, *scripts]), 100),
        Budget("everything that is fetched before play", kilobytes([*first, *scripts, *python]), 1_900),
    ]


def check(target: Path) -> None:
    """Raise `ToolError` if a budget is exceeded."""
    for budget in budgets(target):
        if budget.used > budget.limit:
            size = f"{budget.name}: {budget.used:,.1f} kB, which is more than {budget.limit:,} kB"
            raise ToolError(f"{size} (see “Make room” in game/README.md)")


def is_text(path: Path) -> bool:
    """Whether the file is one of those that each language has: texts, or names on the map."""
    return path.suffix == ".ftl" or path.parent.parent.name == "map"


def language_codes(files: Iterable[Path]) -> set[str]:
    return {path.stem for path in files if is_text(path)}


def language_files(files: Iterable[Path], language: str) -> Iterator[Path]:
    """The texts of a language, and the extended font if they have one of its letters."""
    texts = [path for path in files if is_text(path) and path.stem == language]
    letters = {ord(letter) for path in texts for letter in path.read_text()}
    yield from texts
    if letters.intersection(EXTENDED_RANGE):
        yield from (path for path in files if path.name == EXTENDED.name)


def is_first_visit_file(path: Path) -> bool:
    """Whether the page needs a file before Python, for one language, game and theme; not for scripts."""
    later = path.parts[0] == RUNTIME or path.name in ("sw.js", "worker.py", EXTENDED.name)
    board = path.name.startswith("board-") and path.name != "board-africa-light.svg"
    text = is_text(path) and (path.stem != FIRST_LANGUAGE or path.parts[-3:-1] in LATER_TEXTS)
    return not later and not board and not text and path.suffix != ".mjs"


def is_python_file(path: Path) -> bool:
    """Whether Python needs a file to start with the first game."""
    other_archive = path.name.startswith(tuple(f"{name}-" for name in (*OTHER_GAMES, TOGETHER, "later")))
    later = other_archive or path.name == WASM_REST
    return (path.parts[0] == RUNTIME and not later) or path.name == INTERPRETER


def module_closure(module: Path) -> set[Path]:
    """A module and all modules that it imports statically, or none if there is no such module."""
    found, new = set[Path](), {module} if module.exists() else set()
    while new:
        found |= new
        names = (name for each in new for name in STATIC_IMPORT.findall(each.read_text()))
        new = {module.with_name(name) for name in names} - found
    return found


def kilobytes(paths: Iterable[Path]) -> float:
    return sum(sizes(path)[1] for path in paths) / 1000
