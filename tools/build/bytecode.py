"""Archives of byte code for the page's Python.

They are stored, not compressed: Brotli on the way makes a third less of them than a zip does. Hosts compress
by name, and none does it for a zip, so they are served under a name that ends in `.txt`.
"""

import ast
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.build import pyodide_node

EPOCH = (1980, 1, 1, 0, 0, 0)


class Source(NamedTuple):
    """A Python file for an archive: its name there and in tracebacks, its text, Python's optimisation."""

    name: str
    text: bytes
    optimize: int = 0


def write_archive(node: Path, sources: list[Source], target: Path) -> None:
    """Write a zip with the sources' byte code; the same input gives the same bytes."""
    files = {
        source.name + "c": code for source, code in zip(sources, compile_sources(node, sources), strict=True)
    }
    with zipfile.ZipFile(target, "w") as made:
        for name in sorted(files):
            made.writestr(zipfile.ZipInfo(name, EPOCH), files[name])


def compile_sources(node: Path, sources: list[Source]) -> list[bytes]:
    """The byte code of each source, all made in one go."""
    names = [f"{number}.py" for number in range(len(sources))]
    files = dict(zip(names, (source.text for source in sources), strict=True))
    job = [(file, source.name, source.optimize) for file, source in zip(names, sources, strict=True)]
    made = pyodide_node.run_program(node, "compile_bytecode.py", files, job)
    return [(made / f"{name}c").read_bytes() for name in names]


def strip_docstrings(text: bytes) -> bytes:
    """A source whose docstrings are empty, every line where it was. Python's own option takes asserts too."""
    lines = text.splitlines(keepends=True)
    for found in find_docstrings(ast.parse(text)):
        first, last = found.lineno - 1, (found.end_lineno or found.lineno) - 1
        before, after = lines[first][: found.col_offset], lines[last][found.end_col_offset :]
        lines[first : last + 1] = [before + b'""' + after, *[b"\n"] * (last - first)]
    return b"".join(lines)


def find_docstrings(tree: ast.AST) -> Iterator[ast.Constant]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            match node.body:
                case [ast.Expr(value=ast.Constant(value=str()) as found), *_]:
                    yield found
