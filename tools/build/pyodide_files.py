"""Python's files in dist/: PyScript, Pyodide, the standard library, and archives of our own code.

The main archive holds the first game and most shared code; each other game has its own, and so have games
with other devices. More and smaller archives would be larger in total, since Brotli finds fewer repetitions.

All file names hold a version or a hash of the content, so that browsers may cache the files for ever.
"""

import hashlib
import json
import shutil
from collections.abc import Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from game.catalog import GAMES
from tools.build import bytecode, later_functions, split_pyodide, stdlib, trimmed_pyodide
from tools.build.bytecode import Source
from tools.console import ROOT, ToolError, print_line
from tools.paths import CACHE, NODE_MODULES, RUNTIME, npm_version

PYSCRIPT_FILES = ["core.js", "core-*.js", "error-*.js"]
"""PyScript loads its error plugin even when the plugin is turned off."""

PYODIDE = NODE_MODULES / "pyodide"
PYODIDE_JS = "pyodide.mjs"
WASM = "pyodide.asm.wasm"
WASM_REST = "pyodide.rest.wasm"
"""Our name for the part of the WebAssembly that comes later."""
EMSCRIPTEN_JS = "pyodide.asm.js"
"""Our name for Emscripten's JavaScript, which connects WebAssembly and the browser; the largest script."""
MODULE_FACTORY = "_createPyodideModule"
"""The function in it that starts WebAssembly."""
GAME = ROOT / "game"
SEARCH = GAME / "search"
WORKER = GAME / "web" / "ai" / "worker.py"
"""PyScript runs it as a script, from source."""
LATER_FUNCTIONS = GAME / "web" / "startup" / "later_functions.py"
LATER_FUNCTIONS_SOURCE = Source("sitecustomize.py", LATER_FUNCTIONS.read_bytes(), strip=True)
"""Python runs a module of this name when it starts."""
PYSCRIPT_PACKAGE = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
NOT_SHIPPED = {
    WORKER,
    LATER_FUNCTIONS,
    *(GAME / "nim").rglob("*.py"),
    SEARCH / "players.py",
    *(PYSCRIPT_PACKAGE / name for name in ("fs.py", "media.py", "web.py")),
}
"""The worker's program is shipped as source; nim and the random player are not in the menu; these parts of
PyScript are unused.

`LATER_FUNCTIONS` is in the library's archive."""

_, *OTHER_GAMES = GAMES
"""Games with their own archive."""
SEARCHES = {
    "star": [SEARCH / "mcts.py", SEARCH / "mcts_node.py", SEARCH / "reply_history.py"],
    "mancala": [SEARCH / "iterative_deepening.py"],
}
"""Parts of `game.search` that one game uses are in the archive of that game."""
STDLIB, MAIN, LATER = "stdlib", "game", "later"
"""The archives of Python’s library, of shared code and the first game, and of functions that come later."""
TOGETHER = "together"
"""The archive of what games with other devices need: the packages of this name."""
TOGETHER_PACKAGES = (GAME / "play" / "together", GAME / "web" / "together")


class RuntimePaths(NamedTuple):
    """Paths below dist/ that our JavaScript needs."""

    pyscript: str
    pyodide: str
    wasm_rest: str
    """The part of the WebAssembly that comes later; empty if it is not split."""
    stdlib: str
    later: str
    """The archive of functions that come later; empty if none do."""
    main_archive: str
    """The archive of the shared code and the first game."""
    game_archives: dict[str, str]
    """The archives of the other games, by game id."""
    together: str
    """The archive of games with other devices."""
    lock_json: str
    """Pyodide's list of packages, as JSON; ours is empty, since we load none."""


class Saving(StrEnum):
    """A step of the build that makes a first visit smaller. Each can be left out, to find a fault."""

    STRIP = "strip"
    """Byte code without docstrings, column numbers and annotations of functions."""
    LATER = "later"
    """Python functions that a start does not call, in an archive that comes later. Needs `STRIP`."""
    TRIM = "trim"
    """Pyodide without what only packages with compiled code need."""
    SPLIT = "split"
    """The WebAssembly in two parts, of which one comes later. Needs `TRIM`."""


NEEDED = {Saving.LATER: Saving.STRIP, Saving.SPLIT: Saving.TRIM}
"""A profile fits only the code for which it was made."""


def savings_without(names: str) -> frozenset[Saving]:
    """All savings but those named, with commas between them, and those that need one of them.

    `all` names all. Raises ValueError if there is no such saving.
    """
    left_out = set(Saving) if names == "all" else {Saving(name) for name in names.split(",") if name}
    return frozenset(each for each in Saving if not {each, NEEDED.get(each)} & left_out)


def write(
    node: Path, target: Path, *, compile_new: bool = True, savings: Collection[Saving] = tuple(Saving)
) -> RuntimePaths:
    """Write the files. Unless `compile_new`, the page compiles what has no byte code from earlier builds."""
    folder = target / RUNTIME
    folder.mkdir()
    pyscript = f"{RUNTIME}/pyscript-{npm_version('@pyscript/core')}"
    copy_pyscript(target / pyscript)
    with ThreadPoolExecutor(1) as other_core:  # either takes half a minute of another program
        writing = other_core.submit(write_pyodide, node, folder, savings)
        archives = write_archives(node, folder, compile_new, savings)
    pyodide = writing.result()
    rest = f"{pyodide}/{WASM_REST}" if (target / pyodide / WASM_REST).exists() else ""
    library, main, later, together = (archives.pop(name, "") for name in (STDLIB, MAIN, LATER, TOGETHER))
    return RuntimePaths(pyscript, pyodide, rest, library, later, main, archives, together, empty_lock())


