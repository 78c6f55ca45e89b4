"""Our JavaScript and style, bundled by esbuild, and the service worker with its list of all files.

We make that list ourselves, since the build knows every file; `workbox-build` would need 340 packages.
"""

import hashlib
import json
import shutil
from base64 import b64encode
from collections.abc import Mapping
from pathlib import Path

from tools.build.pyodide_files import EMSCRIPTEN_JS, WASM, RuntimePaths
from tools.console import ROOT, ToolError, run
from tools.paths import APP, NODE_MODULES, PAGE, RUNTIME, npm_version

BOOT = ROOT / "game" / "web" / "boot"
PYTHON_ENTRIES = ["interpreter", "preload", "preload-worker", "prefetch-worker", "snapshot-worker"]
LAZY_ENTRIES = ["page/qr-code", "live/live"]
"""Loaded by the page when somebody uses them (`loadModule` in start.mjs)."""
ENTRIES = ["start", *(f"python/{name}" for name in PYTHON_ENTRIES), *LAZY_ENTRIES]
"""Each is bundled into one file of the built page's boot/, without folders.

start and interpreter import preload, which stays a separate file.
"""

NO_TOP_LEVEL_AWAIT = "--supported:top-level-await=false"
"""Forbidden: WebKit runs a module's second importer before the module's `await` is over (its bug 242740)."""

BUILD_PLACEHOLDER = '<meta name="build" content="not built">'
WATCH_BUILD = "watch"
"""The name of all builds of `tools play --watch`."""

UNREGISTER = BOOT / "offline" / "unregister-service-worker.js"
TO_DIST_ROOT = "../../../"
"""From boot/ in the page's folder to the top of dist/."""


def write_boot(node: Path, boot: Path, paths: RuntimePaths, *, watch: bool = False) -> None:
    """Write the page's scripts to the folder `boot`, three levels below dist/."""
    defines = boot_defines(boot.parents[2], paths) | {"WATCH": watch}
    options = [
        NO_TOP_LEVEL_AWAIT,
        "--format=esm",
        "--entry-names=[name]",
        "--external:*/preload.mjs",
        "--out-extension:.js=.mjs",
        "--loader:.ftl=text",
    ]
    bundle(node, ENTRIES, boot, defines, options)


def boot_defines(target: Path, paths: RuntimePaths) -> dict[str, object]:
    """What the build tells the page's scripts: where files are, how large, and a hash of Python's."""
    wasm, glue = from_boot(f"{paths.pyodide}/{WASM}"), from_boot(f"{paths.pyodide}/{EMSCRIPTEN_JS}")
    stdlib, main_archive, together = map(from_boot, (paths.stdlib, paths.main_archive, paths.together))
    game_archives = {game: from_boot(path) for game, path in paths.game_archives.items()}
    later, wasm_rest = (path and from_boot(path) for path in (paths.later, paths.wasm_rest))
    files = [wasm, stdlib, main_archive, *game_archives.values(), together, *filter(None, [later])]
    return {
        "RUNTIME": {
            "version": npm_version("pyodide"),
            "indexURL": from_boot(f"{paths.pyodide}/"),
            "glue": glue,
            "wasm": wasm,
            "stdLib": stdlib,
            "mainArchive": main_archive,
            "lock": paths.lock_json,
            "sizes": {path: (target / path.removeprefix(TO_DIST_ROOT)).stat().st_size for path in files},
        },
        "GAMES": game_archives,
        "TOGETHER": together,
        "PYTHON_HASH": hashlib.sha256("\n".join(files).encode()).hexdigest()[:12],
        "PYSCRIPT": from_boot(f"{paths.pyscript}/core.js"),
        "PREFETCH": [glue, wasm, stdlib, main_archive],
        "PRELOAD": preload_modules(target, paths),
        "LARGE_FILES": [stdlib, wasm],
        "WASM": wasm,
        "LATER": later,
        "WASM_REST": wasm_rest,
    }


