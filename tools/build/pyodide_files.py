"""What Python runs on: PyScript's and Pyodide's files, the standard library, and archives of ours.

There is one of the first game and all that games share, and one of each other game. More and smaller ones
would weigh more, since Brotli finds less in them that it has seen.

All names hold a version or a hash of the content, so that a browser may keep the files for ever.
"""

import hashlib
import json
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from game.catalog import GAMES
from tools.build import bytecode, stdlib
from tools.build.paths import CACHE, NODE_MODULES, RUNTIME, npm_version
from tools.console import ROOT, ToolError

PYSCRIPT_FILES = ["core.js", "core-*.js", "error-*.js"]
"""PyScript asks for the plugin that shows errors even to turn it off."""

PYODIDE_FILES = ["pyodide.mjs", "pyodide.asm.wasm"]
EMSCRIPTEN_JS = "pyodide.asm.js"
"""Our name for what stands between WebAssembly and the browser, the largest of all scripts."""
MODULE_FACTORY = "_createPyodideModule"
GAME = ROOT / "game"
WORKER = GAME / "web" / "ai" / "worker.py"
"""PyScript runs it as a script, from its source."""
PYSCRIPT_PACKAGE = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
NOT_SHIPPED = {
    WORKER,
    *(GAME / "nim").rglob("*.py"),
    *(PYSCRIPT_PACKAGE / name for name in ("fs.py", "media.py", "web.py")),
}
"""The worker's program comes as source; the template is not in the menu; nobody imports these of PyScript."""


_, *OTHER_GAMES = GAMES
"""The games with archives of their own."""


class RuntimePaths(NamedTuple):
    """Paths below dist/, for the page and our JavaScript to name."""

    pyscript: str
    pyodide: str
    stdlib: str
    main_archive: str
    """What all games share, and the first game."""
    game_archives: dict[str, str]
    """The archives of the other games, by their ids."""
    lock_json: str
    """Pyodide's list of packages, as JSON: with none, for we load none."""


def write(node: Path, target: Path) -> RuntimePaths:
    folder = target / RUNTIME
    folder.mkdir()
    pyscript = f"{RUNTIME}/pyscript-{npm_version('@pyscript/core')}"
    pyodide = f"{RUNTIME}/pyodide-{npm_version('pyodide')}"
    copy_pyscript(target / pyscript)
    (target / pyodide).mkdir()
    for name in PYODIDE_FILES:
        shutil.copyfile(NODE_MODULES / "pyodide" / name, target / pyodide / name)
    (target / pyodide / EMSCRIPTEN_JS).write_text(
        as_script((NODE_MODULES / "pyodide" / "pyodide.asm.mjs").read_text())
    )
    library = copy_with_hash(stdlib.write(node), folder)
    first = copy_with_hash(write_main_archive(node), folder)
    games = {game: copy_with_hash(write_game(node, game), folder) for game in OTHER_GAMES}
    return RuntimePaths(pyscript, pyodide, library, first, games, empty_lock())


def as_script(source: str) -> str:
    """Pyodide's glue as a script that sets a global, and can be imported as well.

    Browsers keep a script's compiled code with a service worker's files, but not that of a module.
    """
    exported = f"export default {MODULE_FACTORY};"
    if source.count(exported) != 1:
        raise ToolError(f"pyodide.asm.mjs has to say {exported} once")
    source = source.replace(exported, f"globalThis.{MODULE_FACTORY}={MODULE_FACTORY};").replace(
        "import.meta.url", "location.href"
    )
    return f'"use strict";{source}'


def copy_pyscript(target: Path) -> None:
    """What the page loads of PyScript; the rest are editors, terminals, parsers and archives."""
    source = NODE_MODULES / "@pyscript" / "core" / "dist"
    target.mkdir()
    for pattern in PYSCRIPT_FILES:
        for path in source.glob(pattern):
            shutil.copyfile(path, target / path.name)


def write_main_archive(node: Path) -> Path:
    """The first game and what all share.

    With PyScript's Python package, which the page would compile at each start.
    """
    made = CACHE / "game.zip"
    others = {path for game in OTHER_GAMES for path in (GAME / game).rglob("*.py")}
    ours = game_sources(set(GAME.rglob("*.py")) - others, ROOT)
    theirs = game_sources(PYSCRIPT_PACKAGE.rglob("*.py"), PYSCRIPT_PACKAGE.parent)
    bytecode.write_archive(node, [*ours, *theirs], made)
    return made


def write_game(node: Path, game: str) -> Path:
    """The package `game.<id>`."""
    made = CACHE / f"{game}.zip"
    bytecode.write_archive(node, [*game_sources((GAME / game).rglob("*.py"), ROOT)], made)
    return made


def game_sources(paths: Iterable[Path], root: Path) -> Iterator[bytecode.Source]:
    """For byte code without docstrings; asserts stay, for they tell of our bugs."""
    for path in sorted(set(paths) - NOT_SHIPPED):
        name = path.relative_to(root).as_posix()
        yield bytecode.Source(name, bytecode.strip_docstrings(path.read_bytes()))


def copy_with_hash(file: Path, folder: Path) -> str:
    """Copy a file under a name with the hash of its content, and return its path below dist/."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    name = f"{file.stem}-{digest}{file.suffix}.txt"  # why .txt: see bytecode.py
    shutil.copyfile(file, folder / name)
    return f"{RUNTIME}/{name}"


def empty_lock() -> str:
    lock_file = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text())
    return json.dumps({**lock_file, "packages": {}})