def write_archives(
    node: Path, folder: Path, compile_new: bool, savings: Collection[Saving]
) -> dict[str, str]:
    """Write the archives of Python code; return their paths below dist/ by name, for other games by id."""
    first = {STDLIB: stdlib.sources(node), MAIN: main_sources()}
    if Saving.LATER in savings:
        first[STDLIB].append(LATER_FUNCTIONS_SOURCE)
        first = {name: later_functions.with_later_functions(files) for name, files in first.items()}
    own_archives = {game: game_sources(game) for game in OTHER_GAMES}
    sources = {**first, TOGETHER: package_sources(*TOGETHER_PACKAGES), **own_archives}
    if Saving.STRIP not in savings:
        sources = {name: [Source(each.name, each.text) for each in files] for name, files in sources.items()}
    if compile_new:
        bytecode.compile_new(node, chain.from_iterable(sources.values()))
    paths = {name: CACHE / f"{name}.zip" for name in sources}
    for name, path in paths.items():
        bytecode.write_archive(sources[name], path)
    if Saving.LATER in savings:
        paths[LATER] = CACHE / f"{LATER}.zip"
        bytecode.write_later_archive(chain.from_iterable(first.values()), paths[LATER])
    return {name: copy_with_hash(path, folder) for name, path in paths.items()}


def write_pyodide(node: Path, folder: Path, savings: Collection[Saving]) -> str:
    """Write Pyodide's files; return their folder's path below dist/."""
    glue = as_script((PYODIDE / "pyodide.asm.mjs").read_text()).encode()
    wasm = (PYODIDE / WASM).read_bytes()
    if Saving.TRIM in savings:
        glue, wasm = trimmed_pyodide.trim(node, glue)
    parts = split_pyodide.split(node, wasm) if Saving.SPLIT in savings else None
    if Saving.SPLIT in savings and not parts:
        print_line(
            "  the WebAssembly is not split: run «python3 -m tools profile» for this version of Pyodide"
        )
    wasms = {WASM: parts.first, WASM_REST: parts.rest} if parts else {WASM: wasm}
    files = {PYODIDE_JS: (PYODIDE / PYODIDE_JS).read_bytes(), EMSCRIPTEN_JS: glue, **wasms}
    digest = hashlib.sha256(b"".join(files.values())).hexdigest()[:12]
    name = f"pyodide-{npm_version('pyodide')}-{digest}"
    (folder / name).mkdir()
    for file, content in files.items():
        (folder / name / file).write_bytes(content)
    return f"{RUNTIME}/{name}"


def as_script(source: str) -> str:
    """Emscripten's JavaScript, a module, as a script that sets a global and can still be imported.

    Of a service worker's cached files, browsers cache the compiled code of scripts, but not of modules.
    """
    exported = f"export default {MODULE_FACTORY};"
    if source.count(exported) != 1:
        raise ToolError(f"pyodide.asm.mjs has to say {exported} once")
    source = source.replace(exported, f"globalThis.{MODULE_FACTORY}={MODULE_FACTORY};").replace(
        "import.meta.url", "location.href"
    )
    return f'"use strict";{source}'


def copy_pyscript(target: Path) -> None:
    """Copy the files of PyScript that the page loads; the others are editors, terminals and parsers."""
    source = NODE_MODULES / "@pyscript" / "core" / "dist"
    target.mkdir()
    for pattern in PYSCRIPT_FILES:
        for path in source.glob(pattern):
            shutil.copyfile(path, target / path.name)


def main_sources() -> list[Source]:
    """The first game, shared code, and PyScript's Python package."""
    others = [*(GAME / game for game in OTHER_GAMES), *TOGETHER_PACKAGES]
    elsewhere = [*SEARCHES.values(), *(each.rglob("*.py") for each in others)]
    ours = sources_in(set(GAME.rglob("*.py")).difference(*elsewhere), ROOT)
    return [*ours, *sources_in(PYSCRIPT_PACKAGE.rglob("*.py"), PYSCRIPT_PACKAGE.parent)]


def game_sources(game: str) -> list[Source]:
    """A game with its own archive, and its search."""
    return [*package_sources(GAME / game), *sources_in(SEARCHES.get(game, ()), ROOT)]


def package_sources(*folders: Path) -> list[Source]:
    """Packages in `game`."""
    return [*sources_in((path for folder in folders for path in folder.rglob("*.py")), ROOT)]


def sources_in(paths: Iterable[Path], root: Path) -> Iterator[Source]:
    """Sources to compile without docstrings and annotations; asserts stay, since they report our bugs."""
    for path in sorted(set(paths) - NOT_SHIPPED):
        yield Source(path.relative_to(root).as_posix(), path.read_bytes(), strip=True)


def copy_with_hash(file: Path, folder: Path) -> str:
    """Copy a file under a name with the hash of its content, and return its path below dist/."""
    digest = hashlib.sha256(file.read_bytes()).hexdigest()[:12]
    name = f"{file.stem}-{digest}{file.suffix}.txt"  # .txt: see bytecode.py
    shutil.copyfile(file, folder / name)
    return f"{RUNTIME}/{name}"


def empty_lock() -> str:
    lock_file = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    return json.dumps({**lock_file, "packages": {}})