def from_boot(path: str) -> str:
    """The address of a file of dist/, relative to boot/."""
    return TO_DIST_ROOT + path


def preload_modules(target: Path, paths: RuntimePaths) -> list[str]:
    """The addresses of PyScript's and Pyodide's modules, relative to boot/."""
    runtime = [
        path
        for part in (paths.pyodide, paths.pyscript)
        for path in (target / part).glob("*js")
        if path.name != EMSCRIPTEN_JS
    ]
    return sorted(from_boot(path.relative_to(target).as_posix()) for path in runtime)


def write_service_worker(node: Path, target: Path) -> None:
    files = json.dumps(precache_list(target))
    build = name_build(target, hashlib.sha256(files.encode()).hexdigest()[:12])
    renamed = precache_list(target)  # the build's name has changed index.html, so also its hash
    defines = {"BUILD": build, "FILES": renamed, "process.env.NODE_ENV": "production"}
    # The address must stay sw.js, at which browsers look for updates.
    bundle(node, ["offline/service-worker"], target, defines, ["--format=iife", "--entry-names=sw"])


def write_watch_service_worker(target: Path) -> None:
    """For a watch build: a service worker that removes itself, where an ordinary build has installed one."""
    name_build(target, WATCH_BUILD)
    shutil.copyfile(UNREGISTER, target / "sw.js")


def bundle(
    node: Path, entries: list[str], out: Path, defines: Mapping[str, object], options: list[str]
) -> None:
    defined = [f"--define:{name}={json.dumps(value)}" for name, value in defines.items()]
    paths = [BOOT / f"{entry}.mjs" for entry in entries]
    esbuild(node, paths, out, ["--target=es2022", *options, *defined])


def bundle_style(node: Path, assets: Path) -> None:
    """Bundle the style into one file. `assets` holds its parts, and the pictures and font that it uses."""
    named = ["--loader:.svg=copy", "--loader:.woff2=copy", "--asset-names=[name]", "--allow-overwrite"]
    esbuild(node, [assets / "style.css"], assets, named)
    shutil.rmtree(assets / "style")
    (assets / "theme.css").unlink()


def esbuild(node: Path, entries: list[Path], out: Path, options: list[str]) -> None:
    """Bundle each entry with what it imports into one file in the folder `out`."""
    program = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    command: list[str | Path] = [node, program, *entries, f"--outdir={out}"]
    common = ["--bundle", "--minify", "--legal-comments=none", "--log-level=warning"]
    run([*command, *common, *options], failure_message="our JavaScript or style does not bundle: see above")


def name_build(target: Path, name: str) -> str:
    """Write the build's name into the page, by which page and service worker know if they belong together."""
    page = target / "index.html"
    text = page.read_text()
    if text.count(BUILD_PLACEHOLDER) != 1:
        raise ToolError(f"index.html has to say {BUILD_PLACEHOLDER!r} once, in its head")
    page.write_text(text.replace(BUILD_PLACEHOLDER, f'<meta name="build" content="{name}">'))
    return name


def precache_list(target: Path) -> list[dict[str, str | None]]:
    """Workbox's list of files to cache, with hashes to detect damaged ones."""
    files = sorted(path for path in target.rglob("*") if path.is_file())
    contents = {path.relative_to(target): path.read_bytes() for path in files}
    return [
        precache_entry(path.as_posix(), content)
        for path, content in contents.items()
        if APP not in path.parts
    ]


def precache_entry(url: str, content: bytes) -> dict[str, str | None]:
    """An entry of the list; a revision is only for file names without a hash of the content."""
    digest = hashlib.sha256(content).digest()
    revision = None if url.startswith((f"{RUNTIME}/", f"{PAGE}/")) else digest.hex()[:16]
    return {"url": url, "revision": revision, "integrity": f"sha256-{b64encode(digest).decode()}"}
