"""What Python runs on: PyScript's and Pyodide's files, the standard library, and the game as one archive.

All names hold a version or a hash of the content, so that a browser may keep the files for ever.
"""

import hashlib
import json
import shutil
from pathlib import Path
from typing import NamedTuple

from tools.site import bytecode, library
from tools.site.place import CACHE, MODULES, RUNTIME, version
from tools.step import ROOT

PYSCRIPT_PLUGINS = ["deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"]
PYSCRIPT_FILES = ["core.js", "core-*.js", "toml-*.js", *(f"{name}-*.js" for name in PYSCRIPT_PLUGINS)]
PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
GAME = ROOT / "game"
WORKER = GAME / "web" / "worker.py"
"""PyScript runs it as a script, from its source."""


class Parts(NamedTuple):
    """Paths below dist/, for the page and our JavaScript to name."""

    pyscript: str
    pyodide: str
    stdlib: str
    game: str
    lock: str
    """Pyodide's list of packages, as JSON: with none, for we load none."""


def write(node: Path, target: Path) -> Parts:
    folder = target / RUNTIME
    folder.mkdir()
    pyscript = f"{RUNTIME}/pyscript-{version('@pyscript/core')}"
    pyodide = f"{RUNTIME}/pyodide-{version('pyodide')}"
    copy_pyscript(target / pyscript)
    (target / pyodide).mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(MODULES / "pyodide" / name, target / pyodide / name)
    game = hashed(write_game(node), folder)
    stdlib = hashed(library.write(node), folder)
    return Parts(pyscript, pyodide, f"{RUNTIME}/{stdlib}", f"{RUNTIME}/{game}", lock())


def copy_pyscript(target: Path) -> None:
    """What the page loads of PyScript, used or not; the rest are editors, terminals and archives."""
    source = MODULES / "@pyscript" / "core" / "dist"
    target.mkdir()
    for pattern in PYSCRIPT_FILES:
        for path in source.glob(pattern):
            shutil.copyfile(path, target / path.name)


def write_game(node: Path) -> Path:
    """The game package as byte code, without docstrings; asserts stay, for they tell of our bugs."""
    paths = sorted(path for path in GAME.rglob("*.py") if path != WORKER)
    sources = [
        bytecode.Source(path.relative_to(ROOT).as_posix(), bytecode.without_docstrings(path.read_bytes()))
        for path in paths
    ]
    made = CACHE / "game.zip"
    bytecode.archive(node, sources, made)
    return made


def hashed(file: Path, folder: Path) -> str:
    """Copy a file under a name with the hash of its content, and return that name."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    name = f"{file.stem}-{digest}{file.suffix}.txt"  # why .txt: see bytecode.py
    shutil.copyfile(file, folder / name)
    return name


def lock() -> str:
    known = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text())
    return json.dumps({**known, "packages": {}})
