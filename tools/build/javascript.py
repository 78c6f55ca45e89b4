"""Our JavaScript and style, bundled by esbuild.

Last of all comes the service worker, which holds the list of every file. That list is ours to make,
since the build knows every file; Workbox's list maker would bring 340 packages.
"""

import hashlib
import json
import shutil
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path

from tools.build.paths import APP, NODE_MODULES, PAGE, RUNTIME, npm_version
from tools.build.pyodide_files import EMSCRIPTEN_JS, RuntimePaths
from tools.console import ROOT, ToolError, run

BOOT = ROOT / "game" / "web" / "boot"
PYTHON_ENTRIES = ["interpreter", "preload", "preload-worker", "prefetch-worker", "snapshot-worker"]
ENTRIES = ["start", *(f"python/{name}" for name in PYTHON_ENTRIES)]
"""Each is bundled into one file. They lie side by side in the built page's boot/, without the folders.

start and interpreter import preload, which stays a file of its own.
"""

NO_TOP_LEVEL_AWAIT = "--supported:top-level-await=false"
"""An error, since WebKit gives a module to who asks second before its `await` is over (its bug 242740)."""

BUILD_PLACEHOLDER = '<meta name="build" content="not built">'
TO_DIST_ROOT = "../../../"
"""From boot/ in the page's folder to the top of dist/."""


def write_boot(node: Path, boot: Path, paths: RuntimePaths) -> None:
    """`boot` is the folder to write, three levels below dist/."""
    target = boot.parents[2]
    wasm = f"{paths.pyodide}/pyodide.asm.wasm"
    files = [wasm, paths.stdlib, paths.main_archive, *paths.game_archives.values()]
    runtime = {
        "version": npm_version("pyodide"),
        "indexURL": f"{TO_DIST_ROOT}{paths.pyodide}/",
        "glue": f"{TO_DIST_ROOT}{paths.pyodide}/{EMSCRIPTEN_JS}",
        "wasm": TO_DIST_ROOT + wasm,
        "stdLib": TO_DIST_ROOT + paths.stdlib,
        "game": TO_DIST_ROOT + paths.main_archive,
        "lock": paths.lock_json,
        "sizes": {TO_DIST_ROOT + path: (target / path).stat().st_size for path in files},
    }
    defines = {
        "RUNTIME": runtime,
        "GAMES": {game: TO_DIST_ROOT + path for game, path in paths.game_archives.items()},
        "PYTHON_HASH": hashlib.sha256("\n".join(files).encode()).hexdigest()[:12],
        "PYSCRIPT": f"{TO_DIST_ROOT}{paths.pyscript}/core.js",
        "PREFETCH": [
            TO_DIST_ROOT + path
            for path in (f"{paths.pyodide}/{EMSCRIPTEN_JS}", wasm, paths.stdlib, paths.main_archive)
        ],
        "PRELOAD": preload_modules(target, paths),
        "WASM": TO_DIST_ROOT + wasm,
    }
    options = [
        NO_TOP_LEVEL_AWAIT,
        "--format=esm",
        "--external:*/preload.mjs",
        "--out-extension:.js=.mjs",
        "--loader:.ftl=text",
    ]
    for entry in ENTRIES:
        bundle(node, entry, boot, defines, options)


def preload_modules(target: Path, paths: RuntimePaths) -> list[str]:
    """PyScript's and Pyodide's modules, from boot/."""
    runtime = [
        path
        for part in (paths.pyodide, paths.pyscript)
        for path in (target / part).glob("*js")
        if path.name != EMSCRIPTEN_JS
    ]
    return sorted(TO_DIST_ROOT + path.relative_to(target).as_posix() for path in runtime)


def write_service_worker(node: Path, target: Path) -> None:
    build = name_build(target)
    defines = {"BUILD": build, "FILES": precache_list(target), "process.env.NODE_ENV": "production"}
    # The address must stay sw.js: browsers look there for the update of what they have installed.
    bundle(node, "offline/service-worker", target, defines, ["--format=iife", "--entry-names=sw"])


def bundle(node: Path, entry: str, out: Path, defines: Mapping[str, object], options: list[str]) -> None:
    defined = [f"--define:{name}={json.dumps(value)}" for name, value in defines.items()]
    esbuild(node, BOOT / f"{entry}.mjs", out, ["--target=es2022", *options, *defined])


def bundle_style(node: Path, assets: Path) -> None:
    """The style in one file; `assets` holds its parts, and the pictures and the font that it asks for."""
    named = ["--loader:.svg=copy", "--loader:.woff2=copy", "--asset-names=[name]", "--allow-overwrite"]
    esbuild(node, assets / "style.css", assets, named)
    shutil.rmtree(assets / "style")
    (assets / "theme.css").unlink()


def esbuild(node: Path, entry: Path, out: Path, options: list[str]) -> None:
    """One file out of those that the entry needs, into the folder `out`."""
    command: list[str | Path] = [node, NODE_MODULES / "esbuild" / "bin" / "esbuild", entry, f"--outdir={out}"]
    common = ["--bundle", "--minify", "--legal-comments=none", "--log-level=warning"]
    run([*command, *common, *options], failure_message="our JavaScript or style does not bundle: see above")


def name_build(target: Path) -> str:
    """Name the build after its content, in the page too, so that page and service worker know each other."""
    files = json.dumps(precache_list(target))
    name = hashlib.sha256(files.encode()).hexdigest()[:12]
    page = target / "index.html"
    text = page.read_text()
    if text.count(BUILD_PLACEHOLDER) != 1:
        raise ToolError(f"index.html has to say {BUILD_PLACEHOLDER!r} once, in its head")
    page.write_text(text.replace(BUILD_PLACEHOLDER, f'<meta name="build" content="{name}">'))
    return name


def precache_list(target: Path) -> list[dict[str, str | None]]:
    """For Workbox: each file's address and content, for it to check what it keeps and mend what it lost."""
    paths = sorted(path for path in target.rglob("*") if path.is_file() and APP not in path.parts)
    return [precache_entry(path.relative_to(target).as_posix(), path.read_bytes()) for path in paths]


def precache_entry(url: str, content: bytes) -> dict[str, str | None]:
    """A revision is for names that do not change with the content."""
    digest = hashlib.sha256(content).digest()
    revision = None if url.startswith((f"{RUNTIME}/", f"{PAGE}/")) else digest.hex()[:16]
    return {"url": url, "revision": revision, "integrity": f"sha256-{b64encode(digest).decode()}"}
