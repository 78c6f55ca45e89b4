"""Archives of byte code for the page's Python.

The zips are stored, not compressed: Brotli makes a third less of them than of a compressed zip. Hosts choose
what to compress by file name and never choose a zip, so the archives' names end in `.txt`.
"""

import ast
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from tools.build import pyodide_node
from tools.build.content_cache import cache_path, store
from tools.paths import npm_version

EPOCH = (1980, 1, 1, 0, 0, 0)
PROGRAM = "compile_bytecode.py"


class Source(NamedTuple):
    """A Python file for an archive: its name there and in tracebacks, and its text.

    `optimize` is Python's own option: 2 removes docstrings and asserts. `strip` removes docstrings and the
    annotations of functions. Either removes column numbers, too. `later` has the qualified names of functions
    whose code comes later.
    """

    name: str
    text: bytes
    optimize: int = 0
    strip: bool = False
    later: tuple[str, ...] = ()


def write_archive(sources: list[Source], target: Path) -> None:
    """Write a zip with the cached byte code of all sources; the same input gives the same bytes.

    Sources without byte code are added as they are, and the page compiles them.
    """
    paths = {source: bytecode_path(source) for source in sources}
    store_zip(
        target,
        [
            (f"{source.name}c", path.read_bytes()) if path.exists() else (source.name, source.text)
            for source, path in sorted(paths.items())
        ],
    )


def write_later_archive(sources: Iterable[Source], target: Path) -> None:
    """Write a zip with the code of functions that come later, of sources that are compiled."""
    paths = ((source.name, later_path(source)) for source in sorted(sources) if source.later)
    codes = ((name, path.read_bytes()) for name, path in paths)
    store_zip(target, [(name, code) for name, code in codes if code])


def store_zip(target: Path, files: Iterable[tuple[str, bytes]]) -> None:
    made = BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, content in files:
            archive.writestr(zipfile.ZipInfo(name, EPOCH), content)
    store(made.getvalue(), target)  # in one step: another build may write the same file


def bytecode_path(source: Source) -> Path:
    """Where a source's byte code is cached."""
    return source_cache_path("bytecode", source)


def later_path(source: Source) -> Path:
    """Where the code of its functions that come later is cached; the file is empty if there are none."""
    return source_cache_path("later", source)


def source_cache_path(step: str, source: Source) -> Path:
    options = " ".join(map(str, [source.name, source.optimize, source.strip, *source.later]))
    return cache_path(step, source.text, options.encode(), compiler())


@cache
def compiler() -> bytes:
    """What byte code depends on besides its source."""
    version = npm_version("pyodide").encode()
    return version + Path(__file__).read_bytes() + pyodide_node.read_program(PROGRAM)


def compile_new(node: Path, sources: Iterable[Source]) -> None:
    """Compile the sources whose byte code is not cached yet."""
    compile_sources(node, [source for source in sources if not bytecode_path(source).exists()])


def compile_sources(node: Path, sources: list[Source]) -> None:
    """Compile sources in one process, and cache the byte code of each: it does not depend on the others.

    One process for all: Python takes seconds to start under Node.js.
    """
    if not sources:
        return
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.py") for number in range(len(sources))]
        for file, source in zip(files, sources, strict=True):
            file.write_bytes(strip_docstrings(source.text) if source.strip else source.text)
        job = [
            (file.name, each.name, each.optimize, each.strip, each.later)
            for file, each in zip(files, sources, strict=True)
        ]
        pyodide_node.run_program(node, PROGRAM, job, Path(folder))
        for file, source in zip(files, sources, strict=True):
            store(file.with_suffix(".later").read_bytes(), later_path(source))
            store(file.with_suffix(".pyc").read_bytes(), bytecode_path(source))


def strip_docstrings(text: bytes) -> bytes:
    """A source with empty docstrings and unchanged line numbers. Python's own option removes asserts, too."""
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
