"""The Python functions whose code comes later, since a start and the first moves do not call them.

`later_functions.txt` lists them by module and qualified name; `python3 -m tools profile` makes it. A function
that it does not name, such as a new one, comes with its module. One that it names and that a start now calls
makes the page of a first visit wait for the archive, with a warning on the console that names the function.
"""

from __future__ import annotations

import json
import tempfile
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from tools.build import pyodide_node
from tools.build.bytecode import Source

LIST = Path(__file__).with_suffix(".txt")
PROGRAM = "list_functions.py"
INDENT = "    "


def with_later_functions(sources: Iterable[Source]) -> list[Source]:
    """The same sources; each knows which of its functions come later."""
    listed = read_list()
    return [source._replace(later=tuple(listed.get(source.name, ()))) for source in sources]


def all_functions(node: Path, sources: Sequence[Source]) -> dict[str, list[str]]:
    """The qualified names of all functions, by their module's path."""
    with tempfile.TemporaryDirectory() as folder:
        files = {source.name: Path(folder, f"{number}.py") for number, source in enumerate(sources)}
        for source, file in zip(sources, files.values(), strict=True):
            file.write_bytes(source.text)
        names = [file.name for file in files.values()]
        answer = pyodide_node.run_program(node, PROGRAM, names, Path(folder))
    return dict(zip(files, json.loads(answer), strict=True))


def read_list() -> dict[str, list[str]]:
    """The qualified names of functions that come later, by their module's path."""
    path, found = "", dict[str, list[str]]()
    for line in LIST.read_text().splitlines():
        if line.startswith(INDENT):
            found[path] += line.split()
        else:
            path, found[line] = line, []
    return found


def write_list(listed: Mapping[str, Iterable[str]]) -> None:
    """Write the list: a module's path, and below it, indented, the names of its functions."""
    wrap = textwrap.TextWrapper(
        110,
        initial_indent=INDENT,
        subsequent_indent=INDENT,
        break_long_words=False,
        break_on_hyphens=False,
    )
    paragraphs = ((path, wrap.fill(" ".join(sorted(names)))) for path, names in sorted(listed.items()))
    LIST.write_text("".join(f"{path}\n{names}\n" for path, names in paragraphs if names))
