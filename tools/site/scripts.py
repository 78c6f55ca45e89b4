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

from tools.site.place import APP, MODULES, PAGE, RUNTIME, version
from tools.site.runtime import GLUE, Parts
from tools.step import ROOT, Failure, run

BOOT = ROOT / "game" / "web" / "boot"
PYTHON_ENTRIES = ["interpreter", "preload", "preload-worker", "prefetch-worker", "snapshot-worker"]
ENTRIES = ["start", *(f"python/{name}" for name in PYTHON_ENTRIES)]
"""Each is bundled into one file. They lie side by side in the built page's boot/, without the folders.

start and interpreter import preload, which stays a file of its own.
"""

NO_WAITING = "--supported:top-level-await=false"
"""An error, since WebKit gives a module to who asks second before its `await` is over (its bug 242740)."""

UNNAMED = '<meta name="build" content="not built">'
UP = "../../../"
"""From boot/ in the page's folder to the top of dist/."""


def write_boot(node: Path, boot: Path, parts: Parts) -> None:
    """`boot` is the folder to write, three levels below dist/."""
    target = boot.parents[2]
    wasm = f"{parts.pyodide}/pyodide.asm.wasm"
    files = [wasm, parts.stdlib, parts.game, *parts.games.values()]
    runtime = {
        "version": version("pyodide"),
        "indexURL": f"{UP}{parts.pyodide}/",
        "glue": f"{UP}{parts.pyodide}/{GLUE}",
        "wasm": UP + wasm,
        "stdLib": UP + parts.stdlib,
        "game": UP + parts.game,
        "lock": parts.lock,
        "sizes": {UP + path: (target / path).stat().st_size for path in files},
    }
    defines = {
        "RUNTIME": runtime,
        "GAMES": {game: UP + path for game, path in parts.games.items()},
        "PYTHON_HASH": hashlib.sha256("\n".join(files).encode()).hexdigest()[:12],
        "PYSCRIPT": f"{UP}{parts.pyscript}/core.js",
        "PREFETCH": [UP + path for path in (f"{parts.pyodide}/{GLUE}", wasm, parts.stdlib, parts.game)],
        "PRELOAD": on_the_way(target, parts),
        "WASM": UP + wasm,
    }
    options = [
        NO_WAITING,
        "--format=esm",
        "--external:*/preload.mjs",
        "--out-extension:.js=.mjs",
        "--loader:.ftl=text",
    ]
    for entry in ENTRIES:
        bundle(node, entry, boot, defines, options)


def on_the_way(target: Path, parts: Parts) -> list[str]:
    """PyScript's and Pyodide's modules, from boot/."""
    runtime = [
        path
        for part in (parts.pyodide, parts.pyscript)
        for path in (target / part).glob("*js")
        if path.name != GLUE
    ]
    return sorted(UP + path.relative_to(target).as_posix() for path in runtime)


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
    command: list[str | Path] = [node, MODULES / "esbuild" / "bin" / "esbuild", entry, f"--outdir={out}"]
    common = ["--bundle", "--minify", "--legal-comments=none", "--log-level=warning"]
    run([*command, *common, *options], mend="our JavaScript or style does not bundle: see above")


def name_build(target: Path) -> str:
    """Name the build after its content, in the page too, so that page and service worker know each other."""
    files = json.dumps(precache_list(target))
    name = hashlib.sha256(files.encode()).hexdigest()[:12]
    page = target / "index.html"
    text = page.read_text()
    if text.count(UNNAMED) != 1:
        raise Failure(f"index.html has to say {UNNAMED!r} once, in its head")
    page.write_text(text.replace(UNNAMED, f'<meta name="build" content="{name}">'))
    return name


def precache_list(target: Path) -> list[dict[str, str | None]]:
    """For Workbox: each file's address and content, for it to check what it keeps and mend what it lost."""
    paths = sorted(path for path in target.rglob("*") if path.is_file() and APP not in path.parts)
    return [entry(path.relative_to(target).as_posix(), path.read_bytes()) for path in paths]


def entry(url: str, content: bytes) -> dict[str, str | None]:
    """A revision is for names that do not change with the content."""
    digest = hashlib.sha256(content).digest()
    revision = None if url.startswith((f"{RUNTIME}/", f"{PAGE}/")) else digest.hex()[:16]
    return {"url": url, "revision": revision, "integrity": f"sha256-{b64encode(digest).decode()}"}
