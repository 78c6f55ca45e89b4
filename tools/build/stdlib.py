"""The standard library, cut down to what the page needs, as byte code: it starts in a third of the time.

What is needed: every module of it that the game imports anywhere, what PyScript imports, and what those load
in turn (found by importing them in the page's Python). One that is missing is an ImportError on the page, and
the browser tests fail on it. What is imported in rare cases, by a name made up then, is listed in `RARE`.
"""

import ast
import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.build import bytecode, pyodide_node
from tools.build.bytecode import Source
from tools.build.paths import CACHE, NODE_MODULES
from tools.console import ROOT

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
KEEP_DOCSTRINGS = ("_pyodide/", "pyodide/")
"""Pyodide copies its docstrings about; the rest does without docstrings and asserts."""


def write(node: Path) -> Path:
    roots = sorted(game_imports() | PYSCRIPT_IMPORTS | RARE_MODULES)
    answer = pyodide_node.run_program(node, "list_imports.py", {}, roots) / pyodide_node.ANSWER
    with zipfile.ZipFile(ARCHIVE) as library:
        sources = [source(library, path) for path in json.loads(answer.read_text())]
    made = CACHE / "stdlib.zip"
    bytecode.write_archive(node, sources, made)
    return made


def source(library: zipfile.ZipFile, path: str) -> Source:
    return Source(path, library.read(path), 0 if path.startswith(KEEP_DOCSTRINGS) else 2)


def game_imports() -> set[str]:
    """The modules of the standard library that the game imports anywhere, in functions too."""
    trees = (ast.parse(path.read_bytes()) for path in (ROOT / "game").rglob("*.py"))
    names = {name for tree in trees for node in ast.walk(tree) for name in imported_names(node)}
    return {name for name in names if name.split(".")[0] in sys.stdlib_module_names}


def imported_names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
        yield node.module
