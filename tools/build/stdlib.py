"""The standard library as byte code, cut down to what the page needs: the page starts in a third of the time.

Needed are the modules that the game imports anywhere, those that PyScript imports, and those that these load
in turn (found by importing them in the page's Python). A missing module is an ImportError on the page, on
which the browser tests fail. `RARE_MODULES` are imported in rare cases, under names made at run time.
"""

import ast
import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.build import pyodide_node
from tools.build.bytecode import Source
from tools.build.content_cache import cached
from tools.console import ROOT, ToolError
from tools.paths import NODE_MODULES, npm_version

ARCHIVE = NODE_MODULES / "pyodide" / "python_stdlib.zip"
PYSCRIPT_IMPORTS = {
    "asyncio",
    "base64",
    "collections",
    "functools",
    "html",
    "inspect",
    "io",
    "json",
    "os",
    "pathlib",
    "sys",
}
RARE_MODULES = {"encodings.ascii", "encodings.latin_1"}
UNUSED_IMPORTS = {
    "html/__init__.py": b"from html.entities import html5 as _html5\n",
    "subprocess.py": b"import locale\n",
}
"""Imports of tables, 37 kB, that only `html.unescape` and child processes need: the page has neither."""

LEFT_OUT = {"html/entities.py", "locale.py", "ssl.py", "_ssl.py"}
"""What `UNUSED_IMPORTS` imported, and encryption, without which `asyncio` works."""

NEEDS_DOCSTRINGS = ("_pyodide/", "pyodide/")
"""Pyodide copies its own docstrings at run time, so they stay, but empty. All others are removed."""

PROGRAM = "list_imports.py"


def sources(node: Path) -> list[Source]:
    """The modules to compile."""
    roots = sorted(game_imports() | PYSCRIPT_IMPORTS | RARE_MODULES)
    with zipfile.ZipFile(ARCHIVE) as library:
        return [source(library, path) for path in needed_paths(node, roots) if path not in LEFT_OUT]


def source(library: zipfile.ZipFile, path: str) -> Source:
    """A module. Raises ToolError if it no longer has the import that should be removed."""
    text, unused = library.read(path), UNUSED_IMPORTS.get(path, b"")
    if unused and text.count(unused) != 1:
        raise ToolError(f"{path} has to say {unused.decode().strip()} once")
    if path.startswith(NEEDS_DOCSTRINGS):
        return Source(path, text, strip=True)
    return Source(path, text.replace(unused, b"\n") if unused else text, optimize=2)


def needed_paths(node: Path, roots: list[str]) -> list[str]:
    """The paths in Pyodide's archive of all modules that importing `roots` loads."""
    inputs = (json.dumps([npm_version("pyodide"), roots]).encode(), pyodide_node.read_program(PROGRAM))
    answer = cached(
        "needed_paths", *inputs, make=lambda: pyodide_node.run_program(node, PROGRAM, roots).encode()
    )
    found: list[str] = json.loads(answer)
    return found


def game_imports() -> set[str]:
    """The modules of the standard library that the game imports anywhere, in functions too."""
    names = {name for path in (ROOT / "game").rglob("*.py") for name in file_imports(path)}
    return {name for name in names if name.split(".")[0] in sys.stdlib_module_names}


def file_imports(path: Path) -> list[str]:
    """The modules that a file imports. Raises SyntaxError."""
    text = path.read_bytes()

    def parse() -> bytes:
        tree = ast.parse(text, path)
        return "\n".join(sorted({name for node in ast.walk(tree) for name in imported_names(node)})).encode()

    return cached("file_imports", text, Path(__file__).read_bytes(), make=parse).decode().split()


def imported_names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
