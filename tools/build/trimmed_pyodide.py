"""Pyodide's two largest files without what only packages with compiled code need.

The page loads none. `trim_pyodide.mjs` does the work with Binaryen and Terser, in half a minute; the result
is cached.
"""

import tempfile
from pathlib import Path
from typing import NamedTuple

from tools.build.content_cache import cache_path, store
from tools.console import run
from tools.paths import NODE_MODULES, npm_version

PROGRAM = Path(__file__).parent / "trim_pyodide.mjs"
PYODIDE = NODE_MODULES / "pyodide"


class Trimmed(NamedTuple):
    """Emscripten's JavaScript, a script, and the WebAssembly: each fits only the other."""

    glue: bytes
    wasm: bytes


def trim(node: Path, glue: bytes) -> Trimmed:
    """The trimmed files; `glue` is Emscripten's JavaScript as a script."""
    versions = " ".join(npm_version(package) for package in ("pyodide", "binaryen", "terser"))
    inputs = (versions.encode(), PROGRAM.read_bytes(), glue)
    paths = {name: cache_path(f"trimmed-{name}", *inputs) for name in Trimmed._fields}
    if not all(path.exists() for path in paths.values()):
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder, "glue.js")
            script.write_bytes(glue)
            sources = [script, PYODIDE / "pyodide.mjs", PYODIDE / "pyodide.asm.wasm"]
            command = [node, PROGRAM, *sources, Path(folder)]
            run(command, failure_message="Pyodide could not be trimmed (see above): try --without=trim")
            for name, path in paths.items():
                store(Path(folder, name).read_bytes(), path)
    return Trimmed(*(paths[name].read_bytes() for name in Trimmed._fields))
